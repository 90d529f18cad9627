import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { readSettings } from './settings.ts';

test('without options it runs 100,000 steps of 28 days in the default world', () => {
  expect(readSettings([])).toEqual({
    steps: 100_000,
    days: 28,
    seed: 1,
    players: undefined,
    world: join(root, 'world'),
    reports: join(root, 'reports'),
  });
});

test('every option can be set', () => {
  const words = '--steps 5 --days 6 --seed 7 --players 8 --only patron --world a/b --reports /c'.split(' ');
  const folders = { world: join(root, 'a/b'), reports: '/c' };
  expect(readSettings(words)).toEqual({ steps: 5, days: 6, seed: 7, players: 8, only: 'patron', ...folders });
});

test('an invalid option is named', () => {
  expect(readSettings(['--steps', 'many'])).toBe('--steps needs a whole number of 1 or more, not "many"');
  expect(readSettings(['--days', '0'])).toBe('--days needs a whole number of 1 or more, not "0"');
  expect(readSettings(['--only', 'nobody'])).toMatch(/^--only needs one of random, .*, not "nobody"$/);
  expect(readSettings(['--nights', '3'])).toMatch(/--nights/);
});
