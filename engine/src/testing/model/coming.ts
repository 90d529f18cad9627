import { type Coming, type Game, roomsOf, type Table } from './person.ts';
import { tableIdNow } from './places.ts';

const tenMinutes = 600_000;

/** Takes some away; the next one is ten minutes off from when there is room. */
export function takeFrom(clock: Coming, taken: number, room: number, now: number): void {
  clock.count -= taken;
  bringTo(clock, room, now);
}

/** Lets come what comes by a moment, one by one. */
export function bringTo(clock: Coming, room: number, at: number): void {
  if (clock.count < room) clock.nextAt ??= at + tenMinutes;
  while (clock.count < room && clock.nextAt !== undefined && clock.nextAt <= at) {
    clock.count += 1;
    clock.nextAt += tenMinutes;
  }
  if (clock.count >= room) clock.nextAt = undefined;
}

/** The actions, and the cards of every deck, that come by a moment. */
export function bringAll({ who }: Game, at: number): void {
  const { bank, deck } = roomsOf(who);
  bringTo(who.actions, bank, at);
  for (const table of who.tables.values()) bringTo(table.deck, deck, at);
}

/** After a clock went back nobody waits for more than ten minutes. */
export function waitNoLonger({ who }: Game, now: number): void {
  for (const clock of [who.actions, ...[...who.tables.values()].map(({ deck }) => deck)]) {
    if (clock.nextAt !== undefined && clock.nextAt > now + tenMinutes) clock.nextAt = now + tenMinutes;
  }
}

/** Actions given: to the bank, or so many, up to twice the bank; never fewer than there were. */
export function giveActions({ who, now }: Game, by: number | 'full'): void {
  const { bank } = roomsOf(who);
  const { actions } = who;
  const to = by === 'full' ? bank : Math.min(actions.count + by, 2 * bank);
  if (to > actions.count) actions.count = to;
  bringTo(actions, bank, now);
}

/** Deck and hand as they lie where the character stands. */
export function tableNow(game: Game): Table {
  const kept = game.who.tables.get(tableIdNow(game));
  return kept ?? { deck: { count: roomsOf(game.who).deck }, hand: [] };
}

/** The same, to be changed. */
export function tableUsed(game: Game): Table {
  const table = tableNow(game);
  game.who.tables.set(tableIdNow(game), table);
  return table;
}

/** The deck where the character stands is full again. */
export function fillDeck(game: Game): void {
  const { deck } = roomsOf(game.who);
  const table = game.who.tables.get(tableIdNow(game));
  if (table) table.deck = { count: Math.max(deck, table.deck.count) };
}
