import type { Mark, MarkedThing, MarkKind, PartialPreferences } from '@underhall/contract';
import { maxMarks } from '@underhall/contract/limits';
import type { Database, Step } from '../db/database.ts';

export type PreferenceStore = {
  /** Unvalidated, because other server versions may have stored other settings. */
  settings(accountId: number): Promise<Readonly<Record<string, unknown>>>;
  setting(accountId: number, some: PartialPreferences): Step;
  marks(accountId: number): Promise<MarkedThing[]>;
  /** Adds and removes marks. Returns all marks. Changes nothing if the result would have too many. */
  mark(
    accountId: number,
    added: readonly MarkedThing[],
    removed: readonly Thing[],
  ): Promise<MarkedThing[] | 'too many'>;
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
    async mark(accountId, added, removed) {
      const on = JSON.stringify(Object.fromEntries(added.map((each) => [keyOf(each), each.mark])));
      const [row] = await database.run<Row>(marking, [accountId, on, removed.map(keyOf), maxMarks]);
      return row ? marksIn(row) : 'too many';
    },
  };
}

const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

const marksIn = ({ marks }: Row): MarkedThing[] =>
  Object.entries(marks).map(([key, mark]) => {
    const [kind, id] = key.split(' ');
    return { kind: kind as MarkKind, id: Number(id), mark };
  });
