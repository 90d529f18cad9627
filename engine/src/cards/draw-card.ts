import type { Character } from '../character.ts';
import { areaOf, settingOf } from '../map/setting-of.ts';
import { payFate } from '../membership/fate.ts';
import { limitsOf } from '../membership/membership.ts';
import { fitting } from '../offers/fitting.ts';
import { spend } from '../refilling-clock.ts';
import type { Storylet } from '../story/storylet.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { cardAt, weigh, weightOf } from './by-weight.ts';
import { refreshDeck } from './deck.ts';
import { handSizeOf, tableOf } from './hand.ts';

/** Are cards drawn where the character stands? */
export const drawsHere = (character: Character, world: World): boolean =>
  settingOf(character, world) !== undefined && areaOf(character, world)?.showOps === true;

/** The cards one of which the next draw finds: those that fit here and are not held; while some are urgent, only these. */
export function eligibleCards(character: Character, world: World): readonly Storylet[] {
  if (!drawsHere(character, world)) return [];
  const { hand } = tableOf(character, world);
  const drawable = fitting('sometimes', character, world).filter(({ id }) => !hand.includes(id));
  const urgent = drawable.filter(({ urgency }) => urgency !== 'normal');
  return urgent.length > 0 ? urgent : drawable;
}

/** Draws a card into the hand where the character stands. It may be done while a storylet lies open. */
export function drawCard(moment: Moment): Ruling {
  const { character, world, chance } = moment;
  if (!drawsHere(character, world)) return refuse('no card to draw');
  const { id: table, deck, hand } = tableOf(character, world);
  if (!isEndless(moment) && deck.count <= 0) return refuse('deck empty');
  if (hand.length >= handSizeOf(character, world)) return refuse('hand full');
  const cards = weigh(eligibleCards(character, world));
  if (weightOf(cards) === 0) return refuse('no card to draw');

  const taken = isEndless(moment) ? openTurn(moment) : takeCard(moment);
  const card = cardAt(cards, chance.roll(weightOf(cards)));
  return allow(record(taken, { kind: 'card drawn', table, card: card.id }));
}

/** Where cards have no end, none are counted. */
export const isEndless = ({ character, world }: Pick<Moment, 'character' | 'world'>): boolean =>
  settingOf(character, world)?.isInfiniteDraw === true;

function takeCard(moment: Moment): Turn {
  const { character, world, now } = moment;
  const { id: table, deck: from } = tableOf(character, world);
  const to = spend(from, 1, limitsOf(character).deck, now);
  return record(openTurn(moment), { kind: 'deck', table, why: 'drawn', from, to });
}

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
