import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { decksAreSharedOnce } from './decks-are-shared-once.ts';

const settings = (text: string) => messagesOf(decksAreSharedOnce, { 'settings/more.story': text });

test('a setting may use the deck of one that has its own', () => {
  expect(settings('= Sea\ndeck of: Town\n\n= Moon\ndeck of: Nothing Known\n')).toEqual([]);
});

test('it does not borrow what is borrowed, nor its own', () => {
  expect(settings('= Sea\ndeck of: Town\n\n= Moon\ndeck of: Sea\n')).toEqual([
    '"Sea" uses the deck of "Town" itself; name that',
  ]);
  expect(settings('= Sea\ndeck of: Sea\n')).toEqual(['it has its own deck anyway; leave this out']);
});
