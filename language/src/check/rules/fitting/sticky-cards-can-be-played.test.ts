import { expect, test } from 'vitest';
import { aBranch, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { stickyCardsCanBePlayed } from './sticky-cards-can-be-played.ts';

test('accepts a sticky card with a free branch', () => {
  expect(messagesOf(stickyCardsCanBePlayed, aStorylet('deck: sometimes\nsticky: yes'))).toEqual([]);
});

test('reports a sticky card whose branches all have requirements', () => {
  expect(
    messagesOf(stickyCardsCanBePlayed, aStorylet('deck: sometimes\nsticky: yes', aBranch('pay: Coins 3'))),
  ).toEqual(['"Tried" is sticky, and every branch has requirements; give it a branch without any']);
});
