import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from './query-client.ts';
import {
  beginSession,
  endSession,
  type Session,
  sessionQuery,
  useBeginning,
  useForgetting,
  useSession,
} from './session.ts';
import { keepToken, readToken } from './token.ts';

const aSession: Session = {
  hasCharacter: true,
  privilegeLevel: '',
  user: { id: 1, name: 'Ada', nex: 0, createdAt: '2000-01-01T00:00:00Z', hasMessagingEmail: false },
};

const within =
  (cache: QueryClient) =>
  ({ children }: { children: ReactNode }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>;

const lookingAt = (cache: QueryClient) =>
  renderHook(
    () => {
      useForgetting();
      return useSession().data;
    },
    { wrapper: within(cache) },
  );

const keysIn = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('a log-in makes the session one that is logged in, with nothing of an earlier player in it [C-SESSION-011]', () => {
  const cache = makeQueryClient();
  cache.setQueryData(['story'], 'an earlier player’s');

  beginSession(cache, aSession);

  expect(cache.getQueryData(sessionQuery.queryKey)).toEqual(aSession);
  expect(keysIn(cache)).toEqual(['session']);
});

test('a log-out leaves nobody logged in, and nothing in the client’s memory [C-SESSION-013, C-SESSION-017]', async () => {
  const cache = makeQueryClient();
  keepToken('abc', false);
  beginSession(cache, aSession);
  for (const key of ['myself', 'actions', 'story', 'faces']) cache.setQueryData([key], 'mine');
  const { result } = lookingAt(cache);
  expect(result.current).toEqual(aSession);

  endSession(cache);

  await waitFor(() => expect(result.current).toBeNull());
  expect(keysIn(cache)).toEqual(['session']);
  expect(readToken()).toBeNull();
});

test('of two presses at once, one begins a session', async () => {
  const answered: string[] = [];
  const { result } = renderHook(
    () => useBeginning({ mutationFn: async (form: string) => answered.push(form), onSuccess: () => undefined }),
    { wrapper: within(makeQueryClient()) },
  );

  result.current.begin('first');
  result.current.begin('second');

  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(answered).toEqual(['first']);
});

test('a rejected token that another tab has replaced meanwhile is no reason to ask for the password', async () => {
  keepToken('old', true);
  const fetched = vi.fn<typeof fetch>(async (_, init) => {
    if (new Headers(init?.headers).get('Authorization') === 'Bearer new')
      return Response.json({ isSuccess: true, ...aSession });
    localStorage.setItem('access_token', 'new');
    return Response.json({ isSuccess: false }, { status: 401 });
  });
  vi.stubGlobal('fetch', fetched);

  const { result } = lookingAt(makeQueryClient());

  await waitFor(() => expect(result.current).toMatchObject({ user: { name: 'Ada' } }));
  expect(fetched).toHaveBeenCalledTimes(2);
});
