import {
  type Change,
  type Character,
  firstDue,
  type Qualities,
  type SharedStep,
  schemaVersion,
  upgradeChanges,
  upgradeCharacter,
} from '@underhall/engine';
import { type Database, RowLocked, type Step } from '../db/database.ts';
import { sideEffectsOf } from './side-effects-store.ts';

/** A stored character. `now` is the time of the read by the database's clock, in milliseconds since 1970. */
export type StoredCharacter = {
  readonly id: number;
  readonly version: number;
  readonly now: number;
  readonly character: Character;
  readonly done?: { readonly choice: string; readonly changes: readonly Change[] };
};

/** One row of the ledger: enough to explain a turn to a player, or to replay it. */
export type LedgerEntry = {
  readonly requestKey?: string;
  readonly choice: string;
  readonly world: string;
  readonly seed: number;
  readonly at: number;
  /** The shared levels that the rule read. Absent if all levels are 0. */
  readonly shared?: Qualities;
  readonly changes: readonly Change[];
  /** Other data that the rule read, as JSON. */
  readonly reads?: string;
  /**
   * Absent in the actor's own entry. In the entries of other characters: the actor, and the actor's version after the
   * turn.
   */
  readonly actor?: { readonly id: number; readonly version: number };
};

export type TurnToWrite = {
  readonly before: StoredCharacter;
  readonly after: Character;
  readonly entry: LedgerEntry;
};

export type CharacterStore = {
  load(id: number): Promise<StoredCharacter | undefined>;
  /** Loads those characters that exist, in no particular order. */
  loadAll(ids: readonly number[]): Promise<readonly StoredCharacter[]>;
  /** Loads a character and the turn with this request key, in one snapshot. Request keys are valid for 60 days. */
  loadFor(id: number, requestKey: string): Promise<StoredCharacter | undefined>;
  /**
   * Commits the turns of all characters in one transaction, with ledger entries, side effects, shared levels and
   * finally the steps `alongside`. Concurrent changes of a shared level add up.
   *
   * Returns false and writes nothing if another transaction changed or locked a character of `turns` or `read`. The
   * same applies if a step affects an unexpected number of rows.
   */
  save(
    turns: readonly TurnToWrite[],
    steps?: readonly SharedStep[],
    read?: readonly StoredCharacter[],
    alongside?: readonly Step[],
  ): Promise<boolean>;
  changesOf(id: number, version: number): Promise<readonly Change[]>;
};

export const loading = {
  name: 'load-character',
  text: `select version, state, schema_version, (extract(epoch from clock_timestamp()) * 1000)::int8 as now
    from characters where id = $1`,
};

const loadingAll = {
  name: 'load-characters',
  text: `select id, version, state, schema_version, (extract(epoch from clock_timestamp()) * 1000)::int8 as now
    from characters where id = any($1)`,
};

/** Limits the key search to the newest monthly partitions of the ledger. */
const keyLifetime = `interval '60 days'`;

const loadingFor = {
  name: 'load-character-for-key',
  text: `select characters.version, state, schema_version, (extract(epoch from clock_timestamp()) * 1000)::int8 as now,
      choice, changes
    from characters left join ledger
      on character_id = id and request_key = $2 and at > statement_timestamp() - ${keyLifetime}
    where id = $1`,
};

const written = `with written as (
      update characters set version = version + 1, state = $3, due_at = $11, schema_version = ${schemaVersion}
      where id = $1 and version = $2 returning id, version
    )`;
const columns = 'character_id, version, request_key, choice, world, seed, at, changes, shared';
const values = 'id, version, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), $9, $10';
const ledgerRow = `insert into ledger (${columns}) select ${values} from written returning version`;

export const saving = { name: 'save-character', text: `${written} ${ledgerRow}` };

const stepsIn = (first: number) => `steps as (
      select * from unnest($${first}::int8[], $${first + 1}::int8[], $${first + 2}::int8[], $${first + 3}::int8[])
        as step (quality, total, gain, ceiling)
    )`;
const taking = (from: string) => `insert into world_qualities as held (quality_id, total)
      select quality, coalesce(steps.total, greatest(0, gain)) from ${from} order by quality
      on conflict (quality_id) do update set total = (
        select coalesce(
          steps.total,
          greatest(0, least(held.total + gain, greatest(held.total, coalesce(ceiling, held.total + gain))))
        )
        from steps where quality = held.quality_id
      )`;

/** The same statement for turns that change shared levels, based on the level at commit. */
const savingSteps = {
  name: 'save-character-and-world',
  text: `${written}, ${stepsIn(12)}, taken as (${taking('steps, written')}) ${ledgerRow}`,
};

