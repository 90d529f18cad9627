import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../db/database.ts';

/** A partition of the ledger: one month (`2026-11`), or all rows older than the monthly parts. */
export type LedgerPart = {
  readonly name: string;
  /** Days such as `2026-11-01`: `from` is inclusive, `until` exclusive. Absent if unbounded. */
  readonly from?: string;
  readonly until?: string;
  /** Approximate number of rows, from PostgreSQL's statistics. */
  readonly rows: number;
  /** Size on disk, including indexes. */
  readonly bytes: number;
};

const making = {
  name: 'make-ledger-months',
  text: `select make_ledger_month(day) from (
      select (to_timestamp($1::float8 / 1000) at time zone 'UTC' + ahead * interval '1 month')::date as day
      from generate_series(0, $2::int) as ahead
      union select (at at time zone 'UTC')::date from (
        select distinct date_trunc('month', at at time zone 'UTC') at time zone 'UTC' as at from ledger_rest
      ) as early
    ) as days`,
};

/**
 * Creates the monthly parts from the month of `now` up to `ahead` months later. `now` is in milliseconds since 1970.
 * Also creates missing parts for existing rows. Does not change existing parts.
 */
export async function makeLedgerMonths(database: Pick<Database, 'run'>, now: number, ahead: number): Promise<void> {
  await database.run(making, [now, ahead]);
}

/** The parts of the ledger, oldest first. Excludes `ledger_rest`, the part for rows whose month has no part yet. */
export async function ledgerParts(client: Client): Promise<readonly LedgerPart[]> {
  const { rows } = await client.query<{ name: string; bounds: string; rows: number; bytes: number }>(`
    select relname as name, pg_get_expr(relpartbound, oid) as bounds, greatest(reltuples, 0)::int8 as rows,
      pg_total_relation_size(oid) as bytes
    from pg_class join pg_inherits on inhrelid = oid where inhparent = 'ledger'::regclass and relname <> 'ledger_rest'`);
  return rows.map(({ bounds, ...part }) => ({ ...part, ...daysIn(bounds) })).sort(byAge);
}

/** Parses the bounds of a part, which PostgreSQL formats in UTC. */
function daysIn(bounds: string): Pick<LedgerPart, 'from' | 'until'> {
  const [, from, until] = bounds.match(/FROM \((.*?)\) TO \((.*?)\)/) ?? [];
  const day = (bound = '') => bound.match(/\d{4,}-\d\d-\d\d/)?.[0];
  const [first, end] = [day(from), day(until)];
  return { ...(first && { from: first }), ...(end && { until: end }) };
}

const byAge = (one: LedgerPart, other: LedgerPart): number => (one.until ?? '').localeCompare(other.until ?? '');

/** Locks the part against changes until the end of the transaction. */
export const lockPart = (client: Client, { name }: LedgerPart) =>
  client.query(`lock table ${quoted(name)} in share mode`);

/**
 * Returns the rows of a part ordered by character and turn, one JSON line each. JSON contains no characters that COPY
 * escapes.
 */
export const linesOf = (client: Client, { name }: LedgerPart): Readable =>
  client.query(
    copyTo(`copy (select row_to_json(turn) from (select * from ${quoted(name)} order by character_id, version) as turn)
      to stdout (format csv, quote e'\\x01', delimiter e'\\x02')`),
  );

/**
 * Drops a part of the ledger with its rows. First locks all affected tables in the order that turns use: characters
 * before the ledger. Waits at most two seconds for the locks, because players wait during that time.
 */
export async function detachPart(client: Client, { name }: LedgerPart): Promise<void> {
  await client.query(`set local lock_timeout = '2s'`);
  await client.query('lock table characters, ledger in access exclusive mode');
  await client.query(`alter table ledger detach partition ${quoted(name)}`);
  await client.query(`drop table ${quoted(name)}`);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
