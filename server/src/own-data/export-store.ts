import type { Database, Statement } from '../db/database.ts';
import { taggedTables } from './columns.ts';
import { exportedColumns, type TaggedTable } from './tagged-table.ts';

const pageSize = 1_000;

export type ExportStore = {
  /** Yields an account's rows of one table, page by page. Each row is JSON with its exported columns. */
  rows(accountId: number, table: string): AsyncGenerator<readonly string[]>;
  readonly tables: readonly string[];
};

export const exportStore = (database: Database): ExportStore => ({
  tables: [...statements.keys()],
  async *rows(accountId, table) {
    const statement = statements.get(table);
    if (!statement) return;
    if (!statement.isPaged) {
      yield (await database.run<{ row: string }>(statement, [accountId])).map(({ row }) => row);
      return;
    }
    let last = '-1';
    for (;;) {
      const found = await database.run<{ row: string; last: string }>(statement, [accountId, last]);
      yield found.map(({ row }) => row);
      const end = found.at(-1);
      if (!end || found.length < pageSize) return;
      last = end.last;
    }
  },
});

const character = '= (select character_id from roster where account_id = $1)';
const conditions = {
  account: '= $1',
  character,
  subscription: `in (select id from subscriptions where character_id ${character})`,
};

/** JSON with seeds of rolls that are still to come. Without them, an export predicts no roll. */
const columnsWithLuck = ['characters.state', 'ledger.changes'];

const withoutLuck = (table: string, column: string): string =>
  columnsWithLuck.includes(`${table}.${column}`)
    ? String.raw`regexp_replace(${column}, '"(luck|luckSeed)":\d+', '"\1":0', 'g')`
    : column;

const statements: ReadonlyMap<string, Statement & { readonly isPaged: boolean }> = new Map(
  Object.entries(taggedTables).flatMap(([name, table]) => {
    const text = textOf(name, table);
    return text === undefined
      ? []
      : [[name, { name: `export-${name}`, text, isPaged: table.pagedBy !== undefined }] as const];
  }),
);

/** All names in this SQL come from the tags, never from user input. */
function textOf(name: string, table: TaggedTable): string | undefined {
  const { owner: of, pagedBy, other } = table;
  const columns = exportedColumns(table);
  if (!of || columns.length === 0) return undefined;
  const isOwned = `${of.column} ${conditions[of.by]}`;
  const fields = columns.map((column) => `'${column}', ${withoutLuck(name, column)}`);
  if (other) {
    const nameOf = (column: string) => `(select ${column} from roster join accounts on accounts.id = account_id
      where roster.character_id = ${name}.${other.column} and roster.hidden_at is null)`;
    fields.push(`'${other.name}', ${nameOf('roster.name')}`, `'${other.userName}', ${nameOf('user_name')}`);
  }
  const row = `json_build_object(${fields.join(', ')})::text as row`;
  if (pagedBy === undefined) return `select ${row} from ${name} where ${isOwned}`;
  return `select ${row}, ${pagedBy}::text as last from ${name}
    where ${isOwned} and ${pagedBy} > $2::bigint order by ${pagedBy} limit ${pageSize}`;
}
