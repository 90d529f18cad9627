import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const server = await aServer();
const { call, database } = server;

/** With a composed and a compatibility character; `decomposed` looks the same. */
const composed = 'caf\u00e9 \u212b lamps';
const decomposed = 'cafe\u0301 A\u030a lamps';

const logIn = async (email: string, password: string) => (await call('POST /login', { email, password })).status;
const hashOf = async (email: string): Promise<string> => {
  const text = 'select password_hash as hash from accounts where email = $1';
  const [row] = await database.run<{ hash: string }>({ name: 'test-hash-of', text }, [email]);
  return row?.hash ?? '';
};

test('logs in with a password in any normalization form', async () => {
  const email = `zoe.${Date.now()}@example.org`;
  const { body } = await call('POST /register/emailregisteruser', {
    userName: `zoe ${Date.now()}`,
    emailAddress: email,
    password: composed,
  });
  expect(body).toMatchObject({ isSuccess: true });
  const before = await hashOf(email);
  for (const password of [composed, decomposed, composed.normalize('NFKC')])
    expect([password, await logIn(email, password)]).toEqual([password, 200]);
  for (const password of [` ${composed}`, `${composed} `, 'cafe A lamps'])
    expect([password, await logIn(email, password)]).toEqual([password, 401]);
  expect(await hashOf(email)).toBe(before);
});

test('a hash of the password as typed still works, and is replaced by one of the normalized form', async () => {
  const { email } = await anAccount(server);
  const old = await hash(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const text = 'update accounts set password_hash = $2 where email = $1';
  await database.run({ name: 'test-set-hash', text }, [email, old]);

  expect(await logIn(email, composed)).toBe(401);
  expect(await logIn(email, decomposed)).toBe(200);
  expect(await hashOf(email)).not.toBe(old);
  expect(await logIn(email, composed)).toBe(200);
  expect(await logIn(email, decomposed)).toBe(200);
});
