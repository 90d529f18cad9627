import type { MessagesReply } from '@underhall/contract';
import { invitationPeriodMs } from '@underhall/contract/limits';
import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aConfirmedPlayer, aPlayer, password, type TestPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { party } from '../testing/a-world-for-two.ts';
import { aWorldOfMessages, postOffice, sends } from '../testing/a-world-of-messages.ts';

const pack = aWorldOfMessages();
const server = await aServer({ pack });
const { call, deps, database } = server;
const laterBy = (clockOffset: number) => aServer({ pack, database, options: { clockOffset } });
const hour = 3_600_000;
const day = 24 * hour;

test('a message sent by an outcome has its text, picture, date and age', {
  meta: { rows: ['C-MSG-001', 'C-MSG-018', 'C-MSG-019', 'C-API-058'] },
}, async () => {
  const player = await aPlayer(server);
  expect(await messagesOf(player)).toEqual({ isSuccess: true, interactions: [], feedMessages: [] });
  await post(player, sends.plain);

  expect((await messagesOf(player)).feedMessages).toEqual([
    {
      type: 'LetterMessage',
      id: expect.any(Number),
      relatedId: expect.any(Number),
      title: 'A Note',
      description: '<p>Read <em>this</em>.</p>',
      image: 'seal',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ago: 'just now',
      canDelete: true,
    },
  ]);
  const later = await laterBy(3 * hour);
  expect((await messagesOf(player, later)).feedMessages).toMatchObject([
    { ago: '2 hours ago' },
    { ago: '3 hours ago' },
  ]);
});

test('a message about a storylet is an interaction that leads to the storylet', {
  meta: { rows: ['C-API-059', 'C-API-067'] },
}, async () => {
  const player = await aPlayer(server);
  await post(player, sends.telling);

  const { body } = await call('GET /messages/interactions', {}, player.token);
  expect(body).toMatchObject([{ type: 'StoryletMessage', relatedId: ids.lamplighter, title: 'Come &amp; See' }]);
  expect((await messagesOf(player)).feedMessages).toEqual([]);
  await call('POST /storylet', {}, player.token);
  const begun = await call('POST /storylet/begin', { eventId: body[0]?.relatedId ?? 0 }, player.token);
  expect(begun.body.storylet?.id).toBe(ids.lamplighter);
});

test('due events are among the messages at their planned time, and reading again writes nothing', async () => {
  const player = await aPlayer(server);
  const later = await laterBy(5 * hour);
  const versionOf = async () => (await deps.characters.load(player.characterId))?.version;
  expect(await versionOf()).toBe(0);

  const looks = await Promise.all(Array.from({ length: 16 }, () => messagesOf(player, later)));
  for (const { feedMessages } of looks) {
    expect(feedMessages).toMatchObject([{ title: 'A Knock', description: '<p>It is open.</p>', ago: '4 hours ago' }]);
  }
  expect(await versionOf()).toBe(1);
  await messagesOf(player, later);
  await call('GET /messages/interactions', {}, player.token);
  expect(await versionOf()).toBe(1);
});

test('each side of an invitation sees it, with its words as text and an ID for its calls', {
  meta: { rows: ['C-MSG-020', 'C-API-061', 'C-API-066'] },
}, async () => {
  const { host, guest } = await hostAndGuest();
  await invite(host, guest, 'At <b>four</b>?\nOr five.');
  const [sent] = (await messagesOf(host)).interactions;
  const [received] = (await messagesOf(guest)).interactions;

  expect(sent).toMatchObject({
    type: 'InvitationFromYou',
    title: 'Tea for Two',
    image: 'tea',
    characterName: guest.name,
    canDelete: false,
  });
  expect(received).toMatchObject({ type: 'InvitationToYou', characterName: host.name, relatedId: received?.id });
  expect(received?.description).toBe(
    `<p><strong>${host.name}</strong> asks you.</p><p>Come to tea.</p>` +
      '<p class="quoted">At &lt;b&gt;four&lt;/b&gt;?<br>Or five.</p><p>It is open for 14 days more.</p>',
  );
  const { body } = await call('POST /messages/acceptinvitation', { id: received?.relatedId ?? 0 }, guest.token);
  expect(body).toMatchObject({ isSuccess: true, message: expect.any(String), actions: 19 });
  expect(body.content).toMatchObject({ type: 'SocialMessage', id: received?.id, relatedId: received?.id });
  expect(body.interaction).toEqual(body.content);
  expect(body.messages.map(({ message }) => message).join()).toContain('Quality 106');
  await post(guest, sends.telling);
  const types = (await messagesOf(guest)).interactions.map(({ type }) => type);
  expect(types.toSorted()).toEqual(['SocialMessage', 'StoryletMessage']);
});

