import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OtherGame, OtherGameSchema } from '@underhall/contract';
import { Type } from 'typebox';
import { Check } from 'typebox/value';

const defaultFile = join(import.meta.dirname, '../../other-games.json');
const games = Type.Array(OtherGameSchema, { maxItems: 12 });

/**
 * Reads the operator's list of games, or else the list of four default games.
 *
 * @throws Error if the file cannot be read or is invalid
 */
export async function readOtherGames(file = defaultFile): Promise<OtherGame[]> {
  return parseGames(await readFile(file, 'utf8'), file);
}

function parseGames(text: string, file: string): OtherGame[] {
  const found: unknown = JSON.parse(text);
  if (Check(games, found)) return found;
  throw new Error(`${file} is not a valid list of games. See docs/operators/other-games.md.`);
}

/**
 * The origins of shops that may be shown in frames. Read once at the start, because every page's content security
 * policy contains these origins. Returns none if the file is invalid, and the store page then reports the error.
 */
export function shopOrigins(file = defaultFile): readonly string[] {
  try {
    const widgets = parseGames(readFileSync(file, 'utf8'), file).flatMap(({ widget }) => widget ?? []);
    return [...new Set(widgets.map((address) => new URL(address).origin))];
  } catch {
    return [];
  }
}

/** Removes a game's shop page if its origin is not allowed. */
export function withAllowedWidget(origins: readonly string[], { widget, ...game }: OtherGame): OtherGame {
  return widget !== undefined && origins.includes(new URL(widget).origin) ? { ...game, widget } : game;
}
