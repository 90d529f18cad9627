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
 * @throws Refused if the operator has closed the account
 * @throws BadCredentials if the account has just been erased
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
    const contact = options.supportEmail ?? 'the operator of this game';
    throw new Refused(
      `The operator of this game has closed this account. If you think that is a mistake, write to ${contact}.`,
    );
  }
}
