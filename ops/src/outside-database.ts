import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@underhall/server';
import { type ArchivedDatabase, startArchivedDatabase } from './outside/archived-database.ts';
import { createCertificate } from './outside/certificates.ts';
import { type Player, playShortGame } from './release/play-short-game.ts';
import { say } from './say.ts';
import { freePorts, startTrialGame, type TrialGame } from './testing/trial-game.ts';

// npm run drill -- outside-database: runs the game on PostgreSQL from Debian packages, as in docs/operators/backup.md
// and running.md. The game connects with certificates. pgBackRest archives the database during play, and restores it to
// a point in time. As root on Debian, installs PostgreSQL and pgBackRest.

const steps = 25;
const folder = await mkdtemp(join(tmpdir(), 'underhall-outside-'));
const faults: string[] = [];
let database: ArchivedDatabase | undefined;
let game: TrialGame | undefined;

try {
  chmodSync(folder, 0o755);
  const [port = 0, gamePort = 0] = await freePorts(2);
  const server = createCertificate(folder, 'server', 'localhost');
  const client = createCertificate(folder, 'clients', 'game');
  database = await startArchivedDatabase({ folder, port, server, clients: client.authority });
  const urlFor = (authority: string, clientCertificate: string): string =>
    `postgres://game@localhost:${port}/game?sslmode=verify-full&sslrootcert=${authority}${clientCertificate}`;
  const clientCertificate = `&sslcert=${client.cert}&sslkey=${client.key}`;
  const url = urlFor(server.authority, clientCertificate);
  await checkConnections(url, urlFor, clientCertificate, server.authority);

  const settings = { DATABASE_URL: url, PORT: String(gamePort), DATA_DIR: join(folder, 'game'), GAME_ENV: 'local' };
  game = await startTrialGame(settings);
  const [early] = await playShortGame(game.address, steps, 1);
  database.pgbackrest('backup');
  await playShortGame(game.address, steps, 1);
  const [before, moment] = [ledgerOf(database), database.query('select clock_timestamp()')];
  await pause(1_100);
  const [late] = await playShortGame(game.address, steps, 1);
  const after = ledgerOf(database);
  await game.stop();
  database.query('select pg_switch_wal()');
  database.stop();
  say(`Restoring the state of ${moment} ...`);
  const begun = performance.now();
  await database.restore(moment);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);

  reportCheck(
    `the ledger equals that of the moment, turn by turn (${before}), after ${seconds} s`,
    ledgerOf(database) === before,
  );
  reportCheck(`it differs from the ledger after the moment (${after})`, after !== before);
  game = await startTrialGame(settings);
  reportCheck('an account from before the moment can log in', (await logsIn(game.address, early)) === 200);
  reportCheck('an account from after the moment does not exist', (await logsIn(game.address, late)) === 401);
  await playShortGame(game.address, steps, 1);
  reportCheck('the game goes on', ledgerOf(database) !== before);
} finally {
  await game?.stop();
  try {
    database?.stop();
  } catch {
    // The database has already stopped.
  }
  await rm(folder, { recursive: true, force: true });
}
say(faults.length === 0 ? 'All checks passed.' : `${faults.length} checks failed.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Tries the database URL from the manual, and URLs that the client or the server must refuse. */
async function checkConnections(
  url: string,
  urlFor: (authority: string, clientCertificate: string) => string,
  clientCertificate: string,
  authority: string,
): Promise<void> {
  const refusalOf = async (databaseUrl: string): Promise<string | undefined> => {
    try {
      await migrate({ url: databaseUrl });
      return undefined;
    } catch (failure) {
      return (failure as Error).message;
    }
  };
  const stranger = createCertificate(folder, 'other', 'game');
  reportCheck('the game connects with its certificate', (await refusalOf(url)) === undefined);
  const socket = `postgres://game@localhost/game?host=${database?.socket}&port=${database?.port}`;
  reportCheck('the game connects through the socket as its system account', (await refusalOf(socket)) === undefined);
  const otherCertificate = `&sslcert=${stranger.cert}&sslkey=${stranger.key}`;
  const wrong = {
    'a client certificate from another authority': urlFor(authority, otherCertificate),
    'no client certificate': urlFor(authority, ''),
    'no TLS': url.replace(/\?.*/, ''),
    'a server certificate from another authority': urlFor(stranger.authority, clientCertificate),
    'a server certificate for another host': url.replace('@localhost', '@127.0.0.1'),
  };
  for (const [what, databaseUrl] of Object.entries(wrong)) {
    const message = await refusalOf(databaseUrl);
    const reason = /reached: ([\s\S]*?)\. See/.exec(message ?? '')?.[1] ?? message;
    reportCheck(`refused: ${what}${reason ? ` (${reason.slice(0, 100).trim()})` : ''}`, message !== undefined);
  }
}

/** The number of turns and a digest of them. */
function ledgerOf({ query }: ArchivedDatabase): string {
  return query(`select count(*) || ' turns, ' ||
      left(md5(coalesce(string_agg(l::text, '' order by character_id, version), '')), 8) from ledger l`);
}

async function logsIn(address: string, player: Player | undefined): Promise<number> {
  const body = JSON.stringify({ email: player?.email, password: player?.password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${address}/api/login`, { method: 'POST', headers, body })).status;
}

function reportCheck(what: string, isSo: boolean): void {
  console.log(`${isSo ? 'right' : 'WRONG'}  ${what}`);
  if (!isSo) faults.push(what);
}
