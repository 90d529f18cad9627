import { type SignInProvider, signIn, signInProviders } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { type LinkProviderDeps, linkProvider, unlinkProvider } from './link-provider.ts';

type LinkDeps = AnswerDeps & LinkProviderDeps & { readonly sessions: { forgetAccount(accountId: number): void } };
type LinkRequest = { readonly accountId: number; readonly sessionId: string; readonly request: FastifyRequest };

/** Links and unlinks providers for an existing account. */
export function linkRoutes(app: FastifyInstance, deps: LinkDeps): void {
  const link = async (provider: SignInProvider, credential: string, { request, ...caller }: LinkRequest) => {
    await linkProvider(deps, caller, provider, credential);
    deps.sessions.forgetAccount(caller.accountId);
    logSecurityEvent(request, 'way in added', caller.accountId);
    return { isSuccess: true, message: `You can log in by ${provider} from now on.` };
  };
  const unlink = async (provider: SignInProvider, { request, ...caller }: LinkRequest) => {
    await unlinkProvider(deps, caller, provider);
    deps.sessions.forgetAccount(caller.accountId);
    logSecurityEvent(request, 'way in removed', caller.accountId);
    return { isSuccess: true, message: `${provider} is no way in to your account any more.` };
  };

  const routes: Readonly<Record<SignInProvider, () => void>> = {
    Facebook() {
      answer(app, deps, signIn.facebookLink, ({ body, ...asked }) =>
        link('Facebook', body.authResponse?.signedRequest ?? body.signedRequest ?? '', asked),
      );
      answer(app, deps, signIn.facebookUnlink, (asked) => unlink('Facebook', asked));
    },
    Google() {
      answer(app, deps, signIn.googleLink, ({ body, ...asked }) => link('Google', body.token, asked));
      answer(app, deps, signIn.googleUnlink, (asked) => unlink('Google', asked));
    },
    Apple() {
      answer(app, deps, signIn.appleLink, ({ body, ...asked }) =>
        link('Apple', body.authResponse.authorization.id_token, asked),
      );
      answer(app, deps, signIn.appleUnlink, (asked) => unlink('Apple', asked));
    },
  };
  for (const provider of signInProviders) routes[provider]();
}
