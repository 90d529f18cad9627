import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anybody, anyWorld, withShared } from '../testing/any-world.ts';
import { offeredPlainly } from '../testing/offered-plainly.ts';
import { openOffers } from './offers.ts';

const seed = 5;

test('offers kept up through anything that may happen are what asking every storylet answers', () => {
  const happenings = fc.array(fc.record({ next: anybody, part: fc.nat({ max: 5 }), shared: fc.nat({ max: 6 }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyWorld, anybody, happenings, (start, newcomer, turns) => {
      let [world, character] = [start, newcomer];
      const offers = openOffers(character, world);
      const isRight = () => {
        expect(offers.list()).toEqual(offeredPlainly('always', character, world));
        expect(offers.cards()).toEqual(offeredPlainly('sometimes', character, world));
      };
      isRight();
      for (const { next, part, shared } of turns) {
        const { area, setting: _any, qualities, worn, met } = next;
        const part1 = [{ area }, { qualities }, { worn }, { met }, next, {}][part];
        character = { ...character, ...part1 };
        world = part === 5 ? withShared(world, shared) : world;
        offers.goOn(character, world);
        isRight();
      }
    }),
    { seed, numRuns: 300 },
  );
});
