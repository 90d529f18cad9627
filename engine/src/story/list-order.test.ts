import { expect, test } from 'vitest';
import { aStorylet } from '../testing/a-world.ts';
import { byListOrder, inListOrder } from './storylet.ts';

const storylets = [
  aStorylet({ id: 4, urgency: 'must', order: 9 }),
  aStorylet({ id: 3, urgency: 'high', order: 8 }),
  aStorylet({ id: 9, order: 1 }),
  aStorylet({ id: 1, order: 2 }),
  aStorylet({ id: 2, order: 2 }),
];

test('forced storylets come first, then urgent ones, then by the author’s order, then by id', () => {
  expect(storylets.toReversed().sort(byListOrder)).toEqual(storylets);
});

test('sorted lists are merged in order, and a single list is returned unchanged', () => {
  const [must, high, first, second, third] = storylets;
  if (!must || !high || !first || !second || !third) throw new Error('five storylets');

  expect(inListOrder([[high, second], [], [must, first, third]])).toEqual(storylets);
  const alone = [high, first];
  expect(inListOrder([[], alone, []])).toBe(alone);
  expect(inListOrder([])).toEqual([]);
});
