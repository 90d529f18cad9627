import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

test('a server that shuts down is not ready, still answers, and closes each connection after its reply', async () => {
  const server = await aServer();
  const { token } = await aPlayer(server);
  const ask = async (url: string) => {
    const { statusCode, headers } = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    return [statusCode, headers.connection];
  };
  expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
  expect(await ask('/api/character/myself')).toEqual([200, 'keep-alive']);

  server.deps.shutdown.start();
  expect(await ask('/readyz')).toEqual([503, 'close']);
  expect(await ask('/healthz')).toEqual([200, 'close']);
  expect(await ask('/api/character/myself')).toEqual([200, 'close']);
});

test('answers a call that arrives during shutdown with our headers and message', async () => {
  const { app, deps } = await aServer();
  const { port } = new URL(await app.listen({ port: 0 }));
  const line = connect(Number(port), '127.0.0.1');
  const arriving = once(app.server, 'connection');
  line.write('GET /api/map HTTP/1.1\r\nHost: localhost\r\n');
  const [lineAtServer] = (await arriving) as [Socket];
  await once(lineAtServer, 'data');
  deps.shutdown.start();
  const closed = app.close();
  line.write('\r\n');
  const [said] = (await once(line, 'data')) as [Buffer];
  const [head = '', body = ''] = String(said).split('\r\n\r\n');
  expect(head).toMatch(
    /^HTTP\/1.1 401 [\s\S]*\r\nconnection: close\r\n[\s\S]*\r\ncontent-security-policy: default-src 'none'/,
  );
  expect(JSON.parse(body)).toMatchObject({ isSuccess: false });
  await closed;
});

test('an older server leaves a character of a newer version unchanged and asks to retry', async () => {
  const server = await aServer({ options: { logLevel: 'silent' } });
  const { call, database } = server;
  const { token, characterId } = await aPlayer(server);
  const newer = { name: 'test-newer', text: 'update characters set schema_version = 999 where id = $1' };
  await database.run(newer, [characterId]);

  const { status, body, headers } = await call('GET /character/myself', {}, token);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(body).toMatchObject({ isSuccess: false, isMaintenance: false });
});
