import { expect, test } from 'vitest';
import { aConnection } from '../testing/database.ts';
import { openDatabase } from './connection.ts';
import type { Database, Statement } from './database.ts';

const one: Statement = { name: 'one', text: 'select $1::bigint as number' };
const whoAmI: Statement = { name: 'who-am-i', text: 'select pg_backend_pid() as pid' };
const cutOff: Statement = { name: 'cut-off', text: 'select pg_terminate_backend($1)' };

async function opened(count: number): Promise<{ database: Database; end: () => Promise<void> }> {
  const database = await openDatabase(await aConnection(), count);
  return { database, end: () => database.close() };
}

test('statements are spread over the connections, and big integers arrive as numbers', async () => {
  const { database, end } = await opened(3);
  const pids = await Promise.all(Array.from({ length: 9 }, () => database.run<{ pid: number }>(whoAmI)));

  expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(3);
  expect(await database.run(one, [9_007_199_254])).toEqual([{ number: 9_007_199_254 }]);
  await end();
});

test('a mistake stays with its own statement', async () => {
  const { database, end } = await opened(1);
  const wrong = database.run({ name: 'wrong', text: 'select 1 / $1::int as number' }, [0]);
  const right = database.run(one, [2]);

  await expect(wrong).rejects.toThrow('division by zero');
  expect(await right).toEqual([{ number: 2 }]);
  await end();
});

test('a connection that dies is replaced', async () => {
  const { database, end } = await opened(2);
  const pids = (
    await Promise.all([database.run<{ pid: number }>(whoAmI), database.run<{ pid: number }>(whoAmI)])
  ).flat();
  for (const { pid } of pids) await database.run(cutOff, [pid]).catch(() => undefined);

  await expect.poll(() => database.run(one, [3]).catch(() => 'lost')).toEqual([{ number: 3 }]);
  await end();
});
