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

test('what must be met comes first, then the urgent, then as the author ordered, then the older', () => {
  expect(storylets.toReversed().sort(byListOrder)).toEqual(storylets);
});

test('lists in order become one list in order, and a list alone stays itself', () => {
  const [must, high, first, second, third] = storylets;
  if (!must || !high || !first || !second || !third) throw new Error('five storylets');

  expect(inListOrder([[high, second], [], [must, first, third]])).toEqual(storylets);
  const alone = [high, first];
  expect(inListOrder([[], alone, []])).toBe(alone);
  expect(inListOrder([])).toEqual([]);
});
