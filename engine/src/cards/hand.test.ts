import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aSetting } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { openTurn } from '../turn.ts';
import { clearHand, discardCard, dropUnfit, handOf, handSizeOf } from './hand.ts';

const sharp = [{ kind: 'level' as const, quality: ids.watchful, atLeast: 5 }];
const storylets = [
  aStorylet({ id: 31, deck: 'sometimes' }),
  aStorylet({ id: 32, deck: 'sometimes', sticky: true }),
  aStorylet({ id: 33, deck: 'sometimes', when: sharp }),
];
const holding = (hand: readonly number[], { character, ...about }: About = {}) =>
  aMoment({ storylets, character: { cards: { 1: { deck: { count: 4, nextAt: 9 }, hand } }, ...character }, ...about });
const cardLeft = (card: number, why: string) => ({ kind: 'card left', table: 1, card, why });

test('a discarded card leaves the hand and does not return to the deck', () => {
  const turn = turnOf(discardCard(holding([32, 31]), 31));

  expect(turn.changes).toEqual([cardLeft(31, 'discarded')]);
  expect(turn.character.cards).toEqual({ 1: { deck: { count: 4, nextAt: 9 }, hand: [32] } });
});

test('cards that are not in the hand and sticky cards cannot be discarded', () => {
  expect(discardCard(holding([32]), 31)).toEqual(refused('not in your hand'));
  expect(discardCard(aMoment({ storylets }), 31)).toEqual(refused('not in your hand'));
  expect(discardCard(holding([32]), 32)).toEqual(refused('card is sticky'));
});

test('a card that was removed from the world is not shown, but can be discarded', () => {
  const { character, world } = holding([99, 31]);

  expect(handOf({ character, world }).map(({ card }) => card.id)).toEqual([31]);
  expect(turnOf(discardCard(holding([99]), 99)).character.cards[1]?.hand).toEqual([]);
});

test('a card can be played while its requirements hold, also in another place with the same hand', () => {
  const handAt = (watchful: number, area: number) => {
    const { character, world } = holding([33, 31], { qualities: { [ids.watchful]: watchful }, character: { area } });
    return handOf({ character, world }).map(({ card, isPlayable }) => [card.id, isPlayable]);
  };

  expect(handAt(5, ids.square)).toEqual([
    [33, true],
    [31, true],
  ]);
  expect(handAt(4, ids.quay)).toEqual([
    [33, false],
    [31, true],
  ]);
});

test('the hand size is the setting’s, or else the lodging’s, or else 0', () => {
  const size = (about: About) => {
    const { character, world } = aMoment(about);
    return handSizeOf({ character, world });
  };
  const cell = { settings: [aSetting({ id: 1, hand: 3 })] };

  expect(size({})).toBe(0);
  expect(size({ character: { lodging: 1 } })).toBe(1);
  expect(size({ character: { lodging: 99 } })).toBe(0);
  expect(size({ pack: cell, character: { lodging: 1 } })).toBe(3);
  expect(size({ pack: { settings: [aSetting({ id: 1, hand: 0 })] }, character: { lodging: 1 } })).toBe(0);
  expect(size({ character: { area: 0, lodging: 1 } })).toBe(1);
});

test('cards leave the hand when their requirements stop holding or they leave the world', () => {
  const dressed = { qualities: { [ids.watchful]: 2, [ids.hat]: 1 } };
  const unfit = (worn: Record<string, number>) => {
    const moment = holding([33, 31, 99], { ...dressed, character: { worn } });
    return dropUnfit(openTurn(moment), moment).changes;
  };

  expect(unfit({ Hat: ids.hat })).toEqual([cardLeft(99, 'no longer fits')]);
  expect(unfit({})).toEqual([cardLeft(33, 'no longer fits'), cardLeft(99, 'no longer fits')]);
});

test('clearing empties this hand, sticky cards included, and no other', () => {
  const cards = { 1: { deck: { count: 4 }, hand: [31, 32] }, 2: { deck: { count: 1 }, hand: [33] } };
  const moment = holding([], { character: { cards } });

  const turn = clearHand(openTurn(moment), moment.world);
  expect(turn.changes).toEqual([cardLeft(31, 'cleared'), cardLeft(32, 'cleared')]);
  expect(turn.character.cards).toEqual({ ...cards, 1: { deck: { count: 4 }, hand: [] } });
});
