import { limitsOf } from '../membership/limits.ts';
import type { RefillingClock } from '../refilling-clock.ts';
import { record, type Turn } from '../turn.ts';
import type { CardTable } from './card-table.ts';

type Pass = (clock: RefillingClock, room: number, at: number) => RefillingClock;

/** The cards that have come by a moment, to every deck, wherever the character stands. `pass`: `come` for a moment that is over, `refill` for now. */
export function refillDecks(turn: Turn, at: number, pass: Pass): Turn {
  const { character } = turn;
  const { deck: size } = limitsOf(character);
  let after = turn;
  for (const table in character.cards) {
    const { deck: from } = character.cards[table] as CardTable;
    const to = pass(from, size, at);
    if (to !== from) after = record(after, { kind: 'deck', table: Number(table), why: 'refilled', from, to });
  }
  return after;
}
