import { useEffect } from 'react';
import { tokenCheckMs, tokenRefreshWindowMs } from '../constants/timers.ts';
import { call } from './call.ts';
import { readClaims } from './claims.ts';
import { endExpiredSession, isCallError } from './handle-failure.ts';
import { serverNow } from './server-clock.ts';
import { readToken } from './token.ts';

/** Undefined if the token has no expiry. */
function timeLeft(token: string | null): number | undefined {
  const exp = readClaims(token)?.exp;
  return exp === undefined ? undefined : exp * 1000 - serverNow();
}

/** True if the token has expired or expires within `tokenRefreshWindowMs`. */
export const isNearExpiry = (token: string | null): boolean => {
  const msLeft = timeLeft(token);
  return msLeft !== undefined && msLeft < tokenRefreshWindowMs;
};

let running: Promise<void> | undefined;

/**
 * Refreshes a token near its expiry. A rejected token ends the session. If the server is unreachable, the next check
 * tries again while the token is valid.
 */
export function refreshToken(): Promise<void> {
  running ??= exchange().finally(() => {
    running = undefined;
  });
  return running;
}

async function exchange(): Promise<void> {
  const token = readToken();
  if (!isNearExpiry(token)) return;
  try {
    await call('GET /login/user', {});
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (readToken() === token && (timeLeft(token) ?? 0) <= 0) endExpiredSession();
  }
}

/** Checks the token regularly, and at once when the page becomes visible. */
export function useTokenRefresh(): void {
  useEffect(() => {
    const check = () => void refreshToken();
    check();
    const timer = setInterval(check, tokenCheckMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}
