import type { Readable, Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** Excludes generated columns. */
export type Table = { readonly name: string; readonly columns: readonly string[] };
export type Sequence = { readonly name: string; readonly at: string; readonly isUsed: boolean };

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listOf = ({ columns }: Table): string => columns.map(quoted).join(', ');

export async function postgresVersionOf(client: Client): Promise<number> {
  const query = `select current_setting('server_version_num')::int / 10000 as major`;
  const { rows } = await client.query<{ major: number }>(query);
  return rows[0]?.major ?? 0;
}

/** Starts a transaction in which the client reads one consistent snapshot of the database. */
export const beginSnapshot = (client: Client) => client.query('begin isolation level repeatable read read only');

/**
 * Returns the tables in an order in which each table follows the tables that it references. A partitioned table counts
 * as one table. Excludes the job tables, because pg-boss creates them.
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
  return sortByReferences(rows);
}

function sortByReferences(tables: readonly (Table & { readonly needs: readonly string[] })[]): readonly Table[] {
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const next = tables.filter(({ name, needs }) => !ordered.has(name) && needs.every((need) => ordered.has(need)));
    if (next.length === 0)
      throw new Error('Tables reference each other in a circle, so no order of them can be restored.');
    for (const { name, columns } of next) ordered.set(name, { name, columns });
  }
  return [...ordered.values()];
}

/** Sequences never go back, so their current values cover every row of an earlier snapshot. */
export async function sequencesOf(client: Client): Promise<readonly Sequence[]> {
  const { rows } = await client.query<{ name: string; at: string; isUsed: boolean }>(`
    select sequencename as name, coalesce(last_value, start_value)::text as at, last_value is not null as "isUsed"
    from pg_sequences where schemaname = 'public' order by sequencename`);
  return rows;
}

export async function migrationsOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

/** The first day of each month that has turns. Empty if the ledger has no monthly parts yet. */
export async function ledgerMonthsOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ day: string }>(`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM-01') as day from ledger
    where to_regproc('make_ledger_month') is not null order by day`);
  return rows.map(({ day }) => day);
}

export async function makeMonths(client: Client, days: readonly string[]): Promise<void> {
  for (const day of days) await client.query('select make_ledger_month($1::date)', [day]);
}

/** Rows are in the text format of PostgreSQL's COPY, one per line. */
export const copyRowsOut = (client: Client, table: Table): Readable =>
  client.query(copyTo(`copy (select ${listOf(table)} from ${quoted(table.name)}) to stdout`));

export const copyRowsIn = (client: Client, table: Table): Writable =>
  client.query(copyFrom(`copy ${quoted(table.name)} (${listOf(table)}) from stdin`));

/** Sets the sequences, because copied rows do not advance sequences. */
export async function setSequences(client: Client, counters: readonly Sequence[]): Promise<void> {
  for (const { name, at, isUsed } of counters)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), at, isUsed]);
}

/** Deletes rows that a migration wrote, because the backup contains them too. */
export const emptyTable = (client: Client, { name }: Table) => client.query(`delete from ${quoted(name)}`);

export async function existingTables(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Drops all tables, and the functions and text search objects of `public`. Call this only if the database was empty
 * before the migrations: it drops other programs' tables too.
 */
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

/** Collects statistics, so that PostgreSQL plans its first queries well. */
export const analyzeTables = (client: Client) => client.query('analyze');
