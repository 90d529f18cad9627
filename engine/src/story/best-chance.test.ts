import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equipHighest } from '../outfits/equip-highest.ts';
import type { Quality } from '../qualities/quality.ts';
import { aSetting } from '../testing/a-place.ts';
import { aGarment, aWardrobe, garments } from '../testing/a-wardrobe.ts';
import { aQuality } from '../testing/a-world.ts';
import { turnOf } from '../testing/turn-of.ts';
import { bestChance } from './best-chance.ts';
import { chanceOf } from './challenge.ts';
import type { Challenge } from './storylet.ts';

const { exact, bold, bowler } = garments;
const narrow: Challenge = { kind: 'narrow', quality: exact, difficulty: 5 };
const chances = (about: Parameters<typeof aWardrobe>[0] = {}, challenge: Challenge = narrow) => {
  const moment = aWardrobe(about);
  return [chanceOf(challenge, moment), bestChance(challenge, moment)];
};

test('the best chance is returned if it is higher than the current one', () => {
  expect(chances()).toEqual([20, 40]);
  expect(chances({ character: { worn: { Hat: bowler } } })).toEqual([40, undefined]);
  expect(chances({ qualities: { [exact]: 3 } })).toEqual([40, undefined]);
});

test('there is no best chance for luck, locked clothes or restricted possessions', () => {
  expect(chances({}, { kind: 'luck', quality: exact, difficulty: 0 })[1]).toBeUndefined();
  expect(chances({ pack: { settings: [aSetting({ id: 1, canChangeOutfit: false })] } })[1]).toBeUndefined();
  expect(chances({ character: { restrictions: ['Possessions'] } })[1]).toBeUndefined();
});

const thing = fc.record({
  slot: fc.constantFrom('Hat', 'Boots', 'Weapon', 'Ship'),
  exactly: fc.integer({ min: -3, max: 4 }),
  boldly: fc.integer({ min: -3, max: 3 }),
  isWorn: fc.boolean(),
});

test('wearing the best items gives the best chance, and then none is returned', () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 10 }), fc.integer({ min: 1, max: 12 }), (drawn, difficulty) => {
      const things: readonly Quality[] = drawn.map(({ slot, exactly, boldly }, place) =>
        aGarment(300 + place, slot, [
          { quality: exact, level: exactly },
          { quality: bold, level: boldly },
        ]),
      );
      const worn = Object.fromEntries(
        drawn.flatMap(({ slot, isWorn }, place) => (isWorn ? [[slot, 300 + place] as const] : [])),
      );
      const moment = aWardrobe({
        pack: { qualities: [aQuality({ id: exact }), aQuality({ id: bold }), ...things] },
        character: { worn },
        qualities: { [exact]: 3, ...Object.fromEntries(things.map(({ id }) => [id, 1])) },
      });
      const challenge: Challenge = { kind: 'narrow', quality: exact, difficulty };

      const told = bestChance(challenge, moment);
      const { character } = turnOf(equipHighest(moment, exact));

      const now = { character, world: moment.world };
      expect(chanceOf(challenge, now)).toBe(told ?? chanceOf(challenge, moment));
      expect(bestChance(challenge, now)).toBeUndefined();
    }),
    { seed: 22, numRuns: 200 },
  );
});
