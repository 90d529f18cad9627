import type { FastifyRequest } from 'fastify';

/** The events that an operator wants to find again: log-ins, good and bad, and all that was ended or kept back. */
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
  /** A call without a token, or with one that is good no longer, where one is needed. */
  | 'no session'
  /** A call that asks for a recent log-in, without one. */
  | 'proof wanted'
  /** A call whose body or fields are none that the contract knows. */
  | 'misfit call'
  /** A look at what is the operator's. */
  | 'not allowed';

/** Ordinary events, which a quiet log leaves out. */
const ordinary: ReadonlySet<SecurityEvent> = new Set([
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
 * Logs a security event, with the account's number where one is known, and the network address: never a name, an
 * address of a letter-box, a password or a token. Ordinary ones are told at `info`, the others at `warn`. `alike` are
 * those of its kind that were left out before.
 */
export function noteSecurity(request: FastifyRequest, event: SecurityEvent, accountId?: number, alike = 0): void {
  const about = {
    security: event,
    ...(accountId !== undefined && { account: accountId }),
    from: request.ip,
    ...(alike > 0 && { alike }),
  };
  request.log[ordinary.has(event) ? 'info' : 'warn'](about, event);
}

/** The most lines a second of one event, from however many addresses. */
const mostNotes = 10;

/**
 * Notes events that anybody can bring about: each once a second for each address, and ten times a second for all of them.
 * So whoever floods does not fill the log, nor hides one event behind another.
 */
export function sparingNotes(): (request: FastifyRequest, event: SecurityEvent) => void {
  const seconds = new Map<SecurityEvent, { readonly since: number; readonly from: Set<string>; unlogged: number }>();
  return (request, event) => {
    const now = performance.now();
    let second = seconds.get(event);
    if (!second || now - second.since >= 1_000) {
      second = { since: now, from: new Set(), unlogged: second?.unlogged ?? 0 };
      seconds.set(event, second);
    }
    if (second.from.size >= mostNotes || second.from.has(request.ip)) {
      second.unlogged++;
      return;
    }
    second.from.add(request.ip);
    noteSecurity(request, event, undefined, second.unlogged);
    second.unlogged = 0;
  };
}
