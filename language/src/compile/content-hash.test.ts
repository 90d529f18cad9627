import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

const hashOf = (...pieces: readonly string[]): string => {
  const hash = contentHash();
  for (const piece of pieces) hash.take(piece);
  return hash.digits();
};

test('one text always has the same hash', () => {
  expect(hashOf('')).toBe('9e37361885eaf619c2b3a5ea27d56e4a');
  expect(hashOf('Lampwick')).toBe('ff78efea40a20323f5b7aaf21ab7724d');
  expect(hashOf('“Up,” she says')).toBe('a2a7dff1905a30a0bd702497550e1c66');
});

test('however a text is parted, its hash is that of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (pieces) => {
      expect(hashOf(...pieces)).toBe(hashOf(pieces.join('')));
    }),
    { seed: 4012 },
  );
});

test('texts that differ in one letter, or in the order of two, have hashes of their own', () => {
  expect(new Set(['ab', 'ba', 'aa', 'a', '\u0101b'].map((text) => hashOf(text))).size).toBe(5);
});
