import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { aStalledConnection } from '../testing/a-stalled-connection.ts';
import { openDatabase } from './connection.ts';
import type { SocketConnection } from './embedded/start-embedded.ts';
import { aDataFolder, anEmbedded, ask } from './embedded/testing.ts';
import { parseHosts } from './hosts.ts';
import { reachDatabase } from './reach-database.ts';

const soon = { timeout: 20_000 };
const placeOf = ({ host, port }: SocketConnection) => `${encodeURIComponent(host)}:${port}`;
const cut = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** Makes the database read-only, like a former primary, or writable again. */
async function close(connection: SocketConnection, isClosed: boolean): Promise<void> {
  const client = new Client({ ...connection, options: '-c default_transaction_read_only=off' });
  await client.connect();
  await client.query(`alter database postgres set default_transaction_read_only = ${isClosed ? 'on' : 'off'}`);
  await client.query(cut);
  await client.end();
}

test('splits a URL with several hosts into one URL each, without the parameters that the game handles', () => {
  const url = 'postgres://me:a%40b@one:5432,two:5433/game?sslmode=require&target_session_attrs=read-write';
  const each = (host: string) => `postgres://me:a%40b@${host}/game?sslmode=require`;
  expect(parseHosts(url)).toEqual({ urls: [each('one:5432'), each('two:5433')], needsPrimary: true });
  expect(parseHosts('postgres://me@one/game')).toEqual({ urls: ['postgres://me@one/game'], needsPrimary: false });
  expect(parseHosts('postgresql://one/game?target_session_attrs=primary').needsPrimary).toBe(true);
  expect(parseHosts('postgres://[::1]:5432,[::2]:5433/game').urls).toHaveLength(2);
});

test('refuses an unreadable URL or one that asks for a read-only host, without showing the password', () => {
  const config = (DATABASE_URL: string) => () => readConfig({ DATABASE_URL });
  expect(config('postgres://me:secret@one/game?target_session_attrs=standby')).toThrow(
    'DATABASE_URL asks for target_session_attrs=standby, but the game writes',
  );
  const unreadable = config('postgres://me:secret@one:five,two/game');
  expect(unreadable).toThrow('DATABASE_URL is not a valid URL');
  expect(unreadable).not.toThrow('secret');
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://one/game' })).toThrow('DATABASE_URL is not');
});

test('finds the writable one of two databases for every use, and the other one after a failover', async () => {
  const [one, two] = await Promise.all([aDataFolder(), aDataFolder()]);
  const first = await anEmbedded({ dataDir: one });
  const second = await anEmbedded({ dataDir: two });
  const connection = {
    url: `postgres://underhall@${placeOf(first.connection)},${placeOf(second.connection)}/postgres?target_session_attrs=read-write`,
  };
  for (const { connection: each } of [first, second]) await ask(each, 'create table kept (at text)');
  const keptAt = (each: SocketConnection) => ask(each, 'select count(*)::int from kept');
  await close(first.connection, true);

  const database = await openDatabase(connection, 3);
  onTestFinished(() => database.close());
  const heard = vi.fn();
  onTestFinished(await database.listen('rooms', heard));
  const keep = { name: 'keep', text: 'insert into kept values ($1)', values: ['x'] };
  await database.run(keep, keep.values);
  expect(await database.commit([keep])).toBe(true);
  expect([await keptAt(first.connection), await keptAt(second.connection)]).toEqual([0, 2]);
  const done = vi.fn(async () => {});
  const jobs = [{ name: 'look', cron: '17 4 * * *', run: done }];
  onTestFinished(await runJobs(connection, { jobs, logError: () => {}, pollEverySeconds: 0.5 }));
  await vi.waitFor(() => expect(done).toHaveBeenCalled(), soon);
  await (await reachDatabase(connection)).end();

  await close(first.connection, false);
  await close(second.connection, true);
  const isKept = () =>
    database.run(keep, keep.values).then(
      () => true,
      () => false,
    );
  await expect.poll(isKept, soon).toBe(true);
  await expect.poll(() => database.commit([keep]).catch(() => false), soon).toBe(true);
  expect(await keptAt(second.connection)).toBe(2);
  expect(await keptAt(first.connection)).toBeGreaterThanOrEqual(2);
  await vi.waitFor(async () => {
    await database.run({ name: 'tell', text: `select pg_notify('rooms', 'here')` });
    expect(heard).toHaveBeenCalledWith('here');
  }, soon);
}, 90_000);

test('a silent host does not delay the one that answers; if none accepts writes, the error names each', async () => {
  const { connection } = await anEmbedded({ dataDir: await aDataFolder() });
  const line = await aStalledConnection(connection);
  line.fallSilent({ newOnes: 'silent' });
  const silent = 'url' in line.connection ? new URL(line.connection.url).host : '';
  const url = `postgres://underhall@${silent},${placeOf(connection)}/postgres`;

  // Longer than the test may take, which fails if it waits for the silent host.
  const database = await openDatabase({ url }, 8, 60_000);
  expect(await database.run({ name: 'one', text: 'select 1 as one' })).toEqual([{ one: 1 }]);
  await database.close();

  await close(connection, true);
  const refused = reachDatabase({ url: `postgres://underhall@127.0.0.1:1,${placeOf(connection)}/postgres` });
  await expect(refused).rejects.toThrow(/no host takes writes \(.*127\.0\.0\.1:1.*takes none/);
});
