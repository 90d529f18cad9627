import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { oldEmailKey } from '../mail/address.ts';
import { everyPurpose, suppress, suppressionStore } from '../mail/suppression-store.ts';
import { anAccount, password } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { rekeyAddresses } from './rekey-names-store.ts';

const server = await aServer();
const { call, database } = server;

const unicode = 'lamp@m\u00fcnchen.example';
const ascii = 'lamp@xn--mnchen-3ya.example';

/** Gives an account an address with the key of the rule before A-labels. */
async function anOldAccount(email: string) {
  const account = await anAccount(server);
  const text = 'update accounts set email = $2, email_key = $3 where email = $1';
  await database.run({ name: 'test-old-address', text }, [account.email, email, oldEmailKey(email)]);
  return { ...account, email };
}
const nameOf = async (email: string) => (await call('POST /login', { email, password })).body.user?.name;
const keyOf = async (email: string) => {
  const text = 'select email_key as key from accounts where email = $1';
  return (await database.run<{ key: string }>({ name: 'test-key-of', text }, [email]))[0]?.key;
};

test('two accounts of one mailbox from before both stay, and each logs in by its own spelling', async () => {
  const [first, second] = [await anOldAccount(unicode), await anOldAccount(ascii)];
  for (const [email, account] of [
    [unicode, first],
    [unicode.toUpperCase(), first],
    [ascii, second],
  ] as const)
    expect([email, await nameOf(email)]).toEqual([email, account.userName]);
  await rekeyAddresses(database);
  expect([await keyOf(unicode), await keyOf(ascii)]).toEqual([oldEmailKey(unicode), ascii]);
  expect([await nameOf(unicode), await nameOf(ascii)]).toEqual([first.userName, second.userName]);
});

test('an address alone with its key gets the new one, and then logs in by both spellings', async () => {
  const { userName } = await anOldAccount('wick@b\u00fccher.example');
  await rekeyAddresses(database);
  expect(await keyOf('wick@b\u00fccher.example')).toBe('wick@xn--bcher-kva.example');
  for (const email of ['wick@b\u00fccher.example', 'wick@xn--bcher-kva.example'])
    expect([email, await nameOf(email)]).toEqual([email, userName]);
  const again = { userName: `wick ${Date.now()}`, emailAddress: 'Wick@BÜCHER.example', password };
  expect((await call('POST /register/emailregisteruser', again)).body).toMatchObject({
    isSuccess: false,
    emailAddressErrorMessage: expect.stringContaining('There is an account'),
  });
});

test('an address that was unsubscribed before domains became A-labels stays unsubscribed', async () => {
  const old = createHash('sha256').update('address oil@m\u00fcnchen.example').digest('base64url');
  expect(await database.commit([suppress(old, everyPurpose)])).toBe(true);
  const store = suppressionStore(database);
  for (const email of ['oil@m\u00fcnchen.example', 'Oil@xn--mnchen-3ya.example'])
    expect([email, await store.isSuppressed(email, 'niceness')]).toEqual([email, true]);
  expect(await store.isSuppressed('oil@munchen.example', 'niceness')).toBe(false);
});
