import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionState } from './connection-state.ts';
import { isNearItsEnd, refreshToken } from './fresh-token.ts';
import { noteServerTime } from './server-clock.ts';
import { keepToken, readToken } from './token.ts';

const minute = 60_000;
const now = Date.parse('2026-03-01T12:00:00Z');
const tokenFor = (ms: number, name = 'x') =>
  `h.${btoa(JSON.stringify({ UserId: '1', exp: (now + ms) / 1000 }))}.${name}`;

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  noteServerTime(new Date(now).toUTCString());
  connectionState.set('well');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test('a token is near its end from five minutes before it, by the server’s clock', {
  meta: { rows: ['C-SESSION-020'] },
}, () => {
  expect(isNearItsEnd(tokenFor(5 * minute))).toBe(false);
  expect(isNearItsEnd(tokenFor(5 * minute - 1000))).toBe(true);
  expect(isNearItsEnd(tokenFor(-minute))).toBe(true);
  noteServerTime(new Date(now + 2 * minute).toUTCString());
  expect(isNearItsEnd(tokenFor(6 * minute))).toBe(true);
  expect([null, 'nonsense', 'a.b.c', `h.${btoa('{}')}.x`].map(isNearItsEnd)).toEqual([false, false, false, false]);
});

test('a token that is good for long is left alone', async () => {
  keepToken(tokenFor(60 * minute), true);
  const fetched = answering(async () => Response.json({}));
  await refreshToken();
  expect(fetched).not.toHaveBeenCalled();
});

test('one near its end is exchanged, once however often it is looked at', async () => {
  keepToken(tokenFor(minute), false);
  const fetched = answering(async () => Response.json({ isSuccess: true, jwt: tokenFor(60 * minute, 'new') }));
  await Promise.all([refreshToken(), refreshToken()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/login/user');
  expect(readToken()).toBe(tokenFor(60 * minute, 'new'));
});

test('a server that says no ends the session', async () => {
  keepToken(tokenFor(minute), false);
  answering(async () => Response.json({ isSuccess: false }, { status: 401 }));
  await refreshToken();
  expect([readToken(), connectionState.read()]).toEqual([null, 'session ended']);
});

test('a server that cannot be reached is asked again, until the token is no good any more', async () => {
  keepToken(tokenFor(minute), false);
  const fetched = answering(() => Promise.reject(new TypeError('gone')));
  await refreshToken();
  await refreshToken();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([readToken() !== null, connectionState.read()]).toEqual([true, 'well']);

  vi.setSystemTime(now + 2 * minute);
  await refreshToken();
  expect([readToken(), connectionState.read()]).toEqual([null, 'session ended']);
});
