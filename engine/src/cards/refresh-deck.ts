import { limitsOf } from '../membership/limits.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { tableOf } from './table-of.ts';

/** The deck where the character stands is full again. */
export function refreshDeck(turn: Turn, { world }: Pick<Moment, 'world'>): Turn {
  const { id, deck } = tableOf(turn.character, world);
  const { deck: size } = limitsOf(turn.character);
  if (deck.count >= size) return turn;
  return record(turn, { kind: 'deck', table: id, why: 'refreshed', from: deck, to: { count: size } });
}
