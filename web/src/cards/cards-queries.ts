import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Hand } from '@underhall/contract';
import { useEffect, useState } from 'react';
import { answerOf, changeAnswer, invalidate, namedQuery, useCacheValue } from '../api/answers.ts';
import { call, newIdempotencyKey } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useSecondsUntil } from '../ui/use-seconds-until.ts';
import { type Cards, drawBlockerOf, fetchBlockerOf, isCardDue, type Purpose, readHand } from './hand-state.ts';

/** Mutation key of all calls that change the hand, including purchases. */
const doingKey = ['cards', 'doing'] as const;

/** Purpose of the next fetch. Defaults to `foreground`. */
const purposes = new WeakMap<QueryClient, Purpose>();

async function fetchHand({ client }: { readonly client: QueryClient }): Promise<Cards> {
  const purpose = purposes.get(client) ?? 'foreground';
  purposes.delete(client);
  const reply = await call('GET /opportunity', {});
  return readHand(reply, performance.now(), purpose, answerOf(client, 'cards'));
}

declare module '../api/answers.ts' {
  interface Answers {
    readonly cards: Cards;
  }
}

export const cardsQuery = namedQuery('cards', {
  queryFn: fetchHand,
  staleTime: 5_000,
  refetchOnWindowFocus: true,
});

export const useCards = () => useQuery(cardsQuery);

/** Fetches the hand in the background. Returns the reason if a fetch cannot start now. */
export async function fetchCards(
  cache: QueryClient,
  purpose: Exclude<Purpose, 'foreground'>,
): Promise<string | undefined> {
  const why = fetchBlockerOf({ isFetching: cache.isFetching({ queryKey: cardsQuery.queryKey }) > 0 });
  if (why !== undefined || cache.isMutating({ mutationKey: doingKey }) > 0) return why;
  purposes.set(cache, purpose);
  await cache.fetchQuery({ ...cardsQuery, staleTime: 0 });
  return undefined;
}

/** Fetches the hand when the next card is due. */
export function useNextCard({ data, isFetching, isError }: ReturnType<typeof useCards>): void {
  const cache = useQueryClient();
  const secondsLeft = useSecondsUntil(data?.dueAt);
  const isDue = secondsLeft !== undefined && secondsLeft < 0 && data !== undefined && isCardDue(data);
  useEffect(() => {
    // Ignored: the query stores the error and the hand shows it.
    if (isDue && !isFetching && !isError) fetchCards(cache, 'background').catch(() => {});
  }, [isDue, isFetching, isError, cache]);
}

/** Fetches an unknown or stale hand in the background, for components that only show its count. */
export function useBackgroundHand(isWanted: boolean): void {
  const cache = useQueryClient();
  const isLacking = useCacheValue((known) => {
    const query = known.getQueryCache().find({ queryKey: cardsQuery.queryKey });
    // A mounted hand refetches by itself.
    return query?.isActive() !== true && (query?.state.data === undefined || query.state.isInvalidated);
  });
  useEffect(() => {
    // Ignored: the query stores the error and the hand shows it.
    if (isWanted && isLacking) fetchCards(cache, 'background').catch(() => {});
  }, [isWanted, isLacking, cache]);
}

/** Marks the open storylet as reported. The story needs only one report. */
export const markStoryReported = (cache: QueryClient): void => {
  changeAnswer(cache, 'cards', (known) => known && { ...known, isStoryInProgress: false });
};

/** Draws and discards. A retry after a connection failure reuses the idempotency key. */
export function useHandCommands(isPlaying: boolean) {
  const cache = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const options = {
    mutationKey: doingKey,
    onSuccess: async (reply: Hand) => {
      setKey(newIdempotencyKey);
      // A fetch that started before the reply is stale.
      await cache.cancelQueries({ queryKey: cardsQuery.queryKey });
      changeAnswer(cache, 'cards', (known) => readHand(reply, performance.now(), 'background', known));
    },
    onError: (error: Error) => {
      if (!(error instanceof Refused)) return;
      setKey(newIdempotencyKey);
      void invalidate(cache, 'cards');
    },
  };
  const drawing = useMutation({ ...options, mutationFn: () => call('POST /opportunity/draw', {}, `${key}-draw`) });
  const discarding = useMutation({
    ...options,
    mutationFn: (eventId: number) => call('POST /opportunity/discard', { eventId }, `${key}-${eventId}`),
  });
  const whyNot = () =>
    drawBlockerOf({
      isFetching: cache.isFetching({ queryKey: cardsQuery.queryKey }) > 0,
      isDrawing: cache.isMutating({ mutationKey: doingKey }) > 0,
      isPlaying,
    });
  return { drawing, discarding, whyNot };
}
