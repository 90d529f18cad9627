import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, readConfig, runServer, startEmbedded } from '@underhall/server';
import { countingBranch, countingStorylet, countingWorld } from '../failover/counting-world.ts';
import { aGuest } from '../visit/a-guest.ts';
import { percentile } from './job.ts';

// npm run bench -- locked-row: how long players wait while the row of one of them is locked by hand, and before.
const [callerCount, seconds] = [16, 8];

const dataDir = await mkdtemp(join(tmpdir(), 'underhall-locked-'));
const embedded = await startEmbedded({ dataDir });
try {
  const worldFile = join(dataDir, 'world.json');
  await writeFile(worldFile, JSON.stringify(countingWorld()));
  const { host, port, user, database } = embedded.connection;
  const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
  const running = await runServer({ worldFile }, { ...readConfig({}), port: 0, dataDir, databaseUrl });
  const tokens = await Promise.all(Array.from({ length: callerCount }, () => aGuest(running.address)));
  const [locked = '', ...others] = tokens;
  const operator = await openDatabase(embedded.connection, 1);
  const byHand = (text: string) => operator.run({ name: '', text });

  const asUsual = await waits(running.address, others);
  const claims = JSON.parse(Buffer.from(locked.split('.')[1] ?? '', 'base64url').toString());
  await byHand('begin');
  await byHand(`select from characters where id = ${Number(claims.CharacterId)} for update`);
  const [whileLocked, theirs] = await Promise.all([waits(running.address, others), waits(running.address, [locked])]);
  await byHand('rollback');
  await operator.close();
  await running.stop();

  console.log('                               answers   p50 ms   p99 ms   longest ms');
  console.log(line('nothing is locked', asUsual));
  console.log(line('others, while a row is locked', whileLocked));
  console.log(line('the one whose row it is', theirs));
  const isGood = percentile(whileLocked, 0.99) < 500;
  console.log(isGood ? 'others wait less than 500 ms' : 'TOO LONG: others are to wait less than 500 ms');
  process.exitCode = isGood ? 0 : 1;
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Milliseconds that each call of these players waited for its answer, over some seconds. */
async function waits(address: string, tokens: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  const late = performance.now() + seconds * 1000;
  const play = async (token: string): Promise<void> => {
    for (let i = 0; performance.now() < late; i++) {
      const begun = performance.now();
      const [path, body] =
        i % 2 === 0 ? ['begin', { eventId: countingStorylet }] : ['choosebranch', { branchId: countingBranch }];
      const answer = await fetch(`${address}/api/storylet/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      await answer.text();
      found.push(performance.now() - begun);
      // As people do, who read; without it the processor is what they wait for.
      await pause(20);
    }
  };
  await Promise.all(tokens.map(play));
  return found;
}

function line(name: string, found: readonly number[]): string {
  const of = (part: number) => percentile(found, part).toFixed(0).padStart(6);
  return `${name.padEnd(30)} ${String(found.length).padStart(7)}   ${of(0.5)}   ${of(0.99)}   ${Math.max(...found)
    .toFixed(0)
    .padStart(10)}`;
}
