import type { StoryletId } from '../ids.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { tableOf } from './table-of.ts';

/** Throws a held card away. It costs nothing, and gives the deck nothing back. */
export function discardCard(moment: Moment, card: StoryletId): Ruling {
  const { character, world } = moment;
  const { id: table, hand } = tableOf(character, world);
  if (!hand.includes(card)) return refuse('not in your hand');
  if (world.storylets.get(card)?.sticky) return refuse('card is sticky');
  return allow(record(openTurn(moment), { kind: 'card left', table, card, why: 'discarded' }));
}
