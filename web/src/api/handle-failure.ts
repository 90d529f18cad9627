import { connectionState, maintenanceEnd } from './connection-state.ts';
import { Failure, Refused } from './failures.ts';
import { clearToken, readToken } from './token.ts';

/**
 * Applies the effects of a failed call on the whole client, and returns the failure for its caller. Rethrows any other
 * error, which is a bug.
 */
export function handleFailure(error: unknown, token: string | null): Failure | Refused {
  if (error instanceof Refused) return error;
  if (!(error instanceof Failure)) throw error;
  if (error.trouble === 'maintenance') {
    maintenanceEnd.set(error.until);
    connectionState.set('maintenance');
  }
  // A rejected token ends its own session, not one that began while the call was running.
  if (error.trouble === 'signed out' && readToken() === token) endExpiredSession();
  return error;
}

/** Ends a session that the server no longer accepts; the pages show it. */
export function endExpiredSession(): void {
  clearToken();
  connectionState.set('session ended');
}

/** True for failures and refusals of a call, false for a bug of the client. */
export const isCallError = (error: unknown): boolean => error instanceof Failure || error instanceof Refused;
