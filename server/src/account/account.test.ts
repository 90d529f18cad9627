import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { queueMail } from '../mail/mail-store.ts';
import { anAccount, aPlayer, type TestAccount } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { lettersIn } from '../testing/letters-in.ts';
import { digestOf } from './run-account-command.ts';

const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-letters-')), 'outbox');
afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
const server = await aServer({ options: { outboxFolder, publicUrl: 'https://game.example' } });
const { call, database } = server;

const settingsOf = async ({ token }: TestAccount) => (await call('GET /settings', {}, token)).body;
const askFor = ({ token }: TestAccount) => call('GET /settings/requestverifyemail', {}, token);
const confirm = (token: string) => call('POST /register/confirmemail', { token });
const prefer = ({ token }: TestAccount, flags: object) => call('POST /settings/messagesettings', flags, token);
const lettersTo = ({ email }: TestAccount) => lettersIn(outboxFolder, email);
const sql = <Row extends object>(text: string) => database.run<Row>({ name: `test ${digestOf(text)}`, text });
const idOf = async (account: TestAccount) => (await call('GET /login/user', {}, account.token)).body.user.id;

/** Waits for as many letters to the account, and answers the last. */
async function letter(account: TestAccount, nth = 1) {
  await vi.waitFor(async () => expect(await lettersTo(account)).toHaveLength(nth), 10_000);
  return (await lettersTo(account)).at(-1);
}
async function confirmingToken(account: TestAccount, nth = 1): Promise<string> {
  const { text = '' } = (await letter(account, nth)) ?? {};
  return /https:\/\/game\.example\/email\/(\w[\w-]+)/.exec(text)?.[1] ?? '';
}
async function aConfirmedPlayer() {
  const player = await aPlayer(server);
  await askFor(player);
  await confirm(await confirmingToken(player));
  return player;
}
/** As after a minute. */
const aMinuteLater = (account: TestAccount) =>
  sql(`update accounts set confirmation_asked_at = now() - interval '2 minutes' where email = '${account.email}'`);

test('the settings say whose account it is, how one comes in, and which letters are sent; an address is not confirmed by being typed [C-ACCOUNT-026, C-ACCOUNT-029, C-API-106, C-API-107]', async () => {
  const account = await anAccount(server);
  const email = { type: 'Email', displayName: account.email, email: account.email };
  expect(await settingsOf(account)).toEqual({
    isSuccess: true,
    name: account.userName,
    emailAddress: account.email,
    emailVerified: false,
    emailAuth: true,
    facebookAuth: false,
    googleAuth: false,
    appleAuth: false,
    authMethods: [email],
    messageViaNetwork: 'None',
    messagePreferences: {
      messageAboutAnnouncements: false,
      messageAboutNiceness: true,
      messageAboutStorylets: true,
    },
    socialActsAvailable: false,
  });
  expect((await call('GET /settings/authmethods', {}, account.token)).body.authMethods).toEqual([email]);
});

test('the letter with a link is sent on asking, and the link confirms the address; with that one may act with others and be written to [C-API-104, C-API-117, C-ACCOUNT-029]', async () => {
  const player = await aPlayer(server);
  expect((await askFor(player)).body).toMatchObject({
    isSuccess: true,
    message: expect.stringContaining('on its way'),
  });
  const sent = await letter(player);
  expect(sent?.from.address).toBe('no-reply@game.example');
  expect(sent?.headers.has('list-unsubscribe')).toBe(false);
  expect(await settingsOf(player)).toMatchObject({ emailVerified: false, socialActsAvailable: false });

  const message = `Thank you. ${player.email} is confirmed.`;
  const { body } = await confirm(await confirmingToken(player));
  expect(body).toEqual({ isSuccess: true, message, data: { message } });
  expect(await settingsOf(player)).toMatchObject({
    emailVerified: true,
    socialActsAvailable: true,
    messageViaNetwork: 'Email',
  });
  expect((await call('GET /login/user', {}, player.token)).body.user.hasMessagingEmail).toBe(true);
});

test('a link pressed twice, or sixteen times at once, tells the same, also when it is over by then', async () => {
  const account = await anAccount(server);
  await askFor(account);
  const token = await confirmingToken(account);
  const answers = await Promise.all(Array.from({ length: 16 }, () => confirm(token)));
  expect(new Set(answers.map(({ body }) => body.message))).toEqual(
    new Set([`Thank you. ${account.email} is confirmed.`]),
  );
  await sql(`update email_confirmations set expires_at = now() - interval '1 day'`);
  expect((await confirm(token)).body.isSuccess).toBe(true);
  expect((await askFor(account)).body).toMatchObject({
    isSuccess: true,
    message: 'Your address is confirmed already.',
  });
});

