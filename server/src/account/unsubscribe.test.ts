import { expect, test } from 'vitest';
import { aMailbox } from '../testing/a-mailbox.ts';
import { aPlayer } from '../testing/a-player.ts';

const box = await aMailbox();
const {
  settingsOf,
  requestConfirmation,
  confirm,
  savePreferences,
  emailsTo,
  sql,
  waitForEmail,
  confirmationToken,
  aConfirmedPlayer,
  queueCopyOfMessage,
} = box;
const { server } = box;
const { call } = server;

test('e-mails players about events while away, at a confirmed address, with an unsubscribe link', async () => {
  const [player, stranger] = [await aConfirmedPlayer(), await aPlayer(server)];
  await queueCopyOfMessage(stranger.characterId, stranger);
  expect(await emailsTo(stranger)).toEqual([]);

  await queueCopyOfMessage(player.characterId, player);
  const knock = await waitForEmail(player, 2);
  expect(knock).toMatchObject({ subject: 'A Knock', text: expect.stringContaining('Open, quickly.') });
  expect(knock?.html).toContain('Open, <em>quickly</em>.');
  expect(knock?.headers.get('list-unsubscribe')).toMatch(
    /^<https:\/\/game\.example\/unsubscribe\/\d+\/[\w-]+\/storylets>$/,
  );

  await savePreferences(player, { messageAboutStorylets: false });
  await queueCopyOfMessage(player.characterId, player);
  expect(await emailsTo(player)).toHaveLength(2);
});

/** Reads the unsubscribe link from a player's e-mail. */
async function aStopLink(nth = 2) {
  const player = await aConfirmedPlayer();
  await queueCopyOfMessage(player.characterId, player);
  const link = (await waitForEmail(player, nth))?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
  const [, userId = '', token = '', purpose = ''] = /unsubscribe\/(\d+)\/([\w-]+)\/(\w+)/.exec(link) ?? [];
  return { player, path: new URL(link).pathname, userId: Number(userId), token, purpose };
}
const stop = (userId: number, token: string, purpose?: string) =>
  call('POST /settings/unsubscribe', { userId, token, worldId: 1, ...(purpose !== undefined && { purpose }) });

test('an unsubscribe link turns off its kind of e-mail, once or twice; the player can turn it on again', {
  meta: { rows: ['C-API-105'] },
}, async () => {
  const { player, userId, token, purpose } = await aStopLink();
  const answers = await Promise.all(Array.from({ length: 16 }, () => stop(userId, token, purpose)));
  const [message = ''] = new Set(answers.map(({ body }) => body.message));
  expect(message).toContain('no more e-mails about what happens in your story');
  expect(answers[0]?.body).toEqual({ isSuccess: true, message, data: { message } });
  expect((await settingsOf(player)).messagePreferences).toMatchObject({
    messageAboutStorylets: false,
    messageAboutNiceness: true,
  });
  await queueCopyOfMessage(player.characterId, player);
  expect(await emailsTo(player)).toHaveLength(2);

  await savePreferences(player, { messageAboutStorylets: true });
  await queueCopyOfMessage(player.characterId, player);
  expect(await emailsTo(player)).toHaveLength(3);
});

test('an unsubscribe link without a purpose stops all e-mail except what the player requests', async () => {
  const { player, userId, token } = await aStopLink();
  await stop(userId, token);
  expect(Object.values((await settingsOf(player)).messagePreferences)).toEqual([false, false, false]);
  await queueCopyOfMessage(player.characterId, player);
  expect(await emailsTo(player)).toHaveLength(2);
  await call('POST /settings/requestpasswordreset', { emailAddress: player.email });
  await waitForEmail(player, 3);
});

test('one-click unsubscribe does the same by POST; GET changes nothing', async () => {
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

test('an unsubscribed address gets no e-mail after the account is erased, nor with a new account', async () => {
  const { player, userId, token } = await aStopLink();
  await stop(userId, token);
  await sql(`delete from accounts where id = ${userId}`);
  const again = await call('POST /register/emailregisteruser', {
    userName: player.userName,
    emailAddress: player.email,
    password: 'a quarter to lamps',
  });
  const newCharacter = { userName: `${player.name} B`, gender: 'Lady', avatar: 'veil' } as const;
  const made = await call('POST /register/createcharacter', newCharacter, again.body.jwt);
  const { CharacterId } = JSON.parse(Buffer.from(made.body.jwt.split('.')[1] ?? '', 'base64url').toString());
  const anew = { ...player, token: made.body.jwt };
  await requestConfirmation(anew);
  await confirm(await confirmationToken(anew, 3));
  await queueCopyOfMessage(Number(CharacterId), anew);
  expect(await emailsTo(anew)).toHaveLength(3);
  expect((await stop(userId, token)).body.isSuccess).toBe(true);
});

test('a link affects only its own account and address, and an incomplete one is refused', async () => {
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
