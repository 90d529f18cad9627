import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../db/database.ts';

/** A part of the ledger: one month (`2026-11`), or all rows from before monthly parts. */
export type LedgerPart = {
  /** Name of its table. */
  readonly name: string;
  /** First day, and the day after the last one, as `2026-11-01`. Absent if unbounded. */
  readonly from?: string;
  readonly until?: string;
  /** Approximate number of rows, from the statistics of PostgreSQL. */
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
 * Creates the monthly parts from the month of `now` to `ahead` months later. `now` is in milliseconds since 1970. Also
 * creates parts for rows that arrived before their part existed. Does not change existing parts.
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

/** The days in the bounds of a part, in PostgreSQL's format on a connection in UTC. */
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
 * The rows of a part ordered by character and turn, one line of JSON each. JSON contains no character that COPY
 * escapes.
 */
export const linesOf = (client: Client, { name }: LedgerPart): Readable =>
  client.query(
    copyTo(`copy (select row_to_json(turn) from (select * from ${quoted(name)} order by character_id, version) as turn)
      to stdout (format csv, quote e'\\x01', delimiter e'\\x02')`),
  );

/**
 * Drops a part of the ledger with its rows. First locks all affected tables: characters before the ledger, in the same
 * order as a turn. Waits at most two seconds for the locks, because players wait meanwhile.
 */
export async function detachPart(client: Client, { name }: LedgerPart): Promise<void> {
  await client.query(`set local lock_timeout = '2s'`);
  await client.query('lock table characters, ledger in access exclusive mode');
  await client.query(`alter table ledger detach partition ${quoted(name)}`);
  await client.query(`drop table ${quoted(name)}`);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
