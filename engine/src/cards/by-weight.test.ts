import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import type { Storylet } from '../story/storylet.ts';
import { aStorylet } from '../testing/a-world.ts';
import { cardAt, weigh, weightOf } from './by-weight.ts';

const cardsOf = (weights: readonly number[]) => weights.map((frequency, id) => aStorylet({ id, frequency }));

/** Linear search: the first card at which the running sum of weights reaches the roll. */
function plainly(cards: readonly Storylet[], roll: number): Storylet | undefined {
  let passed = 0;
  for (const card of cards) {
    passed += card.frequency;
    if (roll <= passed) return card;
  }
  return undefined;
}

test('each card matches as many rolls as its weight', () => {
  const three = weigh(cardsOf([10, 20, 50]));

  expect(weightOf(three)).toBe(80);
  expect([1, 10, 11, 30, 31, 80].map((roll) => cardAt(three, roll).id)).toEqual([0, 0, 1, 1, 2, 2]);
  expect(weightOf(weigh([]))).toBe(0);
});

test('binary search finds the same card as counting', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, where) => {
      const cards = cardsOf(list);
      const weighed = weigh(cards);
      const roll = 1 + Math.floor(where * (weightOf(weighed) - 1));
      expect(cardAt(weighed, roll)).toBe(plainly(cards, roll));
    }),
    { numRuns: 1000 },
  );
});

test('a million draws match the weights', () => {
  const weights = [10, 20, 50, 80, 100, 200, 500, 1000];
  const weighed = weigh(cardsOf(weights));
  const all = weightOf(weighed);
  const chance = chanceFrom(1887);
  const draws = 1_000_000;
  const found = weights.map(() => 0);

  for (let draw = 0; draw < draws; draw++) {
    const { id } = cardAt(weighed, chance.roll(all));
    found[id] = (found[id] as number) + 1;
  }

  const strays = weights.map((weight, id) => {
    const expected = (draws * weight) / all;
    return ((found[id] as number) - expected) ** 2 / expected;
  });
  // Seven degrees of freedom: a fair draw exceeds this once in a thousand runs.
  expect(strays.reduce((sum, stray) => sum + stray, 0)).toBeLessThan(24.32);
});
