import { expect, onTestFinished } from 'vitest';
import { newClient } from '../db/connection.ts';
import type { Connection } from '../db/database.ts';

/** A number that no lock of the game's has. */
const lock = 640_640;

/** A write that is held: of which kind, on which table, and of which of its rows. */
export type HeldWrite = { readonly write: 'insert' | 'update'; readonly table: string; readonly when: string };

/** A gate in a database, at which these writes stop in the middle of their statement until a test opens it. */
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
  // All of them now: once a write stands there, its table takes no trigger more.
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
    /** Waits until so many writes stand at the gate. */
    until: (count: number): Promise<void> =>
      expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(count),
    /** Ends the sessions of those that wait, so that nothing of their transactions is done, and opens the gate. */
    async open(): Promise<void> {
      for (const { pid } of await waiting()) await client.query('select pg_terminate_backend($1)', [pid]);
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(0);
      await client.query('drop function wait_at_the_gate cascade');
      await client.query('select pg_advisory_unlock($1)', [lock]);
    },
  };
}
