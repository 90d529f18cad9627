import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { isThere, testsIn } from './tests-named.ts';

const page = readFileSync(join(root, 'docs/faults.md'), 'utf8');
const rows = [...page.matchAll(/^\| ([ABC]?\d+) \| .+ \| (.+) \|$/gm)].map(([, number = '', proof = '']) => ({
  number,
  proof,
}));
const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, before) => `${letter}${before + 1}`);

test('every fault that was found stands on the page, and none is left open', () => {
  const wanted = [...upTo('A', 3), ...upTo('B', 6), ...upTo('C', 13), ...upTo('', 8)];
  expect([...new Set(rows.map(({ number }) => number))]).toEqual(wanted);
  expect(rows.filter(({ proof }) => proof !== 'decided' && testsIn(proof).length === 0)).toEqual([]);
});

test('every test that the page of faults names is there, by its file and its title', () => {
  const named = testsIn(page);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});
