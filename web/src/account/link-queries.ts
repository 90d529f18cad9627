import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../api/answers.ts';
import { call } from '../api/call.ts';

/** The request of an e-mail link, and its result. */
export type LinkCall = {
  readonly message: string | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly again: () => void;
};

/** Sent once for each link, even if the page is mounted twice, and never retried automatically. */
function useLinkCall(
  link: readonly string[],
  ask: () => Promise<{ readonly data: { readonly message: string } }>,
): LinkCall {
  const cache = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['link', ...link],
    queryFn: async () => {
      const { data: told } = await ask();
      // Refetch for a signed-in player, whose account has changed.
      void invalidate(cache, 'settings', 'session', 'myself');
      return told.message;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const isAsking = isPending || (isFetching && data === undefined);
  return { message: data, error: isAsking ? null : error, isPending: isAsking, again: () => void refetch() };
}

export const useConfirming = (token: string): LinkCall =>
  useLinkCall(['confirm', token], () => call('POST /register/confirmemail', { token }));

export const useUnsubscribing = (userId: string, token: string, purpose: string | undefined): LinkCall =>
  useLinkCall(['unsubscribe', userId, token, purpose ?? ''], () =>
    call('POST /settings/unsubscribe', {
      userId: /^\d{1,15}$/.test(userId) ? Number(userId) : 0,
      token,
      worldId: 1,
      ...(purpose !== undefined && { purpose }),
    }),
  );
