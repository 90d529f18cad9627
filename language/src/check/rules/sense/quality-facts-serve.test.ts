import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { qualityFactsServe } from './quality-facts-serve.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\nimage: it\n${facts}\n` });

test('accepts facts that have an effect', () => {
  expect(
    messagesOf(qualityFactsServe, rank('category: BasicAbility\nclimbs: ever steeper\nsteepest: 70\nmenace: Step')),
  ).toEqual([]);
  expect(messagesOf(qualityFactsServe, rank('category: Advantage\nnature: thing\nsecond chance on: Watchful'))).toEqual(
    [],
  );
});

test('reports facts that have none', () => {
  expect(
    messagesOf(qualityFactsServe, rank('category: Story\nsteepest: 70\nmenace: Step\nsecond chance on: Watchful')),
  ).toEqual([
    '"steepest" needs "climbs: ever steeper"; add it, or delete this',
    'only challenges on attributes ("category: BasicAbility") raise a menace; delete this',
    'a second chance must be a thing; add "nature: thing"',
  ]);
});
