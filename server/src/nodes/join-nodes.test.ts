import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aHome } from '../testing/a-process.ts';
import { aServer, theWorld } from '../testing/a-server.ts';
import { aConnection, aDatabase } from '../testing/database.ts';
import { arriveAt, ask } from '../testing/from-outside.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { joinNodes } from './join-nodes.ts';
import { nodeStore } from './node-store.ts';

const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
const agreement = agreementOf(readConfig({}), secrets);

async function joined(database: Database, wish: Agreement) {
  const errors: string[] = [];
  const logError = (message: string) => void errors.push(message);
  const membership = await joinNodes(nodeStore(database), {
    agreement: wish,
    logError,
    runtime: nodeRuntime,
  });
  onTestFinished(() => membership.leave());
  return { ...membership, errors };
}
const placesOn = async (database: Database) => (await nodeStore(database).list()).length;

test('servers that agree run at the same time, and a stopped one leaves the list', async () => {
  const database = await aDatabase();
  const [one] = [await joined(database, agreement), await joined(database, agreement)];
  expect(await placesOn(database)).toBe(2);
  await one.leave();
  expect(await placesOn(database)).toBe(1);
});

test('refuses a server with other settings and secrets, names both and shows no secret', async () => {
  const database = await aDatabase();
  await joined(database, agreement);
  const other = agreementOf(readConfig({ GAME_CLOCK_OFFSET_S: '60' }), { ...secrets, luck: secrets.signing });

  const refused = joined(database, other);
  await expect(refused).rejects.toThrow('LUCK_SECRET, GAME_CLOCK_OFFSET_S (here 60, there 0)');
  const words = String(await refused.catch((failure: Error) => failure.message));
  for (const secret of [...Object.values(secrets), ...Object.values(other).filter((value) => value.length === 16)])
    expect(words).not.toContain(secret);
  expect(await placesOn(database)).toBe(1);
}, 20_000);

test('a killed server blocks no other one, because its heartbeat stops', async () => {
  const database = await aDatabase();
  const killed = { id: 'killed', place: 'elsewhere', agreement: { ...agreement, GAME_ENV: 'beta' } };
  await nodeStore(database).sendHeartbeat(killed);
  const aged = `update nodes set seen_at = seen_at - interval '13 seconds' where id = 'killed'`;
  await database.run({ name: 'test-age', text: aged });

  const { errors } = await joined(database, agreement);
  expect(errors).toEqual([expect.stringContaining('elsewhere')]);
}, 20_000);

test('if servers start at once with different settings, only servers with equal settings run', async () => {
  const database = await aDatabase();
  const kinds = ['local', 'staging', 'local', 'staging'].map((GAME_ENV) => ({ ...agreement, GAME_ENV }));
  await Promise.allSettled(kinds.map((kind) => joined(database, kind)));
  expect(new Set((await nodeStore(database).list()).map((node) => node.agreement.GAME_ENV)).size).toBe(1);
}, 30_000);

test('a second server exits with that error, or with equal secrets serves the same players', async () => {
  const connection = await aConnection();
  const settings = { SIGNING_SECRET: secrets.signing, LUCK_SECRET: secrets.luck };
  const first = await (await aHome(theWorld(), connection, settings)).start();
  const player = await arriveAt(first, 'Ida of Both');

  const { code, said } = await (await aHome(theWorld(), connection)).startRefused();
  expect(code).toBe(1);
  expect(said).toContain('differs in SIGNING_SECRET, LUCK_SECRET. Give both servers the same values');

  const second = await (await aHome(theWorld(), connection, settings)).start();
  expect(await ask(second, 'GET /character/actions', {}, player)).toMatchObject({ isSuccess: true, actions: 20 });
}, 60_000);

test('servers accept the tokens of a server with a wrong clock, because all use the clock of the database', async () => {
  const database = await aDatabase();
  const right = await aServer({ database, secrets });
  const wrong = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() - 3_600_000);
  onTestFinished(() => wrong.mockRestore());
  const behind = await aServer({ database, secrets });
  const [here, there] = [await aPlayer(right), await aPlayer(behind)];
  for (const server of [right, behind])
    for (const { token } of [here, there])
      expect((await server.call('GET /character/actions', {}, token)).status).toBe(200);
});
