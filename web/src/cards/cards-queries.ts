import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Hand } from '@underhall/contract';
import { useEffect, useState } from 'react';
import { answerOf, changeAnswer, invalidate, namedQuery, useCacheValue } from '../api/answers.ts';
import { call, newIdempotencyKey } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useSecondsUntil } from '../ui/use-seconds-until.ts';
import { type Cards, isComing, type Purpose, readHand, whyNotDraw, whyNotFetch } from './hand-state.ts';

/** The mutation key of every call that changes the hand, purchases included. */
const doingKey = ['cards', 'doing'] as const;

/** The purpose of the next fetch, where it is not the usual one: to see whether a storylet is open. */
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

/** Fetches without a word about the story; answers why not, where one is under way already. */
export async function fetchCards(
  cache: QueryClient,
  purpose: Exclude<Purpose, 'foreground'>,
): Promise<string | undefined> {
  const why = whyNotFetch({ isFetching: cache.isFetching({ queryKey: cardsQuery.queryKey }) > 0 });
  if (why !== undefined || cache.isMutating({ mutationKey: doingKey }) > 0) return why;
  purposes.set(cache, purpose);
  await cache.fetchQuery({ ...cardsQuery, staleTime: 0 });
  return undefined;
}

/** Looks in the background as soon as the next card is due. */
export function useNextCard({ data, isFetching, isError }: ReturnType<typeof useCards>): void {
  const cache = useQueryClient();
  const secondsLeft = useSecondsUntil(data?.dueAt);
  const isDue = secondsLeft !== undefined && secondsLeft < 0 && data !== undefined && isComing(data);
  useEffect(() => {
    // What goes wrong shows as the query's own error.
    if (isDue && !isFetching && !isError) fetchCards(cache, 'background').catch(() => {});
  }, [isDue, isFetching, isError, cache]);
}

/**
 * Keeps the hand up to date for parts that only count it: fetches in the background if it is unknown or out of date.
 */
export function useHandInStore(isWanted: boolean): void {
  const cache = useQueryClient();
  const isLacking = useCacheValue((known) => {
    const query = known.getQueryCache().find({ queryKey: cardsQuery.queryKey });
    // Who shows the hand asks for it.
    return query?.isActive() !== true && (query?.state.data === undefined || query.state.isInvalidated);
  });
  useEffect(() => {
    // What goes wrong is told where the cards are.
    if (isWanted && isLacking) fetchCards(cache, 'background').catch(() => {});
  }, [isWanted, isLacking, cache]);
}

/** Marks the open storylet as reported to the story, which needs to hear of it once. */
export const forgetStory = (cache: QueryClient): void => {
  changeAnswer(cache, 'cards', (known) => known && { ...known, isStoryInProgress: false });
};

/** Draws and discards. What was sent and not answered is sent again under its own key. */
export function useHandling(isPlaying: boolean) {
  const cache = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const options = {
    mutationKey: doingKey,
    onSuccess: async (reply: Hand) => {
      setKey(newIdempotencyKey);
      // What was asked before the answer knows less than it.
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
    whyNotDraw({
      isFetching: cache.isFetching({ queryKey: cardsQuery.queryKey }) > 0,
      isDrawing: cache.isMutating({ mutationKey: doingKey }) > 0,
      isPlaying,
    });
  return { drawing, discarding, whyNot };
}
