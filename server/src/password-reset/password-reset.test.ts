import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { anAccount, aPlayer, password } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { readOutbox } from '../testing/read-outbox.ts';

const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-letters-')), 'outbox');
afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
const server = await aServer({ options: { outboxFolder, publicUrl: 'https://game.example' } });
const { call } = server;

const ask = (emailAddress: string) => call('POST /settings/requestpasswordreset', { emailAddress });
const reset = (token: string, newPassword: string) =>
  call('POST /settings/resetpassword', { token, password: newPassword });

const emailsTo = (email: string) => readOutbox(outboxFolder, email);
const aLinkFor = async (email: string, nth = 1): Promise<string> => {
  await ask(email);
  const linked = async () => (await emailsTo(email)).filter(({ text }) => text.includes('token='));
  await vi.waitFor(async () => expect(await linked()).toHaveLength(nth), 5000);
  return /https:\/\/game\.example\/account\?token=([\w-]+)/.exec((await linked()).at(-1)?.text ?? '')?.[1] ?? '';
};

test('e-mails a reset link to the account, and saves e-mail in files that only the server can read', {
  meta: { rows: ['C-API-110'] },
}, async () => {
  const { email, userName } = await anAccount(server);
  expect((await aLinkFor(email.toUpperCase().toLowerCase())).length).toBeGreaterThan(40);

  const [message] = await emailsTo(email);
  expect(message?.from).toEqual({ name: 'Underhall', address: 'no-reply@game.example' });
  expect(message?.text).toContain(userName);
  expect(message?.html).toContain(userName);
  for (const name of await readdir(outboxFolder)) expect((await stat(join(outboxFolder, name))).mode & 0o077).toBe(0);
});

test('replies the same for every address, and e-mails only those with an account', {
  meta: { asvs: ['6.4.3'] },
}, async () => {
  const { email } = await anAccount(server);
  const answers = [await ask(email), await ask(`no.${email}`)];

  for (const { status, body } of answers)
    expect([status, body]).toEqual([200, { isSuccess: true, message: 'Please check your email' }]);
  const headers = answers.map((each) => Object.keys(each.headers).sort());
  expect(new Set(headers.map(String)).size).toBe(1);
  await vi.waitFor(async () => expect(await emailsTo(email)).toHaveLength(1), 5000);
  expect(await emailsTo(`no.${email}`)).toEqual([]);
});

test('refuses a text that is no address, instead of promising an e-mail', async () => {
  for (const typed of ['nonsense', '', ' ', '-1', 'ada@nowhere'])
    expect((await ask(typed)).body, typed).toEqual({
      isSuccess: false,
      message: 'This does not look like an e-mail address.',
    });
  expect((await ask('ada loom@example.org')).body.message).toBe('An e-mail address cannot contain a space. Remove it.');
});

test('the link sets a new password once, which ends the old one and every session', {
  meta: { rows: ['C-API-111'], asvs: ['6.2.2', '6.4.3', '7.4.3'] },
}, async () => {
  const { email, token: session } = await aPlayer(server);
  const token = await aLinkFor(email);

  expect((await reset(token, 'eleven back streets')).body).toEqual({
    isSuccess: true,
    message: 'Your password was reset.',
  });
  expect((await call('GET /character/myself', {}, session)).status).toBe(401);
  expect((await call('POST /login', { email, password })).status).toBe(401);
  expect((await call('POST /login', { email, password: 'eleven back streets' })).status).toBe(200);
  expect((await reset(token, 'eleven other streets')).body).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('This link has been used'),
  });
  await vi.waitFor(
    async () => expect((await emailsTo(email)).map(({ subject }) => subject).join()).toContain('was changed'),
    5000,
  );
});

test('a link used twice at once sets one password', async () => {
  const { email } = await anAccount(server);
  const token = await aLinkFor(email);
  const answers = await Promise.all(['first of them', 'second of them'].map((each) => reset(token, each)));

  expect(answers.filter(({ body }) => body.isSuccess)).toHaveLength(1);
});

test('refuses a weak password at its field, and keeps the link valid', async () => {
  const { email, userName } = await anAccount(server);
  const token = await aLinkFor(email);
  for (const [weak, fault] of [
    ['short', 'at least 8'],
    [userName, 'cannot be your name'],
    ['', 'at least 8'],
  ] as const) {
    expect((await reset(token, weak)).body).toMatchObject({
      isSuccess: false,
      passwordErrorMessage: expect.stringContaining(fault),
    });
  }
  expect((await reset(token, 'a better one')).body.isSuccess).toBe(true);
});

test('a link is valid for an hour, and its token is not stored', {
  meta: { asvs: ['6.4.1', '11.5.1'] },
}, async () => {
  const { email } = await anAccount(server);
  const token = await aLinkFor(email);
  const rows = await server.database.run<{ row: string }>({
    name: 'test-resets',
    text: `select row_to_json(password_resets)::text as row from password_resets
      union all select row_to_json(mails)::text from mails`,
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);

  await server.database.run({
    name: 'test-age-resets',
    text: "update password_resets set expires_at = expires_at - interval '61 minutes'",
  });
  expect((await reset(token, 'a better one')).body.isSuccess).toBe(false);
  expect((await reset('made up', 'a better one')).body.isSuccess).toBe(false);
});

test('silently sends no fourth e-mail within an hour', async () => {
  const { email } = await anAccount(server);
  for (let nth = 1; nth <= 3; nth++) await aLinkFor(email, nth);
  expect((await ask(email)).body.isSuccess).toBe(true);
  // This later e-mail to another account has arrived, so a fourth one would have arrived too.
  await aLinkFor((await anAccount(server)).email);
  expect(await emailsTo(email)).toHaveLength(3);
});

test('limits the requests from one network address', async () => {
  const limited = await aServer({ options: { rateLimits: true, outboxFolder } });
  const statuses = [];
  for (let i = 0; i < 21; i++)
    statuses.push(
      (await limited.call('POST /settings/requestpasswordreset', { emailAddress: `n${i}@x.example` })).status,
    );
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});
