import { payFate } from '../fate/balance.ts';
import { areaOf, settingOf } from '../map/setting-of.ts';
import { deckOf } from '../membership/allowance-of.ts';
import { fitting } from '../offers/fitting.ts';
import { spend } from '../refilling-clock.ts';
import type { Storylet } from '../story/storylet.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Standpoint, type Turn } from '../turn.ts';
import { cardAt, weigh, weightOf } from './by-weight.ts';
import { refreshDeck } from './deck.ts';
import { handSizeOf, tableOf } from './hand.ts';

export const drawsHere = (here: Standpoint): boolean => settingOf(here) !== undefined && areaOf(here)?.showOps === true;

/** Cards that can be drawn here and are not in the hand. If any are urgent, returns only those. */
export function eligibleCards(here: Standpoint): readonly Storylet[] {
  if (!drawsHere(here)) return [];
  const { hand } = tableOf(here);
  const drawable = fitting('drawn', here).filter(({ id }) => !hand.includes(id));
  const urgent = drawable.filter(({ urgency }) => urgency !== 'normal');
  return urgent.length > 0 ? urgent : drawable;
}

export const findsCard = (here: Standpoint): boolean => weightOf(weigh(eligibleCards(here))) > 0;

/** Allowed while a storylet is open. */
export function drawCard(moment: Moment): Ruling {
  const { chance } = moment;
  if (!drawsHere(moment)) return refuse('no card to draw');
  const { id: table, deck, hand } = tableOf(moment);
  if (!isEndless(moment) && deck.count <= 0) return refuse('deck empty');
  const size = handSizeOf(moment);
  if (hand.length >= size) return refuse(size === 0 ? 'no hand' : 'hand full');
  const cards = weigh(eligibleCards(moment));
  if (weightOf(cards) === 0) return refuse('no card to draw');

  const card = cardAt(cards, chance.roll(weightOf(cards)));
  return allow(record(takeCard(moment), { kind: 'card drawn', table, card: card.id }));
}

/** True if draws from this deck are not counted. */
export const isEndless = (here: Standpoint): boolean => settingOf(here)?.isInfiniteDraw === true;

/** An endless deck loses no card. Its first draw records the full deck, with which the table begins. */
function takeCard(moment: Moment): Turn {
  const { id: table, deck: from } = tableOf(moment);
  const turn = openTurn(moment);
  if (isEndless(moment) && moment.character.cards[table]) return turn;
  const to = isEndless(moment) ? from : spend(from, 1, deckOf(moment), moment.now);
  return record(turn, { kind: 'deck', table, why: 'drawn', from, to });
}

/** In Fate. */
export const cardsFate = 2;

/** Fills the deck for Fate. Refused if it is full. */
export function buyCards(moment: Moment): Ruling {
  const { character } = moment;
  if (!drawsHere(moment) || isEndless(moment)) return refuse('no card to draw');
  if (character.fate < cardsFate) return refuse('not enough fate');
  if (tableOf(moment).deck.count >= deckOf(moment).capacity) return refuse('deck full');
  return allow(refreshDeck(payFate(openTurn(moment), cardsFate, 'store'), moment.world));
}
