import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aStoreItem } from '../../../testing/other-kinds.ts';
import { storeItemsAreWhole } from './store-items-are-whole.ts';

const told = (facts: string) => messagesOf(storeItemsAreWhole, aStoreItem(facts));

test('accepts an item that opens, one that also clears for less, and one that only clears', () => {
  expect(told('opens: Lens')).toEqual([]);
  expect(told('opens: Lens\nclears: Step\nagain: 5')).toEqual([]);
  expect(told('clears: Step, Lens')).toEqual([]);
});

test.each([
  ['order: 1', '"A Story" neither opens nor clears anything; add "opens" or "clears"'],
  ['opens: Lens\nagain: 5', '"A Story" has "again" but clears nothing; add "clears", or delete "again"'],
  ['opens: Lens\nclears: Step', '"A Story" opens and clears a story, but has no price for clearing; add "again"'],
  ['clears: Step\nagain: 5', '"A Story" opens nothing, so "fate" is its only price; delete "again"'],
  ['opens: Lens\nclears: Lens\nagain: 5', '"A Story" clears "Lens", which records the purchase; clear other qualities'],
  ['opens: Watchful', '"Watchful" climbs by change points or is shared; use a quality that is counted one by one'],
])('reports "%s": %s', (facts, message) => {
  expect(told(facts)).toEqual([message]);
});

test('reports two items that open the same quality', () => {
  const twin = aStoreItem('opens: Lens')['store/story.story'] ?? '';
  const files = { ...aStoreItem('opens: Lens'), 'store/twin.story': twin.replace('A Story', 'Its Twin') };
  expect(messagesOf(storeItemsAreWhole, files)).toEqual([
    '"A Story" also opens "Lens"; give each item a quality of its own',
  ]);
});
