import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusOf, effectiveLevel } from '../qualities/effective-level.ts';
import type { Quality } from '../qualities/quality.ts';
import { aSetting } from '../testing/a-place.ts';
import { aGarment, aWardrobe, garments } from '../testing/a-wardrobe.ts';
import { aQuality } from '../testing/a-world.ts';
import { anAgent } from '../testing/an-agent.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { equipHighest } from './equip-highest.ts';
import { changeableSlots } from './slots.ts';

const { exact, bold, bowler, bonnet, coat, curse } = garments;
const levels = (exactly: number, boldly = 0) => [
  { quality: exact, level: exactly },
  { quality: bold, level: boldly },
];
/** Owns one of each item. Returns the worn items after `equipHighest` for the quality `exact`. */
const wornAfter = (things: readonly Quality[], worn: Record<string, number> = {}) =>
  turnOf(equipHighest(wardrobeOf(things, worn), exact)).character.worn;
const wardrobeOf = (things: readonly Quality[], worn: Record<string, number> = {}) =>
  aWardrobe({
    pack: { qualities: [aQuality({ id: exact }), aQuality({ id: bold }), ...things] },
    character: { worn },
    qualities: Object.fromEntries(things.map(({ id }) => [id, 1])),
  });

test('each slot gets the item that adds most, and does not change if none adds', () => {
  const turn = turnOf(equipHighest(aWardrobe({ character: { worn: { Hat: bonnet, Clothing: coat } } }), exact));

  expect(turn.changes).toEqual([{ kind: 'worn', slot: 'Hat', item: bowler }]);
  expect(turnOf(equipHighest(aWardrobe(), bold)).character.worn).toEqual({ Hat: bonnet, Clothing: coat });
});

test('ties go to the larger sum of bonuses, then to the lower id', () => {
  const plain = aGarment(301, 'Hat', levels(2));
  const fine = aGarment(302, 'Hat', levels(2, 1));
  const harmful = aGarment(300, 'Hat', levels(2, -1));

  expect(wornAfter([plain, fine, harmful])).toEqual({ Hat: 302 });
  expect(wornAfter([harmful, plain])).toEqual({ Hat: 301 });
  expect(wornAfter([aGarment(309, 'Hat', levels(2, 1)), aGarment(308, 'Hat', levels(2, 1))])).toEqual({ Hat: 308 });
});

test('a worn item stays unless another adds more', () => {
  const plain = aGarment(301, 'Hat', levels(2));
  const fine = aGarment(302, 'Hat', levels(2, 1));
  const better = aGarment(303, 'Hat', levels(3));

  expect(wornAfter([plain, fine], { Hat: 301 })).toEqual({ Hat: 301 });
  expect(wornAfter([plain, fine, better], { Hat: 301 })).toEqual({ Hat: 303 });
});

test('never equips an item without a bonus, even to replace a worse one', () => {
  const bad = aGarment(301, 'Hat', levels(-3));

  expect(wornAfter([aGarment(302, 'Hat', levels(0, 5)), aGarment(303, 'Boots', levels(-1))])).toEqual({});
  expect(wornAfter([bad, aGarment(302, 'Hat', levels(0, 5))], { Hat: 301 })).toEqual({ Hat: 301 });
  expect(wornAfter([bad, aGarment(302, 'Hat', levels(1))], { Hat: 301 })).toEqual({ Hat: 302 });
});

test('items not owned or held by agents on plots are ignored', () => {
  const agents = [{ agent: 1, lent: [bowler], reports: 0, plot: { id: 1, elapsed: 0 } }];

  expect(turnOf(equipHighest(aWardrobe({ qualities: { [bowler]: 0 } }), exact)).changes).toEqual([]);
  expect(
    turnOf(equipHighest(aWardrobe({ pack: { agents: [anAgent()] }, character: { agents } }), exact)).changes,
  ).toEqual([]);
});

test('slots that the player does not control stay unchanged', () => {
  const things = [aGarment(301, 'Ship', levels(9)), aGarment(302, 'Boon', levels(9))];

  expect(wornAfter(things)).toEqual({});
  expect(turnOf(equipHighest(aWardrobe({ character: { worn: { Burden: curse } } }), exact)).character.worn).toEqual({
    Burden: curse,
    Hat: bowler,
  });
});

test('it is refused if clothes cannot be changed or the quality does not exist', () => {
  const settings = [aSetting({ id: 1, canChangeOutfit: false })];

  expect(equipHighest(aWardrobe({ pack: { settings } }), exact)).toEqual(refused('outfit locked'));
  expect(equipHighest(aWardrobe(), 999)).toEqual(refused('not to be worn'));
});

const thing = fc.record({
  slot: fc.constantFrom('Hat', 'Boots', 'Weapon', 'HomeComfort', 'Ship'),
  exactly: fc.integer({ min: 0, max: 4 }),
  boldly: fc.integer({ min: -3, max: 3 }),
});

test('no other choice of clothes is better, and a repeat changes nothing', () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 12 }), (drawn) => {
      const things = drawn.map(({ slot, exactly, boldly }, place) =>
        aGarment(300 + place, slot, levels(exactly, boldly)),
      );
      const moment = wardrobeOf(things);

      const { character } = turnOf(equipHighest(moment, exact));

      const bestOf = (slot: string) =>
        Math.max(0, ...drawn.filter((each) => each.slot === slot).map(({ exactly }) => exactly));
      const most = changeableSlots.reduce((sum, { key }) => sum + bestOf(key), 0);
      expect(bonusOf(exact, { character, world: moment.world })).toBe(most);
      expect(effectiveLevel(exact, { character, world: moment.world })).toBe(most);
      expect(turnOf(equipHighest({ ...moment, character }, exact)).changes).toEqual([]);
    }),
    { seed: 21, numRuns: 200 },
  );
});
