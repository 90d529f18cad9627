import { session } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { codeGuesses } from '../access/find-code.ts';
import type { AccountStore } from '../account/account-store.ts';
import { emailKey } from '../account/name-rules.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { BadCredentials, NotSignedIn } from '../http/failures.ts';
import { tallyOf, wrongPasswords } from '../http/rate-limits.ts';
import type { Passwords } from './passwords.ts';
import { type ArrivalDeps, presentArrival, presentLogin } from './present-login.ts';

type SessionDeps = AnswerDeps & ArrivalDeps & { readonly accounts: AccountStore; readonly passwords: Passwords };

export function sessionRoutes(app: FastifyInstance, deps: SessionDeps): void {
  const tries = tallyOf(app, deps, wrongPasswords);
  const guesses = codeGuesses(app, deps);

  answer(app, deps, session.login, async ({ body, request }) => {
    const email = emailKey(body.email ?? body.emailAddress ?? '');
    const tally = tries(request, email);
    await tally.check();
    const account = await deps.accounts.byEmail(email);
    const matches = await deps.passwords.matches(body.password, account?.passwordHash);
    if (!account || !matches) {
      await tally.count();
      throw new BadCredentials();
    }
    const sessionId = await deps.sessions.begin(account.id);
    return presentArrival(deps, { account, sessionId, code: body.accessCodeName }, guesses(request));
  });

  answer(app, deps, session.currentUser, async ({ accountId, sessionId }) => {
    const account = await deps.accounts.byId(accountId);
    if (!account) throw new NotSignedIn();
    await deps.sessions.renew(sessionId);
    return presentLogin(deps, account, sessionId);
  });

  answer(app, deps, session.logout, async ({ sessionId }) => {
    await deps.sessions.end(sessionId);
    return { isSuccess: true };
  });
}
