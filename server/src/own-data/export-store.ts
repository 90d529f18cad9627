import type { Database, Statement } from '../db/database.ts';
import { columnsOfExport, type TaggedTable, taggedTables } from './columns.ts';

/** Rows that are read at a time. */
const portion = 1_000;

export type ExportStore = {
  /**
   * The rows of one table that are somebody's, each as JSON, some at a time: whatever of them says something of a person, or
   * of what they bought.
   */
  rows(accountId: number, table: string): AsyncGenerator<readonly string[]>;
  /** The tables that have such rows. */
  readonly tables: readonly string[];
};

export const exportStore = (database: Database): ExportStore => ({
  tables: [...statements.keys()],
  async *rows(accountId, table) {
    const asked = statements.get(table);
    if (!asked) return;
    if (!asked.isInPortions) {
      yield (await database.run<{ row: string }>(asked, [accountId])).map(({ row }) => row);
      return;
    }
    let last = '-1';
    for (;;) {
      const found = await database.run<{ row: string; last: string }>(asked, [accountId, last]);
      yield found.map(({ row }) => row);
      const end = found.at(-1);
      if (!end || found.length < portion) return;
      last = end.last;
    }
  },
});

const character = '= (select character_id from roster where account_id = $1)';
/** The numbers by which rows are an account's. */
const owned = {
  account: '= $1',
  character,
  subscription: `in (select id from subscriptions where character_id ${character})`,
};

const statements: ReadonlyMap<string, Statement & { readonly isInPortions: boolean }> = new Map(
  Object.entries(taggedTables).flatMap(([name, table]) => {
    const text = textOf(name, table);
    return text === undefined
      ? []
      : [[name, { name: `export-${name}`, text, isInPortions: table.inPortionsBy !== undefined }] as const];
  }),
);

/** All names in it come from the tags, none from a caller. */
function textOf(name: string, table: TaggedTable): string | undefined {
  const { of, inPortionsBy } = table;
  const columns = columnsOfExport(table);
  if (!of || columns.length === 0) return undefined;
  const theirs = `${of.column} ${owned[of.is]}`;
  const row = `json_build_object(${columns.map((column) => `'${column}', ${column}`).join(', ')})::text as row`;
  if (inPortionsBy === undefined) return `select ${row} from ${name} where ${theirs}`;
  return `select ${row}, ${inPortionsBy}::text as last from ${name}
    where ${theirs} and ${inPortionsBy} > $2::bigint order by ${inPortionsBy} limit ${portion}`;
}
