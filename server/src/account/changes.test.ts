import { expect, test, vi } from 'vitest';
import { cleanUp } from '../jobs/clean-up-store.ts';
import { aMailbox } from '../testing/a-mailbox.ts';
import { anAccount, aPlayer, password, type TestAccount } from '../testing/a-player.ts';

const box = await aMailbox();
const { server, settingsOf, emailsTo, sql, confirm, aConfirmedPlayer } = box;
const { call, app } = server;
const randomSuffix = () => Math.random().toString(36).slice(2, 10);

const isIn = async (token: string) => (await call('GET /login/user', {}, token)).status === 200;
const logIn = (email: string, withPassword = password) => call('POST /login', { email, password: withPassword });
const update = ({ token }: TestAccount, emailAddress: string) =>
  call('POST /settings/updateemail', { emailAddress }, token);
const plain = (token: string, payload: string, type: string) =>
  app.inject({
    method: 'POST',
    url: '/api/settings/username',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  });
const emailsOf = (email: string) => emailsTo({ email } as TestAccount);
const latestEmailTo = async (email: string, nth = 1) => {
  await vi.waitFor(async () => expect(await emailsOf(email)).toHaveLength(nth), 10_000);
  return (await emailsOf(email)).at(-1);
};
const linkIn = (text = ''): string => /https:\/\/game\.example\/email\/([\w-]+)/.exec(text)?.[1] ?? '';
const linkTo = async (email: string, nth = 1) => linkIn((await latestEmailTo(email, nth))?.text);
/** Waits until the mail queue is empty. */
const allSent = () => vi.waitFor(async () => expect(await sql('select id from mails')).toEqual([]), 10_000);

test('accepts a username as plain text or a JSON string, and keeps usernames unique', {
  meta: { rows: ['C-API-112', 'C-ACCOUNT-046'] },
}, async () => {
  const [one, two] = [await anAccount(server), await anAccount(server)];
  const name = `Wick ${randomSuffix()}`;
  expect((await plain(one.token, name, 'text/plain')).json()).toEqual({
    isSuccess: true,
    message: `You are ${name} from now on.`,
  });
  expect((await settingsOf(one)).name).toBe(name);
  const taken = (await plain(two.token, JSON.stringify(name.toUpperCase()), 'application/json')).json();
  expect(taken).toEqual({
    isSuccess: false,
    message: `${name.toUpperCase()} is taken.`,
    userNameErrorMessage: `${name.toUpperCase()} is taken.`,
  });
  const other = `Snuff ${randomSuffix()}`;
  expect((await plain(two.token, JSON.stringify(other), 'application/json')).json().isSuccess).toBe(true);
  expect((await settingsOf(two)).name).toBe(other);
});

test('changes a username once a day, ignores the same name, and explains why a name is refused', async () => {
  const account = await anAccount(server);
  for (const bad of ['', 'x', 'admin', '<b>', 'a\u0301\u0301\u0301\u0301bc'])
    expect((await call('POST /settings/username', bad, account.token)).body, bad).toMatchObject({ isSuccess: false });
  const name = `Ember ${randomSuffix()}`;
  for (let i = 0; i < 2; i++)
    expect((await call('POST /settings/username', name, account.token)).body.isSuccess).toBe(true);
  expect((await call('POST /settings/username', `${name} II`, account.token)).body).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('once a day'),
  });
  await sql(`update accounts set renamed_at = now() - interval '25 hours' where user_name = '${name}'`);
  expect((await call('POST /settings/username', `${name} II`, account.token)).body.isSuccess).toBe(true);
});

test('turns all e-mail on or off without losing the player’s choices, and refuses other networks', {
  meta: { rows: ['C-API-113'] },
}, async () => {
  const player = await aConfirmedPlayer();
  const via = (network: string) => call('POST /settings/messagevia/:network', { network }, player.token);
  const before = await settingsOf(player);
  expect(before.messageViaNetwork).toBe('Email');
  expect((await via('None')).body.isSuccess).toBe(true);
  expect(await settingsOf(player)).toEqual({ ...before, messageViaNetwork: 'None' });
  await box.queueCopyOfMessage(player.characterId, player);
  expect(await emailsTo(player)).toHaveLength(1);
  for (const other of ['Facebook', 'x', '%00']) expect((await via(other)).body.isSuccess).toBe(false);
  expect((await via('email')).body.isSuccess).toBe(true);
  await box.queueCopyOfMessage(player.characterId, player);
  expect(await emailsTo(player)).toHaveLength(2);
});

