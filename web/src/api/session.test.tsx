import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { createQueryClient } from './query-client.ts';
import {
  beginSession,
  endSession,
  type Session,
  sessionQuery,
  useClearCacheOnSignOut,
  useSession,
  useSessionMutation,
} from './session.ts';
import { readToken, storeToken } from './token.ts';

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
      useClearCacheOnSignOut();
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

test('a log-in begins a session without data of an earlier player', {
  meta: { rows: ['C-SESSION-011'] },
}, () => {
  const cache = createQueryClient();
  cache.setQueryData(['story'], 'an earlier player’s');

  beginSession(cache, aSession);

  expect(cache.getQueryData(sessionQuery.queryKey)).toEqual(aSession);
  expect(keysIn(cache)).toEqual(['session']);
});

test('a log-out ends the session and clears the cache', {
  meta: { rows: ['C-SESSION-013', 'C-SESSION-017'], asvs: ['14.3.1'] },
}, async () => {
  const cache = createQueryClient();
  storeToken('abc', false);
  beginSession(cache, aSession);
  for (const key of ['myself', 'actions', 'story', 'faces', 'access code']) cache.setQueryData([key], 'mine');
  const { result } = lookingAt(cache);
  expect(result.current).toEqual(aSession);

  endSession(cache);

  await waitFor(() => expect(result.current).toBeNull());
  expect(keysIn(cache).sort()).toEqual(['access code', 'session']);
  expect(cache.getQueryData(['access code'])).toBe('mine');
  expect(readToken()).toBeNull();
});

test('during a log-in nobody is signed in; success begins a session and failure does not', {
  meta: { rows: ['C-SESSION-010', 'C-SESSION-012', 'C-SESSION-026'] },
}, async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const cache = createQueryClient();
  const { result } = renderHook(
    () => ({
      session: useSession().data,
      logIn: useSessionMutation({
        mutationFn: () => call('POST /login', { email: 'ada@example.org', password: 'wrong' }),
        onSuccess: (reply) => beginSession(cache, reply),
      }),
    }),
    { wrapper: within(cache) },
  );
  await waitFor(() => expect(result.current.session).toBeNull());
  expect(result.current.logIn.isPending).toBe(false);

  result.current.logIn.begin(undefined);
  await waitFor(() => expect(result.current.logIn.isPending).toBe(true));
  expect(result.current.session).toBeNull();

  answer(Response.json({ isSuccess: false, message: 'No.' }, { status: 401 }));
  await waitFor(() => expect(result.current.logIn.isError).toBe(true));
  expect([result.current.logIn.isPending, result.current.session, readToken()]).toEqual([false, null, null]);

  result.current.logIn.begin(undefined);
  await waitFor(() => expect(result.current.logIn.isPending).toBe(true));
  expect(result.current.logIn.isError).toBe(false);
  answer(Response.json({ isSuccess: true, jwt: 'a.b.c', ...aSession }));
  await waitFor(() => expect(result.current.logIn.isSuccess).toBe(true));
  expect(result.current.logIn.isPending).toBe(false);
  await waitFor(() => expect(result.current.session?.user.name).toBe('Ada'));
});

test('a double click begins one session', async () => {
  const answered: string[] = [];
  const { result } = renderHook(
    () => useSessionMutation({ mutationFn: async (form: string) => answered.push(form), onSuccess: () => undefined }),
    { wrapper: within(createQueryClient()) },
  );

  result.current.begin('first');
  result.current.begin('second');

  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(answered).toEqual(['first']);
});

test('a rejected token that another tab has replaced does not ask for the password', async () => {
  storeToken('old', true);
  const fetched = vi.fn<typeof fetch>(async (_, init) => {
    if (new Headers(init?.headers).get('Authorization') === 'Bearer new')
      return Response.json({ isSuccess: true, ...aSession });
    localStorage.setItem('access_token', 'new');
    return Response.json({ isSuccess: false }, { status: 401 });
  });
  vi.stubGlobal('fetch', fetched);

  const { result } = lookingAt(createQueryClient());

  await waitFor(() => expect(result.current).toMatchObject({ user: { name: 'Ada' } }));
  expect(fetched).toHaveBeenCalledTimes(2);
});
