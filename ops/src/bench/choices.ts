import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld } from '@underhall/language';
import { migrate, openDatabase, readConfig, startEmbedded } from '@underhall/server';
import { root } from '../root.ts';
import { benchPack } from './bench-world.ts';
import { type JobResult, median, percentile } from './job.ts';
import { openAccounts } from './open-accounts.ts';

// npm run bench -- choices: measures saved choices per second over HTTP, and the same statements sent by a bare client.
// The two alternate, so that a slow machine slows down each of them.

const slices = Number(process.env.BENCH_SLICES ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
// Minimum and target rate with the most callers, as a share of the bare client's rate.
const [floor, goal] = [0.4, 0.6];

const { pack: real } = compileWorld(join(root, 'world'));
if (!real) throw new Error('The world does not compile. Run "npm run world" for details.');
const pack = benchPack(real);

const { databaseUrl } = readConfig();
const dataDir = await mkdtemp(join(tmpdir(), 'underhall-bench-'));
const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir });
const connection = embedded?.connection ?? { url: databaseUrl as string };
const children: ChildProcess[] = [];
try {
  await migrate(connection);
  const database = await openDatabase(connection);
  const people = await openAccounts(database, pack, 64);
  await database.close();
  const [overHttp, bare] = [people.slice(0, 32), people.slice(32)];

  const server = start('serve.ts');
  const { setup } = await request<{ setup: object }>(server, { pack, connection, sessions: overHttp });
  const callers = start('callers.ts');
  callers.send({ setup });
  const client = start('bare-client.ts');
  client.send({ target: { connection, characters: bare.map(({ characterId }) => characterId) } });

  console.log(
    `${slices} slices of ${seconds} s each, ${embedded ? 'embedded PostgreSQL, fsync on' : 'DATABASE_URL'}, one server process\n`,
  );
  console.log('callers   commands/s   choices/s   p50 ms   p99 ms   bare commands/s   ratio');
  for (const count of [1, 8]) console.log(line(count, await compare(callers, client, count)));
  const busiest = await compare(callers, client, 32);
  console.log(`${line(32, busiest)}   (goal ${goal}, floor ${floor}: ${verdict(ratioOf(busiest))})`);
} finally {
  for (const child of children) child.kill();
  await embedded?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Pair = { readonly http: JobResult; readonly bare: JobResult };

async function compare(callers: ChildProcess, client: ChildProcess, count: number): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  const job = { callers: count, seconds, warmUp: 1 };
  for (let slice = 0; slice < slices; slice++) {
    const { result: http } = await request<{ result: JobResult }>(callers, { job });
    const { result: bare } = await request<{ result: JobResult }>(client, { job });
    pairs.push({ http, bare });
  }
  return pairs;
}

function rate({ commands, seconds: time }: JobResult): number {
  return commands / time;
}

function ratioOf(pairs: readonly Pair[]): number {
  return median(pairs.map((pair) => rate(pair.http) / rate(pair.bare)));
}

function verdict(ratio: number): string {
  if (ratio < floor) return 'BELOW THE FLOOR';
  return ratio < goal ? 'between floor and goal' : 'reached';
}

function line(count: number, pairs: readonly Pair[]): string {
  const http = median(pairs.map((pair) => rate(pair.http)));
  const bare = median(pairs.map((pair) => rate(pair.bare)));
  const times = pairs.flatMap((pair) => pair.http.times);
  const cells = [
    count,
    http.toFixed(0),
    (http / 2).toFixed(0),
    percentile(times, 0.5).toFixed(2),
    percentile(times, 0.99).toFixed(2),
    bare.toFixed(0),
    ratioOf(pairs).toFixed(2),
  ];
  return [7, 13, 12, 9, 9, 18, 8].map((width, place) => String(cells[place]).padStart(width)).join('');
}

function start(file: string): ChildProcess {
  const child = fork(join(import.meta.dirname, file), { serialization: 'advanced' });
  child.setMaxListeners(0);
  children.push(child);
  return child;
}

function request<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('exit', (code) => reject(new Error(`A measuring process exited with code ${code}.`)));
    child.send(message);
  });
}
