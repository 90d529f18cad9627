import { expect, test, vi } from 'vitest';
import { aMailServer } from '../testing/a-mail-server.ts';
import { anAccount } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { queueMail } from './mail-store.ts';

const queue = async ({ database }: TestServer, accountId: number, count = 1) => {
  const step = queueMail({ kind: 'password changed', accountId });
  expect(await database.commit(Array.from({ length: count }, () => step))).toBe(true);
};
const queued = ({ database }: TestServer) =>
  database.run<{ id: string; attempts: number; waits: number }>({
    name: 'test-queued',
    text: `select id::text, attempts, extract(epoch from next_at - now())::int as waits from mails order by queued_at`,
  });
/** As after the wait for its next try. */
const passTime = ({ database }: TestServer) =>
  database.run({ name: 'test-age-mails', text: `update mails set next_at = next_at - interval '1 day'` });

async function aServerWith(smtpUrl: string) {
  const server = await aServer({ options: { smtpUrl, mailFrom: 'post@game.example' } });
  const { token, email } = await anAccount(server);
  const { id } = (await server.call('GET /login/user', {}, token)).body.user;
  return { server, id, email };
}

test('a letter that was committed is handed to the mail server at once, and is out of the queue', async () => {
  const mailServer = await aMailServer();
  const { server, id, email } = await aServerWith(mailServer.url);
  await queue(server, id);

  await vi.waitFor(() => expect(mailServer.letters).toHaveLength(1), 5000);
  expect(mailServer.letters[0]).toMatchObject({
    from: { name: 'Underhall', address: 'post@game.example' },
    to: [email],
    subject: 'Your password for Underhall was changed',
  });
  await vi.waitFor(async () => expect(await queued(server)).toEqual([]), 5000);
});

test('a dead mail server harms no call, and loses no letter: it is sent when the server is back', async () => {
  const gone = await aMailServer();
  await gone.stop();
  const { server, id, email } = await aServerWith(gone.url);

  expect((await server.call('POST /settings/requestpasswordreset', { emailAddress: email })).status).toBe(200);
  await queue(server, id);
  await vi.waitFor(async () => expect((await queued(server)).map(({ attempts }) => attempts)).toEqual([1, 1]), 5000);
  // Not at once again: the server has trouble enough.
  for (const { waits } of await queued(server)) expect(waits).toBeGreaterThan(60);
  await server.deps.mailroom.sendAll();
  expect((await queued(server)).map(({ attempts }) => attempts)).toEqual([1, 1]);

  const back = await aMailServer({ port: gone.port });
  await passTime(server);
  await server.deps.mailroom.sendAll();
  expect(back.letters.map(({ subject }) => subject).sort()).toEqual([
    'A new password for Underhall',
    'Your password for Underhall was changed',
  ]);
  expect(await queued(server)).toEqual([]);
});

test('what the mail server will never take is given up, and one who left is not written to', async () => {
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
  expect(mailServer.letters).toEqual([]);
});

test('each of many letters goes out once, though several servers send them and each is told sixteen times', async () => {
  const mailServer = await aMailServer();
  const { server, id } = await aServerWith(mailServer.url);
  const options = { smtpUrl: mailServer.url };
  const others = await Promise.all([1, 2].map(() => aServer({ database: server.database, options })));
  await queue(server, id, 40);

  await Promise.all(
    [server, ...others].flatMap(({ deps }) => Array.from({ length: 16 }, () => deps.mailroom.sendAll())),
  );
  await vi.waitFor(async () => expect(await queued(server)).toEqual([]), 10_000);
  expect(mailServer.letters).toHaveLength(40);
  expect(new Set(mailServer.letters.map(({ messageId }) => messageId)).size).toBe(40);
});
