import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { wornThingsAreClothes } from './worn-things-are-clothes.ts';

test('accepts a hat', () => {
  expect(messagesOf(wornThingsAreClothes, aStorylet('', aBranch('', anOutcome('wear: Paper Hat'))))).toEqual([]);
});

test('reports a lens without a slot', () => {
  expect(messagesOf(wornThingsAreClothes, aStorylet('', aBranch('', anOutcome('wear: Lens'))))).toEqual([
    '"Lens" has no slot and cannot be worn; give it one, or wear another',
  ]);
});
