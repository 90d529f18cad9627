import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { closeTimeoutMs, failureOf, isReadOnly, notSent, retryUntilReconnected } from './connection-failures.ts';
import { type Database, DatabaseUnavailable, type Step } from './database.ts';

/**
 * SQLSTATE of a serialization failure, of a deadlock, of a value that another transaction has made its own first, and of
 * a row that another holds locked.
 */
const conflicts = new Set(['40001', '40P01', '23505', '55P03']);

/** A small pool of plain connections for transactions: on a shared pipeline one could not be told from another. */
export function openTransactions(config: PoolConfig, patience: number): Pick<Database, 'commit' | 'close'> {
  const pool = new Pool(config);
  // Without a listener a connection that is lost while nobody uses it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const attempt = async (steps: readonly Step[]): Promise<boolean> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw notSent(error);
    });
    let isEnding = false;
    try {
      const isWritten = await carryOut(client, steps, () => {
        isEnding = true;
      });
      client.release();
      return isWritten;
    } catch (error) {
      // Closing the connection rolls back, also where the failure was that it is lost.
      client.release(true);
      if (conflicts.has((error as { code?: string }).code ?? '')) return false;
      if (isReadOnly(error)) await leaveIdle(pool);
      const failure = failureOf(error);
      if (isEnding || !(failure instanceof DatabaseUnavailable)) throw failure;
      throw new DatabaseUnavailable(failure.message, { cause: error, isUnwritten: true, isSilent: failure.isSilent });
    }
  };
  return {
    commit: (steps) =>
      retryUntilReconnected(
        () => attempt(steps),
        ({ isUnwritten }) => isUnwritten,
      ),
    async close() {
      let late: NodeJS.Timeout | undefined;
      const givenUp = new Promise((giveUp) => {
        late = setTimeout(giveUp, Math.min(patience, closeTimeoutMs));
      });
      await Promise.race([pool.end(), givenUp]);
      clearTimeout(late);
    },
  };
}

/** Closes the connections that nobody uses: they lead to a database whose place was taken by another. */
async function leaveIdle(pool: Pool): Promise<void> {
  while (pool.idleCount > 0) (await pool.connect()).release(true);
}

/** Carries out all steps, or none; `ending` is called before the word is given after which that is no longer certain. */
async function carryOut(client: PoolClient, steps: readonly Step[], ending: () => void): Promise<boolean> {
  await client.query('begin');
  for (const { name, text, values, rows } of steps) {
    const { rowCount } = await client.query({ name, text, values: [...values] });
    if (rows === undefined || rowCount === rows) continue;
    await client.query('rollback');
    return false;
  }
  ending();
  await client.query('commit');
  return true;
}
