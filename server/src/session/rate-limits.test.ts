import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { anAccount, password } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const limited = () => aServer({ settings: { rateLimits: true } });

test('the eleventh wrong password for one account has to wait, and so has the right one', async () => {
  const server = await limited();
  const { email } = await anAccount(server);
  const tries = [];
  for (let i = 0; i < 11; i++) tries.push(await server.call('POST /login', { email, password: `wrong ${i}` }));

  expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
  expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.call('POST /login', { email, password })).status).toBe(429);
  expect((await server.call('POST /login', { email: `other.${email}`, password })).status).toBe(401);
});

test('the sixth sign-up from one address within half an hour has to wait', async () => {
  const server = await limited();
  const signUp = () => {
    const name = `reader ${randomBytes(4).toString('hex')}`;
    return server.call('POST /register/emailregisteruser', {
      userName: name,
      emailAddress: `${name.slice(7)}@example.org`,
      password,
    });
  };
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await signUp()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
