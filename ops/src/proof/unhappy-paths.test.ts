import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const page = readFileSync(join(root, 'docs/unhappy-paths.md'), 'utf8');
const ways = [
  'loading',
  'empty',
  'refused',
  'failed',
  'offline',
  'slow',
  'double press',
  'two tabs',
  'hidden tab',
  'restriction gained',
  'other person gone',
  'content gone',
  'mail refused',
];

type Cell = { readonly screen: string; readonly way: string; readonly state: string; readonly proof: string };

/** The cells of the page, by the screen under whose heading they stand. */
const cells: readonly Cell[] = page
  .split('\n## ')
  .slice(1)
  .flatMap((part) => {
    const [screen = ''] = part.split('\n');
    return [...part.matchAll(/^\| ([a-z ]+) \| (proven|cannot) \| (.+) \|$/gm)].map(
      ([, way = '', state = '', proof = '']) => ({ screen, way, state, proof }),
    );
  });

/** The tests that a cell names: a file, and the beginning of a title in it. */
const testsOf = (proof: string) =>
  [...proof.matchAll(/`([^`]+\.(?:test|journey)\.tsx?)` \*([^*]+)\*/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));

test('every test that the page of unhappy paths names is there, by its file and its title', () => {
  const gone = cells.flatMap(({ screen, way, proof }) =>
    testsOf(proof)
      .filter(({ file, title }) => {
        const path = join(root, file);
        if (!existsSync(path)) return true;
        const source = readFileSync(path, 'utf8');
        return !["'", '`', '"'].some((quote) => source.includes(`${quote}${title}`));
      })
      .map(({ file, title }) => `${screen}, ${way}: ${file} ${title}`),
  );
  expect(gone).toEqual([]);
});

test('every screen has every way once, proven by a test or with the reason that it cannot happen', () => {
  const screens = [...new Set(cells.map(({ screen }) => screen))];
  expect(screens.length).toBeGreaterThan(20);
  for (const each of screens)
    expect(
      cells.filter(({ screen }) => screen === each).map(({ way }) => way),
      each,
    ).toEqual(ways);
  const unsaid = cells.filter(({ state, proof }) => (state === 'proven') !== testsOf(proof).length > 0);
  expect(unsaid).toEqual([]);
});

test('the counts at the head are those of the cells', () => {
  const count = (wanted: string) => cells.filter(({ state }) => state === wanted).length;
  expect(page).toContain(`| ${cells.length} | ${count('proven')} | ${count('cannot')} |`);
});
