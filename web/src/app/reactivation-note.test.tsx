import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { endSession } from '../api/session.ts';
import { useLogIn } from '../sign-in/sign-in-queries.ts';
import { Layout } from './layout.tsx';

const user = { id: 1, name: 'Ada', nex: 0, createdAt: '2000-01-01T00:00:00Z', hasMessagingEmail: false };
const inside = { isSuccess: true, jwt: 'a.b.c', hasCharacter: false, privilegeLevel: '', user };
const words = /Your account was deactivated, and logging in has reactivated it/;

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders the frame after a sign-in with this reply. */
async function loggedIn(about: object) {
  // All other requests stay pending.
  vi.stubGlobal('fetch', (address: string | URL | Request) =>
    String(address).endsWith('/login')
      ? Promise.resolve(Response.json({ ...inside, ...about }))
      : new Promise(() => undefined),
  );
  const cache = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const router = createMemoryRouter([
    { element: <Layout />, children: [{ path: '/', element: <h1>The first page</h1> }] },
  ]);
  render(<RouterProvider router={router} />, { wrapper });
  const { result } = renderHook(useLogIn, { wrapper });
  await screen.findByRole('heading', { name: 'The first page' });
  expect(screen.queryByText(words)).toBeNull();
  act(() => result.current.begin({ email: 'ada@game.example', password: 'x', isRemembered: false }));
  await vi.waitFor(() => expect(result.current.isSuccess).toBe(true));
  return cache;
}

test('shows a notice after the sign-in to a deactivated account, until the player dismisses it', async () => {
  await loggedIn({ hasComeBack: true });
  const note = await screen.findByText(words);
  expect(note.closest('[role="status"]')).toBeTruthy();
  expect(note.textContent).toContain('If you had a membership, it stays cancelled.');

  await userEvent.click(screen.getByRole('button', { name: 'Very well' }));

  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByRole('heading', { name: 'The first page' })).toBeTruthy();
});

test('shows no notice after any other sign-in, nor after signing out', async () => {
  await loggedIn({});
  expect(screen.queryByText(words)).toBeNull();
  cleanup();

  const cache = await loggedIn({ hasComeBack: true });
  await screen.findByText(words);
  act(() => endSession(cache));
  await vi.waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
