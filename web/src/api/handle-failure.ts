import { connectionState, maintenanceEnd } from './connection-state.ts';
import { Failure, Refused } from './failures.ts';
import { clearToken, readToken } from './token.ts';

/**
 * Updates the connection state after a failed call and returns the failure. Rethrows all other errors, because they are
 * bugs.
 */
export function handleFailure(error: unknown, token: string | null): Failure | Refused {
  if (error instanceof Refused) return error;
  if (!(error instanceof Failure)) throw error;
  if (error.trouble === 'maintenance') {
    maintenanceEnd.set(error.until);
    connectionState.set('maintenance');
  }
  // A rejected token must not end a session that began during the call.
  if (error.trouble === 'signed out' && readToken() === token) endExpiredSession();
  return error;
}

export function endExpiredSession(): void {
  clearToken();
  connectionState.set('session ended');
}

/** True for failures and refusals of calls, false for bugs. */
export const isCallError = (error: unknown): boolean => error instanceof Failure || error instanceof Refused;
