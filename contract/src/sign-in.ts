import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { LoginReplySchema } from './session.ts';
import { Nothing, oneOf } from './wording.ts';

/** Sign-in providers, in display order. Each name is also the label. */
export const signInProviders = ['Facebook', 'Google', 'Apple'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Client id of the test provider. The client then opens the provider's own page. */
export const testClientId = 'test';

const asLogin = { method: 'POST', who: 'anyone', repeat: 'settles', rate: 'sign in', reply: LoginReplySchema } as const;
const accessCodeName = Type.Optional(Type.String());

const Message = Type.Object({ isSuccess: Type.Boolean(), message: Type.String() });
/**
 * Adds or removes a sign-in method. The server rejects removing the last one, or adding one that belongs to another
 * account.
 */
const asChange = { method: 'POST', who: 'account', recent: true, repeat: 'settles', reply: Message } as const;
const asLink = { ...asChange, rate: 'sign in' } as const;
const asUnlink = { ...asChange, rate: 'act', body: Nothing } as const;

const AppleAnswer = Type.Object({
  authResponse: Type.Object({ authorization: Type.Object({ id_token: Type.String() }) }),
});
const FacebookAnswer = Type.Object({
  signedRequest: Type.Optional(Type.String()),
  authResponse: Type.Optional(Type.Object({ signedRequest: Type.String() })),
});
const GoogleAnswer = Type.Object({ token: Type.String() });

/** Random secret of the tab. The result of a sign-in is valid only with it. */
const TabSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' });
const Begun = Type.Object({
  isSuccess: Type.Boolean(),
  nonce: Type.String(),
  address: Type.Optional(Type.String()),
  /** For browsers that support FedCM: the provider's configuration URL and this server's client id. */
  byBrowser: Type.Optional(Type.Object({ configURL: Type.String(), clientId: Type.String() })),
});

export const signIn = {
  beginSignIn: endpoint({
    method: 'POST',
    path: '/extra/signin/begin',
    who: 'anyone',
    repeat: 'reads',
    rate: 'read',
    summary:
      'A nonce for the provider to sign, good for ten minutes and for one sign-in; and the address of its page, for a whole-page visit.',
    body: Type.Object({ provider: oneOf(signInProviders), tab: Type.Optional(TabSecret) }),
    reply: Begun,
  }),
  beginLink: endpoint({
    method: 'POST',
    path: '/extra/signin/beginlink',
    who: 'account',
    recent: true,
    repeat: 'reads',
    rate: 'read',
    summary: 'The same for a provider that is to become a way in to the account one is logged in to.',
    body: Type.Object({ provider: oneOf(signInProviders), tab: Type.Optional(TabSecret) }),
    reply: Begun,
  }),
  completeSignIn: endpoint({
    ...asLogin,
    path: '/extra/signin/complete',
    summary:
      'Sign in with the ticket of a visit to a provider, or with a token that the provider signed. The first sign-in creates the account.',
    body: Type.Object({ provider: oneOf(signInProviders), token: Type.String(), accessCodeName }),
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
      /** Ticket of a visit to the provider, or the provider's ID token. */
      token: Type.Optional(Type.String()),
    }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
  appleLink: endpoint({
    ...asLink,
    path: '/apple/link',
    summary: 'Log in by Apple from now on too, as the person for whom Apple answered.',
    body: AppleAnswer,
  }),
  facebookLink: endpoint({
    ...asLink,
    path: '/facebook/link',
    summary: 'Log in by Facebook from now on too, as the person for whom Facebook answered.',
    body: FacebookAnswer,
  }),
  googleLink: endpoint({
    ...asLink,
    path: '/google/fedcmlink',
    summary: 'Log in by Google from now on too, as the person whose token the browser was given.',
    body: GoogleAnswer,
  }),
  appleUnlink: endpoint({ ...asUnlink, path: '/apple/unlink', summary: 'Log in by Apple no longer.' }),
  facebookUnlink: endpoint({ ...asUnlink, path: '/facebook/unlink', summary: 'Log in by Facebook no longer.' }),
  googleUnlink: endpoint({ ...asUnlink, path: '/google/unlink', summary: 'Log in by Google no longer.' }),
  appleLogin: endpoint({
    ...asLogin,
    path: '/apple/login',
    summary: 'Sign in with what Apple answered. The account is made at first sight.',
    body: Type.Object({ ...AppleAnswer.properties, accessCodeName }),
  }),
  facebookLogin: endpoint({
    ...asLogin,
    path: '/facebook/processsignedrequest',
    summary: 'Sign in with what Facebook answered: the signed request alone, or the whole answer with it.',
    body: Type.Object({ ...FacebookAnswer.properties, accessCodeName }),
  }),
  googleLogin: endpoint({
    ...asLogin,
    path: '/google/fedcmcallback',
    summary: 'Sign in with the token Google gave the browser.',
    body: Type.Object({ ...GoogleAnswer.properties, accessCodeName }),
  }),
};
