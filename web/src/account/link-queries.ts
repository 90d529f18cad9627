import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate } from '../api/answers.ts';
import { call } from '../api/call.ts';

export type LinkCall = {
  readonly message: string | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly again: () => void;
};

/** Sends the request once for each link, even if the page is mounted twice. Never retries automatically. */
function useLinkCall(
  link: readonly string[],
  send: () => Promise<{ readonly data: { readonly message: string } }>,
): LinkCall {
  const cache = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['link', ...link],
    queryFn: async () => {
      const reply = await send();
      // A signed-in player's account has changed.
      void invalidate(cache, 'settings', 'session', 'myself');
      return reply.data.message;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const isSending = isPending || (isFetching && data === undefined);
  return { message: data, error: isSending ? null : error, isPending: isSending, again: () => void refetch() };
}

export const useConfirmEmail = (token: string): LinkCall =>
  useLinkCall(['confirm', token], () => call('POST /register/confirmemail', { token }));

export const useUnsubscribe = (userId: string, token: string, purpose: string | undefined): LinkCall =>
  useLinkCall(['unsubscribe', userId, token, purpose ?? ''], () =>
    call('POST /settings/unsubscribe', {
      userId: /^\d{1,15}$/.test(userId) ? Number(userId) : 0,
      token,
      worldId: 1,
      ...(purpose !== undefined && { purpose }),
    }),
  );
