import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compileWorld } from '@underhall/language';
import { type Connection, migrate, openDatabase, readConfig, startEmbedded } from '@underhall/server';
import { benchPack } from './bench/bench-world.ts';
import { percentile } from './bench/job.ts';
import { openAccounts } from './bench/open-accounts.ts';
import type { Responses } from './load/play.ts';
import { readProcessUsage, slopeOf } from './load/process-figures.ts';
import { memorySettings } from './memory-settings.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { describeLoad, measureLoad } from './visit/machine-load.ts';

// npm run drill -- load: adds players at a human pace until p99 exceeds 100 ms, on one node and then on two. With
// --hour, runs a constant number of players for an hour and watches memory.

const maxP99Ms = 100;
const args = process.argv.slice(2);
const numberOf = (name: string, fallback: number): number => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(args[at + 1]);
};
const seconds = numberOf('seconds', 20);
const minutes = args.includes('--hour') ? 60 : numberOf('minutes', 0);
const steadyPlayers = numberOf('players', 200);
const maxPlayers = numberOf('max', 6_400);
const nodes = args.includes('--nodes') ? [numberOf('nodes', 1)] : minutes > 0 ? [1] : [1, 2];
const knownOption = /^--(hour|(seconds|minutes|players|max|nodes) \d+)$/;
const options = args.join(' ').split(/ (?=--)/);

if (args.length > 0 && !options.every((option) => knownOption.test(option))) {
  say('npm run drill -- load                       more and more players, on one node and then on two');
  say('npm run drill -- load --nodes 1 --max 800 --seconds 10');
  say('npm run drill -- load --hour --players 200  memory over an hour (or --minutes 10)');
  process.exitCode = 1;
} else {
  console.log(`${describeLoad(await measureLoad())} Players, nodes and database share this machine.\n`);
  for (const count of nodes) await measureNodes(count);
}

/** Measures several nodes that share a new database. */
async function measureNodes(count: number): Promise<void> {
  const { pack: real } = compileWorld(join(root, 'world'));
  if (!real) throw new Error('The world does not compile. Run "npm run world" for details.');
  const pack = benchPack(real);
  const { databaseUrl } = readConfig();
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-load-'));
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir });
  const connection: Connection = embedded?.connection ?? { url: databaseUrl as string };
  const children: ChildProcess[] = [];
  try {
    await migrate(connection);
    const database = await openDatabase(connection);
    const sessions = await openAccounts(database, pack, minutes > 0 ? steadyPlayers : maxPlayers);
    await database.close();
    const start = (file: string) => {
      const child = fork(join(import.meta.dirname, file), {
        serialization: 'advanced',
        execArgv: [...memorySettings.nodeOptions],
        env: { ...memorySettings.variables, ...process.env },
      });
      children.push(child);
      return child;
    };
    const servers = Array.from({ length: count }, () => start('bench/serve.ts'));
    const ready = await Promise.all(
      servers.map((server) => request<ServerReady>(server, { pack, connection, sessions })),
    );
    const players = start('load/players.ts');
    const playerSetup = { ports: ready.map(({ setup: { port } }) => port), tokens: ready[0]?.setup.tokens ?? [] };
    players.send({ setup: playerSetup });
    console.log(
      `${count} ${count === 1 ? 'node' : 'nodes'}, ${embedded ? 'embedded PostgreSQL, fsync on' : 'DATABASE_URL'}`,
    );
    await (minutes > 0 ? watchMemory(servers, players) : addPlayers(servers, players));
  } finally {
    for (const child of children) child.kill();
    await embedded?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type ServerReady = { readonly setup: { readonly port: number; readonly tokens: readonly string[] } };

/** Adds 50 % more players until too many replies are slow. */
async function addPlayers(servers: readonly ChildProcess[], players: ChildProcess): Promise<void> {
  console.log(
    'players   calls/s   choices/s   p50 ms   p99 ms   not 200   cores/node   MB/node   cores players   machine busy',
  );
  let last = 0;
  for (let count = 100; count <= maxPlayers; count = Math.round(count * 1.5)) {
    const step = await measureStep(servers, players, count);
    console.log(step.line);
    if (step.p99 > maxP99Ms) break;
    last = count;
  }
  console.log(`${last} players with p99 of at most ${maxP99Ms} ms.\n`);
}

async function measureStep(servers: readonly ChildProcess[], players: ChildProcess, count: number) {
  players.send({ players: count });
  await pause(Math.max(10_000, seconds * 500));
  const before = await readFigures(servers, players);
  await pause(seconds * 1000);
  const after = await readFigures(servers, players);
  const elapsedSeconds = (after.at - before.at) / 1000;
  const { times, choices, failed } = after.responses;
  const p99 = percentile(times, 0.99);
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  const cells = [
    count,
    (times.length / elapsedSeconds).toFixed(0),
    (choices / elapsedSeconds).toFixed(0),
    percentile(times, 0.5).toFixed(1),
    p99.toFixed(1),
    failed,
    ((after.serverSeconds - before.serverSeconds) / elapsedSeconds / servers.length).toFixed(2),
    after.megabytes.toFixed(0),
    ((after.playerSeconds - before.playerSeconds) / elapsedSeconds).toFixed(2),
    `${Math.round(busy * 100)} %`,
  ];
  return {
    p99,
    line: [7, 10, 12, 9, 9, 10, 13, 10, 16, 15].map((width, at) => String(cells[at]).padStart(width)).join(''),
  };
}

async function readFigures(servers: readonly ChildProcess[], players: ChildProcess) {
  const { responses, cpuSeconds } = await request<{ responses: Responses; cpuSeconds: number }>(players, {
    report: true,
  });
  const figures = await Promise.all(servers.map(({ pid }) => readProcessUsage(pid as number)));
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  return {
    at: performance.now(),
    responses,
    playerSeconds: cpuSeconds,
    serverSeconds: sum(figures.map((each) => each.cpuSeconds)),
    megabytes: sum(figures.map((each) => each.megabytes)) / servers.length,
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}

/**
 * Runs a constant number of players. Prints one line per minute, then the memory growth, excluding the first 20 % as
 * warm-up.
 */
async function watchMemory(servers: readonly ChildProcess[], players: ChildProcess): Promise<void> {
  console.log(
    `${steadyPlayers} players for ${minutes} minutes\nminute   calls/s   p50 ms   p99 ms   not 200   MB/node`,
  );
  players.send({ players: steadyPlayers });
  const points: { x: number; y: number }[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(60_000);
    const { responses, megabytes } = await readFigures(servers, players);
    points.push({ x: minute, y: megabytes });
    const [p50, p99] = [0.5, 0.99].map((part) => percentile(responses.times, part).toFixed(1));
    const cells = [minute, (responses.times.length / 60).toFixed(0), p50, p99, responses.failed, megabytes.toFixed(0)];
    console.log([6, 10, 9, 9, 10, 10].map((width, at) => String(cells[at]).padStart(width)).join(''));
  }
  const settled = points.slice(Math.floor(points.length / 5));
  if (settled.length > 1)
    console.log(
      `Memory grew by ${(slopeOf(settled) * 60).toFixed(1)} MB per hour, excluding the first 20 % as warm-up.`,
    );
}

async function request<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const reply = once(child, 'message');
  child.send(message);
  return (await reply)[0] as Answer;
}
