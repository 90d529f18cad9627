import { expect, onTestFinished } from 'vitest';
import { newClient } from '../db/connection.ts';
import type { Connection } from '../db/database.ts';

/** A number that no lock of the game uses. */
const lock = 640_640;

/** Writes to block: their kind, their table, and a condition on the rows. */
export type HeldWrite = { readonly write: 'insert' | 'update'; readonly table: string; readonly when: string };

/** Blocks these writes in the middle of their statement until a test opens the gate. */
export async function aGate(connection: Connection, held: readonly HeldWrite[]) {
  const client = newClient(connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`create function wait_at_the_gate() returns trigger language plpgsql as $$
    begin
      perform set_config('lock_timeout', '0', true);
      perform pg_advisory_xact_lock(${lock});
      return new;
    end $$`);
  // All triggers are created first: a table with a blocked write accepts no further trigger.
  for (const [place, { write, table, when }] of held.entries())
    await client.query(`create trigger held_${place} before ${write} on ${table} for each row when (${when})
      execute function wait_at_the_gate()`);
  await client.query('select pg_advisory_lock($1)', [lock]);
  const waiting = async () =>
    (
      await client.query<{ pid: number }>(
        `select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted
          and database = (select oid from pg_database where datname = current_database())`,
        [lock],
      )
    ).rows;
  return {
    waitForCount: (count: number): Promise<void> =>
      expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(count),
    /** Ends the sessions of the blocked writes, which then do nothing, and opens the gate. */
    async open(): Promise<void> {
      // A session that waited for the row of a blocked write reaches the gate when that write ends.
      const close = async () => {
        for (const { pid } of await waiting()) await client.query('select pg_terminate_backend($1)', [pid]);
        return client.query('drop function wait_at_the_gate cascade').then(
          () => 'dropped',
          ({ message }: Error) => message,
        );
      };
      await client.query(`set lock_timeout = '250ms'`);
      await expect.poll(close, { timeout: 20_000 }).toBe('dropped');
      await client.query('select pg_advisory_unlock($1)', [lock]);
    },
  };
}
