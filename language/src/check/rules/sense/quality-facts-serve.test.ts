import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { qualityFactsServe } from './quality-facts-serve.ts';

const rank = (facts: string) => ({ 'qualities/rank.story': `= Rank\nimage: it\n${facts}\n` });

test('facts stand where they count', () => {
  expect(
    messagesOf(qualityFactsServe, rank('category: BasicAbility\nclimbs: ever steeper\nsteepest: 70\nmenace: Step')),
  ).toEqual([]);
  expect(messagesOf(qualityFactsServe, rank('category: Advantage\nnature: thing\nsecond chance on: Watchful'))).toEqual(
    [],
  );
});

test('where they do not, they are told', () => {
  expect(
    messagesOf(qualityFactsServe, rank('category: Story\nsteepest: 70\nmenace: Step\nsecond chance on: Watchful')),
  ).toEqual([
    '"steepest" is for what climbs "ever steeper"; write that too, or leave it out',
    'only a challenge on an attribute ("category: BasicAbility") stirs a menace; leave it out',
    'a second chance is a thing that is spent; write "nature: thing"',
  ]);
});
