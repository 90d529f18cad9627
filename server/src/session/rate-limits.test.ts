import { randomBytes } from 'node:crypto';
import { type Endpoint, endpoint } from '@underhall/contract';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { answer } from '../http/answer.ts';
import { anAccount, password } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { aDatabase } from '../testing/database.ts';

const limited = (trustProxy = 0) => aServer({ options: { rateLimits: true, trustProxy } });

/** Posts with this forwarded address. */
function post({ app }: TestServer, path: string, body: object, from?: string) {
  const headers = { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) };
  return app.inject({ method: 'POST', url: `/api${path}`, headers, payload: JSON.stringify(body) });
}

const signUp = (server: TestServer, from?: string) => {
  const mark = randomBytes(4).toString('hex');
  const form = { userName: `reader ${mark}`, emailAddress: `${mark}@example.org`, password };
  return post(server, '/register/emailregisteruser', form, from);
};

test('after ten wrong passwords for one account, even the right one has to wait', {
  meta: { asvs: ['6.3.1'] },
}, async () => {
  const server = await limited();
  const { email } = await anAccount(server);
  const tries = [];
  for (let i = 0; i < 11; i++) tries.push(await server.call('POST /login', { email, password: `wrong ${i}` }));

  expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
  expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.call('POST /login', { email, password })).status).toBe(429);
  expect((await server.call('POST /login', { email: `other.${email}`, password })).status).toBe(401);
});

test('limits sign-ups to five in half an hour per address; refused forms do not count', async () => {
  const server = await limited();
  for (let i = 0; i < 10; i++) {
    const refused = await post(server, '/register/emailregisteruser', {
      userName: '!',
      emailAddress: '',
      password: '',
    });
    expect(refused.json().isSuccess).toBe(false);
  }
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await signUp(server)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('trusts the forwarded address only from our proxy, and only its last entry', {
  meta: { asvs: ['4.1.3', '15.3.4'] },
}, async () => {
  const direct = await limited();
  const behind = await limited(1);
  const tryAll = async (server: TestServer) => {
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await signUp(server, `203.0.113.${i}`)).statusCode);
    return statuses;
  };
  expect(await tryAll(direct)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await tryAll(behind)).toEqual([200, 200, 200, 200, 200, 200]);
  const forged = [];
  for (let i = 0; i < 6; i++) forged.push((await signUp(behind, `198.51.100.${i}, 192.0.2.7`)).statusCode);
  expect(forged).toEqual([200, 200, 200, 200, 200, 429]);
});

test('of forty wrong passwords sent at once to two servers, only ten are checked', {
  meta: { asvs: ['6.3.1'] },
}, async () => {
  const database = await aDatabase();
  const options = { rateLimits: true };
  const servers = [await aServer({ database, options }), await aServer({ database, options })];
  const { email } = await anAccount(servers[0] as TestServer);

  const guesses = Array.from({ length: 40 }, (_, i) =>
    (servers[i % 2] as TestServer).call('POST /login', { email, password: `wrong ${i}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('a repeated sign-up with a wrong password counts as one log-in attempt', {
  meta: { asvs: ['6.3.4'] },
}, async () => {
  const server = await limited();
  const { email, userName } = await anAccount(server);
  const form = (guess: string) => ({ userName, emailAddress: email, password: guess });
  const statuses = [];
  for (let i = 0; i < 11; i++)
    statuses.push((await server.call('POST /register/emailregisteruser', form(`a wrong guess ${i}`))).status);

  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await server.call('POST /login', { email, password })).status).toBe(429);
});

test('counts addresses of one IPv6 network together, and other networks apart', async () => {
  const behind = await limited(1);
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await signUp(behind, `2001:db8:7::${i}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await signUp(behind, '2001:db8:8::1')).statusCode).toBe(200);
});

/** Two servers on one database behind a proxy, with an extra endpoint of this rate-limit class. */
async function twoServersWith(rate: Endpoint['rate']) {
  const database = await aDatabase();
  const dear = endpoint({
    ...({ method: 'POST', path: '/test/dear', who: 'account', repeat: 'by key', summary: 'For a test.' } as const),
    rate,
    body: Type.Object({}),
    reply: Type.Object({}),
  });
  const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
  const servers: TestServer[] = [];
  for (let i = 0; i < 2; i++) {
    const server = await aServer({ database, secrets, options: { rateLimits: true, trustProxy: 1 } });
    answer(server.app, server.deps, dear, async () => ({}));
    servers.push(server);
  }
  const accounts = [await anAccount(servers[0] as TestServer), await anAccount(servers[0] as TestServer)];
  let sent = 0;
  /** Sends requests to both servers in turn, and returns the statuses. */
  return async (count: number, account: number, from: () => string) => {
    const token = accounts[account]?.token;
    const statuses = [];
    for (let i = 0; i < count; i++) {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from() };
      const { app } = servers[sent++ % 2] as TestServer;
      statuses.push((await app.inject({ method: 'POST', url: '/api/test/dear', headers })).statusCode);
    }
    return statuses;
  };
}

test.each([
  ['mail', 10],
  ['money', 20],
] as const)('limits class %s to %i requests per address and per account, over both servers', async (rate, most) => {
  const send = await twoServersWith(rate);
  let elsewhere = 0;
  expect(await send(most, 0, () => '203.0.113.7')).toEqual(Array(most).fill(200));
  expect(await send(2, 1, () => '203.0.113.7')).toEqual([429, 429]);
  expect(await send(2, 0, () => `198.51.100.${elsewhere++}`)).toEqual([429, 429]);
  expect(await send(2, 1, () => `198.51.100.${elsewhere++}`)).toEqual([200, 200]);
});
