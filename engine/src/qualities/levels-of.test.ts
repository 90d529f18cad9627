import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anybody, anyWorld } from '../testing/any-world.ts';
import { effectiveLevel } from './effective-level.ts';
import { levelsOf } from './levels-of.ts';

test('levels read again and again are the effective levels: worn things counted, never below 0, the world’s own for everybody', () => {
  fc.assert(
    fc.property(anyWorld, anybody, (world, character) => {
      const levelOf = levelsOf(character, world);
      for (let quality = 0; quality <= 9; quality++) {
        expect(levelOf(quality)).toBe(effectiveLevel(quality, character, world));
      }
    }),
    { seed: 7 },
  );
});
