import type { FastifyRequest } from 'fastify';

/** The events that an operator wants to find again: log-ins, good and bad, and all that was ended or kept back. */
type SecurityEvent =
  | 'account opened'
  | 'logged in'
  | 'wrong password'
  | 'log-in refused'
  | 'proved'
  | 'proof refused'
  | 'link refused'
  | 'logged out'
  | 'session ended'
  | 'sessions ended'
  | 'renamed'
  | 'address asked'
  | 'way in added'
  | 'way in removed'
  | 'new password asked'
  | 'new password set'
  | 'data exported'
  | 'account deactivated'
  | 'limit reached';

/** Ordinary events, which a quiet log leaves out. */
const ordinary: ReadonlySet<SecurityEvent> = new Set([
  'account opened',
  'logged in',
  'proved',
  'logged out',
  'new password asked',
  'renamed',
]);

/**
 * Logs a security event, with the account's number where one is known, and the network address: never a name, an
 * address of a letter-box, a password or a token. Ordinary ones are told at `info`, the others at `warn`.
 */
export function noteSecurity(request: FastifyRequest, event: SecurityEvent, accountId?: number): void {
  const about = { security: event, ...(accountId !== undefined && { account: accountId }), from: request.ip };
  request.log[ordinary.has(event) ? 'info' : 'warn'](about, event);
}

/** Notes that a limit was reached, once a second for each address: whoever floods does not fill the log. */
export function limitNotes(): (request: FastifyRequest) => void {
  const last = new Map<string, number>();
  return (request) => {
    const now = performance.now();
    if (now - (last.get(request.ip) ?? Number.NEGATIVE_INFINITY) < 1_000) return;
    if (last.size > 10_000) last.clear();
    last.set(request.ip, now);
    noteSecurity(request, 'limit reached');
  };
}
