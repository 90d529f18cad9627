import { expect, test } from 'vitest';
import { aMailbox } from '../testing/a-mailbox.ts';
import { anAccount, aPlayer, type TestAccount } from '../testing/a-player.ts';

const box = await aMailbox();
const {
  settingsOf,
  requestConfirmation,
  confirm,
  savePreferences,
  emailsTo,
  sql,
  idOf,
  waitForEmail,
  confirmationToken,
  aConfirmedPlayer,
} = box;
const { server } = box;
const { call } = server;

/** Sets the time of the last confirmation e-mail back by two minutes. */
const aMinuteLater = (account: TestAccount) =>
  sql(`update accounts set confirmation_asked_at = now() - interval '2 minutes' where email = '${account.email}'`);

test('the settings show account, sign-in methods and e-mail choices; a new address is unconfirmed', {
  meta: { rows: ['C-ACCOUNT-026', 'C-ACCOUNT-029', 'C-API-106', 'C-API-107'] },
}, async () => {
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
    qualitiesPossessedList: [],
    subscriptions: {
      hasAndroidSubscription: false,
      hasAppleSubscription: false,
      hasBraintreeSubscription: false,
      subscriptionType: 'None',
      remainingActionRefreshes: 0,
      remainingStoryUnlocks: 0,
    },
  });
  expect((await call('GET /settings/authmethods', {}, account.token)).body.authMethods).toEqual([email]);
});

test('the link in the confirmation e-mail confirms the address, which allows social actions and e-mail', {
  meta: { rows: ['C-API-104', 'C-API-117', 'C-ACCOUNT-029'] },
}, async () => {
  const player = await aPlayer(server);
  expect((await requestConfirmation(player)).body).toMatchObject({
    isSuccess: true,
    message: expect.stringContaining('on its way'),
  });
  const sent = await waitForEmail(player);
  expect(sent?.from.address).toBe('no-reply@game.example');
  expect(sent?.headers.has('list-unsubscribe')).toBe(false);
  expect(await settingsOf(player)).toMatchObject({ emailVerified: false, socialActsAvailable: false });

  const message = `Thank you. ${player.email} is confirmed.`;
  const { body } = await confirm(await confirmationToken(player));
  expect(body).toEqual({ isSuccess: true, message, data: { message } });
  expect(await settingsOf(player)).toMatchObject({
    emailVerified: true,
    socialActsAvailable: true,
    messageViaNetwork: 'Email',
  });
  expect((await call('GET /login/user', {}, player.token)).body.user.hasMessagingEmail).toBe(true);
});

test('a link opened twice, or sixteen times at once, gets the same reply, even after it expires', async () => {
  const account = await anAccount(server);
  await requestConfirmation(account);
  const token = await confirmationToken(account);
  const answers = await Promise.all(Array.from({ length: 16 }, () => confirm(token)));
  expect(new Set(answers.map(({ body }) => body.message))).toEqual(
    new Set([`Thank you. ${account.email} is confirmed.`]),
  );
  await sql(`update email_confirmations set expires_at = now() - interval '1 day'`);
  expect((await confirm(token)).body.isSuccess).toBe(true);
  expect((await requestConfirmation(account)).body).toMatchObject({
    isSuccess: true,
    message: 'Your address is confirmed already.',
  });
});

test('a link is valid for seven days and for its own address; forged links are refused', async () => {
  const [late, moved] = [await anAccount(server), await anAccount(server)];
  await Promise.all([requestConfirmation(late), requestConfirmation(moved)]);
  const [lateToken, movedToken] = [await confirmationToken(late), await confirmationToken(moved)];
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
    expect(body.message).toContain('This link has expired');
  }
  expect((await settingsOf(late)).emailVerified).toBe(false);
});

test('a new address is unconfirmed, and the link for the old one does not confirm it', async () => {
  const player = await aConfirmedPlayer();
  const [old] = await emailsTo(player);
  await sql(`update accounts set email = 'n' || email, email_key = 'n' || email_key where email = '${player.email}'`);

  expect(await settingsOf(player)).toMatchObject({ emailVerified: false, socialActsAvailable: false });
  expect((await confirm(/email\/([\w-]+)/.exec(old?.text ?? '')?.[1] ?? '')).body.isSuccess).toBe(false);
});

test('sends the confirmation e-mail once a minute and three times an hour at most', async () => {
  const account = await anAccount(server);
  const answers = await Promise.all(Array.from({ length: 16 }, () => requestConfirmation(account)));
  expect(answers.every(({ body }) => body.isSuccess)).toBe(true);
  await waitForEmail(account, 1);
  for (const nth of [2, 3]) {
    await aMinuteLater(account);
    await requestConfirmation(account);
    await waitForEmail(account, nth);
  }
  await aMinuteLater(account);
  expect((await requestConfirmation(account)).body).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('Three e-mails'),
  });
  expect(await emailsTo(account)).toHaveLength(3);
});

test('stores no token of a link', async () => {
  const account = await anAccount(server);
  await requestConfirmation(account);
  const token = await confirmationToken(account);
  const rows = await sql<{ row: string }>(
    'select row_to_json(email_confirmations)::text as row from email_confirmations',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ row }) => row.includes(token) || row.includes(token.slice(32)))).toBe(false);
});

test('a player switches each kind of e-mail, also by its older name; omitted kinds stay unchanged', {
  meta: { rows: ['C-API-109', 'C-ACCOUNT-026'] },
}, async () => {
  const account = await anAccount(server);
  const preferences = async () => (await settingsOf(account)).messagePreferences;
  await savePreferences(account, { messageAboutStories: false });
  expect(await preferences()).toMatchObject({ messageAboutStorylets: false, messageAboutNiceness: true });
  await savePreferences(account, {
    messageAboutAnnouncements: true,
    messageAboutNiceness: false,
    messageAboutStorylets: true,
  });
  await Promise.all(Array.from({ length: 16 }, () => savePreferences(account, { messageAboutNiceness: true })));
  expect(await preferences()).toEqual({
    messageAboutAnnouncements: true,
    messageAboutNiceness: true,
    messageAboutStorylets: true,
  });
});

test('returns the time of this character’s weekly visit', {
  meta: { rows: ['C-API-108', 'C-ACCOUNT-031'] },
}, async () => {
  const player = await aPlayer(server);
  const { body } = await call('GET /settings/timethehealer', {}, player.token);
  const inDays = (Date.parse(body.dateTimeToExecute ?? '') - Date.now()) / 86_400_000;
  expect(inDays).toBeGreaterThan(6.9);
  expect(inDays).toBeLessThan(7.1);
});
