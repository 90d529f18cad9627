import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { failureOf, lastAnswersMs } from './away.ts';
import type { Database, Step } from './database.ts';

/** SQLSTATE of a serialization failure, of a deadlock, and of a value that another transaction has made its own first. */
const conflicts = new Set(['40001', '40P01', '23505']);

/** A small pool of plain connections for transactions: on a shared pipeline one could not be told from another. */
export function openTransactions(config: PoolConfig, patience: number): Pick<Database, 'commit' | 'close'> {
  const pool = new Pool(config);
  // Without a listener a connection that is lost while nobody uses it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    async commit(steps) {
      const client = await pool.connect().catch((failure: unknown) => {
        throw failureOf(failure);
      });
      try {
        const isWritten = await carryOut(client, steps);
        client.release();
        return isWritten;
      } catch (failure) {
        // Closing the connection rolls back, also where the failure was that it is lost.
        client.release(true);
        if (conflicts.has((failure as { code?: string }).code ?? '')) return false;
        throw failureOf(failure);
      }
    },
    async close() {
      let late: NodeJS.Timeout | undefined;
      const givenUp = new Promise((giveUp) => {
        late = setTimeout(giveUp, Math.min(patience, lastAnswersMs));
      });
      await Promise.race([pool.end(), givenUp]);
      clearTimeout(late);
    },
  };
}

async function carryOut(client: PoolClient, steps: readonly Step[]): Promise<boolean> {
  await client.query('begin');
  for (const { name, text, values, rows } of steps) {
    const { rowCount } = await client.query({ name, text, values: [...values] });
    if (rows === undefined || rowCount === rows) continue;
    await client.query('rollback');
    return false;
  }
  await client.query('commit');
  return true;
}
