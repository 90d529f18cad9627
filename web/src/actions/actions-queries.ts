import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ActionsReply } from '@underhall/contract';
import { useEffect } from 'react';
import { call } from '../api/call.ts';
import { useSecondsUntil } from './tick.ts';

export type Candle = {
  readonly actions: number;
  readonly bank: number;
  /** When the next action comes, on the page's own running clock; undefined while the bank is full. */
  readonly dueAt?: number;
};

const leastWaitMs = 1_000;

/** The machine's clock may be wrong, so the wait is reckoned between two moments of the server's. */
export function readCandle(reply: ActionsReply, heardAt: number): Candle {
  const candle = { actions: reply.actions, bank: reply.actionBankSize };
  if (reply.nextActionAt === undefined || candle.actions >= candle.bank) return candle;
  const wait = Date.parse(reply.nextActionAt) - Date.parse(reply.currentTime);
  return { ...candle, dueAt: heardAt + Math.max(leastWaitMs, wait) };
}

export const candleQuery = queryOptions({
  queryKey: ['actions'],
  queryFn: async () => readCandle(await call('GET /character/actions', {}), performance.now()),
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.status === 'error' ? 15_000 : false),
});

export const useCandle = () => useQuery(candleQuery);

/** Asks the server as soon as the next action is due. */
export function useRefill(): void {
  const { data, isFetching, isError, refetch } = useQuery(candleQuery);
  const left = useSecondsUntil(data?.dueAt);
  const isDue = left !== undefined && left < 0;
  useEffect(() => {
    if (isDue && !isFetching && !isError) void refetch();
  }, [isDue, isFetching, isError, refetch]);
}
