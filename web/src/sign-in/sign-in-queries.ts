import { useQueryClient } from '@tanstack/react-query';
import type { LoginReply, SignInProvider } from '@underhall/contract';
import { codeAlong } from '../api/access-code.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { signInWith, useBeginning } from '../api/session.ts';
import { askProvider } from './ask-provider.ts';

export type LogIn = { readonly email: string; readonly password: string; readonly isRemembered: boolean };
export type SocialLogIn = {
  readonly provider: SignInProvider;
  /** The window the press has opened, if the browser let it. */
  readonly opened: Window | null;
  readonly isRemembered: boolean;
};

/** `isError` is the flag of a log-in that failed, until the next is tried. */
export function useLogIn() {
  const cache = useQueryClient();
  return useBeginning({
    mutationFn: ({ email, password }: LogIn) => call('POST /login', { email, password, ...codeAlong(cache) }),
    onSuccess: (reply, { isRemembered }) => signInWith(cache, reply, isRemembered),
  });
}

/** Signs in through a provider. Nothing happens if its window is closed without an answer. */
export function useSocialLogIn() {
  const cache = useQueryClient();
  return useBeginning({
    mutationFn: async ({ provider, opened }: SocialLogIn) => {
      const credential = await askProvider(provider, opened);
      return credential === undefined ? undefined : hand(provider, credential, codeAlong(cache));
    },
    onSuccess: (reply, { isRemembered }) => {
      if (reply) signInWith(cache, reply, isRemembered);
    },
  });
}

function hand(
  provider: SignInProvider,
  credential: string,
  code: { readonly accessCodeName?: string },
): Promise<LoginReply> {
  if (provider === 'Google') return call('POST /google/fedcmcallback', { token: credential, ...code });
  if (provider === 'Apple')
    return call('POST /apple/login', { authResponse: { authorization: { id_token: credential } }, ...code });
  return call('POST /facebook/processsignedrequest', { authResponse: { signedRequest: credential }, ...code });
}

const notLoggedIn = 'We were not able to log you in with the credentials you supplied.';

/** The same sentence for every failure; where it was not for the credentials, the reason behind it. */
export const logInTrouble = (error: Error): string =>
  error instanceof Refused ? notLoggedIn : `${notLoggedIn} ${error.message}`;
