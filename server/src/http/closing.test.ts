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
