import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { endpoints } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { maxPendingRequests } from './limit-connections.ts';

const server = await aServer();
const address = new URL(await server.app.listen({ port: 0 }));
const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('closes a connection that sends 400 calls and reads nothing, and serves the others', {
  meta: { asvs: ['15.2.2'] },
}, async () => {
  const arriving = once(server.app.server, 'connection');
  const line = connect(Number(address.port), address.hostname).pause();
  const [lineAtServer] = (await arriving) as [Socket];
  const cut = once(lineAtServer, 'close');
  line.write(ask.repeat(400));
  await cut;
  expect((await fetch(new URL('/healthz', address))).status).toBe(200);
  line.destroy();
});

test('answers the maximum of pending calls of one connection, again and again', async () => {
  const line = connect(Number(address.port), address.hostname);
  const answered = async () => {
    let said = '';
    for await (const chunk of line.iterator({ destroyOnReturn: false })) {
      said += chunk;
      if (said.split('{"alive":true}').length > maxPendingRequests) return true;
    }
    return false;
  };
  for (let round = 0; round < 3; round++) {
    line.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(maxPendingRequests));
    expect(await answered()).toBe(true);
  }
  line.destroy();
});

test('closes the connection after a reply that was sent before a long body had been read', async () => {
  const begin = async (bytes: string) => {
    const line = connect(Number(address.port), address.hostname);
    line.write(`POST /api/storylet/choosebranch HTTP/1.1\r\nHost: localhost\r\n${bytes}\r\n\r\n${'x'.repeat(1_000)}`);
    const [said] = (await once(line, 'data')) as [Buffer];
    return { line, said: String(said).toLowerCase() };
  };
  for (const bytes of ['Content-Length: 1000000', 'Transfer-Encoding: chunked\r\n\r\n3e8']) {
    const { line, said } = await begin(bytes);
    expect(said).toMatch(/^http\/1.1 401 [\s\S]*\r\nconnection: close\r\n/);
    await once(line, 'close');
  }
  const short = await begin('Content-Length: 2000');
  expect(short.said).toMatch(/^http\/1.1 401 [\s\S]*\r\nconnection: keep-alive\r\n/);
  short.line.destroy();
});

test('writes the OpenAPI description once and sends the same bytes to all', async () => {
  const asked = () => server.app.inject({ url: '/api/openapi.json' });
  const one = await asked();
  Object.assign(server.app, { swagger: () => expect.unreachable('written anew') });
  const two = await asked();
  expect(one.json().openapi).toBe('3.1.0');
  expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
});

test('limits every route: static files share one limit, calls have their own', {
  meta: { asvs: ['2.4.1'] },
}, async () => {
  const limited = await aServer({ options: { rateLimits: true } });
  const allowance = async (url: string) => {
    const { headers } = await limited.app.inject({ url });
    return [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']].map(Number);
  };
  expect(await allowance('/healthz')).toEqual([3000, 2999]);
  expect(await allowance('/readyz')).toEqual([3000, 2998]);
  expect(await allowance('/nothing/here')).toEqual([3000, 2997]);
  expect(await allowance('/images/1/no/such.avif')).toEqual([3000, 2996]);
  expect(await allowance('/api/openapi.json')).toEqual([1200, 1199]);
  expect(await allowance('/api/map')).toEqual([1200, 1199]);
});

test('limits each endpoint by its rate class, and each class has one limit', async () => {
  const limited = await aServer({ options: { rateLimits: true, environment: 'local', logLevel: 'silent' } });
  const numbers = new Map<string, Set<number>>();
  for (const { method, path, rate } of endpoints) {
    const { headers } = await limited.app.inject({ method, url: `/api${path.replace(/:\w+/, '1')}` });
    numbers.set(rate, (numbers.get(rate) ?? new Set()).add(Number(headers['x-ratelimit-limit'])));
  }
  const found = Object.fromEntries([...numbers].map(([rate, each]) => [rate, [...each]]));
  const classes = { read: [1200], act: [300], social: [60], report: [10], mail: [10] };
  expect(found).toMatchObject({ 'sign in': [20], 'sign up': [60], ...classes });
});

test('says in words that an address is too long, to a page as text and to a call as JSON', async () => {
  const ask = async (path: string) => {
    const line = connect(Number(address.port), address.hostname);
    line.write(`GET ${path}${'x'.repeat(9_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    let reply = '';
    for await (const chunk of line) reply += chunk;
    const [head = '', body = ''] = reply.split('\r\n\r\n');
    return { head: head.toLowerCase(), body };
  };
  const message = 'This address is too long. Shorten it, and try again.';
  const page = await ask('/profile/');
  expect(page.head).toMatch(/^http\/1.1 431 [\s\S]*content-type: text\/plain/);
  expect(page.body).toBe(message);
  const call = await ask('/api/profile?characterName=');
  expect(call.head).toMatch(/^http\/1.1 431 [\s\S]*content-type: application\/json/);
  expect(call.head).toContain("content-security-policy: default-src 'none'");
  expect(JSON.parse(call.body)).toEqual({ isSuccess: false, message });
});
