import type { Database } from './database.ts';

const asking = { name: 'now', text: 'select (extract(epoch from clock_timestamp()) * 1000)::int8 as now' };

/** The moment by the database's clock, in milliseconds since 1970: the one clock all servers share. */
export async function databaseNow(database: Database): Promise<number> {
  const [row] = await database.run<{ now: number }>(asking);
  return (row as { now: number }).now;
}

/** This machine counts seconds as the database's does for so long, whatever either believes the time to be. */
const goodForMs = 60_000;

/**
 * The database's clock without asking it: how far it is ahead of the milliseconds this process has run is measured, and
 * measured again each minute it is asked for. What the machine's own clock says does not come into it.
 */
export async function openClock(database: Database): Promise<() => number> {
  let ahead = 0;
  let measuredAt = 0;
  const measure = async (): Promise<void> => {
    const sent = performance.now();
    measuredAt = sent;
    const now = await databaseNow(database);
    ahead = now - (sent + performance.now()) / 2;
  };
  await measure();
  return () => {
    if (performance.now() - measuredAt > goodForMs) void measure().catch(() => {});
    return performance.now() + ahead;
  };
}
