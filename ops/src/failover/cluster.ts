import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@underhall/server';
import { haproxySettings, pgbouncerSettings, ports } from './haproxy.ts';
import { type Machine, makeNetwork } from './network.ts';
import { drawPasswords, members, patroniSettings, primaryOf, reinitializeCopies } from './patroni.ts';

export type Cluster = {
  readonly folder: string;
  readonly machines: readonly Machine[];
  /** The ways to the game's database: all hosts in one address; and pgbouncer, with HAProxy past it. */
  readonly ways: readonly Readonly<Record<string, string>>[];
  run(name: string, command: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  primary(): Promise<Machine>;
  /** Waits until all three run, one of them in step with the primary. */
  whole(): Promise<void>;
  /** Copies what the programs have said to a folder that stays, and names it. */
  keep(): string;
  end(): Promise<void>;
};

/** None of these programs wants to be root. They take the place of the one that starts them, so that they end with it. */
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Three databases under Patroni with etcd, and HAProxy and pgbouncer before them. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-failover-'));
  chmodSync(folder, 0o755);
  const network = makeNetwork(['one', 'two', 'three']);
  const { machines, here } = network;
  const passwords = drawPasswords();
  const children: ChildProcess[] = [];
  const run: Cluster['run'] = (name, [program = '', ...args], env) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(program, args, { stdio: ['ignore', log, log], cwd: '/', ...(env && { env }) });
    children.push(child);
    return child;
  };
  const end = async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const pid of machines.flatMap((machine) => machine.processes())) tryToEnd(pid);
    await pause(500);
    network.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  const isWhole = async () => {
    const found = await members(machines);
    const isRunning =
      found.filter(({ state }) => state === 'running' || state === 'streaming').length === machines.length;
    return (
      isRunning && found.some(({ role }) => role === 'sync_standby') && found.some(({ role }) => role === 'leader')
    );
  };
  const whole = async () => {
    const what = 'three databases run, one in step';
    try {
      await until(what, 60, isWhole);
    } catch {
      await reinitializeCopies(machines);
      await until(what, 240, isWhole);
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
      run(`patroni-${machine.name}`, machine.on([...asPostgres, '/usr/bin/patroni', settings]));
    }
    await whole();
    run('haproxy', ['/usr/sbin/haproxy', '-db', '-f', haproxySettings(folder, network)]);
    const users = pgbouncerSettings(folder, passwords.game);
    run('pgbouncer', [...asPostgres, '/usr/sbin/pgbouncer', users]);
    await makeDatabase((await primary()).address, passwords);
  } catch (failure) {
    await end();
    throw failure;
  }
  const address = (hosts: string) => `postgres://underhall:${passwords.game}@${hosts}/underhall`;
  const all = machines.map((machine) => `${machine.address}:5432`).join(',');
  return {
    folder,
    machines,
    ways: [
      { DATABASE_URL: `${address(all)}?target_session_attrs=read-write` },
      {
        DATABASE_URL: address(`127.0.0.1:${ports.pooler}`),
        DATABASE_DIRECT_URL: address(`127.0.0.1:${ports.database}`),
      },
    ],
    run,
    primary,
    whole,
    keep() {
      const kept = mkdtempSync(join(tmpdir(), 'underhall-failover-logs-'));
      for (const name of readdirSync(folder).filter((name) => name.endsWith('.log')))
        cpSync(join(folder, name), join(kept, name));
      return kept;
    },
    end,
  };
}

async function makeDatabase(host: string, passwords: { super: string; game: string }): Promise<void> {
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

/** Waits until it is so; throws, in words, where it is not after so many seconds. */
export async function until(what: string, seconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const late = performance.now() + seconds * 1000;
  while (performance.now() < late) {
    if (await isSo().catch(() => false)) return;
    await pause(250);
  }
  throw new Error(`It was not so after ${seconds} s that ${what}.`);
}

function tryToEnd(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself.
  }
}
