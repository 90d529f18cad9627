import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';

export const agentsQuery = namedQuery('agents', { queryFn: () => call('GET /agents', {}), staleTime: 60_000 });

/** `isFresh` forces a refetch when the page mounts. */
export const useAgents = ({ isFresh = false } = {}) =>
  useQuery({ ...agentsQuery, refetchOnMount: isFresh ? 'always' : true });

/** Always refetches, because borrowed items change the hints. */
const concernsQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['concerns', agentId] as const,
    queryFn: async () => (await call('GET /agents/plots', { agentId })).concerns,
    staleTime: 0,
  });

export const useConcerns = (agentId: number) => useQuery(concernsQuery(agentId));

/** All agent requests except reports, which are storylets. */
export type AgentRequest =
  | { readonly kind: 'lend'; readonly agentId: number; readonly itemId: number }
  | { readonly kind: 'take back'; readonly agentId: number; readonly category: string }
  | { readonly kind: 'take all'; readonly agentId: number }
  | { readonly kind: 'send'; readonly agentId: number; readonly plotId: number }
  | { readonly kind: 'call off'; readonly agentId: number };

function send(request: AgentRequest, key: string) {
  const { agentId } = request;
  switch (request.kind) {
    case 'lend':
      return call('POST /agents/lend', { agentId, itemId: request.itemId }, key);
    case 'take back':
      return call('POST /agents/unequip', { agentId, category: request.category }, key);
    case 'take all':
      return call('POST /agents/takeall', { agentId }, key);
    case 'send':
      return call('POST /agents/begin', { agentId, plotId: request.plotId }, key);
    case 'call off':
      return call('POST /agents/abandon', { agentId }, key);
  }
}

export type AgentReply = Awaited<ReturnType<typeof send>>;

/** Lends and returns items, sends agents and cancels errands. A retry after a lost reply reuses its idempotency key. */
export function useAgentRequests() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const mutation = useMutation({
    mutationFn: (request: AgentRequest) => send(request, keyFor(request)),
    onSuccess: async (reply, { kind, agentId }) => {
      forget();
      await cache.cancelQueries({ queryKey: agentsQuery.queryKey });
      const { isSuccess, agents, maxPlots, inventory, slots, reporting } = reply;
      const known = { isSuccess, agents, maxPlots, inventory, slots, ...(reporting !== undefined && { reporting }) };
      changeAnswer(cache, 'agents', () => known);
      void cache.invalidateQueries({ queryKey: concernsQuery(agentId).queryKey });
      // Lending may unequip an item. A lent item can be neither worn nor sold.
      void invalidate(cache, 'outfit', 'exchange', 'myself', ...(kind === 'send' ? (['fate'] as const) : []));
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return;
      forget();
      void invalidate(cache, 'agents');
    },
  });
  const ask = (request: AgentRequest, onDone?: (reply: AgentReply) => void) => {
    if (!mutation.isPending) mutation.mutate(request, { ...(onDone && { onSuccess: onDone }) });
  };
  return { ask, pending: mutation.isPending ? mutation.variables : undefined, error: mutation.error };
}
