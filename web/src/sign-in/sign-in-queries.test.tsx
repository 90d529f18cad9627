import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeAccessCode, usePendingAccessCode } from '../api/access-code.ts';
import { createQueryClient } from '../api/query-client.ts';
import { endSession, useClearCacheOnSignOut, useSession } from '../api/session.ts';
import { readToken } from '../api/token.ts';
import { logInTrouble, useLogIn } from './sign-in-queries.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const user = { id: 1, name: 'Ada', nex: 0, createdAt: '2000-01-01T00:00:00Z', hasMessagingEmail: false };
const inside = { isSuccess: true, jwt: 'a.b.c', hasCharacter: true, privilegeLevel: '', user };
const typed = { email: 'ada@game.example', password: 'x', isRemembered: false };
const purse = {
  name: 'a-purse',
  image: 'echoes',
  initialMessage: '',
  completedMessage: '',
  challenge: '',
  displayChallenge: true,
};

function atTheDoor() {
  const cache = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useClearCacheOnSignOut();
      return { logIn: useLogIn(), session: useSession().data, brought: usePendingAccessCode() };
    },
    { wrapper },
  );
  return { cache, result };
}

test('sets the flag after a failed sign-in without a session, and clears it on the next attempt', {
  meta: { rows: ['C-LOGIN-015'] },
}, async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ isSuccess: false, message: 'No.' }, { status: 401 }));
  vi.stubGlobal('fetch', fetched);
  const { result } = atTheDoor();
  await waitFor(() => expect(result.current.session).toBeNull());
  expect(result.current.logIn.isError).toBe(false);

  act(() => result.current.logIn.begin(typed));
  await waitFor(() => expect(result.current.logIn.isError).toBe(true));
  expect(result.current.session).toBeNull();
  expect(logInTrouble(result.current.logIn.error as Error)).toBe(
    'We were not able to log you in with the credentials you supplied.',
  );

  fetched.mockImplementation(async () => Response.json(inside));
  act(() => result.current.logIn.begin(typed));
  await waitFor(() => expect(result.current.logIn.isError).toBe(false));
  await waitFor(() => expect(result.current.session?.user.name).toBe('Ada'));
  expect(readToken()).toBe('a.b.c');
});

test('keeps a code through sign-in and sign-out until it has been used', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ ...inside, hasCharacter: false }));
  vi.stubGlobal('fetch', fetched);
  const { cache, result } = atTheDoor();
  act(() => storeAccessCode(cache, purse));

  act(() => result.current.logIn.begin(typed));
  await waitFor(() => expect(result.current.session?.user.name).toBe('Ada'));
  expect(JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body))).toMatchObject({ accessCodeName: 'a-purse' });
  act(() => endSession(cache));
  await waitFor(() => expect(result.current.session).toBeNull());
  expect(result.current.brought.code?.name).toBe('a-purse');

  const accessCodeResult = { success: true, message: 'Yours.' };
  fetched.mockImplementation(async () => Response.json({ ...inside, accessCodeResult }));
  act(() => result.current.logIn.begin(typed));
  await waitFor(() => expect(result.current.brought).toEqual({ result: accessCodeResult }));
});
