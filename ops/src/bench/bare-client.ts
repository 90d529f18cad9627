import { loading, openDatabase, saving } from '@underhall/server';
import { type Job, measure, type Place } from './job.ts';

// The yardstick: the same two statements a turn takes, on the same documents, over the same pipelined
// connections, by a client that does nothing else.
type Row = { version: number; state: string; now: number };

let place: Place;

process.on('message', async ({ place: newPlace, job }: { place?: Place; job?: Job }) => {
  if (newPlace) place = newPlace;
  if (!job) return;
  const database = await openDatabase(place.connection);
  const counted = await measure(job, async (caller, round) => {
    const id = place.characters[caller] as number;
    const [row] = await database.run<Row>(loading, [id]);
    if (!row) throw new Error(`no character ${id}`);
    const state = row.state.replace(/"since":\d+/, `"since":${row.version}`);
    const key = round % 2 ? `${row.version}:1` : null;
    await database.run(saving, [id, row.version, state, key, 'branch 1', 'measured', 7, row.now, changes, null, null]);
  });
  await database.close();
  process.send?.({ counted });
});

/** As long as the changes of a measured choice. */
const changes = JSON.stringify(
  Array.from({ length: 7 }, (_, i) => ({
    kind: 'quality',
    quality: 500_000 + i,
    from: { level: 1, points: 0 },
    to: { level: 2, points: 0 },
    how: 'changed',
  })),
);
