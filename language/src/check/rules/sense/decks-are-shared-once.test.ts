import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { decksAreSharedOnce } from './decks-are-shared-once.ts';

const settings = (text: string) => messagesOf(decksAreSharedOnce, { 'settings/more.story': text });

test("accepts a setting that uses another's own deck", () => {
  expect(settings('= Sea\ndeck of: Town\n\n= Moon\ndeck of: Nothing Known\n')).toEqual([]);
});

test('reports a shared deck that is itself shared, or its own', () => {
  expect(settings('= Sea\ndeck of: Town\n\n= Moon\ndeck of: Sea\n')).toEqual([
    '"Sea" itself uses the deck of "Town"; name "Town"',
  ]);
  expect(settings('= Sea\ndeck of: Sea\n')).toEqual(['a setting uses its own deck anyway; delete this']);
});
