import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OtherGame, OtherGameSchema } from '@underhall/contract';
import { Type } from 'typebox';
import { Check } from 'typebox/value';

const ownFile = join(import.meta.dirname, '../../other-games.json');
const games = Type.Array(OtherGameSchema, { maxItems: 12 });

/**
 * Reads the games that are told of beside the store: from the operator's file, or the four that come with the program. A
 * file that cannot be read, or holds something else, throws: what it should hold stands in `docs/operators/other-games.md`.
 */
export async function readOtherGames(file = ownFile): Promise<OtherGame[]> {
  return gamesIn(await readFile(file, 'utf8'), file);
}

function gamesIn(text: string, file: string): OtherGame[] {
  const found: unknown = JSON.parse(text);
  if (Check(games, found)) return found;
  throw new Error(`${file} holds no list of games: see docs/operators/other-games.md`);
}

/**
 * The origins of the shops whose pages about the games may be shown in frames: read once, as the server starts, for the
 * policy of every page names them. None where the file cannot be read, which the page itself tells of.
 */
export function shopOrigins(file = ownFile): readonly string[] {
  try {
    const widgets = gamesIn(readFileSync(file, 'utf8'), file).flatMap(({ widget }) => widget ?? []);
    return [...new Set(widgets.map((address) => new URL(address).origin))];
  } catch {
    return [];
  }
}

/** A game as a page may show it: without the shop's own page, where that lies at an origin that is not among these. */
export function shownWith(origins: readonly string[], { widget, ...game }: OtherGame): OtherGame {
  return widget !== undefined && origins.includes(new URL(widget).origin) ? { ...game, widget } : game;
}
