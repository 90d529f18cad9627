import { useEffect } from 'react';
import { tokenLookMs, tokenRefreshWindowMs } from '../constants/timers.ts';
import { call } from './call.ts';
import { readClaims } from './claims.ts';
import { endByForce, isTyped } from './handle-failure.ts';
import { serverNow } from './server-clock.ts';
import { readToken } from './token.ts';

/** The time a token is still valid, in milliseconds; undefined if it does not say. */
function timeLeft(token: string | null): number | undefined {
  const exp = readClaims(token)?.exp;
  return exp === undefined ? undefined : exp * 1000 - serverNow();
}

/** True if the token expires within five minutes, or has expired. */
export const isNearItsEnd = (token: string | null): boolean => {
  const msLeft = timeLeft(token);
  return msLeft !== undefined && msLeft < tokenRefreshWindowMs;
};

let underWay: Promise<void> | undefined;

/**
 * Exchanges a token near its end for a fresh one. A server that says no ends the session; one that cannot be reached
 * is asked again at the next look, as long as the token is still good.
 */
export function refreshToken(): Promise<void> {
  underWay ??= exchange().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function exchange(): Promise<void> {
  const token = readToken();
  if (!isNearItsEnd(token)) return;
  try {
    await call('GET /login/user', {});
  } catch (error) {
    if (!isTyped(error)) throw error;
    if (readToken() === token && (timeLeft(token) ?? 0) <= 0) endByForce();
  }
}

/** Looks after the token while the page is open, and again at once when the page is come back to. */
export function useFreshToken(): void {
  useEffect(() => {
    const look = () => void refreshToken();
    look();
    const timer = setInterval(look, tokenLookMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