test('an accepted invitation shows its sender the outcome, and leads the other player into its storylet', async () => {
  const { host, guest } = await hostAndGuest();
  const id = await invite(host, guest);
  await call('POST /messages/acceptinvitation', { id }, guest.token);

  const [told] = (await messagesOf(host)).feedMessages;
  expect(told).toMatchObject({ type: 'AcceptedMessage', canDelete: true });
  expect(told?.description).toMatch(
    /has accepted\.<\/p><p>(You had the last cake|The last cake is gone)\.<\/p><ul><li>/,
  );
  expect((await messagesOf(host)).interactions).toEqual([]);
  const lost = told?.description.includes('You had the last cake') ?? false;
  expect((await messagesOf(guest)).interactions).toMatchObject([
    {
      type: 'SocialMessage',
      id,
      description: expect.stringContaining(lost ? 'You have lost to ' : 'You have won against '),
    },
  ]);
  await call('POST /storylet', {}, guest.token);
  expect((await call('POST /storylet/beginsocialevent', { id }, guest.token)).body).toEqual({ isSuccess: true });
  expect((await call('POST /storylet', {}, guest.token)).body.storylet?.id).toBe(party);
  await call('POST /storylet/goback', {}, guest.token);
  expect((await messagesOf(guest)).interactions).toMatchObject([{ type: 'SocialMessage', id }]);
  await call('POST /storylet/beginsocialevent', { id }, guest.token);
  await call('POST /storylet/choosebranch', { branchId: ids.ask }, guest.token);
  const { interactions, feedMessages } = await messagesOf(guest);
  expect(interactions).toEqual([]);
  expect(feedMessages).toMatchObject([{ type: 'AcceptedMessage', description: expect.stringContaining('You pour.') }]);
});

test('only the other side sees who ended an invitation; an expired one is shown to both without a write', {
  meta: { rows: ['C-API-062', 'C-API-063'] },
}, async () => {
  const ends = [
    ['POST /messages/rejectinvitation', 'guest', 'DeclinedMessage', 'has declined.</p><p>The pot goes cold.</p>'],
    ['POST /messages/cancelinvitation', 'host', 'CancelledMessage', 'has taken the invitation back'],
  ] as const;
  for (const [name, who, type, words] of ends) {
    const both = await hostAndGuest();
    const id = await invite(both.host, both.guest);
    await call(name, { id }, both[who].token);

    const [own, other] = [both[who], both[who === 'host' ? 'guest' : 'host']];
    expect(await messagesOf(own)).toMatchObject({ interactions: [], feedMessages: [] });
    expect(await messagesOf(other)).toMatchObject({
      interactions: [],
      feedMessages: [{ type, id, description: expect.stringContaining(words) }],
    });
  }
  const { host, guest } = await hostAndGuest();
  const id = await invite(host, guest);
  const later = await laterBy(invitationPeriodMs + day);
  for (const each of [host, guest]) {
    const { interactions, feedMessages } = await messagesOf(each, later);
    expect(interactions).toEqual([]);
    expect(feedMessages[0]).toMatchObject({ type: 'ExpiredMessage', id, ago: 'a day ago', canDelete: true });
  }
});

test('only its reader deletes a message, once, and not while it waits for an answer', {
  meta: { rows: ['C-API-064', 'C-MSG-022'] },
}, async () => {
  const { host, guest } = await hostAndGuest();
  await post(host, sends.plain);
  const invitation = await invite(host, guest);
  const message = (await messagesOf(host)).feedMessages[0]?.id ?? 0;
  const deleteMessage = async (id: number, by: TestPlayer) =>
    (await call('POST /messages/deletemessage', { id }, by.token)).body;

  expect(await deleteMessage(message, guest)).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('no such'),
  });
  for (const each of [host, guest]) {
    expect(await deleteMessage(invitation, each)).toMatchObject({ isSuccess: false });
  }
  const answers = await Promise.all(Array.from({ length: 16 }, () => deleteMessage(message, host)));
  const undo = { id: expect.any(Number), kind: 'message', remainingMs: expect.any(Number) };
  expect(answers).toEqual(Array(16).fill({ isSuccess: true, message: 'The message is deleted.', undo }));
  expect(new Set(answers.map((answer) => answer.undo?.id)).size).toBe(1);
  expect((await messagesOf(host)).feedMessages).toEqual([]);
  const [row] = await database.run<{ words: string }>({
    name: 'test-row',
    text: `select title || html as words from messages where id = ${message}`,
  });
  expect(row?.words).toBe('');

  await call('POST /messages/acceptinvitation', { id: invitation }, guest.token);
  expect(await deleteMessage(invitation, host)).toMatchObject({ isSuccess: true });
  expect((await messagesOf(host)).feedMessages).toEqual([]);
  expect((await messagesOf(guest)).interactions).toMatchObject([{ id: invitation }]);
});

