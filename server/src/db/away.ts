import { DatabaseError } from 'pg';
import { DatabaseAway } from './database.ts';

/** States in which PostgreSQL itself ends a connection or takes none: 08 is the connection's class, 57P0x a shutdown. */
const isFarewell = ({ code = '' }: DatabaseError): boolean => code.startsWith('08') || /^57P0[1-4]$/.test(code);

/** The time that statements under way have to end once the connections are being closed. */
export const lastAnswersMs = 3_000;

/** True for the error of the `pg` package, known by its words, for an answer that took longer than `query_timeout`. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** The error that callers are told of a failed statement: the database's own, or that there is no database to ask. */
export const failureOf = (error: unknown): unknown =>
  error instanceof DatabaseError && !isFarewell(error)
    ? error
    : new DatabaseAway('the database does not answer', { cause: error });
