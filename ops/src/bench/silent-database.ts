import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig, runServer, startEmbedded } from '@underhall/server';
import { countingBranch, countingStorylet, countingWorld } from '../failover/counting-world.ts';
import { registerGuest } from '../visit/api-client.ts';

// npm run bench -- silent-database: the connections to the database stay open, but nothing passes any more. Measures how
// long callers wait for an answer, and how long the server then takes to stop with calls in progress.
const [callerCount, maxAnswerMs, maxStopMs] = [20, 15_000, 5_000];

const dataDir = await mkdtemp(join(tmpdir(), 'underhall-silent-'));
const embedded = await startEmbedded({ dataDir });
const { host, port, user, database } = embedded.connection;
const pairs: Socket[] = [];
let isSilent = false;
const line = createServer((near) => {
  const far = connect(`${host}/.s.PGSQL.${port}`);
  for (const socket of [near, far]) socket.on('error', () => {});
  near.on('close', () => far.destroy());
  far.on('close', () => near.destroy());
  pairs.push(near, far);
  if (isSilent) return;
  near.pipe(far);
  far.pipe(near);
});
await once(line.listen(0, '127.0.0.1'), 'listening');
try {
  const worldFile = join(dataDir, 'world.json');
  await writeFile(worldFile, JSON.stringify(countingWorld()));
  const databaseUrl = `postgres://${user}@127.0.0.1:${(line.address() as AddressInfo).port}/${database}`;
  const running = await runServer(
    { worldFile },
    { ...readConfig({}), rateLimits: false, port: 0, dataDir, databaseUrl },
  );
  const tokens = await Promise.all(Array.from({ length: callerCount }, () => registerGuest(running.address)));
  const callAll = () => Promise.all(tokens.flatMap((token) => calls(running.address, token)));
  await callAll();

  const before = callAll();
  isSilent = true;
  for (const socket of pairs) socket.unpipe().pause();
  const first = await before;
  const second = await callAll();
  const inProgress = callAll();
  await pause(500);
  const begun = performance.now();
  await running.stop();
  const stopMs = performance.now() - begun;
  const last = await inProgress;

  console.log('                          calls   503 in words   slowest answer in s');
  report('as it falls silent', first);
  report('while it is silent', second);
  report('while the server stops', last);
  console.log(`the server stopped after ${(stopMs / 1000).toFixed(1)} s`);
  const all = [...first, ...second, ...last];
  const isGood = stopMs < maxStopMs && all.every(({ status, ms }) => status !== 0 && ms < maxAnswerMs);
  console.log(isGood ? 'every caller had an answer within 15 s, and the stop took less than 5 s' : 'TOO SLOW');
  process.exitCode = isGood ? 0 : 1;
} finally {
  for (const socket of pairs) socket.destroy();
  line.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** `status` is 0 if the connection was cut without an answer. */
type Answer = { readonly status: number; readonly ms: number };

function calls(address: string, token: string): readonly Promise<Answer>[] {
  const send = async (path: string, body?: object): Promise<Answer> => {
    const begun = performance.now();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    const status = await fetch(`${address}/api${path}`, init).then(
      async (reply) => {
        await reply.text();
        return reply.status;
      },
      () => 0,
    );
    return { status, ms: performance.now() - begun };
  };
  return [
    send('/character/myself'),
    send('/storylet/begin', { eventId: countingStorylet }),
    send('/storylet/choosebranch', { branchId: countingBranch }),
  ];
}

function report(name: string, answers: readonly Answer[]): void {
  const refused = answers.filter(({ status }) => status === 503).length;
  const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000;
  const columns = [String(answers.length).padStart(5), String(refused).padStart(14), slowest.toFixed(1).padStart(21)];
  console.log(`${name.padEnd(25)} ${columns.join(' ')}`);
}
