import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { DatabaseUnavailable, RowLocked } from './database.ts';

/** States in which PostgreSQL itself ends a connection or takes none: 08 is the connection's class, 57P0x a shutdown. */
const isFarewell = (code: string): boolean => code.startsWith('08') || /^57P0[1-4]$/.test(code);

/** `lock_timeout` has passed. */
const isLocked = (code: string): boolean => code === '55P03';

/** The database has broken off the statement, nearly always for `statement_timeout`. */
const isBrokenOff = (code: string): boolean => code === '57014';

const codeOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '');

/** The time that statements under way have to end once the connections are being closed. */
export const closeTimeoutMs = 3_000;

/** The longest that a statement waits for a connection to a database that has just been lost. */
const reconnectingMs = 2_000;
const betweenTriesMs = 100;

/** True for the error of the `pg` package, known by its message, for an answer that took longer than `query_timeout`. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** True if the database is one that takes no writes: another connection may lead to one that does. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** True if something of the database has run out, such as disk: the states of class 53. */
const hasRunOut = (error: unknown): boolean => codeOf(error).startsWith('53');

/** True if the database takes no writes: it is a standby, or set read-only, or something has run out. */
export const takesNoWrites = (error: unknown): boolean => isReadOnly(error) || hasRunOut(error);

/** The error that callers get for a failed statement: the database's own, or `DatabaseUnavailable`. */
export function failureOf(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const code = codeOf(error);
  if (isLocked(code)) return new RowLocked('another turn holds the row', { cause: error });
  if (takesNoWrites(error))
    return new DatabaseUnavailable('the database takes no writes', { cause: error, isUnwritten: true });
  if (isBrokenOff(code))
    return new DatabaseUnavailable('the database took too long', { cause: error, isUnwritten: true, isSilent: true });
  if (error instanceof DatabaseError && !isFarewell(code)) return error;
  return new DatabaseUnavailable('the database does not answer', { cause: error, isSilent: isTimeout(error) });
}

/** The failure of a statement that was never sent, because there was no connection. */
export const notSent = (error: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable('the database cannot be reached', { cause: error, isUnwritten: true });

/**
 * Carries out what needs a connection, and retries it where the connection was lost and the loss allows it, for two seconds:
 * as long as a database takes to restart, or a standby to take its place. Throws the last failure after that.
 */
export async function retryUntilReconnected<Answer>(
  ask: () => Promise<Answer>,
  mayAskAgain: (loss: DatabaseUnavailable) => boolean,
): Promise<Answer> {
  const late = performance.now() + reconnectingMs;
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      const isLost = failure instanceof DatabaseUnavailable && !failure.isSilent && !hasRunOut(failure.cause);
      if (!isLost || !mayAskAgain(failure) || performance.now() + betweenTriesMs >= late) throw failure;
    }
    await pause(betweenTriesMs);
  }
}
