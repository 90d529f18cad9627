import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@underhall/server';
import { haproxySettings, pgbouncerSettings, ports } from './haproxy.ts';
import { type Machine, makeNetwork } from './network.ts';
import { createPasswords, members, patroniSettings, primaryOf, reinitializeCopies } from './patroni.ts';

export type Cluster = {
  readonly folder: string;
  readonly machines: readonly Machine[];
  /**
   * Database settings of the two servers. One server has a URL with all hosts. The other has pgbouncer, and HAProxy for
   * direct connections.
   */
  readonly databaseSettings: readonly Readonly<Record<string, string>>[];
  run(name: string, command: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  primary(): Promise<Machine>;
  /** Waits until all three databases run and one standby is synchronous. */
  untilHealthy(): Promise<void>;
  /** Copies the logs to a folder that stays, and returns its path. */
  keepLogs(): string;
  stop(): Promise<void>;
};

/**
 * These programs refuse to run as root. `setpriv` replaces its own process with the program, so that killing the child
 * ends the program.
 */
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Starts three databases under Patroni with etcd. HAProxy and pgbouncer run in front of them. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-failover-'));
  chmodSync(folder, 0o755);
  const network = makeNetwork(['one', 'two', 'three']);
  const { machines, here } = network;
  const passwords = createPasswords();
  const children: ChildProcess[] = [];
  const run: Cluster['run'] = (name, [program = '', ...args], env) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(program, args, { stdio: ['ignore', log, log], cwd: '/', ...(env && { env }) });
    children.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const pid of machines.flatMap((machine) => machine.processes())) tryToKill(pid);
    await pause(500);
    network.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  const isHealthy = async () => {
    const found = await members(machines);
    const isRunning =
      found.filter(({ state }) => state === 'running' || state === 'streaming').length === machines.length;
    return (
      isRunning && found.some(({ role }) => role === 'sync_standby') && found.some(({ role }) => role === 'leader')
    );
  };
  const untilHealthy = async () => {
    const what = 'three databases run, with a synchronous standby';
    try {
      await until(what, 60, isHealthy);
    } catch {
      await reinitializeCopies(machines);
      await until(what, 240, isHealthy);
    }
  };
  const primary = async () => {
    let found: Machine | undefined;
    await until('there is a primary', 60, async () => {
      found = await primaryOf(machines);
      return found !== undefined;
    });
    return found as Machine;
  };
  try {
    const etcd = `http://${here}:2379`;
    mkdirSync(join(folder, 'etcd'), { mode: 0o700 });
    run('etcd', [
      '/usr/bin/etcd',
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      etcd,
      '--advertise-client-urls',
      etcd,
      '--listen-peer-urls',
      'http://127.0.0.1:23801',
      '--heartbeat-interval',
      '100',
    ]);
    await until('etcd answers', 30, async () => (await fetch(`${etcd}/health`)).ok);
    for (const machine of machines) {
      const settings = patroniSettings(folder, network, machine, programs, passwords);
      run(`patroni-${machine.name}`, machine.commandOn([...asPostgres, '/usr/bin/patroni', settings]));
    }
    await untilHealthy();
    run('haproxy', ['/usr/sbin/haproxy', '-db', '-f', haproxySettings(folder, network)]);
    const users = pgbouncerSettings(folder, passwords.game);
    run('pgbouncer', [...asPostgres, '/usr/sbin/pgbouncer', users]);
    await createDatabase((await primary()).address, passwords);
  } catch (failure) {
    await stop();
    throw failure;
  }
  const address = (hosts: string) => `postgres://underhall:${passwords.game}@${hosts}/underhall`;
  const all = machines.map((machine) => `${machine.address}:5432`).join(',');
  return {
    folder,
    machines,
    databaseSettings: [
      { DATABASE_URL: `${address(all)}?target_session_attrs=read-write` },
      {
        DATABASE_URL: address(`127.0.0.1:${ports.pooler}`),
        DATABASE_DIRECT_URL: address(`127.0.0.1:${ports.database}`),
      },
    ],
    run,
    primary,
    untilHealthy,
    keepLogs() {
      const logs = mkdtempSync(join(tmpdir(), 'underhall-failover-logs-'));
      for (const name of readdirSync(folder).filter((name) => name.endsWith('.log')))
        cpSync(join(folder, name), join(logs, name));
      return logs;
    },
    stop,
  };
}

async function createDatabase(host: string, passwords: { super: string; game: string }): Promise<void> {
  const database = await openDatabase({ url: `postgres://postgres:${passwords.super}@${host}:5432/postgres` }, 1);
  const steps = [
    `create role underhall login password '${passwords.game}'`,
    `alter role underhall set statement_timeout = '8s'`,
    `alter role underhall set lock_timeout = '400ms'`,
    'create database underhall owner underhall',
  ];
  for (const text of steps) await database.run({ name: '', text });
  await database.close();
}

/** Waits until a condition is true. A check that throws counts as false. Throws after `seconds`. */
export async function until(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (await isSo().catch(() => false)) return;
    await pause(250);
  }
  throw new Error(`Timed out after ${seconds} s waiting until ${what}.`);
}

function tryToKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}
