import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../say.ts';

const packages = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'pgbouncer', 'postgresql', 'iproute2'];
const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer'];
const versions = '/usr/lib/postgresql';

/** Installs what is missing of Debian's packages, and answers with the folder of PostgreSQL's programs. */
export function installed(): string {
  if (process.getuid?.() !== 0)
    throw new Error(
      'npm run drill -- failover makes network namespaces: start it as root, on a machine that is yours to spoil.',
    );
  if (programs.some((program) => !existsSync(program)) || newest() === undefined) {
    say(`Installing ${packages.join(', ')} ...`);
    // Without starting what they bring along: this command starts its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    ])
      if (spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
        throw new Error('apt-get could not install them; this command wants Debian or its kin.');
  }
  const version = newest();
  if (version === undefined) throw new Error(`There is no PostgreSQL under ${versions}.`);
  return join(versions, version, 'bin');
}

/** The newest major version that has a server, of those that the game runs on. */
const newest = (): string | undefined =>
  existsSync(versions)
    ? readdirSync(versions)
        .filter((version) => Number(version) >= 15 && existsSync(join(versions, version, 'bin', 'postgres')))
        .sort((one, other) => Number(other) - Number(one))[0]
    : undefined;
