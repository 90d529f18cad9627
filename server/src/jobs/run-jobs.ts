import { clientConfig, clientFor } from '../db/connection.ts';
import { type Connection, unpooled } from '../db/database.ts';
import type { Job } from './job.ts';

/** The schema of the jobs' own tables, which pg-boss makes and keeps. */
const schema = 'jobs';

/** An idle server asks the database about fifteen times a minute with these, and would a hundred times without. */
const intervals = {
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  clockMonitorIntervalSeconds: 600,
  superviseIntervalSeconds: 600,
  monitorIntervalSeconds: 3600,
  queueCacheIntervalSeconds: 600,
  bamIntervalSeconds: 3600,
  flowIntervalSeconds: 3600,
};

/** A job that takes longer is given up, and done at its next time. */
const longestRunSeconds = 600;
const keptForSeconds = 3600;

export type RunJobs = {
  readonly jobs: readonly Job[];
  readonly logError: (message: string) => void;
  /** Seconds until a job that was asked for is begun at the latest. */
  readonly lookEverySeconds?: number;
};

/** Has the jobs done from now on, each by one server at a time; answers with the end of it, which waits for those under way. */
export async function runJobs(
  connection: Connection,
  { jobs, logError, lookEverySeconds = 30 }: RunJobs,
): Promise<() => Promise<void>> {
  // Fetched here: the first page is not kept waiting for it.
  const { PgBoss } = await import('pg-boss');
  const own = { schema, max: 2, reindex: false, monitorVacuum: false, ...intervals };
  const boss = new PgBoss({ ...clientConfigOf(unpooled(connection)), ...own });
  boss.on('error', (failure) => logError(`jobs: ${failure.message}`));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    const options = { retryLimit: 0, expireInSeconds: longestRunSeconds, deleteAfterSeconds: keptForSeconds };
    await boss.createQueue(name, { policy: 'stately', ...options });
    await boss.schedule(name, cron);
    await boss.send(name);
    await boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, async () => {
      try {
        await run();
      } catch (failure) {
        logError(`job ${name}: ${(failure as Error).message}`);
        throw failure;
      }
    });
  }
  return () => boss.stop({ graceful: true, timeout: 5_000 });
}

function clientConfigOf(connection: Connection): object {
  const { connectionString, host, port, user, database } = clientConfig(connection);
  return connectionString ? { connectionString, Client: clientFor(connection) } : { host, port, user, database };
}
