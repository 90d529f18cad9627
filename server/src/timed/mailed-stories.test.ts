import { expect, test, vi } from 'vitest';
import { queueEmail } from '../mail/mail-store.ts';
import { aMailbox } from '../testing/a-mailbox.ts';
import { aPlayer, type TestAccount } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aWorldOfMessages } from '../testing/a-world-of-messages.ts';
import { runDueStories } from './run-due-stories.ts';

const hour = 3_600_000;
const messageWorld = aWorldOfMessages();
/** The knock is e-mailed; the step behind the door is not. */
const pack = {
  ...messageWorld,
  timed: messageWorld.timed.flatMap((knock) => [
    { ...knock, mail: true as const },
    { ...knock, id: knock.id + 1, name: 'A Step' },
  ]),
};
const box = await aMailbox(pack);
const { sql, emailsTo, savePreferences, aConfirmedPlayer } = box;
/** The same server, two hours later by the game's clock. */
const later = await aServer({ pack, database: box.server.database, options: { clockOffset: 2 * hour } });

const tell = () => runDueStories(later.deps, (message) => expect.fail(message));
const sent = async () => {
  await later.deps.mailQueue.sendAll();
  await box.server.deps.mailQueue.sendAll();
  await vi.waitFor(async () => expect(await sql('select id from mails')).toEqual([]), 10_000);
};
const toldTo = async (player: TestAccount) =>
  (await emailsTo(player)).filter(({ subject }) => !subject.startsWith('Is this your address'));

test('e-mails a timed story once, to a confirmed address with consent, with an unsubscribe link', async () => {
  const [wants, doesNot, unconfirmed] = [await aConfirmedPlayer(), await aConfirmedPlayer(), await aPlayer(box.server)];
  await savePreferences(doesNot, { messageAboutStorylets: false });
  await Promise.all(Array.from({ length: 16 }, tell));
  await tell();
  await sent();

  const [email, ...others] = await toldTo(wants);
  expect(others).toEqual([]);
  expect(email?.subject).toBe('A Knock');
  expect(email?.text).toContain('It is open.');
  expect(email?.html).toContain('It is open.');
  expect(email?.headers.get('list-unsubscribe')).toMatch(/\/unsubscribe\/\d+\/[\w-]+\/storylets>/);
  expect(await toldTo(doesNot)).toEqual([]);
  expect(await emailsTo(unconfirmed)).toEqual([]);
});

test('a story that was discarded before its e-mail was sent is not e-mailed', async () => {
  const player = await aConfirmedPlayer();
  const [message] = await sql<{ id: number }>(
    `insert into messages (character_id, version, place, title, html, at, is_thrown_away)
     values (${player.characterId}, 99, 0, '', '', now(), true) returning id`,
  );
  const accountId = await box.idOf(player);
  await box.server.database.commit([queueEmail({ kind: 'letter', accountId, messageId: message?.id ?? 0 })]);
  await sent();

  expect(await toldTo(player)).toEqual([]);
});
