import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { aMoment, loadedDice } from '../testing/a-moment.ts';
import { aQuality, aWorld, ids } from '../testing/a-world.ts';
import { dullGain, dullingOf } from './effective-level.ts';

const shirt = (points: number, slot = 'Shirt', id = 301) =>
  aQuality({ id, slot, dulls: [{ quality: ids.soaked, level: points }] });
const dressed = (...points: number[]) => {
  const shirts = points.map((each, place) => shirt(each, `Shirt ${place}`, 301 + place));
  const worn = Object.fromEntries(shirts.map(({ slot, id }) => [slot ?? '', id]));
  return aMoment({ pack: { qualities: [...aWorld().pack.qualities, ...shirts] }, character: { worn } });
};
const gain = (by: number, points: number[], rolls: number[] = []) => {
  const { character, world } = dressed(...points);
  return dullGain(by, ids.soaked, { character, world }, loadedDice(rolls));
};

test('the first point removes 15 %, each further one three quarters of the previous', () => {
  expect([0, 1, 2, 3, 40].map((points) => dullingOf(points).toFixed(4))).toEqual([
    '0.0000',
    '0.1500',
    '0.2625',
    '0.3469',
    '0.6000',
  ]);
  expect(dullingOf(-3)).toBe(0);
});

test('the fraction of a dulled gain is rolled to a thousandth', () => {
  expect(gain(1, [1], [850])).toBe(1);
  expect(gain(1, [1], [851])).toBe(0);
  expect(gain(3, [1], [550])).toBe(3);
  expect(gain(3, [1], [551])).toBe(2);
  expect(gain(20, [1], [1])).toBe(17);
});

test('all worn items dull together', () => {
  expect(gain(1, [1, 1], [738])).toBe(1);
  expect(gain(1, [1, 1], [739])).toBe(0);
});

test('items dull only the qualities that they name', () => {
  expect(gain(5, [], [1000])).toBe(5);
  expect(gain(5, [-2], [1000])).toBe(5);
  expect(gain(5, [2, -2], [1000])).toBe(5);

  const { character, world } = dressed(3);
  expect(dullGain(5, ids.secret, { character, world }, loadedDice([1000]))).toBe(5);
});

test('an item that was removed from the world dulls nothing', () => {
  const { character, world } = dressed(1);
  const ragged = { ...character, worn: { ...character.worn, Hat: 999 } };
  expect(dullGain(1, ids.soaked, { character: ragged, world }, loadedDice([850]))).toBe(1);
  expect(dullGain(1, ids.soaked, { character: ragged, world }, loadedDice([851]))).toBe(0);
});

test('losses and zero gains are never dulled', () => {
  expect([gain(-4, [3]), gain(0, [3])]).toEqual([-4, 0]);
});

test('over many gains the mean matches the formula', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 6 }), fc.integer(), (by, points, seed) => {
      const { character, world } = dressed(points);
      const chance = chanceFrom(seed);
      let sum = 0;
      for (let time = 0; time < 4000; time++) sum += dullGain(by, ids.soaked, { character, world }, chance);
      expect(sum / 4000).toBeCloseTo(by * (1 - dullingOf(points)), 1);
    }),
    { seed: 7, numRuns: 40 },
  );
});

test('over all rolls the mean is exact to a thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 6 }), (by, points) => {
      const { character, world } = dressed(points);
      let sum = 0;
      for (let roll = 1; roll <= 1000; roll++)
        sum += dullGain(by, ids.soaked, { character, world }, loadedDice([roll]));
      expect(Math.abs(sum / 1000 - by * (1 - dullingOf(points)))).toBeLessThanOrEqual(0.0005 + 1e-9);
    }),
    { numRuns: 30 },
  );
});
