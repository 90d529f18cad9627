import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';

export const agentsQuery = namedQuery('agents', { queryFn: () => call('GET /agents', {}), staleTime: 60_000 });

/** The agents in service; `isFresh`: asked for anew by the page that shows them. */
export const useAgents = ({ isFresh = false } = {}) =>
  useQuery({ ...agentsQuery, refetchOnMount: isFresh ? 'always' : true });

/** The errands there are for an agent. What is lent to them changes what is hinted, so it is asked for each time. */
const concernsQuery = (agentId: number) =>
  queryOptions({
    queryKey: ['concerns', agentId] as const,
    queryFn: async () => (await call('GET /agents/plots', { agentId })).concerns,
    staleTime: 0,
  });

export const useConcerns = (agentId: number) => useQuery(concernsQuery(agentId));

/** The calls about agents, but for their reports, which are stories. */
export type AgentCall =
  | { readonly kind: 'lend'; readonly agentId: number; readonly itemId: number }
  | { readonly kind: 'take back'; readonly agentId: number; readonly category: string }
  | { readonly kind: 'take all'; readonly agentId: number }
  | { readonly kind: 'send'; readonly agentId: number; readonly plotId: number }
  | { readonly kind: 'call off'; readonly agentId: number };

function send(asked: AgentCall, key: string) {
  const { agentId } = asked;
  switch (asked.kind) {
    case 'lend':
      return call('POST /agents/lend', { agentId, itemId: asked.itemId }, key);
    case 'take back':
      return call('POST /agents/unequip', { agentId, category: asked.category }, key);
    case 'take all':
      return call('POST /agents/takeall', { agentId }, key);
    case 'send':
      return call('POST /agents/begin', { agentId, plotId: asked.plotId }, key);
    case 'call off':
      return call('POST /agents/abandon', { agentId }, key);
  }
}

/** The answer to a call about an agent; that to sending one tells of the errand. */
export type AgentCallReply = Awaited<ReturnType<typeof send>>;

/** Lends, takes back, sends and calls off. What was sent and not answered is sent again under its own key. */
export function useAgentCalls() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const mutation = useMutation({
    mutationFn: (asked: AgentCall) => send(asked, keyFor(asked)),
    onSuccess: async (reply, { kind, agentId }) => {
      forget();
      await cache.cancelQueries({ queryKey: agentsQuery.queryKey });
      const { isSuccess, agents, maxPlots, inventory, slots, reporting } = reply;
      const known = { isSuccess, agents, maxPlots, inventory, slots, ...(reporting !== undefined && { reporting }) };
      changeAnswer(cache, 'agents', () => known);
      void cache.invalidateQueries({ queryKey: concernsQuery(agentId).queryKey });
      // A copy that was worn came off; one that is away can be neither worn nor sold.
      void invalidate(cache, 'outfit', 'exchange', 'myself', ...(kind === 'send' ? (['fate'] as const) : []));
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return;
      forget();
      void invalidate(cache, 'agents');
    },
  });
  const ask = (asked: AgentCall, onDone?: (reply: AgentCallReply) => void) => {
    if (!mutation.isPending) mutation.mutate(asked, { ...(onDone && { onSuccess: onDone }) });
  };
  return { ask, asked: mutation.isPending ? mutation.variables : undefined, error: mutation.error };
}
