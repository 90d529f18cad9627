import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeChange } from '@underhall/language';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openSecrets } from '../secrets.ts';
import { tokensSignedWith } from '../session/tokens.ts';
import { anAccount } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { aDatabase } from '../testing/database.ts';
import { openAdmin } from './open-admin.ts';
import { rotateKey } from './rotate-key.ts';
import { runAdminCommand } from './run-admin-command.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uh-rotate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A server with the current secrets of a data folder, as the next start would have them. */
const started = async (database: TestServer['database'], dataDir: string) =>
  aServer({ database, secrets: openSecrets(readConfig({ DATA_DIR: dataDir })) });

const rotate = (server: TestServer, secretsFolder: string | undefined, input = {}) =>
  runAdminCommand(
    openAdmin(server.database, { ...server.deps, describeChange, ...(secretsFolder && { secretsFolder }) }),
    {
      command: rotateKey,
      input,
      operator: 'ada',
      reason: 'the yearly one',
    },
  );

const kidOf = (jwt: string): string => JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()).kid;
const whoIs = async ({ call }: TestServer, token: string) => (await call('GET /login/user', {}, token)).status;

test('three new keys in a row log nobody out, and links in e-mails stay valid', {
  meta: { asvs: ['7.2.2', '11.2.2'] },
}, async () => {
  const [database, dataDir] = [await aDatabase(), await aFolder()];
  let server = await started(database, dataDir);
  const { token } = await anAccount(server);
  const link = server.deps.linkTokens.sign('unsubscribe', '12 x');
  const kids = new Set([kidOf(token)]);
  for (let nth = 1; nth <= 3; nth++) {
    await rotate(server, dataDir);
    server = await started(database, dataDir);
    const { status, body } = await server.call('GET /login/user', {}, token);
    expect([status, kids.has(kidOf(body.jwt))]).toEqual([200, false]);
    kids.add(kidOf(body.jwt));
    expect(await whoIs(server, body.jwt)).toBe(200);
    expect(server.deps.linkTokens.verify(link, 'unsubscribe', '12 x')).toBe(true);
    expect(server.deps.linkTokens.sign('unsubscribe', '12 x')).not.toBe(link);
  }
  await rotate(server, dataDir);
  server = await started(database, dataDir);
  expect(await whoIs(server, token), 'the fourth before it is believed no more').toBe(401);
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['luck', 'old-signing', 'signing']);
  expect((await stat(join(dataDir, 'secrets', 'old-signing'))).mode & 0o777).toBe(0o600);
});

test('--forget-old: everything that the old key signed is invalid', async () => {
  const [database, dataDir] = [await aDatabase(), await aFolder()];
  const first = await started(database, dataDir);
  const { token } = await anAccount(first);
  await rotate(first, dataDir, { 'forget-old': true });
  const next = await started(database, dataDir);
  expect(await whoIs(next, token)).toBe(401);
  expect(next.deps.linkTokens.verify(first.deps.linkTokens.sign('a', 'b'), 'a', 'b')).toBe(false);
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['luck', 'signing']);
});

test('a key from the settings is changed there, and OLD_SIGNING_SECRETS stays valid', async () => {
  const server = await aServer();
  await expect(rotate(server, undefined)).rejects.toThrow('OLD_SIGNING_SECRETS');
  const [old, older, fresh] = ['o', 'p', 'n'].map((prefix) => `${prefix}-secret`.repeat(5)) as [string, string, string];
  const dataDir = await aFolder();
  const config = readConfig({ SIGNING_SECRET: fresh, OLD_SIGNING_SECRETS: ` ${old} ${older}`, DATA_DIR: dataDir });
  expect(openSecrets(config)).toMatchObject({ signing: fresh, oldSigning: [old, older] });
  expect(() => readConfig({ OLD_SIGNING_SECRETS: 'short' })).toThrow('OLD_SIGNING_SECRETS is too short');
});

test('a change that could not be logged leaves the key as it was', async () => {
  const [database, dataDir] = [await aDatabase(), await aFolder()];
  const server = await started(database, dataDir);
  const before = openSecrets(readConfig({ DATA_DIR: dataDir }));
  await database.run({ name: 'test-no-log', text: 'alter table admin_log rename to elsewhere' });
  await expect(rotate(server, dataDir)).rejects.toThrow();
  expect(openSecrets(readConfig({ DATA_DIR: dataDir }))).toEqual(before);
});

test('accepts old tokens without a key name under their own key, and no other audience, issuer or key', {
  meta: { asvs: ['9.1.3', '9.2.1', '9.2.2', '9.2.3', '9.2.4'] },
}, () => {
  const [key, other] = ['k'.repeat(40), 'l'.repeat(40)] as const;
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (claims: object, header: object = {}, by: string = key): string => {
    const words = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part(claims)}`;
    return `${words}.${createHmac('sha256', by).update(words).digest('base64url')}`;
  };
  const good = { UserId: '7', sid: 's', iss: 'underhall', iat: now, exp: now + 60 };
  const { read } = tokensSignedWith([other, key], Date.now);
  expect(read(signed(good))).toMatchObject({ UserId: '7' });
  expect(read(signed({ ...good, aud: 'players' }))).toMatchObject({ UserId: '7' });
  const { iss: _iss, ...nameless } = good;
  const { exp: _exp, ...endless } = good;
  for (const token of [
    signed({ ...good, aud: 'links' }),
    signed({ ...good, iss: 'another' }),
    signed(nameless),
    signed(endless),
    signed({ ...good, exp: now - 1 }),
    signed(good, { kid: 'unknown' }),
    signed(good, {}, 'm'.repeat(40)),
  ])
    expect(read(token), token).toBeUndefined();
});
