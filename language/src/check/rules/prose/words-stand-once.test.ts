import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { wordsStandOnce } from './words-stand-once.ts';

test('accepts words that may be repeated', () => {
  expect(
    messagesOf(
      wordsStandOnce,
      aStorylet('note: She gave her her hat, had had that that, in in a hurry, bathe the thee.'),
    ),
  ).toEqual([]);
});

test.each(['the the', 'The the', 'a a', 'an an', 'and and', 'of of', 'to to'])('reports "%s"', (twice) => {
  expect(messagesOf(wordsStandOnce, aStorylet(`note: Under ${twice} tree.`))).toEqual([
    `"${twice.split(' ')[0]}" is repeated here; delete one`,
  ]);
});
