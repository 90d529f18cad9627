import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { signInProviders } from './environment.ts';
import { LoginReplySchema } from './session.ts';
import { oneOf } from './wording.ts';

/** The client id of the test provider, for which the client opens the provider's own page. */
export const testClientId = 'test';

const asLogin = { method: 'POST', who: 'anyone', repeat: 'settles', rate: 'sign in', reply: LoginReplySchema } as const;
const accessCodeName = Type.Optional(Type.String());

export const signIn = {
  beginSignIn: endpoint({
    method: 'POST',
    path: '/extra/signin/begin',
    who: 'anyone',
    repeat: 'reads',
    rate: 'read',
    summary:
      'A nonce for the provider to sign, good for ten minutes and for one sign-in; and the address of its page, for a whole-page visit.',
    body: Type.Object({
      provider: oneOf(signInProviders),
      /** A secret that the tab has drawn: what comes back is good with it alone. */
      tab: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' })),
    }),
    reply: Type.Object({ isSuccess: Type.Boolean(), nonce: Type.String(), address: Type.Optional(Type.String()) }),
  }),
  proveSession: endpoint({
    method: 'POST',
    path: '/extra/signin/prove',
    who: 'account',
    repeat: 'settles',
    rate: 'sign in',
    summary:
      'Show once more who one is, for calls that ask for a recent log-in: by the password, or by the word of a provider that is a way in to the account.',
    body: Type.Object({
      password: Type.Optional(Type.String()),
      provider: Type.Optional(oneOf(signInProviders)),
      /** The ticket of a visit to the provider, or the provider's own word. */
      token: Type.Optional(Type.String()),
    }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
  appleLogin: endpoint({
    ...asLogin,
    path: '/apple/login',
    summary: 'Sign in with what Apple answered. The account is made at first sight.',
    body: Type.Object({
      authResponse: Type.Object({ authorization: Type.Object({ id_token: Type.String() }) }),
      accessCodeName,
    }),
  }),
  facebookLogin: endpoint({
    ...asLogin,
    path: '/facebook/processsignedrequest',
    summary: 'Sign in with what Facebook answered: the signed request alone, or the whole answer with it.',
    body: Type.Object({
      signedRequest: Type.Optional(Type.String()),
      authResponse: Type.Optional(Type.Object({ signedRequest: Type.String() })),
      accessCodeName,
    }),
  }),
  googleLogin: endpoint({
    ...asLogin,
    path: '/google/fedcmcallback',
    summary: 'Sign in with the token Google gave the browser.',
    body: Type.Object({ token: Type.String(), accessCodeName }),
  }),
};
