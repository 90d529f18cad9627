import type { FastifyRequest } from 'fastify';
import type { Runtime } from '../runtime/runtime.ts';

/** Events that operators may search for: log-ins, failed attempts and account changes. */
export type SecurityEvent =
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
  | 'limit reached'
  | 'no session'
  /** A request that needs a recent proof of identity but has none. */
  | 'proof wanted'
  /** A request that does not fit its schema. */
  | 'misfit call'
  /** A request for something that only the operator may access. */
  | 'not allowed';

/** Ordinary events are logged at `info`, all others at `warn`. */
const ordinaryEvents: ReadonlySet<SecurityEvent> = new Set([
  'account opened',
  'logged in',
  'proved',
  'logged out',
  'new password asked',
  'renamed',
  'no session',
  'proof wanted',
  'misfit call',
]);

/**
 * Logs only account number and network address, never a name, e-mail address, password or token. `alike` is the number
 * of skipped events of the same kind.
 */
export function logSecurityEvent(request: FastifyRequest, event: SecurityEvent, accountId?: number, alike = 0): void {
  const about = {
    security: event,
    ...(accountId !== undefined && { account: accountId }),
    from: request.ip,
    ...(alike > 0 && { alike }),
  };
  request.log[ordinaryEvents.has(event) ? 'info' : 'warn'](about, event);
}

const maxLinesPerSecond = 10;

/**
 * Logs each kind of event at most once a second per address, so that a flood neither fills the log nor hides other
 * events.
 */
export function throttledSecurityLog({ elapsed }: Runtime): (request: FastifyRequest, event: SecurityEvent) => void {
  const seconds = new Map<SecurityEvent, { readonly since: number; readonly from: Set<string>; unlogged: number }>();
  return (request, event) => {
    const now = elapsed();
    let second = seconds.get(event);
    if (!second || now - second.since >= 1_000) {
      second = { since: now, from: new Set(), unlogged: second?.unlogged ?? 0 };
      seconds.set(event, second);
    }
    if (second.from.size >= maxLinesPerSecond || second.from.has(request.ip)) {
      second.unlogged++;
      return;
    }
    second.from.add(request.ip);
    logSecurityEvent(request, event, undefined, second.unlogged);
    second.unlogged = 0;
  };
}
