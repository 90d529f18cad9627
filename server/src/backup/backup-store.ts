import type { Readable, Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table of the game, and the columns of it that are stored rather than worked out from others. */
export type Table = { readonly name: string; readonly columns: readonly string[] };
/** A sequence that gives out numbers, and where it stands. */
export type Sequence = { readonly name: string; readonly at: string; readonly isUsed: boolean };

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listOf = ({ columns }: Table): string => columns.map(quoted).join(', ');

/** The major version of PostgreSQL: 15, 18 ... */
export async function majorOf(client: Client): Promise<number> {
  const asked = `select current_setting('server_version_num')::int / 10000 as major`;
  const { rows } = await client.query<{ major: number }>(asked);
  return rows[0]?.major ?? 0;
}

/** From here on the client reads one moment of the database, whatever others write. */
export const beginSnapshot = (client: Client) => client.query('begin isolation level repeatable read read only');

/**
 * The tables of the game, each after those that its rows refer to; not those of the jobs, which make their own. One that
 * is kept in parts is one table.
 */
export async function tablesOf(client: Client): Promise<readonly Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`);
  return inOrder(rows);
}

function inOrder(tables: readonly (Table & { readonly needs: readonly string[] })[]): readonly Table[] {
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const next = tables.filter(({ name, needs }) => !ordered.has(name) && needs.every((need) => ordered.has(need)));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle: no order of them can be restored.');
    for (const { name, columns } of next) ordered.set(name, { name, columns });
  }
  return [...ordered.values()];
}

/** The sequences of the game as they stand: at or past every number that a snapshot taken before can hold. */
export async function sequencesOf(client: Client): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ name: string; at: string; isUsed: boolean }>(`
    select sequencename as name, coalesce(last_value, start_value)::text as at, last_value is not null as "isUsed"
    from pg_sequences where schemaname = 'public' order by sequencename`);
  return rows;
}

/** The names of the migrations that made the tables. */
export async function migrationsOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

/** The months of which there are turns, each by its first day; none where the ledger is not kept in months yet. */
export async function ledgerMonthsOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ day: string }>(`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM-01') as day from ledger
    where to_regproc('make_ledger_month') is not null order by day`);
  return rows.map(({ day }) => day);
}

/** Makes the months of the ledger that a backup has turns of. */
export async function makeMonths(client: Client, days: readonly string[]): Promise<void> {
  for (const day of days) await client.query('select make_ledger_month($1::date)', [day]);
}

/** Reads the rows of a table as text, one a line, as PostgreSQL's COPY writes them. */
export const copyRowsOut = (client: Client, table: Table): Readable =>
  client.query(copyTo(`copy (select ${listOf(table)} from ${quoted(table.name)}) to stdout`));

/** Writes rows as `copyRowsOut` read them. */
export const copyRowsIn = (client: Client, table: Table): Writable =>
  client.query(copyFrom(`copy ${quoted(table.name)} (${listOf(table)}) from stdin`));

/** Sets the sequences, which a copy of rows does not move. */
export async function setSequences(client: Client, counters: readonly Sequence[]): Promise<void> {
  for (const { name, at, isUsed } of counters)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), at, isUsed]);
}

/** Empties a table that a migration has put rows into: the backup has them. */
export const emptyTable = (client: Client, { name }: Table) => client.query(`delete from ${quoted(name)}`);

/** The names of the tables there are already, the game's and others. */
export async function existingTables(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name);
}

/** Drops all that the migrations made here a moment ago. */
export async function dropAllTables(client: Client): Promise<void> {
  for (const name of await existingTables(client)) await client.query(`drop table if exists ${quoted(name)} cascade`);
  const { rows } = await client.query<{ drop: string }>(`
    select format('drop function if exists %s cascade', oid::regprocedure) as drop
      from pg_proc where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    union all select format('drop text search configuration if exists %I cascade', cfgname)
      from pg_ts_config where cfgnamespace = 'public'::regnamespace
    union all select format('drop text search dictionary if exists %I cascade', dictname)
      from pg_ts_dict where dictnamespace = 'public'::regnamespace`);
  for (const { drop } of rows) await client.query(drop);
}

/** Has PostgreSQL count what is there, so that its first plans are good ones. */
export const analyzeTables = (client: Client) => client.query('analyze');