// Separate steps for transactions with several characters, reads or side effects.
const writingTurn = {
  name: 'write-turn',
  text: `${written} insert into ledger (${columns}, reads, actor_id, actor_version)
    select ${values}, $12, $13, $14 from written`,
};
const unchanged = {
  name: 'character-unchanged',
  text: 'select 1 from characters where id = $1 and version = $2 for share',
};
const takingStep = { name: 'take-world-step', text: `with ${stepsIn(1)} ${taking('steps')}` };

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
    async loadAll(ids) {
      const rows = ids.length === 0 ? [] : await database.run<Row & { id: number }>(loadingAll, [ids]);
      return rows.map((row) => ({ id: row.id, version: row.version, now: row.now, character: characterIn(row) }));
    },
    async loadFor(id, requestKey) {
      const [row] = await database.run<KeyedRow>(loadingFor, [id, requestKey]);
      if (!row) return undefined;
      const { version, now, choice, changes } = row;
      const done = choice !== null &&
        changes !== null && { done: { choice, changes: upgradeChanges(JSON.parse(changes)) } };
      return { id, version, now, character: characterIn(row), ...done };
    },
    async save(turns, steps = [], read = [], alongside = []) {
      const ofChanges = turns.flatMap(({ before, entry: { changes, at } }) =>
        sideEffectsOf(changes, { characterId: before.id, version: before.version + 1, at }),
      );
      const rows = [...ofChanges, ...alongside];
      const [turn] = turns;
      const isAlone = turns.length === 1 && read.length === 0 && rows.length === 0 && !turn?.entry.reads;
      if (!turn || !isAlone) return database.commit(transactionSteps(turns, read, steps, rows));
      const own = valuesOf(turn);
      const writing =
        steps.length === 0 ? database.run(saving, own) : database.run(savingSteps, [...own, ...columnsOf(steps)]);
      return writing.then(({ length }) => length === 1, falseIfLocked);
    },
    async changesOf(id, version) {
      const [row] = await database.run<{ changes: string }>(explaining, [id, version]);
      return row ? upgradeChanges(JSON.parse(row.changes)) : [];
    },
  };
}

function falseIfLocked(failure: unknown): false {
  if (failure instanceof RowLocked) return false;
  throw failure;
}

const valuesOf = ({ before, after, entry }: TurnToWrite): readonly unknown[] => {
  const { requestKey, choice, world, seed, at, changes, shared } = entry;
  const [state, changesText] = [JSON.stringify(after), JSON.stringify(changes)];
  const sharedText = shared ? JSON.stringify(shared) : null;
  return [
    before.id,
    before.version,
    state,
    requestKey ?? null,
    choice,
    world,
    seed,
    at,
    changesText,
    sharedText,
    firstDue(after) ?? null,
  ];
};

const columnsOf = (steps: readonly SharedStep[]): readonly unknown[] => {
  const column = (of: keyof SharedStep) => steps.map((step) => step[of] ?? null);
  return [column('quality'), column('to'), column('by'), column('ceiling')];
};

export const takeLevel = (step: SharedStep): Step => ({ ...takingStep, values: columnsOf([step]) });

/** The steps of a transaction. All turns lock rows in the same order to avoid deadlocks. */
function transactionSteps(
  turns: readonly TurnToWrite[],
  read: readonly StoredCharacter[],
  steps: readonly SharedStep[],
  rows: readonly Step[],
): readonly Step[] {
  const characters = [...turns.map(writeOf), ...read.map(guardOf)].sort((one, other) => one.id - other.id);
  const levels = steps.toSorted((one, other) => one.quality - other.quality).map(takeLevel);
  return [...characters.map(({ step }) => step), ...levels, ...withoutDuplicates(rows)];
}

function writeOf(turn: TurnToWrite): { readonly id: number; readonly step: Step } {
  const { reads = null, actor } = turn.entry;
  const values = [...valuesOf(turn), reads, actor?.id ?? null, actor?.version ?? null];
  return { id: turn.before.id, step: { ...writingTurn, values, rows: 1 } };
}

const guardOf = ({ id, version }: StoredCharacter): { readonly id: number; readonly step: Step } => ({
  id,
  step: { ...unchanged, values: [id, version], rows: 1 },
});

/** Removes duplicates, since both sides of a turn may write the same row. */
const withoutDuplicates = (rows: readonly Step[]): readonly Step[] => [
  ...new Map(rows.map((row) => [JSON.stringify([row.name, row.values]), row])).values(),
];
