import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { isThere, testsIn } from './tests-named.ts';

const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, number, level, matter = '', state = '', proof = ''] =
    /^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.*) \|$/.exec(line) ?? [];
  return number === undefined ? [] : [{ number, level, matter, state, proof }];
});

test('every test that the page of requirements names is there, by its file and its title', () => {
  const named = rows.flatMap(({ number, proof }) => testsIn(proof).map((each) => ({ number, ...each })));
  expect(named.length).toBeGreaterThan(120);
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});

test('every requirement stands there once, with how it stands and why', () => {
  expect(rows.length).toBeGreaterThan(245);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const states = ['met', 'partly', 'not met', 'operator', 'not here'];
  const unsaid = rows.filter(({ state, proof }) => !states.includes(state) || proof.trim() === '');
  expect(unsaid).toEqual([]);
});

test('the counts at the head are those of the rows', () => {
  for (const level of ['1', '2']) {
    const count = (state: string) => rows.filter((row) => row.level === level && row.state === state).length;
    const counts = ['met', 'partly', 'not met', 'operator', 'not here'].map(count);
    expect(page).toContain(`| level ${level} | ${counts.join(' | ')} |`);
  }
});
