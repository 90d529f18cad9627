import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { areasOfferSomething } from './areas-offer-something.ts';

test('accepts an area with a storylet that stays listed', () => {
  expect(
    messagesOf(areasOfferSomething, aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1')))),
  ).toEqual([]);
});

test('reports an area whose only storylet ends itself', () => {
  expect(
    messagesOf(areasOfferSomething, {
      ...aStorylet('when: Step exactly 0', aBranch('', anOutcome('set: Step 1'))),
      'areas/square/a-bench.story': '',
    }),
  ).toEqual([
    '"The Square" can be reached but lists no storylet that can be played repeatedly; list one with a free branch that does not end it',
  ]);
});

test('a set level ends a storylet only outside the required range', () => {
  const alone = (when: string, set: string) =>
    messagesOf(areasOfferSomething, {
      ...aStorylet(`when: ${when}`, aBranch('', anOutcome(`set: ${set}`))),
      'areas/square/a-bench.story': '',
    });

  expect(alone('Step 2 to 4', 'Step 2')).toEqual([]);
  expect(alone('Step 2 to 4', 'Step 4')).toEqual([]);
  expect(alone('Step 2 to 4', 'Step 1')).toHaveLength(1);
  expect(alone('Step 2 to 4', 'Step 5')).toHaveLength(1);
  expect(alone('Step 2 to 4', 'Coins 5')).toEqual([]);
  expect(alone('Step 2 to 4, seen A Bench', 'Step (1d6)')).toEqual([]);
});
