import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { aStoreItem } from '../../../testing/other-kinds.ts';
import { storeItemsAreWhole } from './store-items-are-whole.ts';

const told = (facts: string) => messagesOf(storeItemsAreWhole, aStoreItem(facts));

test('a story opens something, and may be cleared away for less; what only clears is a reset by itself', () => {
  expect(told('opens: Lens')).toEqual([]);
  expect(told('opens: Lens\nclears: Step\nagain: 5')).toEqual([]);
  expect(told('clears: Step, Lens')).toEqual([]);
});

test.each([
  ['order: 1', '"A Story" neither opens nor clears anything; write "opens" or "clears"'],
  ['opens: Lens\nagain: 5', '"A Story" has "again" and nothing that it clears'],
  ['opens: Lens\nclears: Step', '"A Story" clears a story, but has no "again" to say for how much'],
  ['clears: Step\nagain: 5', '"A Story" opens nothing, so its "fate" is the price already; leave "again" out'],
  [
    'opens: Lens\nclears: Lens\nagain: 5',
    '"A Story" clears "Lens", which says that it was bought; it would have to be bought again',
  ],
  ['opens: Watchful', '"Watchful" climbs by change points or is shared; what is owned is counted, one by one'],
])('of "%s" it is told: %s', (facts, message) => {
  expect(told(facts)).toEqual([message]);
});

test('two do not open the same', () => {
  const twin = aStoreItem('opens: Lens')['store/story.story'] ?? '';
  const files = { ...aStoreItem('opens: Lens'), 'store/twin.story': twin.replace('A Story', 'Its Twin') };
  expect(messagesOf(storeItemsAreWhole, files)).toEqual([
    '"A Story" opens "Lens" too; what is bought twice was paid for once',
  ]);
});
