import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { LoginReplySchema } from './session.ts';
import { Nothing, OptionalName, oneOf } from './wording.ts';

/** Sign-in providers, in display order. Their names are also their labels. */
export const signInProviders = ['Facebook', 'Google', 'Apple'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Client id of the test provider. For this provider, the client opens the provider's own page. */
export const testClientId = 'test';

const asLogin = { method: 'POST', who: 'anyone', repeat: 'settles', rate: 'sign in', reply: LoginReplySchema } as const;

const Message = Type.Object({ isSuccess: Type.Boolean(), message: Type.String() });
/**
 * Adds or removes a sign-in method. The server refuses to remove the last method, or to add one that belongs to another
 * account.
 */
const asChange = { method: 'POST', who: 'account', recent: true, repeat: 'settles', reply: Message } as const;
const asLink = { ...asChange, rate: 'sign in' } as const;
const asUnlink = { ...asChange, rate: 'act', body: Nothing } as const;

const AppleResponse = Type.Object({
  authResponse: Type.Object({ authorization: Type.Object({ id_token: Type.String() }) }),
});
const FacebookResponse = Type.Object({
  signedRequest: OptionalName,
  authResponse: Type.Optional(Type.Object({ signedRequest: Type.String() })),
});
const GoogleResponse = Type.Object({ token: Type.String() });

/** Random secret of the browser tab. A sign-in result is valid only together with this secret. */
const TabSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{20,64}$' });
const BeginReply = Type.Object({
  isSuccess: Type.Boolean(),
  nonce: Type.String(),
  address: Type.Optional(Type.String()),
  /** For browsers with FedCM: the provider's configuration URL and this server's client id. */
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
      'A nonce for the provider to sign, valid for ten minutes and one sign-in, and the URL of the provider’s page for a redirect.',
    body: Type.Object({ provider: oneOf(signInProviders), tab: Type.Optional(TabSecret) }),
    reply: BeginReply,
  }),
  beginLink: endpoint({
    method: 'POST',
    path: '/extra/signin/beginlink',
    who: 'account',
    recent: true,
    repeat: 'reads',
    rate: 'read',
    summary: 'The same, to add a provider as a sign-in method of the current account.',
    body: Type.Object({ provider: oneOf(signInProviders), tab: Type.Optional(TabSecret) }),
    reply: BeginReply,
  }),
  completeSignIn: endpoint({
    ...asLogin,
    path: '/extra/signin/complete',
    summary:
      'Sign in with the ticket of a redirect to a provider, or with its ID token. The first sign-in creates the account.',
    body: Type.Object({ provider: oneOf(signInProviders), token: Type.String(), accessCodeName: OptionalName }),
  }),
  proveSession: endpoint({
    method: 'POST',
    path: '/extra/signin/prove',
    who: 'account',
    repeat: 'settles',
    rate: 'sign in',
    summary:
      'Confirm the caller’s identity for endpoints that require a recent sign-in, by password or by a linked provider.',
    body: Type.Object({
      password: Type.Optional(Type.String()),
      provider: Type.Optional(oneOf(signInProviders)),
      /** Ticket of a redirect to the provider, or the provider's ID token. */
      token: OptionalName,
    }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
  appleLink: endpoint({
    ...asLink,
    path: '/apple/link',
    summary: 'Add Apple as a sign-in method, with the response of Apple’s page.',
    body: AppleResponse,
  }),
  facebookLink: endpoint({
    ...asLink,
    path: '/facebook/link',
    summary: 'Add Facebook as a sign-in method, with the response of Facebook’s page.',
    body: FacebookResponse,
  }),
  googleLink: endpoint({
    ...asLink,
    path: '/google/fedcmlink',
    summary: 'Add Google as a sign-in method, with the token that the browser received.',
    body: GoogleResponse,
  }),
  appleUnlink: endpoint({ ...asUnlink, path: '/apple/unlink', summary: 'Remove Apple as a sign-in method.' }),
  facebookUnlink: endpoint({ ...asUnlink, path: '/facebook/unlink', summary: 'Remove Facebook as a sign-in method.' }),
  googleUnlink: endpoint({ ...asUnlink, path: '/google/unlink', summary: 'Remove Google as a sign-in method.' }),
  appleLogin: endpoint({
    ...asLogin,
    path: '/apple/login',
    summary: 'Sign in with the response of Apple’s page. The first sign-in creates the account.',
    body: Type.Object({ ...AppleResponse.properties, accessCodeName: OptionalName }),
  }),
  facebookLogin: endpoint({
    ...asLogin,
    path: '/facebook/processsignedrequest',
    summary: 'Sign in with the response of Facebook’s page: the signed request alone, or the whole response.',
    body: Type.Object({ ...FacebookResponse.properties, accessCodeName: OptionalName }),
  }),
  googleLogin: endpoint({
    ...asLogin,
    path: '/google/fedcmcallback',
    summary: 'Sign in with the token that the browser received from Google.',
    body: Type.Object({ ...GoogleResponse.properties, accessCodeName: OptionalName }),
  }),
};
