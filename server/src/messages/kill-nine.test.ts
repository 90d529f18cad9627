import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { aWorldOfMessages, postOffice, sends } from '../testing/a-world-of-messages.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';

const rounds = 3;

test('kill -9 during writes: each turn has its message, and each message its turn', async () => {
  const connection = await aConnection();
  const database = await openDatabase(connection, 1);
  onTestFinished(() => database.close());
  const home = await aHome(aWorldOfMessages(), connection);
  let server = await home.start();
  const reader = await arriveAt(server, 'Reader');
  let answered = 0;

  const postAll = async () => {
    for (;;) {
      await ask(server, 'POST /storylet', {}, reader);
      await ask(server, 'POST /storylet/begin', { eventId: postOffice }, reader);
      const { isSuccess } = await ask(server, 'POST /storylet/choosebranch', { branchId: sends.plain }, reader);
      if (isSuccess) answered += 1;
    }
  };
  for (let round = 0; round < rounds; round++) {
    const posting = postAll().catch(whenKilled);
    const before = answered;
    await vi.waitFor(() => expect(answered).toBeGreaterThan(before + 1), 60_000);
    // At another point between two replies each time.
    await pause((round * 7) % 23);
    await killNine(server);
    await posting;
    server = await home.start();
    await untilQuiet(database);
    const [counts] = await database.run<{ messages: number; turns: number }>({
      name: 'test-messages',
      text: `select (select count(*) from messages) as messages,
        (select count(*) from ledger where changes like '%"kind":"letter"%') as turns`,
    });
    expect(counts?.messages, `round ${round}`).toBe(counts?.turns);
    // One may be written without a reply; none with a reply is missing.
    expect([answered, answered + 1], `round ${round}`).toContain(counts?.messages);
    answered = counts?.messages ?? 0;
  }
}, 300_000);
