import { expect, onTestFinished, test, vi } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

type Line = { readonly security?: string; readonly from?: string; readonly alike?: number; readonly level: number };

async function aLoggedServer() {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await aServer({ options: { logLevel: 'trace' }, log });
  const of = (event: string) =>
    lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security === event);
  return { server, lines, of };
}

test('logs missing and wrong tokens, required proofs, invalid calls and operator-only routes, without data', {
  meta: { asvs: ['16.3.2', '16.3.3'] },
}, async () => {
  const { server, lines, of } = await aLoggedServer();
  const { app, call, database } = server;
  const { token } = await aPlayer(server);
  const ask = (url: string, remoteAddress: string, more: object = {}) => app.inject({ url, remoteAddress, ...more });
  const headers = { authorization: `Bearer ${token}` };
  await ask('/api/character/myself', '203.0.113.1');
  await ask('/api/character/myself', '203.0.113.2', { headers: { authorization: 'Bearer made-up' } });
  expect(of('no session').map(({ from }) => from)).toEqual(['203.0.113.1', '203.0.113.2']);
  await ask('/api/storylet/begin', '203.0.113.3', { method: 'POST', headers, payload: { eventId: 'a word of hers' } });
  await ask('/api/storylet/begin', '203.0.113.4', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{"a word of hers',
  });
  expect(of('misfit call').map(({ from }) => from)).toEqual(['203.0.113.3', '203.0.113.4']);
  await ask('/metrics', '203.0.113.5');
  expect(of('not allowed')).toEqual([expect.objectContaining({ from: '203.0.113.5', level: 40 })]);
  await database.run({ name: 'test-long-ago', text: `update sessions set proved_at = now() - interval '1 hour'` });
  await call('POST /extra/export', {}, token);
  expect(of('proof wanted')).toHaveLength(1);
  for (const secret of [token, 'made-up', 'a word of hers']) expect(lines.join('')).not.toContain(secret);
});

test('a flood writes one line a second for each address and ten in all, with the number of skipped ones', {
  meta: { asvs: ['16.3.2'] },
}, async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, of } = await aLoggedServer();
  const askFrom = (place: number) =>
    server.app.inject({ url: '/api/character/myself', remoteAddress: `203.0.113.${place}` });
  for (const _ of [1, 2]) for (let place = 1; place <= 30; place++) await askFrom(place);
  expect(of('no session')).toHaveLength(10);
  // Other events are still logged.
  await server.app.inject({ url: '/metrics', remoteAddress: '203.0.113.1' });
  expect(of('not allowed')).toHaveLength(1);

  vi.advanceTimersByTime(1_000);
  await askFrom(1);
  expect(of('no session').at(-1)).toMatchObject({ from: '203.0.113.1', alike: 50 });
  expect(of('no session')).toHaveLength(11);
});

test('masks the secrets of URLs in every line of the log', { meta: { asvs: ['16.2.5'] } }, async () => {
  const { server, lines } = await aLoggedServer();
  const urls = [
    '/account?token=secret-1',
    '/?a=1&otp=secret-2',
    '/sign-in/back?state=secret-3&code=secret-4#ticket=secret-5',
    '/%?token=secret-6',
    '/api/nothing?token=secret-7',
  ];
  for (const url of urls) {
    await server.app.inject({ url, headers: { accept: 'text/html' } });
    server.app.log.error(new Error(`cannot open https://game.example${url}`));
    server.app.log.child({ url }).warn({ req: { method: 'GET', url } }, url);
  }
  const log = lines.join('');
  expect(log).not.toContain('secret-');
  expect(log).toContain('/account?token=…');
  expect(log).toContain('/sign-in/back?state=…&code=…#ticket=…');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});