test('a confirmed address stays until the new one is confirmed; then sessions end and it can be restored', {
  meta: { rows: ['C-API-116'] },
}, async () => {
  const player = await aConfirmedPlayer();
  const elsewhere = (await logIn(player.email)).body.jwt;
  const [old, next] = [player.email, `New.${randomSuffix()}@example.org`];
  expect((await update(player, next)).body).toEqual({ isSuccess: true, message: expect.stringContaining(next) });
  const link = await linkTo(next);
  expect(await settingsOf(player)).toMatchObject({ emailAddress: old, emailVerified: true });
  expect([await isIn(elsewhere), (await logIn(next)).status, (await logIn(old)).status]).toEqual([true, 401, 200]);

  for (let i = 0; i < 2; i++)
    expect((await confirm(link)).body).toMatchObject({ isSuccess: true, message: expect.stringContaining(next) });
  expect(await settingsOf(player)).toMatchObject({ emailAddress: next, emailVerified: true, emailAuth: true });
  expect([await isIn(player.token), await isIn(elsewhere)]).toEqual([true, false]);
  expect([(await logIn(old)).status, (await logIn(next)).status]).toEqual([401, 200]);
  const email = await latestEmailTo(old, 2);
  expect(email?.subject).toContain('was changed');
  expect(email?.text).not.toContain(next);
});

test('restoring the old address ends all sessions and removes the password and newer sign-in methods', async () => {
  const player = await aConfirmedPlayer();
  const [old, next, third] = [
    player.email,
    `thief.${randomSuffix()}@example.org`,
    `third.${randomSuffix()}@example.org`,
  ];
  await update(player, next);
  await confirm(await linkTo(next));
  await update(player, third);
  await confirm(await linkTo(third));
  const [back, thiefsBack] = [
    linkIn((await latestEmailTo(old, 2))?.text),
    linkIn((await latestEmailTo(next, 2))?.text),
  ];
  await sql(`insert into identities (provider, subject, account_id, created_at)
    select 'Google', '${randomSuffix()}', id, now() + interval '1 second' from accounts where email = '${third}'`);

  const newcomer = { userName: `reader ${randomSuffix()}`, emailAddress: old, password };
  expect((await call('POST /register/emailregisteruser', newcomer)).body).toMatchObject({ isSuccess: false });
  expect((await confirm(back)).body).toMatchObject({ isSuccess: true, message: expect.stringContaining(old) });
  expect((await confirm(back)).body.isSuccess).toBe(true);
  expect(await isIn(player.token)).toBe(false);
  expect([(await logIn(third)).status, (await logIn(old)).status]).toEqual([401, 401]);
  expect((await confirm(thiefsBack)).body.isSuccess).toBe(false);
  const rows = await sql<{ count: number }>(
    `select count(*)::int as count from identities join accounts on id = account_id where accounts.email = '${old}'`,
  );
  expect(rows[0]?.count).toBe(0);

  await call('POST /settings/requestpasswordreset', { emailAddress: old });
  const reset = /account\?token=([\w-]+)/.exec((await latestEmailTo(old, 3))?.text ?? '')?.[1] ?? '';
  await call('POST /settings/resetpassword', { token: reset, password: 'eleven back streets' });
  expect((await logIn(old, 'eleven back streets')).body.user.name).toBe(player.userName);
});

test('an unconfirmed old address gets no link to restore it: it may be a stranger’s', async () => {
  const account = await anAccount(server);
  const next = `right.${randomSuffix()}@example.org`;
  await update(account, next);
  await confirm(await linkTo(next));
  await allSent();
  expect(await emailsTo(account)).toHaveLength(0);
  expect((await settingsOf(account)).emailAddress).toBe(next);
});

test('only the e-mail says that an address has an account; of two requests for one address, one gets it', async () => {
  const [owner, one, two] = [await aConfirmedPlayer(), await aConfirmedPlayer(), await aConfirmedPlayer()];
  const free = `free.${randomSuffix()}@example.org`;
  const known = await update(one, owner.email);
  // This runs before the next request, which ends the first link and drops its unsent e-mail.
  expect((await latestEmailTo(owner.email, 2))?.text).not.toContain('/email/');
  const unknown = await update(one, free);
  expect(known.body.message?.replace(owner.email, '*')).toBe(unknown.body.message?.replace(free, '*'));

  await update(two, free);
  const emails = await vi.waitFor(async () => {
    const both = await emailsOf(free);
    expect(both).toHaveLength(2);
    return both;
  }, 10_000);
  const replies = await Promise.all(emails.map(({ text }) => confirm(linkIn(text))));
  expect(replies.map(({ body }) => body.isSuccess).sort()).toEqual([false, true]);
  expect(replies.find(({ body }) => !body.isSuccess)?.body.message).toContain('another account');
});

