import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPlayer, password } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const metricsToken = randomBytes(20).toString('hex');
const stranger = { remoteAddress: '203.0.113.9' };

test('the operator reads calls by route, refusals, active players and queues, without names of players', async () => {
  const server = await aServer();
  const { token, name } = await aPlayer(server);
  await server.call('GET /character/myself', {}, token);
  await server.call('POST /storylet/begin', { eventId: 999_999_999 }, token);

  const { headers, payload } = await server.app.inject({ url: '/metrics' });
  expect(headers['content-type']).toContain('text/plain');
  expect(payload).toMatch(/game_call_seconds_count\{method="GET",route="\/api\/character\/myself",status="200"\} 1/);
  expect(payload).toMatch(/game_refusals_total\{route="\/api\/storylet\/begin"\} 1/);
  expect(payload).toMatch(/game_players_now 1\n/);
  expect(payload).toMatch(/game_statements_waiting \d+\n/);
  expect(payload).toMatch(/game_letters_waiting 0\n/);
  expect(payload).toContain('game_nodejs_eventloop_lag_seconds');
  expect(payload).not.toContain(name);
});

test('everybody else gets 404: remote callers, callers through a proxy, and wrong tokens', {
  meta: { asvs: ['13.4.5'] },
}, async () => {
  const { app } = await aServer({ options: { metricsToken } });
  const statusOf = async (asked: object) => (await app.inject({ url: '/metrics', ...asked })).statusCode;
  expect(await statusOf(stranger)).toBe(404);
  expect(await statusOf({ headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(404);
  expect(await statusOf({ ...stranger, headers: { authorization: `Bearer ${metricsToken}x` } })).toBe(404);
  expect(await statusOf({ ...stranger, headers: { authorization: `Bearer ${metricsToken}` } })).toBe(200);
  expect(await statusOf({})).toBe(200);

  const without = await aServer();
  const asked = { url: '/metrics', ...stranger, headers: { authorization: 'Bearer undefined' } };
  expect((await without.app.inject(asked)).statusCode).toBe(404);
});

test('every reply has a request ID that is also in the log', {
  meta: { asvs: ['16.2.1', '16.2.4'] },
}, async () => {
  const { app } = await aServer();
  const ids = [];
  for (const url of ['/healthz', '/api/extra/config', '/api/no/such/call'])
    ids.push((await app.inject({ url })).headers['x-request-id']);
  for (const id of ids) expect(id).toMatch(/^[\w-]{8}$/);
  expect(new Set(ids).size).toBe(3);
});

test('logs log-ins, failed log-ins, rate limits and new sessions without names, addresses or passwords', {
  meta: { asvs: ['16.2.1', '16.2.5', '16.3.1', '16.3.3'] },
}, async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await aServer({ options: { rateLimits: true, logLevel: 'info' }, log });
  const { email, userName } = await aPlayer(server);
  await server.call('POST /login', { email, password });
  const again = { userName, emailAddress: email, password: 'wrong altogether' };
  await server.call('POST /register/emailregisteruser', again);
  for (let i = 0; i < 12; i++) await server.call('POST /login', { email, password: `wrong ${i}` });

  await server.call('POST /settings/resetpassword', { token: 'made up', password });
  await server.call('POST /google/fedcmcallback', { token: 'made up' });

  const told = lines.map(
    (line) => JSON.parse(line) as { security?: string; level: number; from?: string; reqId?: string },
  );
  const events = told.map(({ security }) => security).filter(Boolean);
  expect(events.slice(0, 3)).toEqual(['account opened', 'logged in', 'wrong password']);
  expect(events.filter((event) => event === 'wrong password')).toHaveLength(10);
  for (const event of ['limit reached', 'link refused', 'log-in refused']) expect(events).toContain(event);
  for (const { security, from, reqId } of told)
    if (security) expect([from, reqId]).toEqual(['127.0.0.1', expect.any(String)]);
  for (const secret of [email, userName, password, 'wrong 3', 'wrong altogether', 'made up'])
    expect(lines.join('')).not.toContain(secret);
});
