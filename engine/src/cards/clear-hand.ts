import { type Moment, record, type Turn } from '../turn.ts';
import { tableOf } from './table-of.ts';

/** Every card where the character stands leaves the hand. */
export function clearHand(turn: Turn, { world }: Pick<Moment, 'world'>): Turn {
  const { id, hand } = tableOf(turn.character, world);
  return hand.reduce((sofar, card) => record(sofar, { kind: 'card left', table: id, card, why: 'cleared' }), turn);
}
