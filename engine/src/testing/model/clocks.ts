import { type CardTable, type Clock, type Game, modelLimits } from './model-character.ts';
import { tableIdNow } from './places.ts';

type Refill = { readonly room: number; readonly wait: number };

/** The next gain comes one wait after the clock fell below its room. */
export function takeFrom(clock: Clock, taken: number, refill: Refill, now: number): void {
  clock.count -= taken;
  accrue(clock, refill, now);
}

/** Adds all gains up to `at`, one by one. */
export function accrue(clock: Clock, { room, wait }: Refill, at: number): void {
  if (clock.count < room) clock.nextAt ??= at + wait;
  while (clock.count < room && clock.nextAt !== undefined && clock.nextAt <= at) {
    clock.count += 1;
    clock.nextAt += wait;
  }
  if (clock.count >= room) clock.nextAt = undefined;
}

/** Accrues actions and the cards of every deck up to `at`. */
export function bringAll(game: Game, at: number): void {
  const { who } = game;
  const { bank, deck } = modelLimits(game);
  accrue(who.actions, bank, at);
  for (const table of who.tables.values()) accrue(table.deck, deck, at);
}

/** After the system clock was set back, the next gain is at most one wait away. */
export function waitNoLonger(game: Game, now: number): void {
  const { who } = game;
  const { wait } = modelLimits(game).bank;
  for (const clock of [who.actions, ...[...who.tables.values()].map(({ deck }) => deck)]) {
    if (clock.nextAt !== undefined && clock.nextAt > now + wait) clock.nextAt = now + wait;
  }
}

/** After the tier changed, each wait under way counts from its start. It ends now if it is over by then. */
export function changeWaits({ who, now }: Game, by: number): void {
  for (const clock of [who.actions, ...[...who.tables.values()].map(({ deck }) => deck)]) {
    if (clock.nextAt === undefined || by === 0) continue;
    clock.nextAt = clock.nextAt > now ? Math.max(now, clock.nextAt + by) : Math.max(clock.nextAt, clock.nextAt + by);
  }
}

/** `full` fills the bank. A number can exceed it, up to twice its size. */
export function giveActions(game: Game, by: number | 'full'): void {
  const { bank } = modelLimits(game);
  const { actions } = game.who;
  const to = by === 'full' ? bank.room : Math.min(actions.count + by, 2 * bank.room);
  if (to > actions.count) actions.count = to;
  accrue(actions, bank, game.now);
}

export function tableNow(game: Game): CardTable {
  const kept = game.who.tables.get(tableIdNow(game));
  return kept ?? { deck: { count: modelLimits(game).deck.room }, hand: [] };
}

/** Same as `tableNow`, but stored, so that changes to it last. */
export function tableUsed(game: Game): CardTable {
  const table = tableNow(game);
  game.who.tables.set(tableIdNow(game), table);
  return table;
}

export function fillDeck(game: Game): void {
  const { room } = modelLimits(game).deck;
  const table = game.who.tables.get(tableIdNow(game));
  if (table) table.deck = { count: Math.max(room, table.deck.count) };
}
