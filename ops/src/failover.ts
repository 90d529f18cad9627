import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallTally, startCallers } from './failover/callers.ts';
import { type Cluster, startCluster, until } from './failover/cluster.ts';
import { countingWorld } from './failover/counting-world.ts';
import { failures, successorOf } from './failover/failures.ts';
import { ports } from './failover/haproxy.ts';
import { installed } from './failover/install.ts';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run drill -- failover 20: two servers of the game on three databases under Patroni, all on this machine, and players who
// choose while the primary loses its place that many times, in four ways in turn. Debian, as root.
const rounds = Number(process.argv[2] ?? 20);
const callerCount = 16;
const longestSeconds = 15;
const calmMs = 3_000;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const secrets = { SIGNING_SECRET: randomBytes(32).toString('hex'), LUCK_SECRET: randomBytes(32).toString('hex') };

const programs = installed();
say('Three databases, etcd, HAProxy and pgbouncer are started ...');
const cluster = await startCluster(programs);
let isGood = false;
try {
  isGood = await trial(cluster);
} finally {
  await cluster.end();
}
process.exit(isGood ? 0 : 1);

async function trial(its: Cluster): Promise<boolean> {
  const worldFile = join(its.folder, 'world.json');
  writeFileSync(worldFile, JSON.stringify(countingWorld()));
  for (const [i] of its.ways.entries()) await startServer(its, i, worldFile);
  const address = `http://127.0.0.1:${ports.game}`;
  await until('both servers answer', 60, async () => (await fetch(`${address}/readyz`)).ok);
  const { seen, stop } = await startCallers(address, callerCount);
  say(`${callerCount} players choose; server 1 knows all hosts, server 2 goes through pgbouncer and HAProxy.`);
  let longest = 0;
  try {
    for (let round = 1; round <= rounds; round++) longest = Math.max(longest, await loseThePrimary(its, seen, round));
    await its.whole();
  } catch (failure) {
    console.log(`\nEnded early: ${(failure as Error).message}`);
    console.log(`What the programs said is kept in ${its.keep()}.`);
    tell(seen, longest);
    return false;
  }
  await stop();
  tell(seen, longest);
  return seen.wrong.length === 0 && longest <= longestSeconds * 1000;
}

/** Takes the primary its place, waits until play goes on, and answers with the longest time without a choice, in milliseconds. */
async function loseThePrimary(its: Cluster, seen: CallTally, round: number): Promise<number> {
  const trouble = failures[(round - 1) % failures.length] as (typeof failures)[number];
  await its.whole();
  await pause(calmMs);
  const primary = await its.primary();
  Object.assign(seen, { longest: 0, lastAt: performance.now() });
  const before = seen.acknowledged;
  const begun = performance.now();
  await trouble.begin(its, primary);
  await until('another has its place', 60, async () => (await successorOf(primary, its.machines)) !== undefined);
  const tookMs = performance.now() - begun;
  const promotedAt = seen.acknowledged;
  await until('choices are answered again', 60, async () => seen.acknowledged > promotedAt + callerCount);
  await pause(calmMs);
  trouble.mend(primary);
  if (round === 1) console.log('round  trouble       new primary   no choice answered for   answered since');
  console.log(
    `${String(round).padStart(5)}  ${trouble.name.padEnd(12)}  ${seconds(tookMs).padStart(11)}   ${seconds(seen.longest).padStart(22)}   ${String(seen.acknowledged - before).padStart(14)}`,
  );
  return seen.longest;
}

function tell(seen: CallTally, longest: number): void {
  const statuses = [...seen.statuses].map(([status, count]) => `${count} x ${status || 'no answer'}`).join(', ');
  console.log(`\n${seen.acknowledged} choices acknowledged; answers: ${statuses}`);
  console.log(`longest without an answered choice: ${seconds(longest)} (at most ${longestSeconds} s)`);
  for (const fault of seen.wrong.slice(0, 20)) console.log(`WRONG: ${fault}`);
  console.log(`${seen.wrong.length} lost, counted twice, or answered with anything but 200 and 503`);
}

async function startServer(its: Cluster, i: number, worldFile: string): Promise<void> {
  const port = String(ports.servers[i]);
  const dataDir = join(its.folder, `game-${i + 1}`);
  mkdirSync(dataDir, { recursive: true });
  const program = join(root, 'ops', 'src', 'failover', 'serve.ts');
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const settings = { ...secrets, ...its.ways[i], PORT: port, DATA_DIR: dataDir, PATH, HOME, NODE_COMPILE_CACHE };
  its.run(`game-${i + 1}`, [process.execPath, program, worldFile], settings);
  await until(`server ${i + 1} answers`, 60, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
}
