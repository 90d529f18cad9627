import { Pool, type PoolConfig } from 'pg';
import type { Runtime, Timer } from '../runtime/runtime.ts';
import {
  closeTimeoutMs,
  isReadOnly,
  notSentError,
  retryUntilReconnected,
  toDatabaseError,
} from './connection-failures.ts';
import { type Database, DatabaseUnavailable, type Step } from './database.ts';
import { connectionOver, type OpenConnection } from './open-connection.ts';

/** SQLSTATE codes of serialization failures, deadlocks, unique violations and row lock timeouts. */
const conflicts = new Set(['40001', '40P01', '23505', '55P03']);

/** Uses plain connections, because transactions cannot share a pipeline. */
export function openTransactions(
  config: PoolConfig,
  patience: number,
  runtime: Runtime,
): Pick<Database, 'commit' | 'close'> {
  const pool = new Pool(config);
  // If there were no listener, a lost idle connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const attempt = async (steps: readonly Step[]): Promise<boolean> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw notSentError(error);
    });
    let isEnding = false;
    try {
      const isWritten = await carryOut(connectionOver(client), steps, () => {
        isEnding = true;
      });
      client.release();
      return isWritten;
    } catch (error) {
      // Closing the connection rolls back, even if the connection is in an error state.
      client.release(true);
      if (conflicts.has((error as { code?: string }).code ?? '')) return false;
      if (isReadOnly(error)) await leaveIdle(pool);
      const failure = toDatabaseError(error);
      if (isEnding || !(failure instanceof DatabaseUnavailable)) throw failure;
      throw new DatabaseUnavailable(failure.message, {
        cause: error,
        isUnwritten: true,
        hasTimedOut: failure.hasTimedOut,
      });
    }
  };
  return {
    commit: (steps) =>
      retryUntilReconnected(
        () => attempt(steps),
        ({ isUnwritten }) => isUnwritten,
        runtime,
      ),
    async close() {
      let late: Timer | undefined;
      const givenUp = new Promise<void>((giveUp) => {
        late = runtime.after(Math.min(patience, closeTimeoutMs), giveUp);
      });
      await Promise.race([pool.end(), givenUp]);
      late?.cancel();
    },
  };
}

/** Closes idle connections, which lead to the replaced database after a failover. */
async function leaveIdle(pool: Pool): Promise<void> {
  while (pool.idleCount > 0) (await pool.connect()).release(true);
}

/** Calls `ending` just before the commit, because the result of a failure after that is unknown. */
async function carryOut(connection: OpenConnection, steps: readonly Step[], ending: () => void): Promise<boolean> {
  await connection.begin();
  for (const { values, rows, ...statement } of steps) {
    const { rowCount } = await connection.query(statement, values);
    if (rows === undefined || rowCount === rows) continue;
    await connection.rollback();
    return false;
  }
  ending();
  await connection.commit();
  return true;
}
