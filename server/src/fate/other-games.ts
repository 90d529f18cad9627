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
  const found: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (Check(games, found)) return found;
  throw new Error(`${file} holds no list of games: see docs/operators/other-games.md`);
}
