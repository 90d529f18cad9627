import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { readSettings } from './settings.ts';

test('left alone it is a hundred thousand steps of 28 days in the world of the game', () => {
  expect(readSettings([])).toEqual({
    steps: 100_000,
    days: 28,
    seed: 1,
    players: undefined,
    world: join(root, 'world'),
    reports: join(root, 'reports'),
  });
});

test('everything can be said otherwise', () => {
  const words = '--steps 5 --days 6 --seed 7 --players 8 --only patron --world a/b --reports /c'.split(' ');
  const folders = { world: join(root, 'a/b'), reports: '/c' };
  expect(readSettings(words)).toEqual({ steps: 5, days: 6, seed: 7, players: 8, only: 'patron', ...folders });
});

test('what cannot be read is said', () => {
  expect(readSettings(['--steps', 'many'])).toBe('--steps takes a whole number from 1 up, not "many"');
  expect(readSettings(['--days', '0'])).toBe('--days takes a whole number from 1 up, not "0"');
  expect(readSettings(['--only', 'nobody'])).toMatch(/^--only takes one of random, .*, not "nobody"$/);
  expect(readSettings(['--nights', '3'])).toMatch(/--nights/);
});
