import { DatabaseError } from 'pg';
import type { Runtime } from '../runtime/runtime.ts';
import { DatabaseUnavailable, RowLocked } from './database.ts';

/** SQLSTATE codes for lost connections: class 08 is for connection errors, 57P0x for shutdowns. */
const isFarewell = (code: string): boolean => code.startsWith('08') || /^57P0[1-4]$/.test(code);

/** `lock_timeout` was reached. */
const isLocked = (code: string): boolean => code === '55P03';

/** The database cancelled the statement, nearly always because of `statement_timeout`. */
const isBrokenOff = (code: string): boolean => code === '57014';

const codeOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '');

/** How long replies may take while connections are closed. */
export const closeTimeoutMs = 1_000;

/** Maximum time that a statement waits for a new connection. */
const reconnectingMs = 2_000;
const betweenTriesMs = 100;

/** True if `query_timeout` of `pg` was reached. That error has no code, only this message. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** True if the database is read-only, in which case another host may accept writes. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** Routines of PostgreSQL that make files longer. */
const growing = new Set(['mdextend', 'mdzeroextend', 'mdwritev']);

/** Class 53: a resource such as disk space has run out. A limit of the size of files (`ulimit -f`) has no such code. */
const hasRunOut = (error: unknown): boolean =>
  codeOf(error).startsWith('53') || (error instanceof DatabaseError && growing.has(error.routine ?? ''));

/** True if the database refuses writes, because it is a standby, is read-only, or has no resources left. */
export const isWriteRefused = (error: unknown): boolean => isReadOnly(error) || hasRunOut(error);

export function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const code = codeOf(error);
  if (isLocked(code)) return new RowLocked('another turn holds the row', { cause: error });
  if (isWriteRefused(error))
    return new DatabaseUnavailable('the database refuses writes', { cause: error, isUnwritten: true });
  if (isBrokenOff(code))
    return new DatabaseUnavailable('the database took too long', {
      cause: error,
      isUnwritten: true,
      hasTimedOut: true,
    });
  if (error instanceof DatabaseError && !isFarewell(code)) return error;
  return new DatabaseUnavailable('the database does not answer', { cause: error, hasTimedOut: isTimeout(error) });
}

export const notSentError = (error: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable('the database cannot be reached', { cause: error, isUnwritten: true });

/**
 * If the connection was lost and `mayAskAgain` allows it, retries for two seconds, which is enough for a restart or
 * failover. Then throws the last error.
 */
export async function retryUntilReconnected<Answer>(
  ask: () => Promise<Answer>,
  mayAskAgain: (loss: DatabaseUnavailable) => boolean,
  { elapsed, pause }: Runtime,
): Promise<Answer> {
  const late = elapsed() + reconnectingMs;
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      const isLost = failure instanceof DatabaseUnavailable && !failure.hasTimedOut && !hasRunOut(failure.cause);
      if (!isLost || !mayAskAgain(failure) || elapsed() + betweenTriesMs >= late) throw failure;
    }
    await pause(betweenTriesMs);
  }
}
