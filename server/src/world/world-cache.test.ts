import { openPack, type Pack } from '@underhall/engine';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { clientConfig } from '../db/connection.ts';
import { aPlayer, password } from '../testing/a-player.ts';
import { aServer, theWorld } from '../testing/a-server.ts';
import { aConnection, aDatabase } from '../testing/database.ts';

const waitingForLock = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

const renamed = (pack: Pack): Pack => ({
  ...pack,
  version: `${pack.version}-next`,
  areas: pack.areas.map((area) => ({ ...area, name: `New ${area.name}` })),
});

test('a call that waits for a lock while the world is replaced ends in the world in which it began', async () => {
  const connection = await aConnection();
  const server = await aServer({ database: await aDatabase(connection) });
  const [operator, watcher] = [new Client(clientConfig(connection)), new Client(clientConfig(connection))];
  for (const client of [operator, watcher]) await client.connect();
  onTestFinished(async () => void (await Promise.all([operator.end(), watcher.end()])));
  const { email } = await aPlayer(server);
  const placeAtLogin = async () =>
    (await server.call('POST /login', { emailAddress: email, password })).body.area?.name;
  const before = await placeAtLogin();

  await operator.query('begin');
  await operator.query('select from accounts for update');
  const slow = placeAtLogin();
  await expect.poll(async () => (await watcher.query(waitingForLock)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0);
  server.deps.world.replace(openPack(renamed(theWorld())));
  await operator.query('rollback');

  expect(await slow).toBe(before);
  expect(await placeAtLogin()).toBe(`New ${before}`);
});