test('a link is good for seven days and for the address it was sent to; one that we did not write is refused', async () => {
  const [late, moved] = [await anAccount(server), await anAccount(server)];
  await Promise.all([askFor(late), askFor(moved)]);
  const [lateToken, movedToken] = [await confirmingToken(late), await confirmingToken(moved)];
  const id = await idOf(late);
  const [row] = await sql<{ days: number }>(
    `select extract(epoch from expires_at - asked_at)::int / 86400 as days from email_confirmations where account_id = ${id}`,
  );
  expect(row?.days).toBe(7);
  await sql(`update email_confirmations set expires_at = now() - interval '1 second' where account_id = ${id}`);
  await sql(`update accounts set email = 'n' || email, email_key = 'n' || email_key where email = '${moved.email}'`);

  const wrong = `${lateToken.slice(0, -1)}${lateToken.endsWith('A') ? 'B' : 'A'}`;
  for (const token of [lateToken, movedToken, wrong, '', 'x'.repeat(75), lateToken.slice(0, 32)]) {
    const { status, body } = await confirm(token);
    expect([status, body.isSuccess], token).toEqual([200, false]);
    expect(body.message).toContain('This link is over');
  }
  expect((await settingsOf(late)).emailVerified).toBe(false);
});

test('another address begins anew: neither its owner’s standing nor the old link comes along', async () => {
  const player = await aConfirmedPlayer();
  const [old] = await lettersTo(player);
  await sql(`update accounts set email = 'n' || email, email_key = 'n' || email_key where email = '${player.email}'`);

  expect(await settingsOf(player)).toMatchObject({ emailVerified: false, socialActsAvailable: false });
  expect((await confirm(/email\/([\w-]+)/.exec(old?.text ?? '')?.[1] ?? '')).body.isSuccess).toBe(false);
});

test('the letter is sent once a minute and three times an hour, however often and at once one asks', async () => {
  const account = await anAccount(server);
  const answers = await Promise.all(Array.from({ length: 16 }, () => askFor(account)));
  expect(answers.every(({ body }) => body.isSuccess)).toBe(true);
  await letter(account, 1);
  for (const nth of [2, 3]) {
    await aMinuteLater(account);
    await askFor(account);
    await letter(account, nth);
  }
  await aMinuteLater(account);
  expect((await askFor(account)).body).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('Three letters'),
  });
  expect(await lettersTo(account)).toHaveLength(3);
});

test('a token of a link stands in no table', async () => {
  const account = await anAccount(server);
  await askFor(account);
  const token = await confirmingToken(account);
  const rows = await sql<{ row: string }>(
    'select row_to_json(email_confirmations)::text as row from email_confirmations',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ row }) => row.includes(token) || row.includes(token.slice(32)))).toBe(false);
});

test('a player chooses letters one by one, under the older name of one too, and what is left out stays [C-API-109, C-ACCOUNT-026]', async () => {
  const account = await anAccount(server);
  const preferences = async () => (await settingsOf(account)).messagePreferences;
  await prefer(account, { messageAboutStories: false });
  expect(await preferences()).toMatchObject({ messageAboutStorylets: false, messageAboutNiceness: true });
  await prefer(account, { messageAboutAnnouncements: true, messageAboutNiceness: false, messageAboutStorylets: true });
  await Promise.all(Array.from({ length: 16 }, () => prefer(account, { messageAboutNiceness: true })));
  expect(await preferences()).toEqual({
    messageAboutAnnouncements: true,
    messageAboutNiceness: true,
    messageAboutStorylets: true,
  });
});

/** Queues the letter of a message to a player, as a turn does, and waits until the queue is empty. */
async function writeTo(characterId: number, account: TestAccount, kind = 'letter'): Promise<void> {
  const [row] = await sql<{ id: number }>(
    `insert into messages (character_id, version, place, title, html, at) select ${characterId},
      coalesce(max(version), 0) + 1, 0, 'A Knock', '<p>Open, <em>quickly</em>.</p>', now()
      from messages where character_id = ${characterId} returning id`,
  );
  await database.commit([queueMail({ kind, accountId: await idOf(account), messageId: row?.id ?? 0 })]);
  await vi.waitFor(async () => expect(await sql('select id from mails')).toEqual([]), 10_000);
}

test('what happens while one is away is written to a confirmed address, for whoever wants it, with the way to stop it; a copy that was asked for has none', async () => {
  const [player, stranger] = [await aConfirmedPlayer(), await aPlayer(server)];
  await writeTo(stranger.characterId, stranger);
  expect(await lettersTo(stranger)).toEqual([]);

  await writeTo(player.characterId, player);
  const knock = await letter(player, 2);
  expect(knock).toMatchObject({ subject: 'A Knock', text: expect.stringContaining('Open, quickly.') });
  expect(knock?.html).toContain('Open, <em>quickly</em>.');
  expect(knock?.headers.get('list-unsubscribe')).toMatch(
    /^<https:\/\/game\.example\/unsubscribe\/\d+\/[\w-]+\/storylets>$/,
  );

  await prefer(player, { messageAboutStorylets: false });
  await writeTo(player.characterId, player);
  expect(await lettersTo(player)).toHaveLength(2);
  await writeTo(player.characterId, player, 'copy');
  const copy = await letter(player, 3);
  expect(copy?.subject).toBe('A Knock');
  expect(copy?.headers.has('list-unsubscribe')).toBe(false);
});

