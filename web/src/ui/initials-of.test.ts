import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['Ada', 'A'],
  ['Ada Mary Looks', 'AL'],
  ['“mr” o’neill', 'MO'],
  ['élan of the 9th', 'É9'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
