import { type EnvironmentName, registration } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { emailKey } from '../account/name-rules.ts';
import { isForTesting } from '../environment/is-for-testing.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { NotFound, NotSignedIn, Refused } from '../http/failures.ts';
import {
  counterByAddress,
  newAccounts,
  type RateLimitCounterDeps,
  wrongCodes,
  wrongPasswords,
} from '../http/rate-limit-counters.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { type BeginDeps, beginSession } from '../session/begin-session.ts';
import { type LoginWithCodeDeps, presentLogin, presentLoginWithCode } from '../session/present-login.ts';
import { type ClaimDeps, claimInvitation } from '../social/claim-invitation.ts';
import { type CreationDeps, createCharacter, describeAvailableName } from './create-character.ts';
import { presentFaces } from './present-faces.ts';
import { type RegisterDeps, registerUser } from './register-user.ts';

type RegistrationDeps = AnswerDeps &
  LoginWithCodeDeps &
  BeginDeps &
  CreationDeps &
  RegisterDeps &
  RateLimitCounterDeps &
  ClaimDeps & { readonly options: { readonly environment?: EnvironmentName } };

export function registrationRoutes(app: FastifyInstance, deps: RegistrationDeps): void {
  const signUps = counterByAddress(deps, newAccounts);
  const failedLogins = counterByAddress(deps, wrongPasswords);
  const guesses = counterByAddress(deps, wrongCodes);

  answer(app, deps, registration.avatars, async () => presentFaces(deps.world));

  answer(app, deps, registration.registerUser, async ({ body, request }) => {
    const account = await registerUser(deps, body, {
      signUps: signUps(request),
      failedLogins: failedLogins(request, emailKey(body.emailAddress)),
      onWrongPassword: (accountId) => logSecurityEvent(request, 'wrong password', accountId),
    });
    const sessionId = await beginSession(deps, account.id, request);
    logSecurityEvent(request, 'account opened', account.id);
    return presentLogin(deps, account, sessionId);
  });

  answer(app, deps, registration.nameAvailable, async ({ body }) => ({
    isSuccess: true,
    message: await describeAvailableName(deps, body),
  }));

  answer(app, deps, registration.createCharacter, async ({ accountId, sessionId, body, request }) => {
    const account = await deps.accounts.byId(accountId);
    if (!account) throw new NotSignedIn();
    await createCharacter(deps, accountId, body);
    deps.sessions.forget(sessionId);
    const characterId = (await deps.sessions.find(sessionId))?.characterId;
    if (body.invitation && characterId !== undefined) await claimInvitation(deps, body.invitation, characterId);
    const code = body.accessCodeName;
    // Because of the key, a repeated request redeems the code only once.
    return presentLoginWithCode(deps, { account, sessionId, code, key: `arrived with ${code}` }, guesses(request));
  });

  answer(app, deps, registration.beginAgain, async ({ accountId, sessionId, body }) => {
    if (!isForTesting(deps.options.environment)) throw new NotFound();
    await deps.accounts.dropCharacter(accountId, body.name);
    deps.sessions.forget(sessionId);
    if ((await deps.sessions.find(sessionId))?.characterId !== undefined)
      throw new Refused('Your character has another name, so it was not deleted.');
    return { isSuccess: true };
  });
}
