import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { aWorldOfMessages, postOffice, sends } from '../testing/a-world-of-messages.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';

const rounds = 3;

test('kill -9 while letters are written: each turn that was taken has its letter, and no letter is without its turn', async () => {
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
    // Somewhere between two answers: a little later each time.
    await pause((round * 7) % 23);
    await killNine(server);
    await posting;
    server = await home.start();
    await untilQuiet(database);
    const [counts] = await database.run<{ letters: number; turns: number }>({
      name: 'test-letters',
      text: `select (select count(*) from messages) as letters,
        (select count(*) from ledger where changes like '%"kind":"letter"%') as turns`,
    });
    expect(counts?.letters, `round ${round}`).toBe(counts?.turns);
    // One may have been written without its answer getting through; none that was answered is missing.
    expect([answered, answered + 1], `round ${round}`).toContain(counts?.letters);
    answered = counts?.letters ?? 0;
  }
}, 300_000);
