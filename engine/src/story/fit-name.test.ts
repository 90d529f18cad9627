import { maxQualityNameLength } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { fitName } from './rename-quality.ts';

test('a name is trimmed', () => {
  expect([fitName('Mrs Tib'), fitName('  Mrs Tib\t')]).toEqual(['Mrs Tib', 'Mrs Tib']);
});

test('a name has 1 to 140 characters', { meta: { rows: ['C-STORY-073'] } }, () => {
  expect(maxQualityNameLength).toBe(140);
  // A letter outside the Basic Multilingual Plane counts as one character.
  const [atMost, tooMany] = ['\u{10400}'.repeat(140), '\u{10400}'.repeat(141)];
  expect([fitName('T'), fitName('x'.repeat(140)), fitName(atMost)]).toEqual(['T', 'x'.repeat(140), atMost]);
  expect(
    [fitName(''), fitName(' \n '), fitName('x'.repeat(141)), fitName(tooMany)].every((name) => name === undefined),
  ).toBe(true);
  expect(fitName(` ${'x'.repeat(140)} `)).toBe('x'.repeat(140));
});

test('a name contains letters of any script, digits, spaces, apostrophes and commas', {
  meta: { rows: ['C-STORY-071'] },
}, () => {
  for (const name of ['Zoë', 'Зоя', "Mrs O'Tib, the 3rd", 'Mrs O’Tib', 'é']) expect(fitName(name)).toBe(name);
});

test.each([
  ['a bracket', '<Tib>'],
  ['a full stop', 'Mr. Tib'],
  ['a hyphen', 'Tib-Cat'],
  ['a picture', 'Tib \u{1f408}'],
  ['a line break', 'Mrs\nTib'],
  ['a bell', 'Mrs\u0007Tib'],
  ['a line separator', 'Mrs\u2028Tib'],
  ['a mark that turns the direction', 'Mrs\u202eTib'],
  ['half a character', 'Mrs\ud83dTib'],
])('a name holds nothing else: %s', { meta: { rows: ['C-STORY-071'] } }, (_what, name) => {
  expect(fitName(name)).toBeUndefined();
});
