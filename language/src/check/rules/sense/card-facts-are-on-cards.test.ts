import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { cardFactsAreOnCards } from './card-facts-are-on-cards.ts';

const facts = 'frequency: Rare\nsticky: yes\nautofire: yes';

test('a card may be rare, sticky, and happen by itself', () => {
  expect(messagesOf(cardFactsAreOnCards, aStorylet(`deck: sometimes\n${facts}`))).toEqual([]);
  expect(messagesOf(cardFactsAreOnCards, aStorylet('sticky: no'))).toEqual([]);
});

test.each(['', 'deck: always\n', 'deck: never\n'])('what is no card may not (%j)', (deck) => {
  expect(messagesOf(cardFactsAreOnCards, aStorylet(`${deck}${facts}`))).toEqual(
    ['frequency', 'sticky', 'autofire'].map(
      (fact) => `"${fact}" is for cards; write "deck: sometimes", or leave it out`,
    ),
  );
});
