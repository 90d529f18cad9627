import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine, Network } from './network.ts';

export type Passwords = { readonly super: string; readonly replication: string; readonly game: string };

export const drawPasswords = (): Passwords => ({
  super: randomBytes(12).toString('hex'),
  replication: randomBytes(12).toString('hex'),
  game: randomBytes(12).toString('hex'),
});

/**
 * Seconds: a primary that says nothing for so long has lost its place. Patroni wants ttl >= loop_wait + 2 x retry_timeout.
 */
const times = { ttl: 8, loop_wait: 2, retry_timeout: 3 };

/** Writes Patroni's settings for one database, and answers with their file. Two copies hold each commit before it counts. */
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
        // A primary that was killed is not waited for: another takes its place.
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
      // A copy that cannot be wound back is made anew: it is small here.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
  const file = join(home, 'patroni.yml');
  // What is JSON is YAML too.
  writeFileSync(file, JSON.stringify(settings, null, 2), { mode: 0o600 });
  for (const path of [home, file]) chownSync(path, uidOf('postgres'), uidOf('postgres'));
  return file;
}

export function uidOf(name: string): number {
  return Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout.trim());
}

export type Member = { readonly name: string; readonly role: string; readonly state: string; readonly lag?: number };

/** The state of all databases, as the first of them that answers tells it. */
export async function members(machines: readonly Machine[]): Promise<readonly Member[]> {
  const asked = machines.map(async ({ address }) => {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1_500) });
    return ((await answer.json()) as { members: Member[] }).members;
  });
  return Promise.any(asked).catch(() => []);
}

/** The one that has the primary's place by its own word, if one has. */
export async function primaryOf(machines: readonly Machine[]): Promise<Machine | undefined> {
  const asked = machines.map(async (machine) => {
    const answer = await fetch(`http://${machine.address}:8008/primary`, { signal: AbortSignal.timeout(1_500) });
    if (!answer.ok) throw new Error('not this one');
    return machine;
  });
  return Promise.any(asked).catch(() => undefined);
}

/** Has every copy made anew that does not run: one that went on where the new primary did not, and cannot be wound back. */
export async function reinitializeCopies(machines: readonly Machine[]): Promise<void> {
  const found = await members(machines);
  for (const { name, address } of machines) {
    const member = found.find((each) => each.name === name);
    if (!member || member.role === 'leader' || member.state === 'running' || member.state === 'streaming') continue;
    const asked = { method: 'POST', body: JSON.stringify({ force: true }), signal: AbortSignal.timeout(5_000) };
    await fetch(`http://${address}:8008/reinitialize`, asked).catch(() => {});
  }
}
