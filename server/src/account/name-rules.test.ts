import { expect, test } from 'vitest';
import { faultOfCharacterName, faultOfUserName, nameKey } from './name-rules.ts';

test('names that look alike have the same key, in other scripts, widths, cases, spaces and apostrophes', () => {
  // The first letters are Cyrillic, full-width and mathematical.
  for (const lookAlike of ['Аda O’Shea', 'Ａda O’Shea', '𝐀da O’Shea', ' ada   o’shea'])
    expect(nameKey(lookAlike)).toBe(nameKey('Ada O’Shea'));
  expect(nameKey('Ada OʼShea')).toBe(nameKey("Ada O'Shea"));
  expect(nameKey('Àda')).not.toBe(nameKey('Ada'));
  expect(nameKey('Ida')).not.toBe(nameKey('lda'));
});

test('refuses names of operators in any spelling', () => {
  // The first letter of the second is Cyrillic.
  for (const name of ['Admin', 'Аdmin', 'The Administrator', 'Sup-port', 'Moderator 2', 'Long Pier', 'THE LONG PIER'])
    expect([name, faultOfUserName(name, 'The Long Pier')]).toEqual([
      name,
      expect.stringContaining('operators of the game'),
    ]);
  expect(faultOfUserName('Admirable Stella', 'The Long Pier')).toBeUndefined();
});

test('allows at most two accents on a character', () => {
  expect(faultOfCharacterName('Việt Ế', 'The Long Pier')).toBeUndefined();
  expect(faultOfCharacterName('Ada\u0301\u0302\u0303', 'The Long Pier')).toContain('two accents');
});
