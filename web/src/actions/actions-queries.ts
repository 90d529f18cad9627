import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActionsReply } from '@underhall/contract';
import { useEffect } from 'react';
import { changeAnswer, namedQuery } from '../api/answers.ts';
import { call, isFailure } from '../api/call.ts';
import { useSecondsUntil } from '../ui/use-seconds-until.ts';

export type ActionCounter = {
  readonly actions: number;
  readonly actionBankSize: number;
  /** The counter of actions spent since it was set back, and whether the character has one. */
  readonly chronograph: ActionsReply['chronograph'];
  /** The moment of the next action, on the page's own running clock; undefined while the bank is full. */
  readonly dueAt?: number;
};

const leastWaitMs = 1_000;

/** The machine's clock may be wrong, so the wait is reckoned between two moments of the server's. */
export function readActions(reply: ActionsReply, heardAt: number): ActionCounter {
  const { actions, actionBankSize, chronograph } = reply;
  const counter = { actions, actionBankSize, chronograph };
  if (reply.nextActionAt === undefined || actions >= actionBankSize) return counter;
  const wait = Date.parse(reply.nextActionAt) - Date.parse(reply.currentTime);
  return { ...counter, dueAt: heardAt + Math.max(leastWaitMs, wait) };
}

declare module '../api/answers.ts' {
  interface Answers {
    readonly actions: ActionCounter;
  }
}

export const actionsQuery = namedQuery('actions', {
  queryFn: async () => readActions(await call('GET /character/actions', {}), performance.now()),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.status === 'error' ? 15_000 : false),
});

export const useActions = () => useQuery(actionsQuery);

/**
 * The counter's state. Shows nothing while the server is out of reach, and comes back with it. Throws any other error
 * that comes before the first answer.
 */
export function useCounter(): { readonly counter?: ActionCounter; readonly isSilent: boolean } {
  const { data, error } = useActions();
  const isSilent = isFailure(error, 'unreachable');
  if (error && !isSilent && data === undefined) throw error;
  return { ...(data && { counter: data }), isSilent };
}

/** Asks the server as soon as the next action is due. */
export function useRefill(): void {
  const { data, isFetching, isError, refetch } = useQuery(actionsQuery);
  const secondsLeft = useSecondsUntil(data?.dueAt);
  const isDue = secondsLeft !== undefined && secondsLeft < 0;
  useEffect(() => {
    if (isDue && !isFetching && !isError) void refetch();
  }, [isDue, isFetching, isError, refetch]);
}

/** A call that answers with the actions as they are after it. */
function useTelling(ask: () => Promise<ActionsReply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: async (reply) => {
      await cache.cancelQueries({ queryKey: actionsQuery.queryKey });
      changeAnswer(cache, 'actions', () => readActions(reply, performance.now()));
    },
  });
}

export const useSetBack = () => useTelling(() => call('GET /character/resetchrono', {}));
export const useRefreshByForce = () => useTelling(() => call('POST /extra/actions/refresh', {}));
