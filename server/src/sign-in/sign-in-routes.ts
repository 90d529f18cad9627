import { type SignInProvider, signIn } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailKey } from '../account/name-rules.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { NotSignedIn } from '../http/failures.ts';
import {
  counterByAddress,
  type RateLimitCounterDeps,
  wrongCodes,
  wrongPasswords,
} from '../http/rate-limit-counters.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { type BeginDeps, beginSession } from '../session/begin-session.ts';
import { type LoginWithCodeDeps, presentLoginWithCode } from '../session/present-login.ts';
import { type ProofDeps, proveIdentity } from './prove-identity.ts';
import { type ReturnDeps, returnAddressOf } from './return-routes.ts';
import { hashOfTab } from './sign-in-tokens.ts';
import { type SignInDeps, signInWith } from './sign-in-with.ts';

export function signInRoutes(
  app: FastifyInstance,
  deps: AnswerDeps & LoginWithCodeDeps & BeginDeps & ProofDeps & ReturnDeps & SignInDeps & RateLimitCounterDeps,
): void {
  const guesses = counterByAddress(deps, wrongCodes);
  const failedLogins = counterByAddress(deps, wrongPasswords);
  const logIn = async (
    provider: SignInProvider,
    credential: string,
    code: string | undefined,
    request: FastifyRequest,
  ) => {
    const account = await signInWith(deps, provider, credential).catch((failure: unknown) => {
      logSecurityEvent(request, 'log-in refused');
      throw failure;
    });
    const sessionId = await beginSession(deps, account.id, request);
    logSecurityEvent(request, 'logged in', account.id);
    return presentLoginWithCode(deps, { account, sessionId, code }, guesses(request));
  };

  const begin = async ({ provider, tab }: { provider: SignInProvider; tab?: string | undefined }) => {
    const { nonces, providers, tokens } = deps.signIn;
    const nonce = nonces.issue();
    const idProvider = providers.get(provider);
    if (!idProvider || tab === undefined) return { isSuccess: true, nonce };
    const state = tokens.stateOf({ provider, nonce, tab: hashOfTab(tab) });
    const returnAddress = returnAddressOf(provider, deps);
    const address = await idProvider.pageFor({ state, nonce, verifier: tokens.verifierOf(nonce), returnAddress });
    const { browser: configURL, clientId } = idProvider;
    return { isSuccess: true, nonce, address, ...(configURL !== undefined && { byBrowser: { configURL, clientId } }) };
  };
  answer(app, deps, signIn.beginSignIn, ({ body }) => begin(body));
  answer(app, deps, signIn.beginLink, ({ body }) => begin(body));

  answer(app, deps, signIn.proveSession, async ({ accountId, sessionId, body, request }) => {
    const account = await deps.accounts.byId(accountId);
    if (!account) throw new NotSignedIn();
    await proveIdentity(deps, account, body, failedLogins(request, account.email && emailKey(account.email))).catch(
      (failure: unknown) => {
        logSecurityEvent(request, 'proof refused', accountId);
        throw failure;
      },
    );
    await deps.sessions.prove(sessionId);
    logSecurityEvent(request, 'proved', accountId);
    return { isSuccess: true, message: 'Thank you. You may go on.' };
  });

  answer(app, deps, signIn.completeSignIn, ({ body, request }) =>
    logIn(body.provider, body.token, body.accessCodeName, request),
  );

  answer(app, deps, signIn.appleLogin, ({ body, request }) =>
    logIn('Apple', body.authResponse.authorization.id_token, body.accessCodeName, request),
  );

  answer(app, deps, signIn.facebookLogin, ({ body, request }) =>
    logIn('Facebook', body.authResponse?.signedRequest ?? body.signedRequest ?? '', body.accessCodeName, request),
  );

  answer(app, deps, signIn.googleLogin, ({ body, request }) =>
    logIn('Google', body.token, body.accessCodeName, request),
  );
}
