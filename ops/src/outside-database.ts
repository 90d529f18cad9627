import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@underhall/server';
import { type ArchivedDatabase, startArchivedDatabase } from './outside/archived-database.ts';
import { certify } from './outside/certificates.ts';
import { type Player, playALittle } from './release/play-a-little.ts';
import { say } from './say.ts';
import { freePorts, startTrialGame, type TrialGame } from './testing/trial-game.ts';

// npm run drill -- outside-database: the game on a PostgreSQL of Debian's packages, as docs/operators/backup.md and running.md have
// it. Without a password, by certificates that both sides verify; archived by pgBackRest while it is played, and brought
// back to a moment. Installs both where it may (Debian, as root).

const steps = 25;
const folder = await mkdtemp(join(tmpdir(), 'underhall-outside-'));
const faults: string[] = [];
let database: ArchivedDatabase | undefined;
let game: TrialGame | undefined;

try {
  chmodSync(folder, 0o755);
  const [port = 0, gamePort = 0] = await freePorts(2);
  const server = certify(folder, 'ours', 'localhost');
  const client = certify(folder, 'clients', 'game');
  database = await startArchivedDatabase({ folder, port, server, clients: client.authority });
  const url = (authority: string, own: string): string =>
    `postgres://game@localhost:${port}/game?sslmode=verify-full&sslrootcert=${authority}${own}`;
  const own = `&sslcert=${client.cert}&sslkey=${client.key}`;
  const right = url(server.authority, own);
  await waysIn(right, url, own, server.authority);

  const settings = { DATABASE_URL: right, PORT: String(gamePort), DATA_DIR: join(folder, 'game'), GAME_ENV: 'local' };
  game = await startTrialGame(settings);
  const [early] = await playALittle(game.address, steps, 1);
  database.pgbackrest('backup');
  await playALittle(game.address, steps, 1);
  const [before, moment] = [ledgerOf(database), database.ask('select clock_timestamp()')];
  await pause(1_100);
  const [late] = await playALittle(game.address, steps, 1);
  const after = ledgerOf(database);
  await game.stop();
  database.ask('select pg_switch_wal()');
  database.stop();
  say(`Back to ${moment} ...`);
  const begun = performance.now();
  await database.restore(moment);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);

  reportCheck(
    `the ledger is that of the moment, turn for turn (${before}), in ${seconds} s`,
    ledgerOf(database) === before,
  );
  reportCheck(`and not that of after (${after})`, after !== before);
  game = await startTrialGame(settings);
  reportCheck('who was there before logs in', (await logsIn(game.address, early)) === 200);
  reportCheck('an account that was opened later is not there', (await logsIn(game.address, late)) === 401);
  await playALittle(game.address, steps, 1);
  reportCheck('the game is played on', ledgerOf(database) !== before);
} finally {
  await game?.stop();
  try {
    database?.stop();
  } catch {
    // It was stopped already.
  }
  await rm(folder, { recursive: true, force: true });
}
say(faults.length === 0 ? 'All of it holds.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Tries the address of the page, and those that have to be turned away by one side or the other. */
async function waysIn(
  right: string,
  url: (authority: string, own: string) => string,
  own: string,
  authority: string,
): Promise<void> {
  const refusal = async (tried: string): Promise<string | undefined> => {
    try {
      await migrate({ url: tried });
      return undefined;
    } catch (failure) {
      return (failure as Error).message;
    }
  };
  const stranger = certify(folder, 'nobodys', 'game');
  reportCheck('by its certificate the game is let in', (await refusal(right)) === undefined);
  const socket = `postgres://game@localhost/game?host=${database?.socket}&port=${database?.port}`;
  reportCheck('and by the socket, as the account that the machine knows it by', (await refusal(socket)) === undefined);
  const strangers = `&sslcert=${stranger.cert}&sslkey=${stranger.key}`;
  const wrong = {
    'a certificate of another authority': url(authority, strangers),
    'no certificate': url(authority, ''),
    'no TLS': right.replace(/\?.*/, ''),
    'a database whose certificate is of another authority': url(stranger.authority, own),
    'a database whose certificate is of another host': right.replace('@localhost', '@127.0.0.1'),
  };
  for (const [what, tried] of Object.entries(wrong)) {
    const words = await refusal(tried);
    const told = /reached: ([\s\S]*?)\. See/.exec(words ?? '')?.[1] ?? words;
    reportCheck(`refused: ${what}${told ? ` (${told.slice(0, 100).trim()})` : ''}`, words !== undefined);
  }
}

/** The number of turns, and a digest of all of them. */
function ledgerOf({ ask }: ArchivedDatabase): string {
  return ask(`select count(*) || ' turns, ' ||
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
