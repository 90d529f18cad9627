import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aHome } from '../testing/a-process.ts';
import { uniqueName } from '../testing/a-scene.ts';
import { aServer, theWorld } from '../testing/a-server.ts';
import { aStalledConnection } from '../testing/a-stalled-connection.ts';
import { aConnection } from '../testing/database.ts';
import { openDatabase } from './connection.ts';
import { DatabaseUnavailable, type Statement } from './database.ts';

const one: Statement = { name: 'one', text: 'select $1::bigint as number' };
const connections = 3;
const patience = 2_000;

async function aDatabaseOverALine() {
  const line = await aStalledConnection(await aConnection());
  return { line, database: await openDatabase(line.connection, connections, patience) };
}

test('closes all connections when one is silent, and opens new ones', async () => {
  const { line, database } = await aDatabaseOverALine();
  expect(await database.run(one, [1])).toEqual([{ number: 1 }]);

  line.fallSilent({ newOnes: 'work' });
  await expect(database.run(one, [2])).rejects.toThrow(DatabaseUnavailable);
  for (let i = 0; i < connections; i++) expect(await database.run(one, [i])).toEqual([{ number: i }]);
  await database.close();
});

test('a statement behind a silent one fails at the same time', async () => {
  const { line, database } = await aDatabaseOverALine();
  line.fallSilent({ newOnes: 'work' });

  const answers = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => database.run(one, [i])));
  for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(DatabaseUnavailable) });
  expect(await database.run(one, [3])).toEqual([{ number: 3 }]);
  await database.close();
});

test('a silent database does not stop a server from closing', async () => {
  const { line, database } = await aDatabaseOverALine();
  line.fallSilent({ newOnes: 'silent' });
  const underWay = expect(database.run(one, [1])).rejects.toThrow(DatabaseUnavailable);

  await database.close();
  await underWay;
});

test('while the database is silent, players are asked to retry and the server is not ready', {
  meta: { asvs: ['16.5.2'] },
}, async () => {
  const { line, database } = await aDatabaseOverALine();
  const server = await aServer({ database, options: { logLevel: 'silent' } });
  const { token } = await aPlayer(server);

  line.fallSilent({ newOnes: 'silent' });
  const { status, body, headers } = await server.call('GET /character/myself', {}, token);
  const said = { isSuccess: false, isMaintenance: false, message: expect.stringContaining('try again') };
  expect([status, body]).toEqual([503, said]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(503);

  line.speakAgain();
  const again = async (look: () => Promise<number>) => expect.poll(look, { timeout: 20_000 }).toBe(200);
  await again(async () => (await server.call('GET /character/myself', {}, token)).status);
  await again(async () => (await server.app.inject({ url: '/readyz' })).statusCode);
  await database.close();
});

test('a server that stops while its database is silent answers the calls in progress first', async () => {
  const line = await aStalledConnection(await aConnection());
  const home = await aHome(theWorld(), line.connection);
  const server = await home.start();
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const call = () =>
    fetch(`${server.address}/api/register/emailregisteruser`, { ...sent, body: JSON.stringify(account()) });
  expect((await call()).status).toBe(200);

  line.fallSilent({ newOnes: 'silent' });
  const inProgress = [call(), call(), call()];
  // A call that the server answers without its database comes after those before it.
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  for (const reply of await Promise.all(inProgress)) {
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ isSuccess: false, isMaintenance: false });
  }
  expect((await server.ended).code).toBe(0);
});

function account() {
  const name = uniqueName();
  return { userName: `reader ${name}`, emailAddress: `${name}@example.org`, password: 'a quarter to lamps' };
}
