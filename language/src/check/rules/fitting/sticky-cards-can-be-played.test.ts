import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { stickyCardsCanBePlayed } from './sticky-cards-can-be-played.ts';

test('a sticky card with a free branch can be got rid of', () => {
  expect(messagesOf(stickyCardsCanBePlayed, aStorylet('deck: sometimes\nsticky: yes'))).toEqual([]);
});

test('a sticky card that always asks for something would stay for ever', () => {
  expect(
    messagesOf(stickyCardsCanBePlayed, aStorylet('deck: sometimes\nsticky: yes', aBranch('pay: Coins 3'))),
  ).toEqual(['"Tried" is sticky, and every branch asks for something; let one ask for nothing']);
});
