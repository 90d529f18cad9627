import { type OwnSession, session } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import type { Account, AccountStore } from '../account/account-store.ts';
import { emailKey } from '../account/name-rules.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { BadCredentials, NotSignedIn } from '../http/failures.ts';
import {
  counterByAddress,
  type RateLimitCounterDeps,
  wrongCodes,
  wrongPasswords,
} from '../http/rate-limit-counters.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { type BeginDeps, beginSession } from './begin-session.ts';
import { deviceOf } from './device.ts';
import type { Passwords } from './passwords.ts';
import { type LoginWithCodeDeps, presentLogin, presentLoginWithCode } from './present-login.ts';
import type { ListedSession } from './session-store.ts';

type SessionDeps = AnswerDeps &
  LoginWithCodeDeps &
  BeginDeps &
  RateLimitCounterDeps & { readonly accounts: AccountStore; readonly passwords: Passwords };

export function sessionRoutes(app: FastifyInstance, deps: SessionDeps): void {
  const failedLogins = counterByAddress(deps, wrongPasswords);
  const guesses = counterByAddress(deps, wrongCodes);

  answer(app, deps, session.login, async ({ body, request }) => {
    const email = body.email ?? body.emailAddress ?? '';
    const counter = failedLogins(request, emailKey(email));
    await counter.count();
    const account = await deps.accounts.byEmail(email);
    const match = await deps.passwords.match(body.password, account?.passwordHash);
    if (!account || match === 'no') {
      logSecurityEvent(request, 'wrong password', account?.id);
      throw new BadCredentials();
    }
    await counter.uncount();
    if (match === 'as typed') await rehash(account, body.password);
    const sessionId = await beginSession(deps, account.id, request);
    logSecurityEvent(request, 'logged in', account.id);
    return presentLoginWithCode(deps, { account, sessionId, code: body.accessCodeName }, guesses(request));
  });

  /** Does nothing if the password has been changed since. */
  const rehash = async ({ id, passwordHash = '' }: Account, password: string): Promise<void> => {
    await deps.accounts.rehash(id, passwordHash, await deps.passwords.hash(password));
  };

  answer(app, deps, session.currentUser, async ({ accountId, sessionId, request }) => {
    const account = await deps.accounts.byId(accountId);
    if (!account) throw new NotSignedIn();
    await deps.sessions.renew(sessionId, deviceOf(request.headers['user-agent']));
    return presentLogin(deps, account, sessionId);
  });

  answer(app, deps, session.logout, async ({ sessionId, accountId, request }) => {
    await deps.sessions.end(sessionId);
    logSecurityEvent(request, 'logged out', accountId);
    return { isSuccess: true };
  });

  answer(app, deps, session.ownSessions, async ({ accountId, sessionId }) => ({
    isSuccess: true,
    sessions: (await deps.sessions.list(accountId, sessionId)).map(presentSession),
  }));

  answer(app, deps, session.endSession, async ({ accountId, body, request }) => {
    await deps.sessions.endOne(accountId, body.id);
    logSecurityEvent(request, 'session ended', accountId);
    return { isSuccess: true, message: 'That session is logged out.' };
  });

  answer(app, deps, session.endOtherSessions, async ({ accountId, sessionId, request }) => {
    await deps.sessions.endOthers(accountId, sessionId);
    logSecurityEvent(request, 'sessions ended', accountId);
    return { isSuccess: true, message: 'You are logged out everywhere else.' };
  });
}

const presentSession = ({ handle, device, begunAt, seenAt, isPresent }: ListedSession): OwnSession => ({
  id: handle,
  device: device || 'A browser',
  begunAt: begunAt.toISOString(),
  seenAt: seenAt.toISOString(),
  isPresent,
});
