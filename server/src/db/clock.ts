import type { Database } from './database.ts';

const asking = { name: 'now', text: 'select (extract(epoch from clock_timestamp()) * 1000)::int8 as now' };

/** In milliseconds since 1970. All servers share this clock. */
export async function databaseNow(database: Database): Promise<number> {
  const [row] = await database.run<{ now: number }>(asking);
  return (row as { now: number }).now;
}

/** The offset to the database is measured again after this time. */
const goodForMs = 60_000;

/**
 * Returns a clock of the database that needs no query at each reading. It measures the offset to this process's
 * monotonic clock, at the start and then once a minute while in use. It never reads this machine's system clock.
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
