import { useQueryClient } from '@tanstack/react-query';
import type { LoginReply, SignInProvider } from '@underhall/contract';
import { accessCodeField } from '../api/access-code.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { type finishProviderVisit, type ProviderVisit, startProviderSignIn } from '../api/provider-visit.ts';
import { completeSignIn, useSessionMutation } from '../api/session.ts';

export type LogIn = { readonly email: string; readonly password: string; readonly isRemembered: boolean };

/** `isError` stays true after a failed sign-in until the next attempt. */
export function useLogIn() {
  const cache = useQueryClient();
  return useSessionMutation({
    mutationFn: ({ email, password }: LogIn) => call('POST /login', { email, password, ...accessCodeField(cache) }),
    onSuccess: (reply, { isRemembered }) => completeSignIn(cache, reply, isRemembered),
  });
}

/** Signs in with a token from the browser's provider dialog, or goes to the provider's page. */
export function useProviderSignIn() {
  const cache = useQueryClient();
  return useSessionMutation({
    mutationFn: async (visit: ProviderVisit) => {
      const token = await startProviderSignIn(visit);
      return token === undefined ? undefined : requestSession(visit.provider, token, accessCodeField(cache));
    },
    onSuccess: (reply, { isRemembered }) => reply && completeSignIn(cache, reply, isRemembered),
  });
}

type ProviderReturnOptions = { readonly onTrouble: (message: string, from: ProviderVisit['from']) => void };

/** Signs in a player who returns from a provider's page with a ticket. */
export function useProviderReturn({ onTrouble }: ProviderReturnOptions) {
  const cache = useQueryClient();
  return useSessionMutation({
    mutationFn: ({ visit, credential }: NonNullable<ReturnType<typeof finishProviderVisit>>) =>
      requestSession(visit.provider, credential, accessCodeField(cache)),
    onSuccess: (reply, { visit }) => completeSignIn(cache, reply, visit.isRemembered),
    onError: (error, { visit }) => onTrouble(error.message, visit.from),
  });
}

const requestSession = (
  provider: SignInProvider,
  token: string,
  code: { readonly accessCodeName?: string },
): Promise<LoginReply> => call('POST /extra/signin/complete', { provider, token, ...code });

const notLoggedIn = 'We were not able to log you in with the credentials you supplied.';

/** Returns a fixed message if the server refuses the sign-in. Appends the reason for any other failure. */
export const logInTrouble = (error: Error): string =>
  error instanceof Refused ? notLoggedIn : `${notLoggedIn} ${error.message}`;
