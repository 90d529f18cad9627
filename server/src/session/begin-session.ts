import type { FastifyRequest } from 'fastify';
import { BadCredentials, Refused } from '../http/failures.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { deviceOf } from './device.ts';
import { AccountDisabled, AccountGone, type SessionStore } from './session-store.ts';

export type BeginDeps = {
  readonly sessions: SessionStore;
  readonly options: { readonly supportEmail?: string };
};

/**
 * Begins a session for a player who has proved their identity.
 *
 * @throws Refused if the operator closed the account
 * @throws BadCredentials if it was erased meanwhile
 */
export async function beginSession(
  { sessions, options }: BeginDeps,
  accountId: number,
  request: FastifyRequest,
): Promise<string> {
  try {
    return await sessions.begin(accountId, deviceOf(request.headers['user-agent']));
  } catch (failure) {
    if (!(failure instanceof AccountDisabled || failure instanceof AccountGone)) throw failure;
    logSecurityEvent(request, 'log-in refused', accountId);
    if (failure instanceof AccountGone) throw new BadCredentials();
    const whom = options.supportEmail ? `write to ${options.supportEmail}` : 'write to whoever runs this game';
    throw new Refused(`This account was closed by those who run the game. If you think that is a mistake, ${whom}.`);
  }
}
