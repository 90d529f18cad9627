import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Connection, Database } from '../db/database.ts';
import { databaseReady, migrate } from '../db/migrate.ts';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { aConnection } from '../testing/database.ts';
import { databaseNamed, inDatabase } from '../testing/database-for-tests.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const secrets = { signing: 's'.repeat(32), luck: 'l'.repeat(32) };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function anEmptyDatabase(): Promise<Connection> {
  const { server } = inject('database');
  const name = `underhall_restored_${process.pid}_${performance.now().toFixed(0)}`;
  await inDatabase(server, `create database ${name}`);
  onTestFinished(() => inDatabase(server, `drop database ${name} with (force)`));
  return databaseNamed(server, name);
}

async function opened(connection: Connection): Promise<Database> {
  const database = await openDatabase(connection, 3);
  onTestFinished(() => database.close());
  return database;
}

async function aGame() {
  const connection = await aConnection();
  return { connection, server: await aServer({ database: await opened(connection) }) };
}

const ledgerOf = async (database: Database): Promise<readonly string[]> =>
  (
    await database.run<{ row: string }>({
      name: 'all-ledger',
      text: 'select l::text as row from ledger l order by character_id, version',
    })
  ).map(({ row }) => row);

/** Makes one choice in the first scene. */
async function play({ call }: TestServer, { token }: TestPlayer): Promise<void> {
  const { body } = await call('POST /storylet', {}, token);
  const branchId = body.storylet?.childBranches[0]?.id ?? 0;
  expect((await call('POST /storylet/choosebranch', { branchId }, token)).status).toBe(200);
}

test('a backup of a running game has every turn up to one moment and no later one', async () => {
  const { connection, server } = await aGame();
  const players = [await aPlayer(server), await aPlayer(server)] as const;
  await play(server, players[0]);
  const before = await ledgerOf(server.database);
  const file = join(await aFolder(), 'game.tar');

  // The second player chooses after the snapshot has started, before any table but the first is read.
  let meanwhile: Promise<void> | undefined;
  const manifest = await writeBackup({
    connection,
    file,
    onTable: () => {
      meanwhile ??= play(server, players[1]);
    },
  });
  await meanwhile;
  expect((await ledgerOf(server.database)).length).toBeGreaterThan(before.length);

  const there = await anEmptyDatabase();
  await readBackup(there, file);
  const restored = await opened(there);
  expect(await ledgerOf(restored)).toEqual(before);
  expect(manifest.tables.find(({ name }) => name === 'ledger')?.rows).toBe(before.length);
  expect(await databaseReady(restored)).toBe(true);
});

test('players can log in to a restored game, and new rows get unused numbers', async () => {
  const { connection, server } = await aGame();
  const player = await aPlayer(server);
  await play(server, player);
  const file = join(await aFolder(), 'game.tar');
  await writeBackup({ connection, file });

  const there = await anEmptyDatabase();
  await readBackup(there, file);
  await migrate(there);
  const again = await aServer({ database: await opened(there) });
  const { status, body } = await again.call('POST /login', { email: player.email, password: 'a quarter to lamps' });
  expect([status, body.hasCharacter]).toEqual([200, true]);
  expect((await aPlayer(again)).characterId).toBeGreaterThan(player.characterId);
});

test('only its owner can read a backup, which replaces an older one when complete and leaves no other file', async () => {
  const { connection } = await aGame();
  const folder = await aFolder();
  const file = join(folder, 'game.tar');
  await writeFile(file, 'the one of yesterday');
  await expect(
    writeBackup({
      connection,
      file,
      onTable: (name) => {
        if (name === 'ledger') throw new Error('the disk is full');
      },
    }),
  ).rejects.toThrow('the disk is full');
  expect(await readFile(file, 'utf8')).toBe('the one of yesterday');

  await writeBackup({ connection, file });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['game.tar']);
});

test('a backup has the secrets only on request', async () => {
  const { connection } = await aGame();
  const folder = await aFolder();
  const [without, including] = [join(folder, 'without.tar'), join(folder, 'including.tar')];
  await writeBackup({ connection, file: without });
  await writeBackup({ connection, file: including, secrets });

  expect((await readFile(without, 'latin1')).includes(secrets.luck)).toBe(false);
  expect((await readBackup(await anEmptyDatabase(), without)).secrets).toBeUndefined();
  expect((await readBackup(await anEmptyDatabase(), including)).secrets).toEqual(secrets);
});

test('refuses a truncated, changed or foreign file with a message, and writes nothing', async () => {
  const { connection, server } = await aGame();
  await play(server, await aPlayer(server));
  const folder = await aFolder();
  const file = join(folder, 'game.tar');
  await writeBackup({ connection, file });
  const whole = await readFile(file);
  const changed = Buffer.from(whole);
  const inLedger = changed.indexOf('tables/ledger.copy.gz') + 600;
  changed[inLedger] = (changed[inLedger] ?? 0) ^ 0xff;
  const there = await anEmptyDatabase();

  for (const [name, bytes] of [
    ['cut', whole.subarray(0, whole.length / 2)],
    ['changed', changed],
    ['another', Buffer.from('Dear Nurse,')],
  ] as const) {
    const broken = join(folder, name);
    await writeFile(broken, bytes);
    await expect(readBackup(there, broken), name).rejects.toThrow(/is no complete backup.*Nothing was changed/);
  }
  expect((await readBackup(there, file)).manifest.kind).toBe('game backup');
});

test('restores turns of older months into their months', async () => {
  const { connection, server } = await aGame();
  await play(server, await aPlayer(server));
  await inDatabase(connection, `update ledger set at = at - interval '400 days' where version % 2 = 0`);
  const before = await ledgerOf(server.database);
  const file = join(await aFolder(), 'game.tar');
  await writeBackup({ connection, file });

  const there = await anEmptyDatabase();
  await readBackup(there, file);
  const restored = await opened(there);
  expect(await ledgerOf(restored)).toEqual(before);
  const text = 'select count(*) from ledger_rest';
  expect(await restored.run({ name: 'without-a-month', text })).toEqual([{ count: 0 }]);
});

test('a failed restore leaves the database empty, and can be repeated', async () => {
  const { connection, server } = await aGame();
  await play(server, await aPlayer(server));
  const before = await ledgerOf(server.database);
  const file = join(await aFolder(), 'game.tar');
  await writeBackup({ connection, file });
  const there = await anEmptyDatabase();

  const broken = readBackup(there, file, (name) => {
    if (name === 'ledger') throw new Error('the disk is full');
  });
  await expect(broken).rejects.toThrow(/is empty again: the disk is full/);
  await readBackup(there, file);
  expect(await ledgerOf(await opened(there))).toEqual(before);
});

test('refuses to restore into a database with data, and changes nothing there', async () => {
  const { connection, server } = await aGame();
  await aPlayer(server);
  const file = join(await aFolder(), 'game.tar');
  await writeBackup({ connection, file });
  const before = await ledgerOf(server.database);

  await expect(readBackup(connection, file)).rejects.toThrow(/not empty.*Nothing was changed/);
  expect(await ledgerOf(server.database)).toEqual(before);
});
