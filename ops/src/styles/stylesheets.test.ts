import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const folder = join(root, 'web', 'src');

/** The stylesheets of the page with their paths, without comments. */
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && path !== join('ui', 'fonts.css'))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(folder, path), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  }));
const scales = 'ui/tokens.css';
const palette = 'ui/palette.css';
const textOf = (file: string) => sheets.find(({ path }) => path === file)?.text ?? '';

/** Stylesheets that may contain colours, with the reason. */
const ownColours = {
  'map/flat/flat-map.module.css': 'the greys of a mask set its strength and are never visible',
};
/** Stylesheets that may contain durations, with the reason. */
const ownTimes = {
  'ui/loading.module.css': 'the flame flickers',
  'actions/actions.module.css': 'the candle burns down and flickers',
  'cards/deck.module.css': 'a card pulses while the server draws it',
};

/** Matches of a pattern in all stylesheets except the listed ones. */
const matchesOf = (pattern: RegExp, except: readonly string[]) =>
  sheets
    .filter(({ path }) => !except.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([match]) => `${path}: ${match}`));

test('only the stylesheet of the scales contains lengths in rem', () => {
  expect(matchesOf(/[\w-]+:[^;{}]*\b\d*\.?\d+rem\b|\(.*\d+rem.*\)/g, [scales])).toEqual([]);
});

test('all stylesheets together have at most 30 lengths in rem', () => {
  const lengths = sheets.flatMap(({ text }) => text.match(/\b\d*\.?\d+rem\b/g) ?? []);
  expect(lengths).not.toEqual([]);
  expect(new Set(lengths).size).toBeLessThanOrEqual(30);
});

test('no media query has a width in em or rem, which would ignore the text size of the page', () => {
  expect(matchesOf(/@media[^{]*width: [\d.]+r?em/g, [scales])).toEqual([]);
});

test('gaps, paddings and margins are steps of a scale or in pixels', () => {
  const raw = /\b(?:gap|row-gap|column-gap|padding[\w-]*|margin[\w-]*):[^;{}]*?\d*\.?\d+(?:rem|ch)\b/g;
  expect(matchesOf(raw, [])).toEqual([]);
});

test('only the palette contains colours, except black with an opacity', () => {
  const raw = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!0 0 0 \/)[^)]*\)/gi;
  expect(matchesOf(raw, [palette, ...Object.keys(ownColours)])).toEqual([]);
});

test('transitions and animations take their durations from the scales', () => {
  const raw = /\b(?:transition|animation)[\w-]*:[^;{}]*?\b\d*\.?\d+m?s\b/g;
  expect(matchesOf(raw, Object.keys(ownTimes))).toEqual([]);
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

test('both themes define the same roles in the same order', () => {
  const rolesOf = (rule: RegExp) =>
    [...(rule.exec(textOf(palette))?.groups?.roles ?? '').matchAll(/^\s*([\w-]+):/gm)].map(([, role]) => role);
  const lamp = rolesOf(/:root \{(?<roles>.*?)\}/s);
  expect(lamp).toContain('--page');
  expect(rolesOf(/:root\[data-theme="daylight"\] \{(?<roles>.*?)\}/s)).toEqual(lamp);
});

test('every custom property that a stylesheet uses is defined', () => {
  const defined = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)));
  // Defined by the build (URLs of pictures) and by components that place something.
  const definedElsewhere = /^--(?:[\w-]+-art|scale|right|down|fine|to|label-ground|covered-(?:top|foot|side))$/;
  const used = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(used.filter(({ name }) => !defined.has(name) && !definedElsewhere.test(name))).toEqual([]);
});
