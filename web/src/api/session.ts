import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { LoginReply } from '@underhall/contract';
import { useEffect } from 'react';
import { storeLoginCodeResult } from './access-code.ts';
import { changeAnswer, namedQuery, type QueryName } from './answers.ts';
import { call, isFailure } from './call.ts';
import { connectionState } from './connection-state.ts';
import { clearPendingChoice } from './pending-choice.ts';
import { clearToken, readToken, storeToken } from './token.ts';

export type Session = Pick<LoginReply, 'hasCharacter' | 'user' | 'privilegeLevel'> &
  Partial<Pick<LoginReply, 'shouldDisplayAuthNag' | 'hasComeBack'>>;

declare module './answers.ts' {
  interface Answers {
    readonly session: Session | null;
  }
}

/** The session, or null when signed out. */
export const sessionQuery = namedQuery('session', {
  queryFn: fetchSession,
});

async function fetchSession(): Promise<Session | null> {
  if (readToken() === null) return null;
  try {
    const session = await call('GET /login/user', {});
    // The player logged out during the call.
    if (readToken() === null) return null;
    connectionState.set('well');
    return session;
  } catch (error) {
    // `call` has cleared the rejected token. Any remaining token is newer and comes from another tab.
    if (isFailure(error, 'signed out')) return fetchSession();
    throw error;
  }
}

export const useSession = () => useQuery(sessionQuery);

/** First drops cached data and running calls of another character. */
export function beginSession(cache: QueryClient, session: Session): void {
  clearCharacterData(cache);
  connectionState.set('well');
  changeAnswer(cache, 'session', () => session);
}

/**
 * Stores the token of a log-in or sign-up, begins the session, and stores the result of an access code sent with it.
 */
export function completeSignIn(cache: QueryClient, reply: LoginReply, isRemembered: boolean): void {
  storeToken(reply.jwt, isRemembered);
  // A visitor's pending choice does not apply to an existing character.
  if (reply.hasCharacter) clearPendingChoice();
  beginSession(cache, reply);
  storeLoginCodeResult(cache, reply);
}

export function endSession(cache: QueryClient): void {
  clearToken();
  changeAnswer(cache, 'session', () => null);
}

/** Queries that do not depend on the character. Kept when the session changes. */
const sessionIndependent: readonly QueryName[] = ['session', 'environment', 'access code', 'first scene'];

function clearCharacterData(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => !sessionIndependent.some((name) => name === queryKey[0]) });
}

const mutationKey = ['begin session'];

/** A mutation that begins a session. Ignores further submits while one runs. */
export function useSessionMutation<Reply, Form>(options: Omit<UseMutationOptions<Reply, Error, Form>, 'mutationKey'>) {
  const cache = useQueryClient();
  const { mutate, ...state } = useMutation({ ...options, mutationKey });
  const begin = (form: Form) => {
    if (cache.isMutating({ mutationKey }) === 0) mutate(form);
  };
  return { ...state, begin };
}

/** Clears the character's data after sign-out. In an effect, because mounted pages would refetch it. */
export function useClearCacheOnSignOut(): void {
  const cache = useQueryClient();
  const { data: session } = useSession();
  useEffect(() => {
    if (session === null) clearCharacterData(cache);
  }, [session, cache]);
}

/** Signs out even if the server is unreachable. */
export function useLogOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /login/logout', {}),
    onSettled: () => {
      connectionState.set('well');
      endSession(cache);
    },
  });
}
