import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likenessKey } from './name-likeness.ts';
import { faultOfCharacterName, faultOfUserName, nameKey } from './name-rules.ts';

const faultOf = (name: string) => faultOfCharacterName(name, 'The Long Pier');

test.each([
  ['Ida', 'lda'],
  ['Ida', '1da'],
  ['Marn', 'Mam'],
  ['Bob', 'B0b'],
  ['Maude', 'M\u0430ude'],
  ['Lisa', 'L\u0131sa'],
  ['L\u0130SA', 'L\u0131sa'],
  ['Zo\u00eb', 'Zoe\u0308'],
  ['STRASSE', 'Stra\u00dfe'],
  ['Ada', 'A\u200dda'],
  ['Ada', '\u{1d400}da'],
])('%s looks like %s', (one, other) => {
  expect(likenessKey(one)).toBe(likenessKey(other));
});

test('names that look different stay different', () => {
  const names = ['Ada', 'Adam', 'Zoe', 'Zo\u00eb', '\u674e\u660e', '\u674e', 'O\u2019Brien', 'OBrien', 'Ada B'];
  expect(new Set(names.map(likenessKey)).size).toBe(names.length);
});

test('case never changes a likeness, and two equal names are alike', () => {
  const names = fc.string({
    unit: fc.constantFrom(...'abiIlLmnor01 ', '\u00df', '\u0130', '\u0131', '\u0430'),
    maxLength: 8,
  });
  fc.assert(
    fc.property(names, (name) => {
      for (const same of [name.toUpperCase(), name.toUpperCase().toLowerCase()])
        expect(likenessKey(same)).toBe(likenessKey(name));
    }),
  );
});

test.each([
  '\u674e\u660e',
  '\u0905\u092e\u093f\u0924',
  '\u0e2a\u0e21\u0e0a\u0e32\u0e22',
  '\u0645\u062d\u0645\u062f',
  'Vi\u1ec7t',
  '\u05e9\u05b8\u05dc\u05d5\u05b9\u05dd',
  '\u0410\u043d\u043d\u0430',
  '\u30a2\u30cb\u30ad\u3061\u3083\u3093 Ito',
  '\uae40\ucca0\uc218 Kim',
  '\u13a0\u13a1\u13a2',
])('welcomes the name %s', (name) => {
  expect(faultOf(name)).toBeUndefined();
  expect(faultOfUserName(name, 'The Long Pier')).toBeUndefined();
});

test('refuses names that mix scripts', () => {
  for (const name of ['M\u0430ude', '\u0391lpha', '\u0410\u03b1', '\u674e\uae40\u30a2', '\u0410\u674e'])
    expect([name, faultOf(name)]).toEqual([name, expect.stringContaining('one script')]);
});

test('takes joiners only where a script needs them, and no other invisible character', () => {
  // Persian with a ZWNJ, and Sinhala with a ZWJ behind a virama.
  const joined = ['\u062e\u0627\u0646\u0647\u200c\u0647\u0627', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'];
  for (const name of joined) {
    expect([name, faultOf(name)]).toEqual([name, undefined]);
    expect(nameKey(name)).toBe(nameKey(name.replace(/[\u200c\u200d]/g, '')));
  }
  for (const name of [
    'Ad\u200da',
    'Ad\u200ca',
    '\u0627\u200c\u0628\u0628',
    'A\u200bda',
    'A\u034fda',
    '\u3164\u3164\u3164',
    'A\u00adda',
    'Ad\ufeffa',
    'Ada\u202e',
  ])
    expect([name, faultOf(name)]).toEqual([name, expect.any(String)]);
});