test('a reader gets only their own messages by ID, and IDs are unique over both kinds', {
  meta: { rows: ['C-API-060'] },
}, async () => {
  const { host, guest } = await hostAndGuest();
  await post(host, sends.plain);
  const invitation = await invite(host, guest);
  const { feedMessages, interactions } = await messagesOf(host);
  const message = feedMessages[0]?.id ?? 0;

  expect((await call('GET /messages/:id', { id: message }, host.token)).body.content).toMatchObject({
    title: 'A Note',
  });
  expect((await call('GET /messages/:id', { id: invitation }, host.token)).body.content).toEqual(interactions[0]);
  expect((await call('GET /messages/:id', { id: message }, guest.token)).body).toMatchObject({ isSuccess: false });
  const stranger = await aPlayer(server);
  expect((await call('GET /messages/:id', { id: invitation }, stranger.token)).body).toMatchObject({
    isSuccess: false,
  });
  expect(message).toBeGreaterThanOrEqual(1_000_000_000);
  expect(Math.max(invitation, postOffice, party)).toBeLessThan(1_000_000_000);
});

test('messages older than ninety days are not shown', async () => {
  const player = await aPlayer(server);
  await post(player, sends.plain);
  const titles = async (by: number) =>
    (await messagesOf(player, await laterBy(by))).feedMessages.map(({ title }) => title);

  expect(await titles(89 * day)).toEqual(['A Knock', 'A Note']);
  expect(await titles(92 * day)).toEqual([]);
});

test("a copy is e-mailed once to the confirmed address, and only of the reader's own message", {
  meta: { rows: ['C-API-065'] },
}, async () => {
  const [host, guest] = await Promise.all([aPlayer(server), aPlayer(server)]);
  await post(host, sends.telling);
  const { id = 0 } = (await messagesOf(host)).interactions[0] ?? {};
  const send = async (by: TestPlayer, key: string) =>
    (await call('POST /messages/emailmessage', { id }, by.token, key)).body;

  expect(await send(guest, 'one')).toMatchObject({ isSuccess: false });
  expect((await send(host, 'too early')).message).toContain('no confirmed e-mail address');
  await database.run({
    name: 'test-confirmed',
    text: `update accounts set confirmed_email_key = email_key where email = '${host.email}'`,
  });
  const answers = await Promise.all(Array.from({ length: 16 }, () => send(host, 'one press')));
  expect(answers).toEqual(Array(16).fill({ isSuccess: true, message: 'Message has been sent to your account email.' }));
  const queued = await database.run<{ kind: string; about: object }>({
    name: 'test-mails',
    text: `select kind, about from mails where (about->>'message')::bigint = ${id}`,
  });
  expect(queued).toEqual([{ kind: 'copy of a message', about: { message: id, characterId: host.characterId } }]);
});

async function messagesOf({ token, email }: TestPlayer, at: TestServer = server): Promise<MessagesReply> {
  // Each server has its own secret.
  const own = at === server ? token : (await at.call('POST /login', { email, password })).body.jwt;
  return (await at.call('GET /messages', {}, own)).body;
}

async function hostAndGuest() {
  const [host, guest] = await Promise.all([aConfirmedPlayer(server), aPlayer(server)]);
  return { host, guest };
}

/** Makes the character send a message. */
async function post({ token }: TestPlayer, branchId: number) {
  await call('POST /storylet', {}, token);
  await call('POST /storylet/begin', { eventId: postOffice }, token);
  const { body } = await call('POST /storylet/choosebranch', { branchId }, token);
  expect(body.phase).toBe('End');
}

async function invite(host: TestPlayer, guest: TestPlayer, userMessage = ''): Promise<number> {
  await call('POST /storylet', {}, host.token);
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, host.token);
  await call('POST /storylet/choosebranch', { branchId: ids.ask }, host.token);
  const sending = { branchId: ids.ask, targetCharacterId: guest.characterId, userMessage };
  expect((await call('POST /storylet/sendinternalsocialact', sending, host.token)).body.isSuccess).toBe(true);
  return (await deps.invitations.openFrom(host.characterId)).at(-1)?.id ?? 0;
}
