import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActionsReply } from '@underhall/contract';
import { useEffect } from 'react';
import { changeAnswer, namedQuery } from '../api/answers.ts';
import { call, isFailure } from '../api/call.ts';
import { useSecondsUntil } from '../ui/use-seconds-until.ts';

export type ActionCounter = {
  readonly actions: number;
  readonly actionBankSize: number;
  readonly minutesPerAction: number;
  readonly chronograph: ActionsReply['chronograph'];
  /** When the next action is due, on the clock of `performance.now()`. Undefined while the bank is full. */
  readonly dueAt?: number;
};

const minWaitMs = 1_000;

/** Computes the wait from two server times, because the client's clock may be wrong. */
export function readActions(reply: ActionsReply, receivedAt: number): ActionCounter {
  const { actions, actionBankSize, minutesPerAction, chronograph } = reply;
  const counter = { actions, actionBankSize, minutesPerAction, chronograph };
  if (reply.nextActionAt === undefined || actions >= actionBankSize) return counter;
  const wait = Date.parse(reply.nextActionAt) - Date.parse(reply.currentTime);
  return { ...counter, dueAt: receivedAt + Math.max(minWaitMs, wait) };
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
 * The counter. `isSilent` is true while the server is unreachable. Throws any other error if nothing has loaded yet.
 */
export function useCounter(): { readonly counter?: ActionCounter; readonly isSilent: boolean } {
  const { data, error } = useActions();
  const isSilent = isFailure(error, 'unreachable');
  if (error && !isSilent && data === undefined) throw error;
  return { ...(data && { counter: data }), isSilent };
}

export function useRefill(): void {
  const { data, isFetching, isError, refetch } = useQuery(actionsQuery);
  const secondsLeft = useSecondsUntil(data?.dueAt);
  const isDue = secondsLeft !== undefined && secondsLeft < 0;
  useEffect(() => {
    if (isDue && !isFetching && !isError) void refetch();
  }, [isDue, isFetching, isError, refetch]);
}

function useActionsCall(ask: () => Promise<ActionsReply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: async (reply) => {
      await cache.cancelQueries({ queryKey: actionsQuery.queryKey });
      changeAnswer(cache, 'actions', () => readActions(reply, performance.now()));
    },
  });
}

export const useResetChronograph = () => useActionsCall(() => call('GET /character/resetchrono', {}));
export const useRefreshByForce = () => useActionsCall(() => call('POST /extra/actions/refresh', {}));
