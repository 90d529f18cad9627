import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, readConfig, runServer, startEmbedded } from '@underhall/server';
import { countingBranch, countingStorylet, countingWorld } from '../failover/counting-world.ts';
import { registerGuest } from '../visit/api-client.ts';
import { percentile } from './job.ts';

// npm run bench -- locked-row: measures how long players wait before and while one player's row is locked. That
// player sends as many calls at once as the server lets wait.
const [callerCount, seconds, callsOfOne] = [16, 8, 40];

const dataDir = await mkdtemp(join(tmpdir(), 'underhall-locked-'));
const embedded = await startEmbedded({ dataDir });
try {
  const worldFile = join(dataDir, 'world.json');
  await writeFile(worldFile, JSON.stringify(countingWorld()));
  const { host, port, user, database } = embedded.connection;
  const databaseUrl = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
  const running = await runServer(
    { worldFile },
    { ...readConfig({}), rateLimits: false, port: 0, dataDir, databaseUrl },
  );
  const tokens = await Promise.all(Array.from({ length: callerCount }, () => registerGuest(running.address)));
  const [locked = '', ...others] = tokens;
  const operator = await openDatabase(embedded.connection, 1);
  const byHand = (text: string) => operator.run({ name: '', text });

  const asUsual = await responseTimes(running.address, others);
  const claims = JSON.parse(Buffer.from(locked.split('.')[1] ?? '', 'base64url').toString());
  await byHand('begin');
  await byHand(`select from characters where id = ${Number(claims.CharacterId)} for update`);
  const [whileLocked, ofLocked] = await Promise.all([
    responseTimes(running.address, others),
    responseTimes(running.address, Array<string>(callsOfOne).fill(locked)),
  ]);
  await byHand('rollback');
  await operator.close();
  await running.stop();

  console.log('                                 calls   p50 ms   p99 ms       max ms');
  console.log(line('no lock', asUsual));
  console.log(line('other players, with a lock', whileLocked));
  console.log(line('player of the locked row', ofLocked));
  const isGood = percentile(whileLocked, 0.99) < 500;
  console.log(isGood ? 'p99 of other players is below 500 ms' : 'TOO SLOW: p99 of other players must be below 500 ms');
  process.exitCode = isGood ? 0 : 1;
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Response times of all calls, in milliseconds. */
async function responseTimes(address: string, tokens: readonly string[]): Promise<number[]> {
  const times: number[] = [];
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
      times.push(performance.now() - begun);
      // Pauses as people do. Otherwise calls would wait for the CPU.
      await pause(20);
    }
  };
  await Promise.all(tokens.map(play));
  return times;
}

function line(name: string, times: readonly number[]): string {
  const of = (part: number) => percentile(times, part).toFixed(0).padStart(6);
  return `${name.padEnd(30)} ${String(times.length).padStart(7)}   ${of(0.5)}   ${of(0.99)}   ${Math.max(...times)
    .toFixed(0)
    .padStart(10)}`;
}
