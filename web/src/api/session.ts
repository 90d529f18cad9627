import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoginReply } from '@underhall/contract';
import { call, isFailure } from './call.ts';
import { setStanding } from './standing.ts';
import { forgetToken, readToken } from './token.ts';

export type Session = Pick<LoginReply, 'hasCharacter' | 'user' | 'privilegeLevel'>;

/** Who is signed in; null is nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> => {
    if (readToken() === null) return null;
    try {
      return await call('GET /login/user', {});
    } catch (error) {
      if (isFailure(error, 'signed out')) return null;
      throw error;
    }
  },
});

export const useSession = () => useQuery(sessionQuery);

/** Whatever another character left in the cache goes before the new session begins. */
export function beginSession(cache: QueryClient, session: Session): void {
  forgetAllBut(cache, 'session');
  setStanding('well');
  cache.setQueryData(sessionQuery.queryKey, session);
}

export function endSession(cache: QueryClient): void {
  forgetToken();
  cache.setQueryData(sessionQuery.queryKey, null);
}

function forgetAllBut(cache: QueryClient, kept: string): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== kept });
}

/** Leaves even when the server cannot be told. */
export function useLogOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /login/logout', {}),
    onSettled: () => {
      setStanding('well');
      endSession(cache);
    },
  });
}
