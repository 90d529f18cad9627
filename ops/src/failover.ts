import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallStats, startCallers } from './failover/callers.ts';
import { type Cluster, startCluster, until } from './failover/cluster.ts';
import { countingWorld } from './failover/counting-world.ts';
import { failures, successorOf } from './failover/failures.ts';
import { ports } from './failover/haproxy.ts';
import { installPrograms } from './failover/install.ts';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run drill -- failover 20: runs two game servers on three databases under Patroni. Makes the primary fail 20
// times, in four ways in turn, while players play. Needs Debian and root.
const rounds = Number(process.argv[2] ?? 20);
const callerCount = 16;
const maxOutageSeconds = 15;
const quietMs = 3_000;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const secrets = { SIGNING_SECRET: randomBytes(32).toString('hex'), LUCK_SECRET: randomBytes(32).toString('hex') };

const programs = installPrograms();
say('Starting three databases, etcd, HAProxy and pgbouncer ...');
const cluster = await startCluster(programs);
let isGood = false;
try {
  isGood = await runTrial(cluster);
} finally {
  await cluster.stop();
}
process.exit(isGood ? 0 : 1);

async function runTrial(cluster: Cluster): Promise<boolean> {
  const worldFile = join(cluster.folder, 'world.json');
  writeFileSync(worldFile, JSON.stringify(countingWorld()));
  for (const [i] of cluster.databaseSettings.entries()) await startServer(cluster, i, worldFile);
  const address = `http://127.0.0.1:${ports.game}`;
  await until('both servers answer', 60, async () => (await fetch(`${address}/readyz`)).ok);
  const { stats, stop } = await startCallers(address, callerCount);
  say(`${callerCount} players choose; server 1 knows all hosts, server 2 goes through pgbouncer and HAProxy.`);
  let maxGapMs = 0;
  try {
    for (let round = 1; round <= rounds; round++)
      maxGapMs = Math.max(maxGapMs, await failPrimary(cluster, stats, round));
    await cluster.untilHealthy();
  } catch (failure) {
    console.log(`\nStopped early: ${(failure as Error).message}`);
    console.log(`The logs are in ${cluster.keepLogs()}.`);
    printSummary(stats, maxGapMs);
    return false;
  }
  await stop();
  printSummary(stats, maxGapMs);
  return stats.faults.length === 0 && maxGapMs <= maxOutageSeconds * 1000;
}

/**
 * Makes the primary fail and waits until choices succeed again. Returns the longest time without a choice in
 * milliseconds.
 */
async function failPrimary(cluster: Cluster, stats: CallStats, round: number): Promise<number> {
  const failure = failures[(round - 1) % failures.length] as (typeof failures)[number];
  await cluster.untilHealthy();
  await pause(quietMs);
  const primary = await cluster.primary();
  Object.assign(stats, { maxGapMs: 0, lastAt: performance.now() });
  const before = stats.acknowledged;
  const begun = performance.now();
  await failure.begin(cluster, primary);
  await until(
    'another database is primary',
    60,
    async () => (await successorOf(primary, cluster.machines)) !== undefined,
  );
  const tookMs = performance.now() - begun;
  const promotedAt = stats.acknowledged;
  await until('choices are answered again', 60, async () => stats.acknowledged > promotedAt + callerCount);
  await pause(quietMs);
  failure.repair(primary);
  if (round === 1) console.log('round  failure       new primary    longest without choice   choices after');
  console.log(
    `${String(round).padStart(5)}  ${failure.name.padEnd(12)}  ${seconds(tookMs).padStart(11)}   ${seconds(stats.maxGapMs).padStart(22)}   ${String(stats.acknowledged - before).padStart(13)}`,
  );
  return stats.maxGapMs;
}

function printSummary(stats: CallStats, maxGapMs: number): void {
  const statuses = [...stats.statuses].map(([status, count]) => `${count} x ${status || 'no answer'}`).join(', ');
  console.log(`\n${stats.acknowledged} choices acknowledged; responses: ${statuses}`);
  console.log(`longest time without a choice: ${seconds(maxGapMs)} (limit ${maxOutageSeconds} s)`);
  for (const fault of stats.faults.slice(0, 20)) console.log(`WRONG: ${fault}`);
  console.log(`${stats.faults.length} choices lost, counted twice, or answered with a status other than 200 and 503`);
}

async function startServer(cluster: Cluster, i: number, worldFile: string): Promise<void> {
  const port = String(ports.servers[i]);
  const dataDir = join(cluster.folder, `game-${i + 1}`);
  mkdirSync(dataDir, { recursive: true });
  const program = join(root, 'ops', 'src', 'failover', 'serve.ts');
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const settings = {
    ...secrets,
    ...cluster.databaseSettings[i],
    PORT: port,
    DATA_DIR: dataDir,
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
  };
  cluster.run(`game-${i + 1}`, [process.execPath, program, worldFile], settings);
  await until(`server ${i + 1} answers`, 60, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
}
