import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../say.ts';

const packages = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql', 'iproute2'];
const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer'];
const versions = '/usr/lib/postgresql';

/** Installs missing Debian packages. Returns the folder of PostgreSQL's programs. */
export function installPrograms(): string {
  if (process.getuid?.() !== 0)
    throw new Error(
      'npm run drill -- failover creates network namespaces. Run it as root, on a machine that you can afford to break.',
    );
  if (programs.some((program) => !existsSync(program)) || newest() === undefined) {
    say(`Installing ${packages.join(', ')} ...`);
    // Installed services must not start: the drill starts its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    ])
      if (spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
        throw new Error('apt-get could not install the packages. This drill needs Debian or a system based on it.');
  }
  const version = newest();
  if (version === undefined) throw new Error(`No PostgreSQL (15 or newer) under ${versions}.`);
  return join(versions, version, 'bin');
}

/** The newest installed major version that the game supports. */
const newest = (): string | undefined =>
  existsSync(versions)
    ? readdirSync(versions)
        .filter((version) => Number(version) >= 15 && existsSync(join(versions, version, 'bin', 'postgres')))
        .sort((one, other) => Number(other) - Number(one))[0]
    : undefined;
