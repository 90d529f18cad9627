import { connectionState, maintenanceEnd } from './connection-state.ts';
import { Failure, Refused } from './failures.ts';
import { forgetToken, readToken } from './token.ts';

/**
 * Handles every failure of a call: its meaning for the whole client is applied here, and its words are for the caller.
 * Any other error is a mistake of ours, and thrown on.
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

/** Ends the session from the server's side; the pages say so. */
export function endByForce(): void {
  forgetToken();
  connectionState.set('session ended');
}

/** True for an answer of the server's, or the want of one; false for a mistake in the client. */
export const isTyped = (error: unknown): boolean => error instanceof Failure || error instanceof Refused;
