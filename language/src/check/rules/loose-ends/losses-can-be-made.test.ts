import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { lossesCanBeMade } from './losses-can-be-made.ts';

const rank = (cap: number) => ({
  'qualities/rank.story': `= Rank\ncategory: Story\ncap: ${cap}\nimage: it\n\nA rank.\n`,
});
const losing = (loss: string, cap = 5) =>
  messagesOf(lossesCanBeMade, {
    ...rank(cap),
    ...aStorylet('', aBranch('', anOutcome('gain: Rank 1')) + aBranch('', anOutcome(`lose: ${loss}`))),
  });

test('accepts a loss of what somebody can have, or by a formula', () => {
  expect(losing('Rank 5')).toEqual([]);
  expect(losing('Rank (7 + [Rank])')).toEqual([]);
  expect(losing('Coins 500')).toEqual([]);
});

test('reports a loss of more than anybody can have', () => {
  expect(losing('Rank 6')).toEqual([
    'nobody can have 6 of "Rank", at most 5; lose less, or write "set: Rank 0" to take all',
  ]);
});

test('leaves a quality that nothing gives to other rules', () => {
  expect(messagesOf(lossesCanBeMade, { ...rank(5), ...aStorylet('', aBranch('', anOutcome('lose: Rank 1'))) })).toEqual(
    [],
  );
});
