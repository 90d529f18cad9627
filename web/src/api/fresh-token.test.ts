import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionState } from './connection-state.ts';
import { isNearExpiry, refreshToken } from './fresh-token.ts';
import { recordServerTime } from './server-clock.ts';
import { readToken, storeToken } from './token.ts';

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
  recordServerTime(new Date(now).toUTCString());
  connectionState.set('well');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

test("a token is near its expiry in its last five minutes, by the server's clock", {
  meta: { rows: ['C-SESSION-020'] },
}, () => {
  expect(isNearExpiry(tokenFor(5 * minute))).toBe(false);
  expect(isNearExpiry(tokenFor(5 * minute - 1000))).toBe(true);
  expect(isNearExpiry(tokenFor(-minute))).toBe(true);
  recordServerTime(new Date(now + 2 * minute).toUTCString());
  expect(isNearExpiry(tokenFor(6 * minute))).toBe(true);
  expect([null, 'nonsense', 'a.b.c', `h.${btoa('{}')}.x`].map(isNearExpiry)).toEqual([false, false, false, false]);
});

test('does not refresh a token that is valid for longer', async () => {
  storeToken(tokenFor(60 * minute), true);
  const fetched = answering(async () => Response.json({}));
  await refreshToken();
  expect(fetched).not.toHaveBeenCalled();
});

test('refreshes a token near its expiry once, even if several checks run at once', async () => {
  storeToken(tokenFor(minute), false);
  const fetched = answering(async () => Response.json({ isSuccess: true, jwt: tokenFor(60 * minute, 'new') }));
  await Promise.all([refreshToken(), refreshToken()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/login/user');
  expect(readToken()).toBe(tokenFor(60 * minute, 'new'));
});

test('ends the session if the server rejects the refresh', async () => {
  storeToken(tokenFor(minute), false);
  answering(async () => Response.json({ isSuccess: false }, { status: 401 }));
  await refreshToken();
  expect([readToken(), connectionState.read()]).toEqual([null, 'session ended']);
});

test('retries while the server is unreachable, until the token has expired', async () => {
  storeToken(tokenFor(minute), false);
  const fetched = answering(() => Promise.reject(new TypeError('gone')));
  await refreshToken();
  await refreshToken();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([readToken() !== null, connectionState.read()]).toEqual([true, 'well']);

  vi.setSystemTime(now + 2 * minute);
  await refreshToken();
  expect([readToken(), connectionState.read()]).toEqual([null, 'session ended']);
});