/** The parts of the link by which a player who was written to stops it. */
async function aStopLink(nth = 2) {
  const player = await aConfirmedPlayer();
  await writeTo(player.characterId, player);
  const link = (await letter(player, nth))?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
  const [, userId = '', token = '', purpose = ''] = /unsubscribe\/(\d+)\/([\w-]+)\/(\w+)/.exec(link) ?? [];
  return { player, path: new URL(link).pathname, userId: Number(userId), token, purpose };
}
const stop = (userId: number, token: string, purpose?: string) =>
  call('POST /settings/unsubscribe', { userId, token, worldId: 1, ...(purpose !== undefined && { purpose }) });

test('a link stops its kind of letter, twice the same, and the switches show it; the player may have them again [C-API-105]', async () => {
  const { player, userId, token, purpose } = await aStopLink();
  const answers = await Promise.all(Array.from({ length: 16 }, () => stop(userId, token, purpose)));
  const [message = ''] = new Set(answers.map(({ body }) => body.message));
  expect(message).toContain('no more letters about what happens in your story');
  expect(answers[0]?.body).toEqual({ isSuccess: true, message, data: { message } });
  expect((await settingsOf(player)).messagePreferences).toMatchObject({
    messageAboutStorylets: false,
    messageAboutNiceness: true,
  });
  await writeTo(player.characterId, player);
  expect(await lettersTo(player)).toHaveLength(2);

  await prefer(player, { messageAboutStorylets: true });
  await writeTo(player.characterId, player);
  expect(await lettersTo(player)).toHaveLength(3);
});

test('without a purpose all letters stop that were not asked for; those that are asked for still come', async () => {
  const { player, userId, token } = await aStopLink();
  await stop(userId, token);
  expect(Object.values((await settingsOf(player)).messagePreferences)).toEqual([false, false, false]);
  await writeTo(player.characterId, player);
  expect(await lettersTo(player)).toHaveLength(2);
  await call('POST /settings/requestpasswordreset', { emailAddress: player.email });
  await letter(player, 3);
});

test('the one press of a mail program does the same; looking at the address changes nothing', async () => {
  const { player, path } = await aStopLink();
  await server.app.inject({ method: 'GET', url: path });
  await server.app.inject({ method: 'HEAD', url: path });
  expect((await settingsOf(player)).messagePreferences.messageAboutStorylets).toBe(true);

  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const press = (url: string) =>
    server.app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect((await press(path)).statusCode).toBe(200);
  expect((await settingsOf(player)).messagePreferences.messageAboutStorylets).toBe(false);
  expect((await press(path.replace(/\/unsubscribe\/\d+/, '/unsubscribe/x'))).json().isSuccess).toBe(false);
});

test('who wants no letters gets none after the account is gone, nor with another account', async () => {
  const { player, userId, token } = await aStopLink();
  await stop(userId, token);
  await sql(`delete from accounts where id = ${userId}`);
  const again = await call('POST /register/emailregisteruser', {
    userName: player.userName,
    emailAddress: player.email,
    password: 'a quarter to lamps',
  });
  const asked = { userName: `${player.name} B`, gender: 'Lady', avatar: 'veil' } as const;
  const made = await call('POST /register/createcharacter', asked, again.body.jwt);
  const { CharacterId } = JSON.parse(Buffer.from(made.body.jwt.split('.')[1] ?? '', 'base64url').toString());
  const anew = { ...player, token: made.body.jwt };
  await askFor(anew);
  await confirm(await confirmingToken(anew, 3));
  await writeTo(Number(CharacterId), anew);
  expect(await lettersTo(anew)).toHaveLength(3);
  expect((await stop(userId, token)).body.isSuccess).toBe(true);
});

test('a link for one account or address stops nothing of another’s, and one that is not whole is refused', async () => {
  const [one, other] = [await aStopLink(), await aStopLink()];
  for (const [userId, token, purpose] of [
    [one.userId, other.token, 'storylets'],
    [one.userId, one.token.slice(1), 'storylets'],
    [one.userId, '', 'storylets'],
    [0, one.token, 'storylets'],
    [one.userId, one.token, 'everything'],
  ] as const) {
    const { body } = await stop(userId, token, purpose);
    expect(body, String(purpose)).toMatchObject({ isSuccess: false, message: expect.stringContaining('not whole') });
  }
  for (const { player } of [one, other])
    expect((await settingsOf(player)).messagePreferences.messageAboutStorylets).toBe(true);
});

test('the weekly visit is told with its moment, of this character [C-API-108]', async () => {
  const player = await aPlayer(server);
  const { body } = await call('GET /settings/timethehealer', {}, player.token);
  const inDays = (Date.parse(body.dateTimeToExecute ?? '') - Date.now()) / 86_400_000;
  expect(inDays).toBeGreaterThan(6.9);
  expect(inDays).toBeLessThan(7.1);
});
