import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ids } from '@underhall/engine/testing';
import { afterAll, expect, test, vi } from 'vitest';
import { aPlayer, confirmAddresses, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aWorldForTwo } from '../testing/a-world-for-two.ts';
import { readOutbox } from '../testing/read-outbox.ts';

const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-company-')), 'outbox');
afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
const server = await aServer({
  pack: aWorldForTwo(),
  options: { outboxFolder, publicUrl: 'https://game.example' },
});
const { call, deps, database } = server;

const aPair = async () => {
  const [host, guest] = [await aPlayer(server), await aPlayer(server)];
  await confirmAddresses(database);
  return { host, guest };
};
const invite = async (host: TestPlayer, guest: TestPlayer, userMessage = 'At <b>four</b>?') => {
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, host.token);
  await call('POST /storylet/choosebranch', { branchId: ids.ask }, host.token);
  const sending = { branchId: ids.ask, targetCharacterId: guest.characterId, userMessage };
  const sent = await Promise.all(
    Array.from({ length: 16 }, () => call('POST /storylet/sendinternalsocialact', sending, host.token, 'one press')),
  );
  for (const { body } of sent) expect(body).toMatchObject({ isSuccess: true });
  return (await deps.invitations.openFrom(host.characterId)).at(-1)?.id ?? 0;
};
/** Waits until the mail queue is empty, and returns the e-mails to an address. */
const emailsTo = async ({ email }: TestPlayer) => {
  await vi.waitFor(async () => {
    expect(await database.run({ name: 'test-mails-left', text: 'select id from mails' })).toEqual([]);
  }, 20_000);
  return readOutbox(outboxFolder, email);
};

test("an invited player gets one e-mail with the sender's name and words as text, and an unsubscribe link", async () => {
  const { host, guest } = await aPair();
  await invite(host, guest);

  const [email, ...more] = await emailsTo(guest);
  expect(more).toEqual([]);
  expect(email?.text).toContain(`${host.name} asks you.`);
  expect(email?.text).toContain('> At <b>four</b>?');
  expect(email?.html).toContain('At &lt;b&gt;four&lt;/b&gt;?');
  for (const words of [email?.text, email?.html]) expect(words).toContain('https://game.example/messages');
  expect(email?.headers.get('list-unsubscribe')).toMatch(/\/niceness>$/);
  expect(await emailsTo(host)).toEqual([]);
});

test('the sender gets an e-mail when the invitation is accepted, and the other player does not', async () => {
  const { host, guest } = await aPair();
  const id = await invite(host, guest);
  await emailsTo(guest);
  await Promise.all(Array.from({ length: 16 }, () => call('POST /messages/acceptinvitation', { id }, guest.token)));

  expect((await emailsTo(host)).map(({ text }) => text)).toEqual([
    expect.stringContaining(`${guest.name} has accepted.`),
  ]);
  expect(await emailsTo(guest)).toHaveLength(1);
});

test('sends none to an unconfirmed address, against the preferences, or after unsubscribing', async () => {
  const { host, guest } = await aPair();
  await call('POST /settings/messagesettings', { messageAboutNiceness: false }, guest.token);
  await invite(host, guest);
  expect(await emailsTo(guest)).toEqual([]);

  const { host: other, guest: unknown } = await aPair();
  await database.run(
    {
      name: 'test-unconfirmed',
      text: 'update accounts set confirmed_email_key = null where email = $1',
    },
    [unknown.email],
  );
  await invite(other, unknown);
  expect(await emailsTo(unknown)).toEqual([]);

  const { host: third, guest: weary } = await aPair();
  const id = await invite(third, weary);
  const [email] = await emailsTo(weary);
  const [, userId, token, purpose] =
    /unsubscribe\/(\d+)\/([\w-]+)\/(\w+)>/.exec(email?.headers.get('list-unsubscribe') ?? '') ?? [];
  await call('POST /settings/unsubscribe', { userId: Number(userId), token: token ?? '', ...(purpose && { purpose }) });
  await call('POST /messages/rejectinvitation', { id }, weary.token);
  await call('POST /storylet', {}, third.token);
  await invite(third, weary);
  expect(await emailsTo(weary)).toHaveLength(1);
});

test('sends none about an invitation that was cancelled before the e-mail went out', async () => {
  const { host, guest } = await aPair();
  await database.run({
    name: 'test-hold',
    text: `alter table mails alter column next_at set default now() + interval '1 hour'`,
  });
  const id = await invite(host, guest);
  await call('POST /messages/cancelinvitation', { id }, host.token);
  await database.run({ name: 'test-let-go', text: 'alter table mails alter column next_at set default now()' });
  await database.run({ name: 'test-due', text: 'update mails set next_at = now()' });
  await deps.mailQueue.sendAll();
  expect(await emailsTo(guest)).toEqual([]);
});