test('deletes a pending password once its link expires, and not before', async () => {
  const { email } = await anAccount(server);
  const owner = `(select id from accounts where email = '${email}')`;
  const store = (until: string) =>
    sql(`insert into email_confirmations (id, kind, account_id, email, email_key, password_hash, expires_at)
      values (gen_random_uuid(), 'link', ${owner}, 'a@example.org', 'a@example.org', 'kept', ${until})`);
  await store(`now() - interval '1 minute'`);
  await store(`now() + interval '1 day'`);
  await cleanUp(server.database);
  const rows = await sql(
    `select expires_at < now() as "isOver", password_hash as hash from email_confirmations where account_id = ${owner}`,
  );
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ isOver: true, hash: null });
  expect(rows).toContainEqual({ isOver: false, hash: 'kept' });
});

test('reports faults of address and password at their fields, and changes nothing', {
  meta: { rows: ['C-ACCOUNT-037', 'C-API-115'] },
}, async () => {
  const account = await anAccount(server);
  const none = await call('POST /settings/linkemail', { emailAddress: ' ', password: '' }, account.token);
  expect(none.body).toMatchObject({ emailAddressErrorMessage: 'Required', passwordErrorMessage: 'Required' });
  for (const emailAddress of ['', 'nobody', account.email, account.email.toUpperCase()])
    expect((await update(account, emailAddress)).body).toMatchObject({
      isSuccess: false,
      emailAddressErrorMessage: expect.any(String),
    });
  const second = { emailAddress: `x${account.email}`, password };
  expect((await call('POST /settings/linkemail', second, account.token)).body.isSuccess).toBe(false);
  expect((await settingsOf(account)).emailAddress).toBe(account.email);
});

test('sends three e-mails an hour to new addresses, one per duplicate; a new link ends the last', async () => {
  const player = await aConfirmedPlayer();
  const addresses = [1, 2, 3, 4].map((n) => `n${n}.${randomSuffix()}@example.org`);
  for (const each of addresses.slice(0, 3))
    expect((await Promise.all([update(player, each), update(player, each)])).every(({ body }) => body.isSuccess)).toBe(
      true,
    );
  expect((await update(player, addresses[3] ?? '')).body).toMatchObject({
    isSuccess: false,
    message: expect.any(String),
    emailAddressErrorMessage: expect.stringContaining('Three e-mails'),
  });
  await allSent();
  const last = await linkTo(addresses[2] ?? '');
  const [first] = await emailsOf(addresses[0] ?? '');
  if (first) expect((await confirm(linkIn(first.text))).body.isSuccess).toBe(false);
  expect((await confirm(last)).body.isSuccess).toBe(true);
});

test('a new password ends the links for a new address that were requested before it', async () => {
  const player = await aConfirmedPlayer();
  const next = `kept.${randomSuffix()}@example.org`;
  await update(player, next);
  const link = await linkTo(next);
  await call('POST /settings/requestpasswordreset', { emailAddress: player.email });
  const reset = /account\?token=([\w-]+)/.exec((await latestEmailTo(player.email, 2))?.text ?? '')?.[1] ?? '';
  await call('POST /settings/resetpassword', { token: reset, password: 'eleven back streets' });
  expect((await confirm(link)).body.isSuccess).toBe(false);
  expect((await logIn(player.email, 'eleven back streets')).status).toBe(200);
});

test('stores none of these links and passwords in plain text', async () => {
  const player = await aConfirmedPlayer();
  const next = `table.${randomSuffix()}@example.org`;
  await update(player, next);
  const link = await linkTo(next);
  const rows = await sql<{ row: string }>(
    'select row_to_json(email_confirmations)::text as row from email_confirmations',
  );
  expect(rows.some(({ row }) => row.includes(link) || row.includes(link.slice(32)) || row.includes(password))).toBe(
    false,
  );
  for (const token of [`${link}x`, link.slice(0, 32), `${link.slice(0, 33)}${'A'.repeat(link.length - 33)}`])
    expect((await confirm(token)).body.isSuccess).toBe(false);
});

test('returns all fields of an account; achievements need a character', {
  meta: { rows: ['C-ACCOUNT-025'] },
}, async () => {
  const [account, player] = [await anAccount(server), await aPlayer(server)];
  expect((await settingsOf(account)).qualitiesPossessedList).toEqual([]);
  expect(Object.keys(await settingsOf(player)).sort()).toEqual(
    [
      ...['appleAuth', 'authMethods', 'emailAddress', 'emailAuth', 'emailVerified', 'facebookAuth', 'googleAuth'],
      ...['isSuccess', 'messagePreferences', 'messageViaNetwork', 'name', 'qualitiesPossessedList'],
      ...['socialActsAvailable', 'subscriptions'],
    ].sort(),
  );
});
