import { expect, test } from 'vitest';
import { aMailServer } from '../testing/a-mail-server.ts';
import { password } from '../testing/a-player.ts';
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
