import { limitsOf } from '../membership/limits.ts';
import { payFate } from '../membership/pay-fate.ts';
import { allow, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';
import { isEndless } from './draw-card.ts';
import { drawsHere } from './eligible-cards.ts';
import { refreshDeck } from './refresh-deck.ts';
import { tableOf } from './table-of.ts';

/** The price of a full deck. */
export const cardsFate = 2;

/** Fills the deck where the character stands. It is not sold where it would bring nothing. */
export function buyCards(moment: Moment): Ruling {
  const { character, world } = moment;
  if (!drawsHere(character, world) || isEndless(moment)) return refuse('no card to draw');
  if (character.fate < cardsFate) return refuse('not enough fate');
  if (tableOf(character, world).deck.count >= limitsOf(character).deck) return refuse('deck full');
  return allow(refreshDeck(payFate(openTurn(moment), cardsFate), moment));
}
