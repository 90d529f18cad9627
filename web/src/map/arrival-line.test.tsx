import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArrivalLine } from './arrival-line.tsx';
import { hiddenMap, mapState } from './map-state.ts';

test('the arrival text appears together with the list of the new place', async () => {
  const cache = new QueryClient();
  const here = { reply: { phase: 'Available' } };
  cache.setQueryData(['story'], { ...here, asking: { kind: 'look' } });
  mapState.set({ ...hiddenMap, arrival: 'You go up a hundred and one steps.' });
  render(
    <QueryClientProvider client={cache}>
      <ArrivalLine />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void cache.setQueryData(['story'], here));
  expect(await screen.findByText('You go up a hundred and one steps.')).toBeTruthy();
  mapState.set(hiddenMap);
});
