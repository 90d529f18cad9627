import type { SettingId } from '../ids.ts';
import { deckOf } from '../membership/allowance-of.ts';
import type { Pass } from '../refilling-clock.ts';
import { record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { CardTable } from './card-table.ts';
import { tableOf } from './hand.ts';

/** Records the cards that accrued in every deck by `at`. */
export function refillDecks(turn: Turn, at: number, pass: Pass, world: World): Turn {
  const { character } = turn;
  const refill = deckOf({ character, world });
  let after = turn;
  for (const table in character.cards) {
    const { deck: from } = character.cards[table] as CardTable;
    const to = pass(from, refill, at);
    if (to !== from) after = record(after, { kind: 'deck', table: Number(table), why: 'refilled', from, to });
  }
  return after;
}

export function refreshDeck(turn: Turn, world: World): Turn {
  const here = { character: turn.character, world };
  const { id, deck } = tableOf(here);
  const { capacity: size } = deckOf(here);
  if (deck.count >= size) return turn;
  return record(turn, { kind: 'deck', table: id, why: 'refreshed', from: deck, to: { count: size } });
}

/** One more card can be drawn, unless the deck is full. */
export function returnToDeck(turn: Turn, table: SettingId, world: World): Turn {
  const { deck: from } = turn.character.cards[table] as CardTable;
  const { capacity } = deckOf({ character: turn.character, world });
  if (from.count >= capacity) return turn;
  const count = from.count + 1;
  const to = count < capacity ? { ...from, count } : { count };
  return record(turn, { kind: 'deck', table, why: 'refreshed', from, to });
}
