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
import type { Answers } from './load/play.ts';
import { figuresOf, slopeOf } from './load/process-figures.ts';
import { memorySettings } from './memory-settings.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { loadInWords, measureLoad } from './visit/machine-load.ts';

// npm run drill -- load: players who play as people do, on one node and on two over one database, more and more of them until the
// slowest hundredth of the answers takes over 100 ms. With --hour it is so many for an hour, and what grows is memory.

const mostMs = 100;
const given = process.argv.slice(2);
const numberOf = (name: string, otherwise: number): number => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(given[at + 1]);
};
const seconds = numberOf('seconds', 20);
const minutes = given.includes('--hour') ? 60 : numberOf('minutes', 0);
const steady = numberOf('players', 200);
const mostPlayers = numberOf('most', 6_400);
const nodes = given.includes('--nodes') ? [numberOf('nodes', 1)] : minutes > 0 ? [1] : [1, 2];
const understood = /^--(hour|(seconds|minutes|players|most|nodes) \d+)$/;
const words = given.join(' ').split(/ (?=--)/);

if (given.length > 0 && !words.every((word) => understood.test(word))) {
  say('npm run drill -- load                       one node and two, more and more players');
  say('npm run drill -- load --nodes 1 --most 800 --seconds 10');
  say('npm run drill -- load --hour --players 200  memory over an hour (--minutes 10: over ten minutes)');
  process.exitCode = 1;
} else {
  console.log(`${loadInWords(await measureLoad())}. Players, nodes and database share it.\n`);
  for (const count of nodes) await onNodes(count);
}

/** All on a database of its own: the nodes, the players, and the table. */
async function onNodes(count: number): Promise<void> {
  const { pack: real } = compileWorld(join(root, 'world'));
  if (!real) throw new Error('The world does not compile: see npm run world.');
  const pack = benchPack(real);
  const { databaseUrl } = readConfig();
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-load-'));
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir });
  const connection: Connection = embedded?.connection ?? { url: databaseUrl as string };
  const children: ChildProcess[] = [];
  try {
    await migrate(connection);
    const database = await openDatabase(connection);
    const sessions = await openAccounts(database, pack, minutes > 0 ? steady : mostPlayers);
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
    const orders = await Promise.all(
      servers.map((server) => ask<ServerOrders>(server, { pack, connection, sessions })),
    );
    const players = start('load/players.ts');
    const town = { ports: orders.map(({ orders: { port } }) => port), tokens: orders[0]?.orders.tokens ?? [] };
    players.send({ town });
    console.log(
      `${count} ${count === 1 ? 'node' : 'nodes'}, ${embedded ? 'embedded PostgreSQL, fsync on' : 'DATABASE_URL'}`,
    );
    await (minutes > 0 ? watchMemory(servers, players) : stepUp(servers, players));
  } finally {
    for (const child of children) child.kill();
    await embedded?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type ServerOrders = { readonly orders: { readonly port: number; readonly tokens: readonly string[] } };

/** Half as many again, until too many answers are slow; then once between the last two. */
async function stepUp(servers: readonly ChildProcess[], players: ChildProcess): Promise<void> {
  console.log(
    'players   calls/s   choices/s   p50 ms   p99 ms   not 200   cores a node   MB a node   cores players   machine busy',
  );
  let last = 0;
  for (let count = 100; count <= mostPlayers; count = Math.round(count * 1.5)) {
    const step = await measureStep(servers, players, count);
    console.log(step.line);
    if (step.p99 > mostMs) break;
    last = count;
  }
  console.log(`${last} players with p99 under ${mostMs} ms.\n`);
}

async function measureStep(servers: readonly ChildProcess[], players: ChildProcess, count: number) {
  players.send({ players: count });
  await pause(Math.max(10_000, seconds * 500));
  const before = await lookAround(servers, players);
  await pause(seconds * 1000);
  const after = await lookAround(servers, players);
  const took = (after.at - before.at) / 1000;
  const { times, choices, failed } = after.heard;
  const p99 = percentile(times, 0.99);
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  const cells = [
    count,
    (times.length / took).toFixed(0),
    (choices / took).toFixed(0),
    percentile(times, 0.5).toFixed(1),
    p99.toFixed(1),
    failed,
    ((after.serverSeconds - before.serverSeconds) / took / servers.length).toFixed(2),
    after.megabytes.toFixed(0),
    ((after.playerSeconds - before.playerSeconds) / took).toFixed(2),
    `${Math.round(busy * 100)} %`,
  ];
  return {
    p99,
    line: [7, 10, 12, 9, 9, 10, 15, 12, 16, 15].map((width, at) => String(cells[at]).padStart(width)).join(''),
  };
}

async function lookAround(servers: readonly ChildProcess[], players: ChildProcess) {
  const { heard, cpuSeconds } = await ask<{ heard: Answers; cpuSeconds: number }>(players, { hear: true });
  const figures = await Promise.all(servers.map(({ pid }) => figuresOf(pid as number)));
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  return {
    at: performance.now(),
    heard,
    playerSeconds: cpuSeconds,
    serverSeconds: sum(figures.map((each) => each.cpuSeconds)),
    megabytes: sum(figures.map((each) => each.megabytes)) / servers.length,
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}

/** So many players all the time: a line a minute, and the slope of memory after the first fifth, in which all that is kept comes to be. */
async function watchMemory(servers: readonly ChildProcess[], players: ChildProcess): Promise<void> {
  console.log(`${steady} players for ${minutes} minutes\nminute   calls/s   p50 ms   p99 ms   not 200   MB a node`);
  players.send({ players: steady });
  const points: { x: number; y: number }[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(60_000);
    const { heard, megabytes } = await lookAround(servers, players);
    points.push({ x: minute, y: megabytes });
    const [half, most] = [0.5, 0.99].map((part) => percentile(heard.times, part).toFixed(1));
    const cells = [minute, (heard.times.length / 60).toFixed(0), half, most, heard.failed, megabytes.toFixed(0)];
    console.log([6, 10, 9, 9, 10, 12].map((width, at) => String(cells[at]).padStart(width)).join(''));
  }
  const settled = points.slice(Math.floor(points.length / 5));
  if (settled.length > 1)
    console.log(`Memory grew by ${(slopeOf(settled) * 60).toFixed(1)} MB an hour after the first fifth.`);
}

async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const told = once(child, 'message');
  child.send(message);
  return (await told)[0] as Answer;
}
