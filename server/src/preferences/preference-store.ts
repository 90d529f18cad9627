import type { Mark, MarkedThing, MarkKind, PartialPreferences } from '@underhall/contract';
import { maxMarks } from '@underhall/contract/limits';
import { keepRemoved } from '../characters/removal-store.ts';
import type { Database, Step } from '../db/database.ts';

export type PreferenceStore = {
  /** Unvalidated, because other server versions may have stored other settings. */
  settings(accountId: number): Promise<Readonly<Record<string, unknown>>>;
  setting(accountId: number, some: PartialPreferences): Step;
  marks(accountId: number): Promise<MarkedThing[]>;
  /**
   * Adds and removes marks. Returns all marks. Changes nothing if the result would have too many. If a
   * character is given, the removal of a few marks at once can be undone: see `removedMarks`.
   */
  mark(
    accountId: number,
    added: readonly MarkedThing[],
    removed: readonly Thing[],
    characterId: number | undefined,
  ): Promise<MarkedThing[] | 'too many'>;
  /** Returns the step that restores the removed marks of `removals.content`. Newer marks of the same things stay. */
  restoring(accountId: number, marks: Readonly<Record<string, unknown>>): Step;
};

export type Thing = Pick<MarkedThing, 'kind' | 'id'>;

const reading = { name: 'read-comfort', text: 'select settings, marks from comfort where account_id = $1' };
const setting = {
  name: 'set-comfort',
  text: `insert into comfort (account_id, settings) values ($1, $2)
    on conflict (account_id) do update set settings = comfort.settings || excluded.settings`,
};
const marking = {
  name: 'mark-things',
  text: `insert into comfort (account_id, marks) values ($1, $2)
    on conflict (account_id) do update set marks = (comfort.marks || excluded.marks) - $3::text[]
    where (select count(*) from jsonb_object_keys((comfort.marks || excluded.marks) - $3::text[])) <= $4
    returning settings, marks`,
};

const keeping = {
  name: 'keep-removed-marks',
  text: keepRemoved(`select $1::bigint, 'mark', $2::text, $3::jsonb`),
};
const restoring = {
  name: 'restore-marks',
  text: 'update comfort set marks = $2::jsonb || marks where account_id = $1',
};
/** More are no slip of the hand. */
const maxRemovedTogether = 20;

type Row = { settings: Record<string, unknown>; marks: Record<string, Mark> };

export function preferenceStore(database: Database): PreferenceStore {
  const readRow = async (accountId: number): Promise<Row> => {
    const [row] = await database.run<Row>(reading, [accountId]);
    return row ?? { settings: {}, marks: {} };
  };
  return {
    settings: async (accountId) => (await readRow(accountId)).settings,
    setting: (accountId, some) => ({ ...setting, values: [accountId, JSON.stringify(some)], rows: 1 }),
    marks: async (accountId) => marksIn(await readRow(accountId)),
    async mark(accountId, added, removed, characterId) {
      const on = JSON.stringify(Object.fromEntries(added.map((each) => [keyOf(each), each.mark])));
      const values = [accountId, on, removed.map(keyOf), maxMarks];
      const { marks } = await readRow(accountId);
      const lost = removed.map(keyOf).filter((key) => Object.hasOwn(marks, key));
      if (characterId !== undefined && lost.length > 0 && lost.length <= maxRemovedTogether) {
        const content = JSON.stringify(Object.fromEntries(lost.map((key) => [key, marks[key]])));
        const kept = { ...keeping, values: [characterId, removedMarks(removed), content] };
        if (await database.commit([kept, { ...marking, values, rows: 1 }])) return marksIn(await readRow(accountId));
      }
      const [row] = await database.run<Row>(marking, values);
      return row ? marksIn(row) : 'too many';
    },
    restoring: (accountId, marks) => ({ ...restoring, values: [accountId, JSON.stringify(marks)], rows: 1 }),
  };
}

/** Identifies marks that were removed together among the removals. */
export const removedMarks = (removed: readonly Thing[]): string => removed.map(keyOf).sort().join(', ');

const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

const marksIn = ({ marks }: Row): MarkedThing[] =>
  Object.entries(marks).map(([key, mark]) => {
    const [kind, id] = key.split(' ');
    return { kind: kind as MarkKind, id: Number(id), mark };
  });
