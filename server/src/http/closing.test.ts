import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

test('a server that is going to end says so to whoever sends players here, and answers those who still come, each for the last time on their connection', async () => {
  const server = await aServer();
  const { token } = await aPlayer(server);
  const ask = async (url: string) => {
    const { statusCode, headers } = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    return [statusCode, headers.connection];
  };
  expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
  expect(await ask('/api/character/myself')).toEqual([200, 'keep-alive']);

  server.deps.closing.begin();
  expect(await ask('/readyz')).toEqual([503, 'close']);
  expect(await ask('/healthz')).toEqual([200, 'close']);
  expect(await ask('/api/character/myself')).toEqual([200, 'close']);
});

test('a character that a newer server has stored meanwhile is not spoiled by an older one, which asks to try again elsewhere', async () => {
  const server = await aServer({ options: { logLevel: 'silent' } });
  const { call, database } = server;
  const { token, characterId } = await aPlayer(server);
  const newer = { name: 'test-newer', text: 'update characters set schema_version = 999 where id = $1' };
  await database.run(newer, [characterId]);

  const { status, body, headers } = await call('GET /character/myself', {}, token);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(body).toMatchObject({ isSuccess: false, isMaintenance: false });
});
