import type { AuthMethod, Calls, SignInProvider } from '@underhall/contract';
import { call } from '../api/call.ts';
import { callProved } from './proof.ts';

const inOrder = ['Apple', 'Email', 'Facebook', 'Google'] as const satisfies readonly AuthMethod['type'][];

/** A way in that there is, or that there could be. */
export type WayIn = { readonly type: AuthMethod['type']; readonly linked?: AuthMethod };

/** The ways in, those that are linked first; of the others those that this server offers. */
export function waysIn(methods: readonly AuthMethod[], offered: readonly SignInProvider[]): readonly WayIn[] {
  const all = inOrder.map((type): WayIn => {
    const linked = methods.find((method) => method.type === type);
    return { type, ...(linked && { linked }) };
  });
  const isOffered = ({ type }: WayIn) => type === 'Email' || offered.includes(type);
  return [...all.filter(({ linked }) => linked), ...all.filter((each) => !each.linked && isOffered(each))];
}

type Unlinking = Extract<keyof Calls, `POST /${string}/unlink`>;

const unlinking: Readonly<Record<string, Unlinking>> = {
  Apple: 'POST /apple/unlink',
  Facebook: 'POST /facebook/unlink',
  Google: 'POST /google/unlink',
};

/** The call that takes a provider off the ways in. Throws for any other word. */
export function unlinkCall(type: string): Unlinking {
  const name = Object.hasOwn(unlinking, type) ? unlinking[type] : undefined;
  if (name === undefined) throw new Error('Unrecognised social auth type');
  return name;
}

export const unlink = (type: string) => callProved(unlinkCall(type), {});

/** Makes whoever a provider vouched for a way in, by its word or by the ticket of a visit to its page. */
export function link(provider: SignInProvider, credential: string) {
  if (provider === 'Google') return call('POST /google/fedcmlink', { token: credential });
  if (provider === 'Apple')
    return call('POST /apple/link', { authResponse: { authorization: { id_token: credential } } });
  return call('POST /facebook/link', { authResponse: { signedRequest: credential } });
}
