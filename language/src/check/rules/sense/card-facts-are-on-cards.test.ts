import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { cardFactsAreOnCards } from './card-facts-are-on-cards.ts';

const facts = 'frequency: Rare\nsticky: yes\nautofire: yes';

test('accepts them on a card', () => {
  expect(messagesOf(cardFactsAreOnCards, aStorylet(`deck: sometimes\n${facts}`))).toEqual([]);
  expect(messagesOf(cardFactsAreOnCards, aStorylet('sticky: no'))).toEqual([]);
});

test.each(['', 'deck: always\n', 'deck: never\n'])('reports them elsewhere (%j)', (deck) => {
  expect(messagesOf(cardFactsAreOnCards, aStorylet(`${deck}${facts}`))).toEqual(
    ['frequency', 'sticky', 'autofire'].map((fact) => `"${fact}" is for cards; add "deck: sometimes", or delete it`),
  );
});
