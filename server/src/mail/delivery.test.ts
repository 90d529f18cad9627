import { testClientId } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aMailServer } from '../testing/a-mail-server.ts';
import { password } from '../testing/a-player.ts';
import { credentialOf } from '../testing/a-provider-visit.ts';
import { aServer } from '../testing/a-server.ts';

const fault = expect.stringContaining('Our mail server cannot send');
const register = async (smtpUrl: string, emailAddress: string) => {
  const { call } = await aServer({ options: { smtpUrl } });
  const userName = `reader ${Date.now()}`;
  return (await call('POST /register/emailregisteruser', { userName, emailAddress, password })).body;
};

test('refuses an address that the mail server cannot send to, at sign-up', async () => {
  const { url } = await aMailServer({ hideSMTPUTF8: true });
  expect(await register(url, 'j\u00f6rg@example.com')).toMatchObject({
    isSuccess: false,
    emailAddressErrorMessage: fault,
  });
  expect(await register(url, 'jorg@m\u00fcnchen.example')).toMatchObject({ isSuccess: true });
});

test('takes the address if the mail server offers SMTPUTF8, or cannot be reached now', async () => {
  const { url, stop } = await aMailServer();
  expect(await register(url, 'j\u00f6rg@example.com')).toMatchObject({ isSuccess: true });
  await stop();
  expect(await register(url, 'j\u00f6rg@example.com')).toMatchObject({ isSuccess: true });
});

test('stores an address from a sign-in provider only if the mail server can send to it', async () => {
  const signIn = [{ provider: 'Google', clientId: testClientId }] as const;
  const visit = async (smtpUrl: string, email: string) => {
    const server = await aServer({ options: { smtpUrl, environment: 'local', signIn } });
    const token = await credentialOf(server, 'Google', { name: 'J\u00f6rg', email, isEmailVerified: true });
    const { isSuccess, user } = (await server.call('POST /google/fedcmcallback', { token })).body;
    return [isSuccess, user.emailAddress];
  };
  const [plain, modern] = [await aMailServer({ hideSMTPUTF8: true }), await aMailServer()];
  const email = 'j\u00f6rg@example.com';
  expect(await visit(plain.url, email)).toEqual([true, undefined]);
  expect(await visit(plain.url, 'jorg@example.com')).toEqual([true, 'jorg@example.com']);
  expect(await visit(modern.url, email)).toEqual([true, email]);
});
