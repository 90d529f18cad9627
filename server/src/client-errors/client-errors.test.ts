import { maxClientErrorLengths } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { aHome } from '../testing/a-process.ts';
import { aServer, theWorld } from '../testing/a-server.ts';
import { aConnection } from '../testing/database.ts';
import { withoutSecrets } from './client-errors-routes.ts';

const report = {
  version: '6.5.99',
  path: '/',
  browser: 'Mozilla/5.0',
  message: 'groups is undefined',
  stack: 'TypeError: groups is undefined\n    at readSheet (http://game.example/assets/page.js:3:7)',
};

test('logs an error of the page without secrets', {
  meta: { asvs: ['16.2.5', '16.4.1'] },
  timeout: 120_000,
}, async () => {
  const { address, child } = await (await aHome(theWorld(), await aConnection())).start();
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  const message = 'for reader.ada@example.org, at /?otp=eyJhbGci.eyJVc2Vy.c2ln';

  const answer = await fetch(`${address}/api/extra/client-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer eyJhbGci.eyJVc2Vy.c2ln' },
    body: JSON.stringify({ ...report, message, n: 1, colour: 'turquoise' }),
  });

  expect(await answer.json()).toEqual({ isSuccess: true });
  await expect.poll(() => said).toContain('error in the page');
  const line = JSON.parse(said.split('\n').find((each) => each.includes('error in the page')) ?? '');
  expect(line.clientError).toMatchObject({ ...report, message: 'for [address], at /?otp=[…]' });
  expect(said).not.toMatch(/eyJ|example\.org|turquoise/);
});

test('redacts tokens, query values and addresses anywhere in the text', () => {
  expect(withoutSecrets('a eyJhbGci.eyJVc2Vy.c2ln-_x b')).toBe('a [token] b');
  expect(withoutSecrets('at f (http://x/a.js?v=secret:1:2) http://x/?a=1&token=2')).toBe(
    'at f (http://x/a.js?v=[…]:1:2) http://x/?a=[…]&token=[…]',
  );
  for (const path of ['/email', '/invited', '/fbdata', '/unsubscribe/7']) {
    expect(withoutSecrets(`${path}/a-Secret_1`)).toBe(`${path}/[…]`);
  }
  expect(withoutSecrets('Ada <ada.b@game.example.org> said')).toBe('Ada <[address]> said');
  expect(withoutSecrets(report.stack)).toBe(report.stack);
});

test('redacting takes linear time', () => {
  // A hundred times the maximum length: with backtracking, this would never end.
  const long = `${'a'.repeat(800_000)}@${'b-'.repeat(400_000)}`;
  expect(withoutSecrets(long)).toHaveLength(long.length);
});

test('rejects a report that is too long', async () => {
  const server = await aServer();
  for (const [field, limit] of Object.entries(maxClientErrorLengths)) {
    const sent = async (length: number) =>
      (await server.call('POST /extra/client-errors', { ...report, [field]: 'x'.repeat(length) })).status;
    expect([field, await sent(limit), await sent(limit + 1)]).toEqual([field, 200, 400]);
  }
});

test('accepts ten reports a minute from one address', async () => {
  const server = await aServer({ options: { rateLimits: true, logLevel: 'silent' } });
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push((await server.call('POST /extra/client-errors', report)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
