import type { StoryletId } from '../ids.ts';
import { meetsAll } from '../qualities/meets.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { tableOf } from './hand.ts';

/**
 * Undoes a discard. Refused once a card was drawn or left the hand in another way, a storylet opened, or the character
 * moved. So a discard never lets a player see a second card.
 */
export function returnCard(moment: Moment, card: StoryletId): Ruling {
  const { character, world } = moment;
  const { id: table, hand } = tableOf(moment);
  const { handBeforeDiscards: before } = character;
  const isDiscarded = before?.table === table && before.hand.includes(card) && !hand.includes(card);
  const storylet = world.storylets.get(card);
  if (!isDiscarded || !storylet || !meetsAll(storylet.when, moment)) return refuse('card cannot return');
  return allow(record(openTurn(moment), { kind: 'card returned', table, card }));
}
