import { settingOf } from '../map/setting-of.ts';
import { limitsOf } from '../membership/limits.ts';
import { spend } from '../refilling-clock.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { cardAt, weigh, weightOf } from './by-weight.ts';
import { drawsHere, eligibleCards } from './eligible-cards.ts';
import { handSizeOf } from './hand-size-of.ts';
import { tableOf } from './table-of.ts';

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
