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

test('spreads statements over the connections, and returns big integers as numbers', async () => {
  const { database, end } = await opened(3);
  const pids = await Promise.all(Array.from({ length: 9 }, () => database.run<{ pid: number }>(whoAmI)));

  expect(new Set(pids.map(([row]) => row?.pid)).size).toBe(3);
  expect(await database.run(one, [9_007_199_254])).toEqual([{ number: 9_007_199_254 }]);
  await end();
});

test('sends no statement behind a slow one while another connection is free', async () => {
  const { database, end } = await opened(2);
  const slow = database.run({ name: 'slow', text: `select pg_sleep(60) /* takes long */` });
  const toEnd = expect(slow).rejects.toThrow();
  let isOver = false;
  slow.catch(() => (isOver = true));
  for (let number = 0; number < 6; number++) expect(await database.run(one, [number])).toEqual([{ number }]);
  expect(isOver).toBe(false);

  const breakOff = `select pg_cancel_backend(pid) from pg_stat_activity
    where query like '%takes long%' and pid <> pg_backend_pid() and datname = current_database()`;
  await database.run({ name: 'break-off', text: breakOff });
  await toEnd;
  await end();
});

test('an error fails only its own statement', async () => {
  const { database, end } = await opened(1);
  const wrong = database.run({ name: 'wrong', text: 'select 1 / $1::int as number' }, [0]);
  const right = database.run(one, [2]);

  await expect(wrong).rejects.toThrow('division by zero');
  expect(await right).toEqual([{ number: 2 }]);
  await end();
});

test('replaces a lost connection', async () => {
  const { database, end } = await opened(2);
  const pids = (
    await Promise.all([database.run<{ pid: number }>(whoAmI), database.run<{ pid: number }>(whoAmI)])
  ).flat();
  for (const { pid } of pids) await database.run(cutOff, [pid]).catch(() => undefined);

  await expect.poll(() => database.run(one, [3]).catch(() => 'lost')).toEqual([{ number: 3 }]);
  await end();
});

const counter = { name: 'counter', text: 'create table counted (id int primary key, count int not null)' };
const begun = { name: 'begun', text: 'insert into counted values ($1, 0)' };
const raised = { name: 'raised', text: 'update counted set count = count + 1 where id = $1' };
const counts = { name: 'counts', text: 'select count from counted order by id' };
const raise = (id: number) => ({ ...raised, values: [id], rows: 1 });

async function counting() {
  const all = await opened(2);
  await all.database.run(counter);
  for (const id of [1, 2]) await all.database.run(begun, [id]);
  return { ...all, count: async () => (await all.database.run<{ count: number }>(counts)).map(({ count }) => count) };
}

test('a transaction writes all steps or none, also if one affects fewer rows than expected', {
  meta: { asvs: ['2.3.3', '16.5.3'] },
}, async () => {
  const { database, count, end } = await counting();

  expect(await database.commit([raise(1), raise(2)])).toBe(true);
  expect(await count()).toEqual([1, 1]);
  expect(await database.commit([raise(1), raise(99)])).toBe(false);
  // Another transaction has inserted the key meanwhile, so the caller has to start again.
  expect(await database.commit([raise(1), { ...begun, values: [2] }])).toBe(false);
  const wrong = { name: 'divide-by-nothing', text: 'select 1 / 0', values: [] };
  await expect(database.commit([raise(1), wrong])).rejects.toThrow('division by zero');
  expect(await count()).toEqual([1, 1]);
  await end();
});

test('if two transactions deadlock, one returns false, and no write is lost', async () => {
  const { database, count, end } = await counting();
  const raiseUntilWritten = async (...ids: number[]) => {
    while (!(await database.commit(ids.map(raise))));
  };

  await Promise.all(Array.from({ length: 12 }, (_, i) => raiseUntilWritten(...(i % 2 ? [1, 2] : [2, 1]))));
  expect(await count()).toEqual([12, 12]);
  await end();
});

test('a transaction whose connection is cut writes nothing, and the next one gets a new connection', async () => {
  const { database, count, end } = await counting();
  const itself = { name: 'cut-itself', text: 'select pg_terminate_backend(pg_backend_pid())', values: [] };

  await expect(database.commit([raise(1), itself, raise(2)])).rejects.toThrow();
  expect(await count()).toEqual([0, 0]);
  expect(await database.commit([raise(1)])).toBe(true);
  await end();
});
