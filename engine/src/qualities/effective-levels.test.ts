import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anybody, anyWorld } from '../testing/any-world.ts';
import { effectiveLevel, effectiveLevels } from './effective-level.ts';

const some = fc.uniqueArray(fc.integer({ min: 0, max: 9 })).map((ids) => ids.sort((a, b) => a - b));

test('effectiveLevels equals effectiveLevel of each quality, worn and shared ones included', () => {
  fc.assert(
    fc.property(anyWorld, anybody, some, (world, character, ids) => {
      const alone = ids.map((id) => effectiveLevel(id, { character, world }));
      expect(effectiveLevels(ids, { character, world })).toEqual(alone);
    }),
    { seed: 7 },
  );
});
