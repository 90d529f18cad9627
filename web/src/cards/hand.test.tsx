import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Hand as HandReply } from '@underhall/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { Hand } from './hand.tsx';

const empty: HandReply = {
  isSuccess: true,
  displayCards: [],
  ...{ eligibleForCardsCount: 6, maxDeckSize: 6, maxHandSize: 3, isInAStorylet: false, currency: 0 },
  currentTime: new Date(0).toISOString(),
};

/** Answers requests for the hand in order. */
function answering(...answers: readonly (() => Response)[]) {
  const answersLeft = [...answers];
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/opportunity'
      ? (answersLeft.length > 1 ? answersLeft.shift() : answersLeft[0])?.()
      : Response.json({ isSuccess: true, settings: {}, marks: [] }),
  );
}

const open = (onStoryInProgress = () => {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Hand play={async () => {}} onStoryInProgress={onStoryInProgress} />
    </QueryClientProvider>,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows what it waits for until the hand is known', async () => {
  answering(() => Response.json(empty));
  open();
  expect(screen.getByRole('status').textContent).toContain('Looking who has called');
  await screen.findByText('0 of 3 in hand');
  expect(screen.getByRole('button', { name: 'Draw a card', description: /^6 of/ })).toBeTruthy();
});

test('the text under the deck can be pressed too', async () => {
  answering(() => Response.json(empty));
  open();
  const fetched = vi.fn(async () => Response.json(empty));
  vi.stubGlobal('fetch', fetched);
  (await screen.findByText('Press to draw')).click();
  await waitFor(() => expect(fetched).toHaveBeenCalledWith('/api/opportunity/draw', expect.anything()));
});

test('shows that the hand failed to load, and requests it again', async () => {
  answering(
    () => Response.json({ isSuccess: false }, { status: 500 }),
    () => Response.json(empty),
  );
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Something has gone wrong below stairs');
  screen.getByRole('button', { name: 'Retry' }).click();
  await screen.findByText('0 of 3 in hand');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('explains why there is no deck without lodgings', async () => {
  answering(() => Response.json({ ...empty, maxHandSize: 0, noneBecause: 'no lodgings' }));
  open();
  await screen.findByText(/you do not live anywhere yet/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows nothing where no cards are drawn and none are in hand', async () => {
  answering(() => Response.json({ ...empty, noneBecause: 'none here' }));
  const { container } = open();
  await waitFor(() => expect(container.textContent).toBe(''));
});

test('reports a storylet that is open elsewhere to the story, once', async () => {
  answering(() => Response.json({ ...empty, isInAStorylet: true }));
  const onMessages = vi.fn();
  open(onMessages);
  await screen.findByText('0 of 3 in hand');
  await waitFor(() => expect(onMessages).toHaveBeenCalledTimes(1));
});

test('a press on the deck during a fetch draws nothing and says so, and draws afterwards', {
  meta: { rows: ['C-CARDS-013'] },
}, async () => {
  const calls: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    if (calls.filter((each) => each === '/api/opportunity').length === 2) await gate;
    return Response.json(path.startsWith('/api/opportunity') ? empty : { isSuccess: true, settings: {}, marks: [] });
  });
  const cache = createQueryClient();
  render(
    <QueryClientProvider client={cache}>
      <Hand play={async () => {}} />
    </QueryClientProvider>,
  );
  await screen.findByText('0 of 3 in hand');
  const deck = screen.getByRole('button', { name: /^Draw a card/ });
  void cache.invalidateQueries({ queryKey: ['cards'] });
  deck.click();
  await screen.findByText('In the middle of doing something else');
  expect(calls).not.toContain('/api/opportunity/draw');

  letGo();
  await waitFor(() => expect(cache.isFetching({ queryKey: ['cards'] })).toBe(0));
  deck.click();
  await waitFor(() => expect(calls).toContain('/api/opportunity/draw'));
});
