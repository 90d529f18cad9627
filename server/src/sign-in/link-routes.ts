import { type SignInProvider, signIn, signInProviders } from '@underhall/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { type LinkProviderDeps, linkProvider, unlinkProvider } from './link-provider.ts';

type LinkDeps = AnswerDeps & LinkProviderDeps & { readonly sessions: { forgetAccount(accountId: number): void } };
type LinkRequest = { readonly accountId: number; readonly sessionId: string; readonly request: FastifyRequest };

export function linkRoutes(app: FastifyInstance, deps: LinkDeps): void {
  const link = async (provider: SignInProvider, credential: string, { request, ...caller }: LinkRequest) => {
    await linkProvider(deps, caller, provider, credential);
    deps.sessions.forgetAccount(caller.accountId);
    logSecurityEvent(request, 'way in added', caller.accountId);
    return { isSuccess: true, message: `You can log in with ${provider} from now on.` };
  };
  const unlink = async (provider: SignInProvider, { request, ...caller }: LinkRequest) => {
    await unlinkProvider(deps, caller, provider);
    deps.sessions.forgetAccount(caller.accountId);
    logSecurityEvent(request, 'way in removed', caller.accountId);
    return { isSuccess: true, message: `You can no longer log in with ${provider}.` };
  };

  const routes: Readonly<Record<SignInProvider, () => void>> = {
    Facebook() {
      answer(app, deps, signIn.facebookLink, ({ body, ...call }) =>
        link('Facebook', body.authResponse?.signedRequest ?? body.signedRequest ?? '', call),
      );
      answer(app, deps, signIn.facebookUnlink, (call) => unlink('Facebook', call));
    },
    Google() {
      answer(app, deps, signIn.googleLink, ({ body, ...call }) => link('Google', body.token, call));
      answer(app, deps, signIn.googleUnlink, (call) => unlink('Google', call));
    },
    Apple() {
      answer(app, deps, signIn.appleLink, ({ body, ...call }) =>
        link('Apple', body.authResponse.authorization.id_token, call),
      );
      answer(app, deps, signIn.appleUnlink, (call) => unlink('Apple', call));
    },
  };
  for (const provider of signInProviders) routes[provider]();
}
