import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { LoginReply } from '@underhall/contract';
import { useEffect } from 'react';
import { noteArrival } from './access-code.ts';
import { changeAnswer, namedQuery, type QueryName } from './answers.ts';
import { call, isFailure } from './call.ts';
import { connectionState } from './connection-state.ts';
import { dropMarkedChoice } from './marked-choice.ts';
import { forgetToken, keepToken, readToken } from './token.ts';

export type Session = Pick<LoginReply, 'hasCharacter' | 'user' | 'privilegeLevel'> &
  Partial<Pick<LoginReply, 'shouldDisplayAuthNag' | 'hasComeBack'>>;

declare module './answers.ts' {
  interface Answers {
    readonly session: Session | null;
  }
}

/** The session of the player; null when signed out. */
export const sessionQuery = namedQuery('session', {
  queryFn: askWho,
});

async function askWho(): Promise<Session | null> {
  if (readToken() === null) return null;
  try {
    const session = await call('GET /login/user', {});
    // A player who has logged out meanwhile is not signed in again.
    if (readToken() === null) return null;
    connectionState.set('well');
    return session;
  } catch (error) {
    // A token still there is a newer one, from another tab.
    if (isFailure(error, 'signed out')) return askWho();
    throw error;
  }
}

export const useSession = () => useQuery(sessionQuery);

/** Begins a session. Drops first all that another character left in the cache or had under way. */
export function beginSession(cache: QueryClient, session: Session): void {
  forgetCharacter(cache);
  connectionState.set('well');
  changeAnswer(cache, 'session', () => session);
}

/** Keeps the token of a log-in or a sign-up, begins its session, and notes what the code sent along has brought. */
export function signInWith(cache: QueryClient, reply: LoginReply, isRemembered: boolean): void {
  keepToken(reply.jwt, isRemembered);
  // A mark that a stranger left here is no choice of a character who is long on the way.
  if (reply.hasCharacter) dropMarkedChoice();
  beginSession(cache, reply);
  noteArrival(cache, reply);
}

export function endSession(cache: QueryClient): void {
  forgetToken();
  changeAnswer(cache, 'session', () => null);
}

/** Answers that outlast a session, for they belong to no character. */
const lasting: readonly QueryName[] = ['session', 'environment', 'access code', 'first scene'];

function forgetCharacter(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => !lasting.some((name) => name === queryKey[0]) });
}

const mutationKey = ['begin session'];

/** A call that begins a session. A second press, which may come before the first is drawn, is not heard meanwhile. */
export function useBeginning<Reply, Form>(options: Omit<UseMutationOptions<Reply, Error, Form>, 'mutationKey'>) {
  const cache = useQueryClient();
  const { mutate, ...state } = useMutation({ ...options, mutationKey });
  const begin = (form: Form) => {
    if (cache.isMutating({ mutationKey }) === 0) mutate(form);
  };
  return { ...state, begin };
}

/** Drops all answers of a character after sign-out: after its pages are gone, which would fetch them again. */
export function useForgetting(): void {
  const cache = useQueryClient();
  const { data: session } = useSession();
  useEffect(() => {
    if (session === null) forgetCharacter(cache);
  }, [session, cache]);
}

/** Leaves even when the server cannot be told. */
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
