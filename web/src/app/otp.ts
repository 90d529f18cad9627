import { readClaims } from '../api/claims.ts';
import { readToken, storeTokenForTab } from '../api/token.ts';

/**
 * A token that came in the address (`?otp=`). It is out of the address before anything else happens, so that it
 * stands in no history and goes along with no call.
 */
export function takeOtp(): string | undefined {
  const otp = new URLSearchParams(location.search).get('otp');
  if (!otp) return undefined;
  history.replaceState(null, '', '/');
  return otp;
}

/** True if the password would replace another player's session. */
export function isOfAnotherPlayer(otp: string): boolean {
  const token = readToken();
  return token !== null && readClaims(token)?.UserId !== readClaims(otp)?.UserId;
}

/** Signs in with it, in this tab alone, and begins anew at the root. */
export function signInWithOtp(otp: string): void {
  storeTokenForTab(otp);
  location.replace('/');
}
