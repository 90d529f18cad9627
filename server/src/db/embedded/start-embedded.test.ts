import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotStart } from '../cannot-start.ts';
import { startEmbedded } from './start-embedded.ts';
import { aDataFolder, anEmbedded, ask } from './testing.ts';

test('a first start creates a database in UTF-8, with checksums and the built-in collation', async () => {
  const { connection } = await anEmbedded({ dataDir: await aDataFolder() });

  expect(await ask(connection, 'show server_encoding')).toBe('UTF8');
  expect(await ask(connection, 'show data_checksums')).toBe('on');
  expect(await ask(connection, 'select datlocale from pg_database where datname = current_database()')).toBe('C.UTF-8');
  expect(await ask(connection, `select lower('ÄÖ') || upper('é')`)).toBe('äöÉ');
});

test('writes are durable unless a test turns that off', async () => {
  const dataDir = await aDataFolder();
  const durable = await startEmbedded({ dataDir });
  const [fsync, pages, commit] = await Promise.all(
    ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ask(durable.connection, `show ${name}`)),
  );
  await durable.stop();

  expect([fsync, pages, commit]).toEqual(['on', 'on', 'on']);
});

test('listens on no network, only on a socket in a new private folder', async () => {
  const dataDir = await aDataFolder();
  const first = await anEmbedded({ dataDir });
  const { host } = first.connection;
  const mode = (await stat(host)).mode & 0o777;
  const addresses = await ask(first.connection, 'show listen_addresses');
  await first.stop();
  const second = await anEmbedded({ dataDir });

  expect(addresses).toBe('');
  expect(mode).toBe(0o700);
  expect(host.length).toBeLessThan(90);
  expect(second.connection.host).not.toBe(host);
  await expect(stat(host)).rejects.toThrow('ENOENT');
});

test('keeps data over a restart', async () => {
  const dataDir = await aDataFolder();
  const first = await anEmbedded({ dataDir });
  await ask(first.connection, 'create table kept as select 7 as number');
  await first.stop();

  const second = await anEmbedded({ dataDir });

  expect(await ask(second.connection, 'select number from kept')).toBe(7);
});

test('an interrupted first start does not block the next one', async () => {
  const dataDir = await aDataFolder();
  await mkdir(join(dataDir, 'unfinished-XyZ123', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'unfinished-XyZ123', 'PG_VERSION'), '18\n');
  await mkdir(join(dataDir, 'postgres'));

  const { connection } = await anEmbedded({ dataDir });

  expect(await ask(connection, 'select 1')).toBe(1);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('unfinished-'))).toEqual([]);
});

test('refuses a folder that is not a database by its path, and leaves it unchanged', async () => {
  const dataDir = await aDataFolder();
  const place = join(dataDir, 'postgres');
  await mkdir(join(place, 'base'), { recursive: true });
  await writeFile(join(place, 'base', 'years of play'), 'not ours to take away');

  const refused = startEmbedded({ dataDir, durable: false });

  await expect(refused).rejects.toBeInstanceOf(CannotStart);
  await expect(refused).rejects.toThrow(
    new RegExp(`${place} is not empty and holds no database.*no file PG_VERSION.*restore it.*otherwise move it`),
  );
  expect(await readFile(join(place, 'base', 'years of play'), 'utf8')).toBe('not ours to take away');
});

test('reports that the database ended by itself', async () => {
  const embedded = await anEmbedded({ dataDir: await aDataFolder() });
  const lockFile = String(await ask(embedded.connection, 'show data_directory'));
  process.kill(Number.parseInt(await readFile(join(lockFile, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');

  expect(await embedded.ended).toContain('ended by itself');
});
