import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMoment, qualitiesOf } from '../testing/a-moment.ts';
import { aQuality, aWorld, ids } from '../testing/a-world.ts';
import { baseOf, bonusOf, effectiveLevel } from './effective-level.ts';

const weather = 301;
const boots = aQuality({
  id: 302,
  slot: 'Boots',
  enhancements: [
    { quality: ids.watchful, level: -5 },
    { quality: weather, level: 4 },
  ],
});
const pack = { qualities: [...aWorld().pack.qualities, aQuality({ id: weather, shared: true }), boots] };
const wearing = (worn: Record<string, number>, watchful: number) =>
  aMoment({ pack, character: { worn }, qualities: { [ids.watchful]: watchful, [weather]: 1 } });

test('worn items add to the level, and the base level does not change', () => {
  const { character, world } = wearing({ Hat: ids.hat }, 6);

  expect(effectiveLevel(ids.watchful, { character, world })).toBe(9);
  expect(bonusOf(ids.watchful, { character, world })).toBe(3);
  expect(baseOf(ids.watchful, { character, world })).toEqual({ level: 6, points: 0 });
});

test('all worn items count, and no level is below 0', () => {
  const both = wearing({ Hat: ids.hat, Boots: 302 }, 6);
  expect(effectiveLevel(ids.watchful, both)).toBe(4);
  const heavy = wearing({ Boots: 302 }, 4);
  expect(effectiveLevel(ids.watchful, heavy)).toBe(0);
  expect(bonusOf(ids.watchful, heavy)).toBe(-5);
});

test('an item that was removed from the world adds nothing', () => {
  const { character, world } = wearing({ Hat: 999 }, 6);
  expect(effectiveLevel(ids.watchful, { character, world })).toBe(6);
  expect([effectiveLevel(999, { character, world }), baseOf(999, { character, world }).level]).toEqual([0, 0]);
});

test('a shared quality has the world’s level, whatever a character owns or wears', () => {
  const { character, world } = wearing({ Boots: 302 }, 6);
  const rainy = { ...world, shared: qualitiesOf({ [weather]: 7 }) };

  expect(effectiveLevel(weather, { character, world })).toBe(0);
  expect(effectiveLevel(weather, { character, world: rainy })).toBe(7);
  expect(baseOf(weather, { character, world: rainy })).toEqual({ level: 7, points: 0 });
});

test('the effective level is base plus bonus, but never below 0', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: -60, max: 60 }), (base, bonus) => {
      const coat = aQuality({ id: 303, slot: 'Coat', enhancements: [{ quality: ids.secret, level: bonus }] });
      const { character, world } = aMoment({
        pack: { qualities: [...aWorld().pack.qualities, coat] },
        character: { worn: { Coat: 303 } },
        qualities: { [ids.secret]: base },
      });
      expect(effectiveLevel(ids.secret, { character, world })).toBe(Math.max(0, base + bonus));
    }),
  );
});
