import type { Runtime } from '../runtime/runtime.ts';
import type { Database } from './database.ts';

const asking = { name: 'now', text: 'select (extract(epoch from clock_timestamp()) * 1000)::int8 as now' };

/** In milliseconds since 1970. All servers share this clock. */
export async function databaseNow(database: Database): Promise<number> {
  const [row] = await database.run<{ now: number }>(asking);
  return (row as { now: number }).now;
}

/** Lifetime of a measured offset to the database's clock. */
const goodForMs = 60_000;

/**
 * Returns the database's clock, which can be read without a query. Measures the offset to this process's monotonic
 * clock, first at the start and then once a minute while in use. The system clock of this machine is not used.
 */
export async function openClock(database: Database, { elapsed }: Runtime): Promise<() => number> {
  let ahead = 0;
  let measuredAt = 0;
  const measure = async (): Promise<void> => {
    const sent = elapsed();
    measuredAt = sent;
    const now = await databaseNow(database);
    ahead = now - (sent + elapsed()) / 2;
  };
  await measure();
  return () => {
    if (elapsed() - measuredAt > goodForMs) void measure().catch(() => {});
    return elapsed() + ahead;
  };
}
