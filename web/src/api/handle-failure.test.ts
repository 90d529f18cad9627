import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { connectionState, maintenanceEnd } from './connection-state.ts';
import { Failure, Refused } from './failures.ts';
import { handleFailure } from './handle-failure.ts';
import { createQueryClient } from './query-client.ts';
import { readToken, storeToken } from './token.ts';

beforeEach(() => connectionState.set('well'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  [401, 'signed out', 'session ended'],
  [503, 'maintenance', 'maintenance'],
  [500, 'fault', 'well'],
  [404, 'misunderstood', 'well'],
])(
  'a call with status %i fails as %j and sets the connection state to %j',
  { meta: { rows: ['C-ERROR-007'] } },
  async (status, trouble, after) => {
    storeToken('abc', true);
    vi.stubGlobal('fetch', async () => Response.json({ isSuccess: false }, { status }));
    for (const name of ['GET /character/myself', 'GET /map'] as const) {
      connectionState.set('well');
      await expect(call(name, {})).rejects.toMatchObject({ trouble, status });
      expect(connectionState.read()).toBe(after);
      storeToken('abc', true);
    }
  },
);

test('a fault has the message of a 503 reply that is not about maintenance', async () => {
  const body = { isSuccess: false, isMaintenance: false, message: 'The database is away. Try again.' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 503 }));
  await expect(call('GET /map', {})).rejects.toMatchObject({ trouble: 'fault', message: body.message });
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 500 }));
  await expect(call('GET /map', {})).rejects.toMatchObject({ message: expect.stringContaining('Nothing is lost') });
  expect(connectionState.read()).toBe('well');
});

test('a call without a reply fails as unreachable', {
  meta: { rows: ['C-ERROR-007'] },
}, async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('GET /map', {})).rejects.toMatchObject({ trouble: 'unreachable' });
  expect(connectionState.read()).toBe('well');
});

test('returns a failure of a call with its message', () => {
  const refused = new Refused('Not so.');
  const failed = new Failure('fault', 'Wrong.', { status: 500 });
  expect(handleFailure(refused, null)).toBe(refused);
  expect(handleFailure(failed, null)).toBe(failed);
  expect(connectionState.read()).toBe('well');

  storeToken('abc', true);
  handleFailure(new Failure('signed out', 'Over.', { status: 401 }), 'abc');
  expect([readToken(), connectionState.read()]).toEqual([null, 'session ended']);

  const until = new Date('2026-01-01T03:00Z');
  handleFailure(new Failure('maintenance', 'Closed.', { status: 503, until }), null);
  expect([connectionState.read(), maintenanceEnd.read()]).toEqual(['maintenance', until]);
});

test('rethrows any other error', {
  meta: { rows: ['C-ERROR-008'] },
}, async () => {
  const mistake = new RangeError('ours');
  expect(() => handleFailure(mistake, null)).toThrow(mistake);

  const circular: Record<string, unknown> = {};
  circular.self = circular;
  vi.stubGlobal('fetch', async () => Response.json({ isSuccess: true }));
  await expect(call('POST /storylet/begin', circular as never)).rejects.toBeInstanceOf(TypeError);
});

test('other failures have the status of the reply', { meta: { rows: ['C-ERROR-006'] } }, async () => {
  for (const status of [400, 404, 418, 429, 500, 502]) {
    vi.stubGlobal('fetch', async () => Response.json({ isSuccess: false }, { status }));
    const cache = createQueryClient();
    const observer = new QueryObserver(cache, { queryKey: ['x'], queryFn: () => call('GET /character/myself', {}) });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), { timeout: 30_000 });
    stop();
    expect(observer.getCurrentResult()).toMatchObject({ error: { status }, isFetching: false });
  }
});

test('a bug is thrown during rendering, a failure of a call is not', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  for (const options of [queries, mutations]) {
    const throws = options?.throwOnError as (error: Error) => boolean;
    expect([throws(new TypeError('ours')), throws(new Failure('fault', '')), throws(new Refused(''))]).toEqual([
      true,
      false,
      false,
    ]);
  }
});

test.each([
  [{ until: '2030-01-01T03:00:00.000Z' }, { 'Retry-After': '60' }, Date.parse('2030-01-01T03:00Z')],
  [{}, { 'Retry-After': 'Tue, 01 Jan 2030 04:00:00 GMT' }, Date.parse('2030-01-01T04:00Z')],
  [{ until: 'soon' }, {}, undefined],
  [{}, {}, undefined],
])('takes the end of maintenance from the reply, else from the header: %j %j', async (body, headers, moment) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 503, headers }));
  await expect(call('GET /character/myself', {})).rejects.toMatchObject({ trouble: 'maintenance', status: 503 });
  expect(maintenanceEnd.read()?.getTime()).toBe(moment);
});
