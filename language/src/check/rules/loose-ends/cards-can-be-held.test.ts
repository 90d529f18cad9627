import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { cardsCanBeHeld } from './cards-can-be-held.ts';

const card = aStorylet('deck: sometimes', aBranch('', anOutcome('')));
const lodging = aStorylet('deck: sometimes', aBranch('', anOutcome('lodge: A Room')));
const none = 'nobody can hold a card; let an outcome give a lodging with a "hand", or add "hand" to a setting';

test('accepts a lodging that is given, or a setting with a hand', () => {
  expect(messagesOf(cardsCanBeHeld, lodging)).toEqual([]);
  expect(messagesOf(cardsCanBeHeld, { ...card, 'settings/town.story': '= Town\nhand: 1\n' })).toEqual([]);
  expect(messagesOf(cardsCanBeHeld, aStorylet(''))).toEqual([]);
});

test('reports a world with cards and no hand', () => {
  expect(messagesOf(cardsCanBeHeld, card)).toEqual([none]);
  expect(messagesOf(cardsCanBeHeld, { ...card, 'settings/town.story': '= Town\nhand: 0\n' })).toEqual([none]);
  expect(messagesOf(cardsCanBeHeld, { ...lodging, 'lodgings/room.story': '= A Room\nhand: 0\n' })).toEqual([none]);
});
