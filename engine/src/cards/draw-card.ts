import { payFate } from '../fate/balance.ts';
import { areaOf, settingOf } from '../map/setting-of.ts';
import { limitsOf } from '../membership/membership.ts';
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

  const turn = isEndless(moment) ? openTurn(moment) : takeCard(moment);
  const card = cardAt(cards, chance.roll(weightOf(cards)));
  return allow(record(turn, { kind: 'card drawn', table, card: card.id }));
}

/** True if draws from this deck are not counted. */
export const isEndless = (here: Standpoint): boolean => settingOf(here)?.isInfiniteDraw === true;

function takeCard(moment: Moment): Turn {
  const { character, now } = moment;
  const { id: table, deck: from } = tableOf(moment);
  const to = spend(from, 1, limitsOf(character).deck, now);
  return record(openTurn(moment), { kind: 'deck', table, why: 'drawn', from, to });
}

/** In Fate. */
export const cardsFate = 2;

/** Fills the deck for Fate. Refused if it is full. */
export function buyCards(moment: Moment): Ruling {
  const { character } = moment;
  if (!drawsHere(moment) || isEndless(moment)) return refuse('no card to draw');
  if (character.fate < cardsFate) return refuse('not enough fate');
  if (tableOf(moment).deck.count >= limitsOf(character).deck) return refuse('deck full');
  return allow(refreshDeck(payFate(openTurn(moment), cardsFate, 'store'), moment.world));
}
