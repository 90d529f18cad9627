import { expect, test, vi } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { aMailServer } from '../testing/a-mail-server.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { theWorld } from '../testing/a-server.ts';
import { aConnection } from '../testing/database.ts';
import { ask } from '../testing/from-outside.ts';

test('kill -9 loses no queued e-mail; one that was in progress may be sent twice with the same ID', async () => {
  const mailServer = await aMailServer({ thinksMs: 20 });
  const connection = await aConnection();
  const home = await aHome(theWorld(), connection, { SMTP_URL: mailServer.url });
  const database = await openDatabase(connection, 1);
  const first = await home.start();
  await ask(first, 'POST /register/emailregisteruser', {
    userName: 'Ada Reads',
    emailAddress: 'ada@game.example',
    password: 'a quarter to lamps',
  });
  await database.run({
    name: 'test-queue',
    text: `insert into mails (kind, account_id) select 'password changed', id from accounts, generate_series(1, 60)`,
  });
  await vi.waitFor(() => expect(mailServer.emails.length).toBeGreaterThan(10), 10_000);
  await killNine(first);
  const left = await database.run<{ id: string }>({ name: 'test-left', text: 'select id::text from mails' });
  expect(left.length).toBeGreaterThan(5);

  await database.run({ name: 'test-age', text: `update mails set next_at = now()` });
  await home.start();
  await vi.waitFor(
    async () => expect(await database.run({ name: 'test-left', text: 'select id::text from mails' })).toEqual([]),
    20_000,
  );
  const ids = mailServer.emails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(60);
  // The size of a batch.
  expect(ids.length - 60).toBeLessThanOrEqual(5);
  await database.close();
}, 60_000);
