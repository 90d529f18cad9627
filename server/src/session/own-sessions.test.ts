import { expect, test } from 'vitest';
import { anAccount, password, type TestAccount } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const lines: string[] = [];
const server = await aServer({ log: { write: (line) => void lines.push(line) }, options: { logLevel: 'info' } });
const { app, call, database } = server;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const sidOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

/** Logs in again, with this user agent. */
async function logIn({ email }: TestAccount, userAgent = firefox): Promise<string> {
  const { body } = await call('POST /login', { email, password });
  const headers = { authorization: `Bearer ${body.jwt}`, 'user-agent': userAgent };
  return (await app.inject({ url: '/api/login/user', headers })).json().jwt;
}

const listOf = async (token: string) => (await call('GET /extra/sessions', {}, token)).body.sessions;
const isIn = async (token: string) => (await call('GET /login/user', {}, token)).status === 200;

test('lists an account’s sessions, the current one first, without any secret', {
  meta: { asvs: ['7.2.3', '7.2.4', '7.5.2'] },
}, async () => {
  const account = await anAccount(server);
  const [first, second] = [await logIn(account), await logIn(account, 'curl/8.5.0')];
  const list = await listOf(second);
  expect(list.map(({ device, isPresent }) => [device, isPresent])).toEqual([
    ['Some other program', true],
    ['Firefox on Windows', false],
    ['Some other program', false],
  ]);
  for (const { begunAt, seenAt } of list) expect(Date.parse(seenAt)).toBeGreaterThanOrEqual(Date.parse(begunAt));
  for (const token of [first, second, account.token]) expect(JSON.stringify(list)).not.toContain(sidOf(token));
});

test('ends one session and no other; repeats, and 16 requests at once, get the same reply', {
  meta: { asvs: ['7.5.2'] },
}, async () => {
  const account = await anAccount(server);
  const [present, lost] = [await logIn(account), await logIn(account)];
  const id = (await listOf(lost))[0]?.id ?? '';
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => call('POST /extra/sessions/end', { id }, present)),
  );
  for (const { status, body } of answers)
    expect([status, body]).toEqual([200, { isSuccess: true, message: 'That session is logged out.' }]);
  expect([await isIn(lost), await isIn(present), await isIn(account.token)]).toEqual([false, true, true]);
  expect((await listOf(present)).map((each) => each.id)).not.toContain(id);
});

test('ends all other sessions at once and keeps the current one', async () => {
  const account = await anAccount(server);
  const [present, other] = [await logIn(account), await logIn(account)];
  expect((await call('POST /extra/sessions/endothers', {}, present)).body.isSuccess).toBe(true);
  expect([await isIn(present), await isIn(other), await isIn(account.token)]).toEqual([true, false, false]);
  expect(await listOf(present)).toHaveLength(1);
});

test('requires a recent log-in, within fifteen minutes, to end a session', {
  meta: { asvs: ['7.5.2'] },
}, async () => {
  const account = await anAccount(server);
  const [present, other] = [await logIn(account), await logIn(account)];
  const id = (await listOf(other))[0]?.id ?? '';
  await database.run(
    { name: 'proved long ago', text: `update sessions set proved_at = now() - interval '16 minutes' where id = $1` },
    [sidOf(present)],
  );
  for (const ending of [
    () => call('POST /extra/sessions/end', { id }, present),
    () => call('POST /extra/sessions/endothers', {}, present),
  ])
    expect((await ending()).body).toMatchObject({ isSuccess: false, isProofWanted: true });
  expect([await isIn(other), await isIn(account.token)]).toEqual([true, true]);
  expect(await listOf(present)).toHaveLength(3);

  expect((await call('POST /extra/signin/prove', { password }, present)).body.isSuccess).toBe(true);
  await call('POST /extra/sessions/end', { id }, present);
  expect([await isIn(other), await isIn(account.token)]).toEqual([false, true]);
});

test('never lists or ends a session of another account', async () => {
  const [owner, stranger] = [await anAccount(server), await anAccount(server)];
  const { id } = (await listOf(owner.token))[0] ?? { id: '' };
  expect((await listOf(stranger.token)).map((each) => each.id)).not.toContain(id);
  for (const each of [id, sidOf(owner.token), '', "' or true --"])
    expect((await call('POST /extra/sessions/end', { id: each }, stranger.token)).body.isSuccess).toBe(true);
  await call('POST /extra/sessions/endothers', {}, stranger.token);
  expect(await isIn(owner.token)).toBe(true);
});

test('lists no expired sessions, but does list sessions stored without a device', async () => {
  const account = await anAccount(server);
  const [present, old, over] = [await logIn(account), await logIn(account), await logIn(account)];
  const change = (set: string, token: string) =>
    database.run({ name: `set ${set}`.slice(0, 60), text: `update sessions set ${set} where id = $1` }, [sidOf(token)]);
  await change("device = ''", old);
  await change("expires_at = now() - interval '1 second'", over);
  const list = await listOf(present);
  expect(list.map(({ device }) => device).sort()).toEqual(['A browser', 'Firefox on Windows', 'Some other program']);
});

test('logs ended sessions without a token', async () => {
  const account = await anAccount(server);
  const other = await logIn(account);
  lines.length = 0;
  await call('POST /extra/sessions/end', { id: (await listOf(other))[0]?.id ?? '' }, account.token);
  await call('POST /extra/sessions/endothers', {}, account.token);
  const events = lines.map((line) => JSON.parse(line)).filter(({ security }) => security);
  expect(events.map(({ security }) => security)).toEqual(['session ended', 'sessions ended']);
  expect(lines.join()).not.toContain(sidOf(other));
});
