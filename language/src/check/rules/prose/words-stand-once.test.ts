import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { wordsStandOnce } from './words-stand-once.ts';

test('words that may be meant twice are left alone', () => {
  expect(
    messagesOf(
      wordsStandOnce,
      aStorylet('note: She gave her her hat, had had that that, in in a hurry, bathe the thee.'),
    ),
  ).toEqual([]);
});

test.each(['the the', 'The the', 'a a', 'an an', 'and and', 'of of', 'to to'])('"%s" stands there twice', (twice) => {
  expect(messagesOf(wordsStandOnce, aStorylet(`note: Under ${twice} tree.`))).toEqual([
    `"${twice.split(' ')[0]}" stands here twice; take one out`,
  ]);
});
