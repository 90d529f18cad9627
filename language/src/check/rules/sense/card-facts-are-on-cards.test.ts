import { expect, test } from 'vitest';
import { aStorylet, said } from '../../../testing/a-world.ts';
import { cardFactsAreOnCards } from './card-facts-are-on-cards.ts';

const facts = 'frequency: Rare\nsticky: yes\nautofire: yes';

test('a card may be rare, sticky, and happen by itself', () => {
  expect(said(cardFactsAreOnCards, aStorylet(`deck: sometimes\n${facts}`))).toEqual([]);
  expect(said(cardFactsAreOnCards, aStorylet('sticky: no'))).toEqual([]);
});

test.each(['', 'deck: always\n', 'deck: never\n'])('what is no card may not (%j)', (deck) => {
  expect(said(cardFactsAreOnCards, aStorylet(`${deck}${facts}`))).toEqual(
    ['frequency', 'sticky', 'autofire'].map(
      (fact) => `"${fact}" is for cards; write "deck: sometimes", or leave it out`,
    ),
  );
});
