import { readClaims } from '../api/claims.ts';
import { readToken, storeTokenForTab } from '../api/token.ts';

/**
 * Takes the one-time token from the URL (`?otp=`). Removes it from the URL first, so that neither the history nor a
 * request header leaks it. Ignores a text that is no token.
 */
export function takeOtp(): string | undefined {
  const otp = new URLSearchParams(location.search).get('otp');
  if (!otp) return undefined;
  history.replaceState(null, '', '/');
  return readClaims(otp)?.UserId === undefined ? undefined : otp;
}

let resetToken = '';

/**
 * Moves the token of a reset link (`/account?token=`) from the URL to memory, before the first request. The URL keeps
 * the empty parameter: after a reload, the page asks the player to open the link again.
 */
export function takeResetToken(): void {
  if (location.pathname !== '/account') return;
  resetToken = new URLSearchParams(location.search).get('token') ?? '';
  if (resetToken) history.replaceState(null, '', '?token=');
}

export const readResetToken = (): string => resetToken;

/** True if the token would replace another player's session. */
export function isForAnotherPlayer(otp: string): boolean {
  const token = readToken();
  return token !== null && readClaims(token)?.UserId !== readClaims(otp)?.UserId;
}

/** Signs in with the token in this tab only, and reloads at the root. */
export function signInWithOtp(otp: string): void {
  storeTokenForTab(otp);
  location.replace('/');
}
