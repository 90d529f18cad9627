import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArrivalLine } from './arrival-line.tsx';
import { mapHidden, mapShown } from './map-shown.ts';

test('the words of an arrival wait for the list of the new place, and come with it', async () => {
  const cache = new QueryClient();
  const here = { reply: { phase: 'Available' } };
  cache.setQueryData(['story'], { ...here, asking: { kind: 'look' } });
  mapShown.set({ ...mapHidden, arrival: 'You go up a hundred and one steps.' });
  render(
    <QueryClientProvider client={cache}>
      <ArrivalLine />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void cache.setQueryData(['story'], here));
  expect(await screen.findByText('You go up a hundred and one steps.')).toBeTruthy();
  mapShown.set(mapHidden);
});
