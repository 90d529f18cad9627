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

/** Answers what is asked of the hand, one after the other; nothing else is asked here. */
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

test('until the hand is known it says what it waits for', async () => {
  answering(() => Response.json(empty));
  open();
  expect(screen.getByRole('status').textContent).toContain('Looking who has called');
  await screen.findByText('0 of 3 in hand');
  expect(screen.getByRole('button', { name: 'Draw a card', description: /^6 of/ })).toBeTruthy();
});

test('the words under the deck that say so may be pressed as well', async () => {
  answering(() => Response.json(empty));
  open();
  const asked = vi.fn(async () => Response.json(empty));
  vi.stubGlobal('fetch', asked);
  (await screen.findByText('Press to draw')).click();
  await waitFor(() => expect(asked).toHaveBeenCalledWith('/api/opportunity/draw', expect.anything()));
});

test('a hand that cannot be had says so, and is asked for once more', async () => {
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

test('without lodgings it says why, and offers no deck', async () => {
  answering(() => Response.json({ ...empty, maxHandSize: 0, noneBecause: 'no lodgings' }));
  open();
  await screen.findByText(/as yet you live nowhere/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('where no cards are drawn and none are held there is nothing to tell', async () => {
  answering(() => Response.json({ ...empty, noneBecause: 'none here' }));
  const { container } = open();
  await waitFor(() => expect(container.textContent).toBe(''));
});

test('a storylet that lies open elsewhere is told to the story, once', async () => {
  answering(() => Response.json({ ...empty, isInAStorylet: true }));
  const onMessages = vi.fn();
  open(onMessages);
  await screen.findByText('0 of 3 in hand');
  await waitFor(() => expect(onMessages).toHaveBeenCalledTimes(1));
});

test('while the hand is being fetched a press on the deck draws nothing, and says so; after it, it draws', {
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
