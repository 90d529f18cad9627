import { expect, test, vi } from 'vitest';
import { aMailServer } from '../testing/a-mail-server.ts';
import { anAccount } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { queueEmail } from './mail-store.ts';

const queue = async ({ database }: TestServer, accountId: number, count = 1) => {
  const step = queueEmail({ kind: 'password changed', accountId });
  expect(await database.commit(Array.from({ length: count }, () => step))).toBe(true);
};
const queued = ({ database }: TestServer) =>
  database.run<{ id: string; attempts: number; waits: number }>({
    name: 'test-queued',
    text: `select id::text, attempts, extract(epoch from next_at - now())::int as waits from mails order by queued_at`,
  });
/** Ends the wait for the next attempt. */
const passTime = ({ database }: TestServer) =>
  database.run({ name: 'test-age-mails', text: `update mails set next_at = next_at - interval '1 day'` });

async function aServerWith(smtpUrl: string) {
  const server = await aServer({ options: { smtpUrl, mailFrom: 'post@game.example' } });
  const { token, email } = await anAccount(server);
  const { id } = (await server.call('GET /login/user', {}, token)).body.user;
  return { server, id, email };
}

test('a committed e-mail is sent at once and removed from the queue', async () => {
  const mailServer = await aMailServer();
  const { server, id, email } = await aServerWith(mailServer.url);
  await queue(server, id);

  await vi.waitFor(() => expect(mailServer.emails).toHaveLength(1), 5000);
  expect(mailServer.emails[0]).toMatchObject({
    from: { name: 'Underhall', address: 'post@game.example' },
    to: [email],
    subject: 'Your password for Underhall was changed',
  });
  await vi.waitFor(async () => expect(await queued(server)).toEqual([]), 5000);
});

test('calls succeed while the mail server is down, and their e-mails are sent when it is back', async () => {
  const gone = await aMailServer();
  await gone.stop();
  const { server, id, email } = await aServerWith(gone.url);

  expect((await server.call('POST /settings/requestpasswordreset', { emailAddress: email })).status).toBe(200);
  await queue(server, id);
  await vi.waitFor(async () => expect((await queued(server)).map(({ attempts }) => attempts)).toEqual([1, 1]), 5000);
  // Each waits for its next attempt.
  for (const { waits } of await queued(server)) expect(waits).toBeGreaterThan(60);
  await server.deps.mailQueue.sendAll();
  expect((await queued(server)).map(({ attempts }) => attempts)).toEqual([1, 1]);

  const back = await aMailServer({ port: gone.port });
  await passTime(server);
  await server.deps.mailQueue.sendAll();
  expect(back.emails.map(({ subject }) => subject).sort()).toEqual([
    'A new password for Underhall',
    'Your password for Underhall was changed',
  ]);
  expect(await queued(server)).toEqual([]);
});

test('gives up what the mail server rejects permanently, and drops e-mails of deleted accounts', async () => {
  const mailServer = await aMailServer();
  const { server, id } = await aServerWith(mailServer.url);
  await server.database.run({
    name: 'test-move',
    text: `update accounts set email = 'x@nowhere.example' where id = ${id}`,
  });
  await queue(server, id);
  await vi.waitFor(async () => expect(await queued(server)).toEqual([]), 5000);

  await server.database.run({
    name: 'test-far',
    text: `insert into mails (kind, account_id, next_at) values ('password changed', ${id}, now() + interval '1 hour')`,
  });
  await server.database.run({ name: 'test-leave', text: `delete from accounts where id = ${id}` });
  expect(await queued(server)).toEqual([]);
  expect(mailServer.emails).toEqual([]);
});

test('several servers that run the queue at once send each e-mail once', async () => {
  const mailServer = await aMailServer();
  const { server, id } = await aServerWith(mailServer.url);
  const options = { smtpUrl: mailServer.url };
  const others = await Promise.all([1, 2].map(() => aServer({ database: server.database, options })));
  await queue(server, id, 40);

  await Promise.all(
    [server, ...others].flatMap(({ deps }) => Array.from({ length: 16 }, () => deps.mailQueue.sendAll())),
  );
  await vi.waitFor(async () => expect(await queued(server)).toEqual([]), 10_000);
  expect(mailServer.emails).toHaveLength(40);
  expect(new Set(mailServer.emails.map(({ messageId }) => messageId)).size).toBe(40);
});
