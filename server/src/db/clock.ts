import type { Database } from './database.ts';

const asking = { name: 'now', text: 'select (extract(epoch from clock_timestamp()) * 1000)::int8 as now' };

/** The moment by the database's clock, in milliseconds since 1970: the one clock all servers share. */
export async function databaseNow(database: Database): Promise<number> {
  const [row] = await database.run<{ now: number }>(asking);
  return (row as { now: number }).now;
}
