import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anybody, anyWorld } from '../testing/any-world.ts';
import { offeredPlainly } from '../testing/plain-offers.ts';
import { fitting } from './fitting.ts';

test('the indexes give the same list as testing every storylet, for any character anywhere', () => {
  fc.assert(
    fc.property(anyWorld, fc.array(anybody, { minLength: 1, maxLength: 6 }), (world, people) => {
      for (const character of people) {
        for (const reach of ['listed', 'drawn', 'linked'] as const) {
          expect(fitting(reach, { character, world })).toEqual(offeredPlainly(reach, { character, world }));
        }
      }
    }),
    { seed: 3, numRuns: 400 },
  );
});
