import { loading, openDatabase, saving } from '@underhall/server';
import { type Job, runJob, type Target } from './job.ts';

// The baseline: sends only the two statements of a turn, with the same documents, over pipelined connections.
type Row = { version: number; state: string; now: number };

let target: Target;

process.on('message', async ({ target: newTarget, job }: { target?: Target; job?: Job }) => {
  if (newTarget) target = newTarget;
  if (!job) return;
  const database = await openDatabase(target.connection);
  const result = await runJob(job, async (caller, round) => {
    const id = target.characters[caller] as number;
    const [row] = await database.run<Row>(loading, [id]);
    if (!row) throw new Error(`character ${id} does not exist`);
    const state = row.state.replace(/"since":\d+/, `"since":${row.version}`);
    const key = round % 2 ? `${row.version}:1` : null;
    await database.run(saving, [id, row.version, state, key, 'branch 1', 'measured', 7, row.now, changes, null, null]);
  });
  await database.close();
  process.send?.({ result });
});

/** The same length as the changes of one choice in this benchmark. */
const changes = JSON.stringify(
  Array.from({ length: 7 }, (_, i) => ({
    kind: 'quality',
    quality: 500_000 + i,
    from: { level: 1, points: 0 },
    to: { level: 2, points: 0 },
    how: 'changed',
  })),
);
