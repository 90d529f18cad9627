import { expect, test, vi } from 'vitest';
import { aConnection } from '../testing/database.ts';
import type { Job } from './job.ts';
import { runJobs } from './run-jobs.ts';

const nightly = '17 4 * * *';
const soon = 10_000;

const job = (name: string, run: Job['run']): Job => ({ name, cron: nightly, run });

test('runs each job at the start, and waits for running jobs when it stops', async () => {
  let begun = 0;
  let done = 0;
  let finish = (): void => {};
  const run = async () => {
    begun++;
    await new Promise<void>((finished) => {
      finish = finished;
    });
    done++;
  };
  const about = { jobs: [job('look', run)], logError: () => {}, lookEverySeconds: 0.5 };
  const end = await runJobs(await aConnection(), about);
  await vi.waitFor(() => expect(begun).toBe(1), soon);

  const ended = end();
  finish();
  await ended;
  expect(done).toBe(1);
});

test('only one server at a time runs a job, and a failing job is logged and delays no other', async () => {
  const connection = await aConnection();
  const errors: string[] = [];
  let [underWay, most, done] = [0, 0, 0];
  const works = async () => {
    most = Math.max(most, ++underWay);
    await new Promise((passed) => setTimeout(passed, 50));
    underWay--;
    done++;
  };
  const jobs = [job('fails', async () => Promise.reject(new Error('no luck'))), job('works', works)];
  const about = { jobs, logError: (message: string) => void errors.push(message), lookEverySeconds: 0.5 };
  const ends = await Promise.all([1, 2, 3].map(() => runJobs(connection, about)));

  await vi.waitFor(() => expect(done).toBeGreaterThan(0), soon);
  await vi.waitFor(() => expect(errors).toContain('job fails: no luck'), soon);
  await Promise.all(ends.map((end) => end()));
  expect(most).toBe(1);
});
