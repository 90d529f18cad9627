import { clientConfig, clientFor } from '../db/connection.ts';
import { type Connection, directConnection } from '../db/database.ts';
import type { Job } from './job.ts';

/** The schema of the tables that pg-boss creates and maintains. */
const schema = 'jobs';

/** With these intervals, an idle server sends about 15 queries a minute instead of 100. */
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

/** How long running jobs may take when the server stops. */
export const stopMs = 2_500;

/** A job that takes longer is stopped until its next scheduled run. */
const maxRunSeconds = 600;
const retentionSeconds = 3600;

export type JobsOptions = {
  readonly jobs: readonly Job[];
  readonly logError: (message: string) => void;
  readonly pollEverySeconds?: number;
};

/**
 * Runs each job on its schedule, on one server at a time.
 *
 * @returns a function that stops the jobs and waits at most `stopMs` for running ones
 */
export async function runJobs(
  connection: Connection,
  { jobs, logError, pollEverySeconds: lookEverySeconds = 30 }: JobsOptions,
): Promise<() => Promise<void>> {
  // Imported here so that the first page does not wait for pg-boss.
  const { PgBoss } = await import('pg-boss');
  const own = { schema, max: 2, reindex: false, monitorVacuum: false, ...intervals };
  const boss = new PgBoss({ ...clientConfigOf(directConnection(connection)), ...own });
  boss.on('error', (failure) => logError(`jobs: ${failure.message}`));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    const options = { retryLimit: 0, expireInSeconds: maxRunSeconds, deleteAfterSeconds: retentionSeconds };
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
  return () => boss.stop({ graceful: true, timeout: stopMs });
}

function clientConfigOf(connection: Connection): object {
  const { connectionString, host, port, user, database } = clientConfig(connection);
  return connectionString ? { connectionString, Client: clientFor(connection) } : { host, port, user, database };
}
