import { connectionState, maintenanceEnd } from './connection-state.ts';
import { Failure, Refused } from './failures.ts';
import { forgetToken, readToken } from './token.ts';

/**
 * Where every failure of a call comes: what it means to the whole client happens here, the words are for whoever
 * asked. An error that is no failure of a call is a mistake of ours, and thrown on.
 */
export function handleFailure(error: unknown, token: string | null): Failure | Refused {
  if (error instanceof Refused) return error;
  if (!(error instanceof Failure)) throw error;
  if (error.trouble === 'maintenance') {
    maintenanceEnd.set(error.until);
    connectionState.set('maintenance');
  }
  // A token that is rejected ends its own session, not one that has begun while the answer was on its way.
  if (error.trouble === 'signed out' && readToken() === token) endByForce();
  return error;
}

/** The session is over, whoever ended it; the pages say so. */
export function endByForce(): void {
  forgetToken();
  connectionState.set('session ended');
}

/** Is this an answer of the server's, or the want of one, rather than a mistake in the client? */
export const isTyped = (error: unknown): boolean => error instanceof Failure || error instanceof Refused;
