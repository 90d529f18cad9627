import { limitsOf } from '../membership/membership.ts';
import type { RefillingClock } from '../refilling-clock.ts';
import { record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { CardTable } from './card-table.ts';
import { tableOf } from './hand.ts';

type Pass = (clock: RefillingClock, room: number, at: number) => RefillingClock;

/**
 * Records the cards that accrued in every deck by `at`. Pass `accrue` for a moment in the past, `refillUntilNow` for
 * the present.
 */
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

export function refreshDeck(turn: Turn, world: World): Turn {
  const { id, deck } = tableOf({ character: turn.character, world });
  const { deck: size } = limitsOf(turn.character);
  if (deck.count >= size) return turn;
  return record(turn, { kind: 'deck', table: id, why: 'refreshed', from: deck, to: { count: size } });
}
