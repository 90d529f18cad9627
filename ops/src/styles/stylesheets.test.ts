import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const folder = join(root, 'web', 'src');

/** The page's stylesheets by their path, without comments. */
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && path !== join('ui', 'fonts.css'))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(folder, path), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  }));
const scales = 'ui/tokens.css';
const palette = 'ui/palette.css';
const textOf = (wanted: string) => sheets.find(({ path }) => path === wanted)?.text ?? '';

/** Stylesheets that may name colours of their own, each with the reason. */
const ownColours = {
  'map/flat/flat-map.module.css': 'the greys of a mask say how much is covered, and are never seen',
};
/** Stylesheets that may move in times of their own, each with the reason. */
const ownTimes = {
  'ui/loading.module.css': 'a flame that flickers',
  'actions/actions.module.css': 'the candle burns down and flickers',
  'cards/deck.module.css': 'a card that is drawn breathes until it comes',
};

/** Every place where a pattern stands in the stylesheets, but for those that may have it. */
const found = (pattern: RegExp, but: readonly string[]) =>
  sheets
    .filter(({ path }) => !but.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([what]) => `${path}: ${what}`));

test('sizes come from the scales: no stylesheet but theirs has a length in rem', () => {
  expect(found(/[\w-]+:[^;{}]*\b\d*\.?\d+rem\b|\(.*\d+rem.*\)/g, [scales])).toEqual([]);
});

test('all stylesheets together have at most 30 lengths in rem', () => {
  const lengths = sheets.flatMap(({ text }) => text.match(/\b\d*\.?\d+rem\b/g) ?? []);
  expect(lengths).not.toEqual([]);
  expect(new Set(lengths).size).toBeLessThanOrEqual(30);
});

test('no stylesheet asks the window for a breadth in letters: they would be the browser’s, and not the page’s', () => {
  expect(found(/@media[^{]*width: [\d.]+r?em/g, [scales])).toEqual([]);
});

test('gaps, paddings and margins come from the scale of spaces, or are a few pixels about a picture or a letter', () => {
  const raw = /\b(?:gap|row-gap|column-gap|padding[\w-]*|margin[\w-]*):[^;{}]*?\d*\.?\d+(?:rem|ch)\b/g;
  expect(found(raw, [])).toEqual([]);
});

test('colours are roles of the palette: no other stylesheet names one, but for black as a shade', () => {
  const raw = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!0 0 0 \/)[^)]*\)/gi;
  expect(found(raw, [palette, ...Object.keys(ownColours)])).toEqual([]);
});

test('what fades or slides takes its time from the scales', () => {
  const raw = /\b(?:transition|animation)[\w-]*:[^;{}]*?\b\d*\.?\d+m?s\b/g;
  expect(found(raw, Object.keys(ownTimes))).toEqual([]);
});

test('fades take 200 ms between scenes, 1 s after 100 ms for gains, and 100 or 200 ms elsewhere', {
  meta: { rows: ['C-LAYOUT-019'] },
}, () => {
  const time = (name: string) => new RegExp(`${name}: (\\w+);`).exec(textOf(scales))?.[1];
  const fades = ['--cross-fade', '--long-fade', '--fade-wait', '--quick-fade', '--slow-fade'];
  expect(fades.map(time)).toEqual(['200ms', '1000ms', '100ms', '100ms', '200ms']);
  expect(textOf('story/scene-sheet.module.css')).toContain('animation: appear var(--cross-fade)');
  expect(textOf('story/result.module.css')).toContain('animation: appear var(--long-fade) var(--fade-wait)');
});

test('a dialog fades in and out in 100 ms', { meta: { rows: ['C-LAYOUT-020'] } }, () => {
  const fadesOf = (path: string) => textOf(path).match(/animation: [\w-]+ var\(--[\w-]+\)/g);
  const fades = ['animation: fade-in var(--quick-fade)', 'animation: fade-out var(--quick-fade)'];
  expect(fadesOf('ui/dialog.module.css')).toEqual(fades);
});

test('both themes give the same roles, in the same order', () => {
  const rolesOf = (rule: RegExp) =>
    [...(rule.exec(textOf(palette))?.groups?.roles ?? '').matchAll(/^\s*([\w-]+):/gm)].map(([, role]) => role);
  const lamp = rolesOf(/:root \{(?<roles>.*?)\}/s);
  expect(lamp).toContain('--page');
  expect(rolesOf(/:root\[data-theme="daylight"\] \{(?<roles>.*?)\}/s)).toEqual(lamp);
});

test('every role and every step that a stylesheet asks for is given somewhere', () => {
  const given = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)));
  // Given by the build, with a picture's address, and by the components that place something.
  const others = /^--(?:[\w-]+-art|scale|right|down|fine|to|label-ground|covered-(?:top|foot|side))$/;
  const asked = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(asked.filter(({ name }) => !given.has(name) && !others.test(name))).toEqual([]);
});
