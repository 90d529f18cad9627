import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ResultMessage } from '@underhall/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { staleAfter } from '../api/what-to-refetch.ts';
import { cardsQuery, fetchCards, useCards } from './cards-queries.ts';

const hand = {
  isSuccess: true,
  ...{ displayCards: [], eligibleForCardsCount: 4, maxDeckSize: 6, maxHandSize: 3, isInAStorylet: true, currency: 0 },
  currentTime: new Date(0).toISOString(),
};

const Looking = () => useCards().data?.cardsCount;

/** Each fetch waits until the test answers it. */
function aServer() {
  const answers: (() => void)[] = [];
  const fetched = vi.fn(
    () => new Promise<Response>((resolve) => void answers.push(() => resolve(Response.json(hand)))),
  );
  vi.stubGlobal('fetch', fetched);
  return { fetched, answer: () => answers.shift()?.() };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a fetch during another one is skipped with a message and without a request', {
  meta: { rows: ['C-CARDS-011'] },
}, async () => {
  const { fetched, answer } = aServer();
  const cache = createQueryClient();
  const first = cache.fetchQuery(cardsQuery);
  expect(await fetchCards(cache, 'background')).toBe('Already fetching cards');
  expect(fetched).toHaveBeenCalledTimes(1);
  answer();
  expect((await first).isStoryInProgress).toBe(true);
});

test('only a foreground fetch reports an open storylet', {
  meta: { rows: ['C-CARDS-021'] },
}, async () => {
  const { answer } = aServer();
  const cache = createQueryClient();
  const behind = fetchCards(cache, 'move prevented');
  answer();
  expect(await behind).toBeUndefined();
  expect(cache.getQueryData(cardsQuery.queryKey)?.isStoryInProgress).toBe(false);
  const seen = cache.fetchQuery({ ...cardsQuery, staleTime: 0 });
  answer();
  expect((await seen).isStoryInProgress).toBe(true);
});

test('a change of outfit marks the cards as stale, and they are refetched while shown', {
  meta: { rows: ['C-CARDS-007', 'C-CARDS-019', 'C-CARDS-020'] },
}, async () => {
  const { fetched, answer } = aServer();
  const cache = createQueryClient();
  render(
    <QueryClientProvider client={cache}>
      <Looking />
    </QueryClientProvider>,
  );
  await act(async () => answer());
  await waitFor(() => expect(cache.getQueryData(cardsQuery.queryKey)).toBeDefined());
  const message = { type: 'EquipmentChangeMessage', message: 'Now worn: Hat.' } as ResultMessage;
  const reply = { isSuccess: true, phase: 'End', actions: 1, canChangeOutfit: true, maxHandSize: 3 } as const;
  const stale = staleAfter({ ...reply, hasUpdatedCharacter: false, elapsed: 0, messages: [message] });
  expect([...stale]).toContain('cards');
  const state = () => cache.getQueryState(cardsQuery.queryKey);
  expect(state()).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' });
  for (const query of stale) void cache.invalidateQueries({ queryKey: [query] });
  expect(state()).toMatchObject({ isInvalidated: true, fetchStatus: 'fetching' });
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(new QueryObserver(cache, cardsQuery).getCurrentResult().isFetching).toBe(true);
  await act(async () => answer());
  await waitFor(() => expect(state()).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' }));
});
