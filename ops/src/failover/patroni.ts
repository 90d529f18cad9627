import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine, Network } from './network.ts';

export type Passwords = { readonly super: string; readonly replication: string; readonly game: string };

export const createPasswords = (): Passwords => ({
  super: randomBytes(12).toString('hex'),
  replication: randomBytes(12).toString('hex'),
  game: randomBytes(12).toString('hex'),
});

/**
 * In seconds. A primary that is silent for `ttl` is replaced. Patroni requires ttl >= loop_wait + 2 × retry_timeout.
 */
const times = { ttl: 8, loop_wait: 2, retry_timeout: 3 };

/** Writes the Patroni settings of one database and returns the file's path. Each commit needs a synchronous standby. */
export function patroniSettings(
  folder: string,
  { here }: Network,
  machine: Machine,
  programs: string,
  passwords: Passwords,
): string {
  const { name, address } = machine;
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o700 });
  const role = (username: string, password: string) => ({ username, password });
  const settings = {
    scope: 'underhall',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { host: `${here}:2379` },
    bootstrap: {
      dcs: {
        ...times,
        maximum_lag_on_failover: 1_048_576,
        // Do not wait for a killed primary: replace it.
        master_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, wal_keep_size: '512MB', max_wal_senders: 10 },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(home, 'data'),
      bin_dir: programs,
      pgpass: join(home, 'pgpass'),
      pg_hba: [
        'local all all trust',
        'host replication replicator 10.77.0.0/24 scram-sha-256',
        'host all all 10.77.0.0/24 scram-sha-256',
      ],
      authentication: {
        superuser: role('postgres', passwords.super),
        replication: role('replicator', passwords.replication),
      },
      parameters: { unix_socket_directories: home },
      // Rebuilds a standby that cannot be rewound. The data is small here.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
  const file = join(home, 'patroni.yml');
  // Patroni reads YAML, and JSON is valid YAML.
  writeFileSync(file, JSON.stringify(settings, null, 2), { mode: 0o600 });
  for (const path of [home, file]) chownSync(path, uidOf('postgres'), uidOf('postgres'));
  return file;
}

export function uidOf(name: string): number {
  return Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout.trim());
}

export type Member = { readonly name: string; readonly role: string; readonly state: string; readonly lag?: number };

/** The members of the cluster, as reported by the first database that answers. */
export async function members(machines: readonly Machine[]): Promise<readonly Member[]> {
  const replies = machines.map(async ({ address }) => {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_500) });
    return ((await answer.json()) as { members: Member[] }).members;
  });
  return Promise.any(replies).catch(() => []);
}

/** The machine that reports itself as primary, if there is one. */
export async function primaryOf(machines: readonly Machine[]): Promise<Machine | undefined> {
  const replies = machines.map(async (machine) => {
    const answer = await fetch(`http://${machine.address}:8008/primary`, { signal: AbortSignal.timeout(1_500) });
    if (!answer.ok) throw new Error('not the primary');
    return machine;
  });
  return Promise.any(replies).catch(() => undefined);
}

/** Rebuilds each stopped standby that was ahead of the new primary and cannot be rewound. */
export async function reinitializeCopies(machines: readonly Machine[]): Promise<void> {
  const found = await members(machines);
  for (const { name, address } of machines) {
    const member = found.find((each) => each.name === name);
    if (!member || member.role === 'leader' || member.state === 'running' || member.state === 'streaming') continue;
    const request = { method: 'POST', body: JSON.stringify({ force: true }), signal: AbortSignal.timeout(5_000) };
    await fetch(`http://${address}:8008/reinitialize`, request).catch(() => {});
  }
}
