import { expect, test } from 'vitest';
import { fitName, longestName } from './fit-name.ts';

test('a name is taken without the space around it', () => {
  expect([fitName('Mrs Tib'), fitName('  Mrs Tib\t')]).toEqual(['Mrs Tib', 'Mrs Tib']);
});

test('a name has 1 to 40 characters, whatever they are made of', () => {
  expect(longestName).toBe(40);
  expect([fitName('T'), fitName('x'.repeat(40)), fitName('🐈'.repeat(40))]).toEqual([
    'T',
    'x'.repeat(40),
    '🐈'.repeat(40),
  ]);
  expect([fitName(''), fitName(' \n '), fitName('x'.repeat(41)), fitName('🐈'.repeat(41))]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(fitName(` ${'x'.repeat(40)} `)).toBe('x'.repeat(40));
});

test.each([
  ['a line break', 'Mrs\nTib'],
  ['a bell', 'Mrs\u0007Tib'],
  ['a line separator', 'Mrs\u2028Tib'],
  ['a paragraph separator', 'Mrs\u2029Tib'],
  ['a mark that turns the direction', 'Mrs\u202eTib'],
  ['half a character', 'Mrs\ud83dTib'],
])('a name holds nothing that cannot be seen: %s', (_what, name) => {
  expect(fitName(name)).toBeUndefined();
});

test('a name may be of any script, and may hold what is no letter', () => {
  for (const name of ['Зоя', 'Mrs O’Tib, the 3rd', '<Tib>']) expect(fitName(name)).toBe(name);
});
