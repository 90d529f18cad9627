import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { SignInMethodReminder } from './sign-in-method-reminder.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A sibling that suspends the whole page. */
const Neighbour = ({ words }: { readonly words: Promise<string> }) => <p>{use(words)}</p>;

test('shows the reminder on a page that React abandoned and rendered again before the commit', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  let arrive = () => {};
  const neighbour = new Promise<string>((resolve) => {
    arrive = () => resolve('The rest of the page');
  });
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Suspense>
          <SignInMethodReminder />
          <Neighbour words={neighbour} />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  expect(screen.queryByText('Review your login methods')).toBeNull();
  await act(async () => arrive());

  expect(screen.getByText('The rest of the page')).toBeDefined();
  expect(screen.getByText('Review your login methods')).toBeDefined();
  expect(localStorage.getItem('reminded_of_ways_in')).toBe('');
});
