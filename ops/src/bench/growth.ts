import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import {
  archiveMonth,
  buildApp,
  type Connection,
  migrate,
  openDatabase,
  openDeps,
  partsOfLedger,
  readArchivedMonth,
  readBackup,
  startEmbedded,
  writeBackup,
} from '@underhall/server';
import { playShortGame } from '../release/play-short-game.ts';
import { root } from '../root.ts';

// npm run bench -- growth: copies real turns across twelve months. Measures disk space per turn, and the time to back
// up, restore and archive a month.

const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const [players, steps] = [30, 60];

const folder = await mkdtemp(join(tmpdir(), 'underhall-growth-'));
const [game, other] = await Promise.all(
  ['game', 'restored'].map((name) => startEmbedded({ dataDir: join(folder, name) })),
);
try {
  if (!game || !other) throw new Error('The databases did not start.');
  await migrate(game.connection);
  const turns = await playTurns(game.connection);
  const copies = Math.ceil(rows / turns);
  const [, filling] = await timed(() => copyTurns(game.connection, copies));
  const parts = await partsOfLedger(game.connection);
  const total = parts.reduce((sum, part) => ({ rows: sum.rows + part.rows, bytes: sum.bytes + part.bytes }), {
    rows: 0,
    bytes: 0,
  });
  console.log(
    `${players} players took ${turns} turns, copied ${copies} times in ${seconds(filling)} s: ${total.rows} turns in ${parts.length} months`,
  );
  console.log(
    `ledger: ${megabytes(total.bytes)} MB, ${(total.bytes / total.rows).toFixed(0)} bytes per turn, indexes included`,
  );

  const file = join(folder, 'game.tar');
  const [manifest, writing] = await timed(() => writeBackup({ connection: game.connection, file }));
  const all = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(file);
  console.log(
    `backup: ${all} rows in ${seconds(writing)} s, ${megabytes(size)} MB, ${(size / total.rows).toFixed(0)} bytes per turn`,
  );
  const [, reading] = await timed(() => readBackup(other.connection, file));
  console.log(`restore: ${seconds(reading)} s`);

  const [oldest] = parts;
  if (!oldest) throw new Error('The ledger has no months.');
  const [archived, archiving] = await timed(() => archiveMonth(game.connection, oldest, folder));
  const { size: archiveSize } = await stat(archived.path);
  const [readTurns, readingBack] = await timed(async () => {
    let count = 0;
    for await (const _ of readArchivedMonth(archived.path)) count++;
    return count;
  });
  console.log(
    `archive of a month with ${archived.turns} turns: ${megabytes(archiveSize)} MB in ${seconds(archiving)} s, ` +
      `${(archiveSize / archived.turns).toFixed(0)} bytes per turn; ${readTurns} turns read back in ${seconds(readingBack)} s`,
  );
} finally {
  await Promise.all([game?.stop(), other?.stop()]);
  await rm(folder, { recursive: true, force: true });
}

/** Plays the default world. Returns the number of stored turns. */
async function playTurns(connection: Connection): Promise<number> {
  const { pack } = compileWorld(join(root, 'world'));
  if (!pack) throw new Error('The world does not compile. Run "npm run world" for details.');
  const database = await openDatabase(connection);
  const secrets = { signing: 'measured'.repeat(8), luck: 'measurable'.repeat(8) };
  const options = { clientVersion: '6.5.99', rateLimits: false, clockOffset: 0, logLevel: 'warn' };
  const app = await buildApp(await openDeps(database, openPack(pack), secrets, options));
  await playShortGame(await app.listen({ port: 0, host: '127.0.0.1' }), steps, players);
  const [counted] = await database.run<{ count: number }>({ name: 'turns', text: 'select count(*)::int4 from ledger' });
  await app.close();
  await database.close();
  return counted?.count ?? 0;
}

/** Copies all characters with their turns. Each copy falls into one of the last twelve months. */
async function copyTurns(connection: Connection, copies: number): Promise<void> {
  const database = await openDatabase(connection, 1, 600_000);
  const run = (name: string, text: string, values: unknown[] = []) =>
    database.run<{ most: number }>({ name, text }, values);
  const month = `date_trunc('month', now() at time zone 'UTC')`;
  await run(
    'months',
    `select make_ledger_month((${month} - each * interval '1 month')::date) from generate_series(1, 12) as each`,
  );
  const [{ most } = { most: 0 }] = await run('most', 'select max(id) as most from characters');
  for (let copy = 1; copy < copies; copy++) {
    const by = [copy * most];
    await run(
      'copy-characters',
      `insert into characters (id, version, state, schema_version, due_at) overriding system value
        select id + $1, version, state, schema_version, due_at from characters where id <= ${most}`,
      by,
    );
    await run(
      'copy-turns',
      `insert into ledger (character_id, version, request_key, choice, world, seed, at, changes, shared, reads)
        select character_id + $1, version, request_key, choice, world, seed,
          (${month} - $2 * interval '1 month' + interval '14 days') at time zone 'UTC', changes, shared, reads
        from ledger where character_id <= ${most}`,
      [...by, 1 + (copy % 12)],
    );
  }
  await run('analyse', 'analyze ledger');
  await database.close();
}

async function timed<Result>(act: () => Promise<Result>): Promise<readonly [Result, number]> {
  const begun = performance.now();
  return [await act(), performance.now() - begun];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
