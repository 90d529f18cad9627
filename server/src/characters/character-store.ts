import {
  type Change,
  type Character,
  type Qualities,
  type SharedStep,
  schemaVersion,
  upgradeCharacter,
} from '@underhall/engine';
import type { Database } from '../db/database.ts';

/** A character as it was read, and the moment by the database's clock, in milliseconds since 1970. */
export type StoredCharacter = {
  readonly id: number;
  readonly version: number;
  readonly now: number;
  readonly character: Character;
  /** The turn that was written under the key asked for, if there is one. */
  readonly done?: { readonly choice: string; readonly changes: readonly Change[] };
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
  /** The levels that are everybody's as the rule read them; left out where all are nothing. */
  readonly shared?: Qualities;
  readonly changes: readonly Change[];
};

export type CharacterStore = {
  load(id: number): Promise<StoredCharacter | undefined>;
  /** The same, with the turn that has this request key, both as they stood at one moment. */
  loadFor(id: number, requestKey: string): Promise<StoredCharacter | undefined>;
  /**
   * Writes the character, its ledger entry and the steps of what is everybody's together; false, with nothing
   * written, if someone else wrote the character first. Steps of others that come in between count as well.
   */
  save(before: StoredCharacter, after: Character, entry: LedgerEntry, steps?: readonly SharedStep[]): Promise<boolean>;
  /** What the turn that made this version did. */
  changesOf(id: number, version: number): Promise<readonly Change[]>;
};

export const loading = {
  name: 'load-character',
  text: `select version, state, schema_version, (extract(epoch from clock_timestamp()) * 1000)::int8 as now
    from characters where id = $1`,
};

const loadingFor = {
  name: 'load-character-for-key',
  text: `select characters.version, state, schema_version, (extract(epoch from clock_timestamp()) * 1000)::int8 as now,
      choice, changes
    from characters left join ledger on character_id = id and request_key = $2 where id = $1`,
};

const written = `with written as (
      update characters set version = version + 1, state = $3, schema_version = ${schemaVersion}
      where id = $1 and version = $2 returning id, version
    )`;
const told = `insert into ledger (character_id, version, request_key, choice, world, seed, at, changes, shared)
    select id, version, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), $9, $10 from written
    returning version`;

export const saving = { name: 'save-character', text: `${written} ${told}` };

/** The same, with steps of what is everybody's, which are taken from where it stands by then. */
const savingSteps = {
  name: 'save-character-and-world',
  text: `${written}, steps as (
      select * from unnest($11::int8[], $12::int8[], $13::int8[], $14::int8[]) as step (quality, total, gain, ceiling)
    ), taken as (
      insert into world_qualities as held (quality_id, total)
      select quality, coalesce(steps.total, greatest(0, gain)) from steps, written order by quality
      on conflict (quality_id) do update set total = (
        select coalesce(
          steps.total,
          greatest(0, least(held.total + gain, greatest(held.total, coalesce(ceiling, held.total + gain))))
        )
        from steps where quality = held.quality_id
      )
    ) ${told}`,
};

const explaining = {
  name: 'changes-of-turn',
  text: 'select changes from ledger where character_id = $1 and version = $2',
};

type Row = { version: number; state: string; schema_version: number; now: number };
type KeyedRow = Row & { choice: string | null; changes: string | null };

const characterIn = ({ state, schema_version }: Row): Character => upgradeCharacter(JSON.parse(state), schema_version);

export function characterStore(database: Database): CharacterStore {
  return {
    async load(id) {
      const [row] = await database.run<Row>(loading, [id]);
      return row && { id, version: row.version, now: row.now, character: characterIn(row) };
    },
    async loadFor(id, requestKey) {
      const [row] = await database.run<KeyedRow>(loadingFor, [id, requestKey]);
      if (!row) return undefined;
      const { version, now, choice, changes } = row;
      const done = choice !== null && changes !== null && { done: { choice, changes: JSON.parse(changes) } };
      return { id, version, now, character: characterIn(row), ...done };
    },
    async save({ id, version }, after, { requestKey, choice, world, seed, at, changes, shared }, steps = []) {
      const [state, did] = [JSON.stringify(after), JSON.stringify(changes)];
      const read = shared ? JSON.stringify(shared) : null;
      const values = [id, version, state, requestKey ?? null, choice, world, seed, at, did, read];
      if (steps.length === 0) return (await database.run(saving, values)).length === 1;
      const column = (of: keyof SharedStep) => steps.map((step) => step[of] ?? null);
      const columns = [column('quality'), column('to'), column('by'), column('ceiling')];
      return (await database.run(savingSteps, [...values, ...columns])).length === 1;
    },
    async changesOf(id, version) {
      const [row] = await database.run<{ changes: string }>(explaining, [id, version]);
      return row ? JSON.parse(row.changes) : [];
    },
  };
}
