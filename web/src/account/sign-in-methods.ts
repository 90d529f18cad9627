import type { AuthMethod, Calls, SignInProvider } from '@underhall/contract';
import { call } from '../api/call.ts';
import { callProved } from './proof.ts';

export type SignInMethod = { readonly type: AuthMethod['type']; readonly linked?: AuthMethod };

/** Returns the linked sign-in methods, then the other methods that this server offers, each sorted by name. */
export function signInMethods(
  methods: readonly AuthMethod[],
  available: readonly SignInProvider[],
): readonly SignInMethod[] {
  const linked = methods.map((method): SignInMethod => ({ type: method.type, linked: method }));
  const types: readonly AuthMethod['type'][] = ['Email', ...available];
  const others = types
    .filter((type) => !methods.some((method) => method.type === type))
    .map((type): SignInMethod => ({ type }));
  return [...linked.sort(byName), ...others.sort(byName)];
}

const byName = (one: SignInMethod, other: SignInMethod): number => one.type.localeCompare(other.type, 'en-GB');

type Unlinking = Extract<keyof Calls, `POST /${string}/unlink`>;

const unlinking: Readonly<Record<SignInProvider, Unlinking>> = {
  Facebook: 'POST /facebook/unlink',
  Google: 'POST /google/unlink',
  Apple: 'POST /apple/unlink',
};

/** Returns the endpoint that unlinks a provider. Throws for any other type. */
export function unlinkCall(type: string): Unlinking {
  const [, name] = Object.entries(unlinking).find(([provider]) => provider === type) ?? [];
  if (name === undefined) throw new Error('Unrecognised social auth type');
  return name;
}

export const unlink = (type: string) => callProved(unlinkCall(type), {});

/** Links a provider with its token, or with the ticket from a visit to its page. */
export const link = (provider: SignInProvider, credential: string) => linking[provider](credential);

const linking = {
  Facebook: (credential) => call('POST /facebook/link', { authResponse: { signedRequest: credential } }),
  Google: (credential) => call('POST /google/fedcmlink', { token: credential }),
  Apple: (credential) => call('POST /apple/link', { authResponse: { authorization: { id_token: credential } } }),
} as const satisfies Readonly<Record<SignInProvider, (credential: string) => Promise<{ readonly message: string }>>>;
