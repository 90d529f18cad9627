import { type Change, type Character, upToDate } from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** A character as it was read, and the moment by the database's clock, in milliseconds since 1970. */
export type StoredCharacter = {
  readonly id: number;
  readonly version: number;
  readonly now: number;
  readonly character: Character;
};

/** One row of the ledger: enough to explain a turn to a player, or to play it again. */
export type LedgerEntry = {
  readonly requestKey?: string;
  /** What was asked, with all that the rule was given. */
  readonly choice: string;
  /** Version of the world it was asked of. */
  readonly world: string;
  readonly seed: number;
  readonly at: number;
  readonly changes: readonly Change[];
};

export type CharacterStore = {
  load(id: number): Promise<StoredCharacter | undefined>;
  /** Writes the character and its ledger entry together; false if someone else wrote first. */
  save(before: StoredCharacter, after: Character, entry: LedgerEntry): Promise<boolean>;
  /** What the turn that made this version did. */
  changesOf(id: number, version: number): Promise<readonly Change[]>;
};

export const loading = {
  name: 'load-character',
  text: `select version, state, (extract(epoch from clock_timestamp()) * 1000)::int8 as now
    from characters where id = $1`,
};

export const saving = {
  name: 'save-character',
  text: `with written as (
      update characters set version = version + 1, state = $3 where id = $1 and version = $2 returning id, version
    )
    insert into ledger (character_id, version, request_key, choice, world, seed, at, changes)
    select id, version, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), $9 from written
    returning version`,
};

const explaining = {
  name: 'changes-of-turn',
  text: 'select changes from ledger where character_id = $1 and version = $2',
};

export function characterStore(database: Database): CharacterStore {
  return {
    async load(id) {
      const [row] = await database.run<{ version: number; state: string; now: number }>(loading, [id]);
      return row && { id, version: row.version, now: row.now, character: upToDate(JSON.parse(row.state)) };
    },
    async save({ id, version }, after, { requestKey, choice, world, seed, at, changes }) {
      const state = JSON.stringify(after);
      const values = [id, version, state, requestKey ?? null, choice, world, seed, at, JSON.stringify(changes)];
      return (await database.run(saving, values)).length === 1;
    },
    async changesOf(id, version) {
      const [row] = await database.run<{ changes: string }>(explaining, [id, version]);
      return row ? JSON.parse(row.changes) : [];
    },
  };
}
