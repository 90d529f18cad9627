import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../browser/install-browser.ts';
import { waitUntil } from '../testing/trial-game.ts';
import type { Certificate } from './certificates.ts';

/** A PostgreSQL from Debian packages with client certificates and a pgBackRest archive. */
export type ArchivedDatabase = {
  readonly port: number;
  readonly socket: string;
  /** Runs one statement in the game's database, as the owner. */
  query(statement: string): string;
  pgbackrest(...words: readonly string[]): void;
  stop(): void;
  /**
   * Restores the database to a point in time from the archive, and waits until it runs. Moves the old data to another
   * folder.
   */
  restore(moment: string): Promise<void>;
};

type DatabaseFiles = {
  readonly folder: string;
  readonly port: number;
  readonly server: Certificate;
  readonly clients: string;
};

const versions = '/usr/lib/postgresql';
const stanza = 'underhall';

/**
 * Starts a database in a folder and creates its archive. Clients over TCP need a certificate from the authority
 * `clients`.
 */
export async function startArchivedDatabase({
  folder,
  port,
  server,
  clients,
}: DatabaseFiles): Promise<ArchivedDatabase> {
  const programs = await programsOf();
  const at = (name: string): string => join(folder, name);
  for (const name of ['socket', 'archive', 'log', 'lock', 'spool']) mkdirSync(at(name));
  writeFileSync(at('pgbackrest.conf'), archiveSettings(folder, port));
  execFileSync('chown', ['-R', 'postgres', folder]);
  for (const key of [server.key]) chmodSync(key, 0o600);
  const as = (program: string, ...words: readonly string[]): string =>
    execFileSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const control = (...words: readonly string[]): string =>
    as(join(programs, 'pg_ctl'), '-D', at('data'), '-w', '-l', at('log/postgres'), ...words);
  const runSql = (statement: string, database = 'game'): string =>
    as(join(programs, 'psql'), '-h', at('socket'), '-p', `${port}`, '-U', 'postgres', '-At', '-c', statement, database);
  const pgbackrest = (...words: readonly string[]): void => {
    as('/usr/bin/pgbackrest', `--config=${at('pgbackrest.conf')}`, `--stanza=${stanza}`, ...words);
  };
  as(join(programs, 'initdb'), '-D', at('data'), '--auth=peer', '--encoding=UTF8', '--locale=C.UTF-8');
  appendFileSync(at('data/postgresql.conf'), databaseSettings({ folder, port, server, clients }));
  writeFileSync(
    at('data/pg_hba.conf'),
    'local all postgres peer\nlocal game game peer map=games\nhostssl game game 127.0.0.1/32 cert\n',
  );
  writeFileSync(at('data/pg_ident.conf'), 'games root game\n');
  control('start');
  runSql('create role game login', 'postgres');
  runSql('create database game owner game', 'postgres');
  pgbackrest('stanza-create');
  pgbackrest('check');
  return {
    port,
    socket: at('socket'),
    query: (statement) => runSql(statement).trim(),
    pgbackrest,
    stop: () => void control('stop', '-m', 'fast'),
    async restore(moment) {
      renameSync(at('data'), at('data.before'));
      as('mkdir', '-m', '700', at('data'));
      pgbackrest('restore', '--type=time', `--target=${moment}`, '--target-action=promote');
      control('start');
      await waitUntil(async () => runSql('select pg_is_in_recovery()').trim() === 'f');
    },
  };
}

const databaseSettings = ({ folder, port, server, clients }: DatabaseFiles): string => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${join(folder, 'socket')}'
ssl = on
ssl_cert_file = '${server.cert}'
ssl_key_file = '${server.key}'
ssl_ca_file = '${clients}'
archive_mode = on
archive_command = 'pgbackrest --config=${join(folder, 'pgbackrest.conf')} --stanza=${stanza} archive-push %p'
`;

const archiveSettings = (folder: string, port: number): string => `[global]
repo1-path=${join(folder, 'archive')}
repo1-retention-full=2
log-path=${join(folder, 'log')}
lock-path=${join(folder, 'lock')}
spool-path=${join(folder, 'spool')}
log-level-console=warn
start-fast=y

[${stanza}]
pg1-path=${join(folder, 'data')}
pg1-socket-path=${join(folder, 'socket')}
pg1-port=${port}
`;

/** Returns the folder of the newest PostgreSQL programs. Installs PostgreSQL and pgBackRest if they are missing. */
async function programsOf(): Promise<string> {
  if (process.getuid?.() !== 0)
    throw new Error(
      'This drill starts a PostgreSQL as its own user. Run it as root, on a machine that you can afford to break.',
    );
  const newest = (): string | undefined =>
    existsSync(versions)
      ? readdirSync(versions)
          .filter((version) => Number(version) >= 15 && existsSync(join(versions, version, 'bin/initdb')))
          .sort((one, other) => Number(other) - Number(one))[0]
      : undefined;
  if (newest() === undefined || !existsSync('/usr/bin/pgbackrest')) await installPackages(['postgresql', 'pgbackrest']);
  const version = newest();
  if (version === undefined || !existsSync('/usr/bin/pgbackrest'))
    throw new Error(
      'Install PostgreSQL (15 or newer) and pgBackRest first. Debian: "apt install postgresql pgbackrest".',
    );
  return join(versions, version, 'bin');
}
