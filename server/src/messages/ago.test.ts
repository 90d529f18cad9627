import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const minute = 60_000;

test.each([
  [-minute, 'just now'],
  [59_000, 'just now'],
  [minute, 'a minute ago'],
  [59.9 * minute, '59 minutes ago'],
  [60 * minute, 'an hour ago'],
  [47 * 60 * minute, 'a day ago'],
  [48 * 60 * minute, '2 days ago'],
])('an age of %d milliseconds is "%s"', (age, words) => {
  expect(ago(1_000_000_000_000 - age, 1_000_000_000_000)).toBe(words);
});
