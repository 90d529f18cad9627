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

const states = ['met', 'decided', 'partly', 'not met', 'operator', 'not here'];

test('every test that the page of requirements names is there, by its file and its title', () => {
  const named = rows.flatMap(({ number, proof }) => testsIn(proof).map((each) => ({ number, ...each })));
  expect(named.length).toBeGreaterThan(120);
  expect(named.filter((each) => !isThere(each))).toEqual([]);
});

test('every requirement stands there once, with how it stands and why', () => {
  expect(rows.length).toBeGreaterThan(245);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const unsaid = rows.filter(({ state, proof }) => !states.includes(state) || proof.trim() === '');
  expect(unsaid).toEqual([]);
});

test('the counts at the head are those of the rows', () => {
  for (const level of ['1', '2']) {
    const count = (state: string) => rows.filter((row) => row.level === level && row.state === state).length;
    const counts = states.map(count);
    expect(page).toContain(`| level ${level} | ${counts.join(' | ')} |`);
  }
});

test('what is decided stands with its reason among the decisions, and no other requirement does', () => {
  const [, decisions = ''] = readFileSync(join(root, 'SECURITY.md'), 'utf8').split('\n## Decided\n');
  const given = [...decisions.matchAll(/^\| (\d+\.\d+\.\d+) \| .+ \| .{40,} \|$/gm)].map(([, number]) => number);
  expect(given).toEqual(rows.filter(({ state }) => state === 'decided').map(({ number }) => number));
});
