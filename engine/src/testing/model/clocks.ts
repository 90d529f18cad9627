import { type CardTable, type Clock, type Game, modelLimits } from './model-character.ts';
import { tableIdNow } from './places.ts';

const tenMinutes = 600_000;

/** The next gain comes ten minutes after the clock fell below its capacity. */
export function takeFrom(clock: Clock, taken: number, capacity: number, now: number): void {
  clock.count -= taken;
  accrue(clock, capacity, now);
}

/** Adds all gains up to `at`, one by one. */
export function accrue(clock: Clock, capacity: number, at: number): void {
  if (clock.count < capacity) clock.nextAt ??= at + tenMinutes;
  while (clock.count < capacity && clock.nextAt !== undefined && clock.nextAt <= at) {
    clock.count += 1;
    clock.nextAt += tenMinutes;
  }
  if (clock.count >= capacity) clock.nextAt = undefined;
}

/** Accrues actions and the cards of every deck up to `at`. */
export function bringAll({ who }: Game, at: number): void {
  const { bank, deck } = modelLimits(who);
  accrue(who.actions, bank, at);
  for (const table of who.tables.values()) accrue(table.deck, deck, at);
}

/** After the system clock was set back, the next gain is at most ten minutes away. */
export function waitNoLonger({ who }: Game, now: number): void {
  for (const clock of [who.actions, ...[...who.tables.values()].map(({ deck }) => deck)]) {
    if (clock.nextAt !== undefined && clock.nextAt > now + tenMinutes) clock.nextAt = now + tenMinutes;
  }
}

/** `full` fills the bank. A number can exceed it, up to twice its size. */
export function giveActions({ who, now }: Game, by: number | 'full'): void {
  const { bank } = modelLimits(who);
  const { actions } = who;
  const to = by === 'full' ? bank : Math.min(actions.count + by, 2 * bank);
  if (to > actions.count) actions.count = to;
  accrue(actions, bank, now);
}

export function tableNow(game: Game): CardTable {
  const kept = game.who.tables.get(tableIdNow(game));
  return kept ?? { deck: { count: modelLimits(game.who).deck }, hand: [] };
}

/** Same as `tableNow`, but stored, so that changes to it last. */
export function tableUsed(game: Game): CardTable {
  const table = tableNow(game);
  game.who.tables.set(tableIdNow(game), table);
  return table;
}

export function fillDeck(game: Game): void {
  const { deck } = modelLimits(game.who);
  const table = game.who.tables.get(tableIdNow(game));
  if (table) table.deck = { count: Math.max(deck, table.deck.count) };
}
