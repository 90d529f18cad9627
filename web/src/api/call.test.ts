import { endpoints } from '@underhall/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { connectionState } from './connection-state.ts';
import { Failure, Refused } from './failures.ts';
import { clearToken, readToken, storeToken } from './token.ts';

const answering = (body: unknown, init: ResponseInit = {}) => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const failing = async (promise: Promise<unknown>): Promise<unknown> => promise.then(undefined, (error) => error);
const sent = (fetched: ReturnType<typeof answering>) => fetched.mock.calls[0]?.[1];

beforeEach(() => connectionState.set('well'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('sends method, path, token and client version', async () => {
  storeToken('abc', false);
  const fetched = answering({ isSuccess: true });

  await call('POST /storylet/begin', { eventId: 7 });

  expect(fetched.mock.calls[0]?.[0]).toBe('/api/storylet/begin');
  expect(sent(fetched)).toMatchObject({
    method: 'POST',
    body: '{"eventId":7}',
    headers: { Authorization: 'Bearer abc', 'X-Current-Version': '6.5.99', 'X-Requested-With': 'XMLHttpRequest' },
  });
});

test('sends a GET call without a body', async () => {
  const fetched = answering({ isSuccess: true });

  await call('GET /character/myself', {});

  expect(sent(fetched)).not.toHaveProperty('body');
});

test('sends the fields of a GET call in the query, except those in its path', async () => {
  const fetched = answering({ isSuccess: true });
  const fields = { name: 'a b', page: 2, tags: ['x', 'y'], isOpen: undefined };

  await call('GET /test/:name' as 'GET /map', fields);
  await call('GET /map', {});

  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/test/a%20b?page=2&tags=x&tags=y', '/api/map']);
});

test('sends a text body as a JSON string', async () => {
  const fetched = answering({ isSuccess: true });

  await call('POST /register/characternameavailable', 'Zoë');

  expect(sent(fetched)?.body).toBe('"Zoë"');
});

test('a refusal has the message and fields of the reply', { meta: { rows: ['C-ERROR-003'] } }, async () => {
  answering({ isSuccess: false, message: 'Not so.', userNameErrorMessage: 'Taken.' });

  const error = await failing(call('POST /storylet', {}));

  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ message: 'Not so.', fields: { userNameErrorMessage: 'Taken.' } });
});

/** All calls with a token in their reply, by the contract. */
const bringing = endpoints
  .filter(({ reply }) => 'jwt' in Object('properties' in reply ? reply.properties : {}))
  .map(({ method, path }) => `${method} ${path}` as 'GET /login/user');

test.each([true, false])(
  'replaces the stored token by a new one from any such reply (remembered: %s)',
  { meta: { rows: ['C-SESSION-009'] } },
  async (isRemembered) => {
    expect(bringing.length).toBeGreaterThan(5);
    for (const name of bringing) {
      storeToken('old', isRemembered);
      answering({ isSuccess: true, jwt: `new by ${name}` });

      await call(name, {});

      expect(localStorage.getItem('access_token')).toBe(isRemembered ? `new by ${name}` : null);
      expect(sessionStorage.getItem('access_token')).toBe(isRemembered ? null : `new by ${name}`);
    }
  },
);

test('ignores a token in a reply of any other call', async () => {
  storeToken('old', true);
  answering({ isSuccess: true, jwt: 'planted' });

  await call('POST /storylet', {});

  expect(readToken()).toBe('old');
});

test('a rejected token ends the session', async () => {
  storeToken('old', true);
  answering({ isSuccess: false, message: 'No.' }, { status: 401 });

  expect(await failing(call('POST /storylet', {}))).toMatchObject({ trouble: 'signed out' });
  expect(readToken()).toBeNull();
  expect(connectionState.read()).toBe('session ended');
});

test('a late rejection of an old token does not end a newer session', async () => {
  storeToken('old', true);
  answering({ isSuccess: false, message: 'No.' }, { status: 401 });
  const late = failing(call('POST /storylet', {}));
  storeToken('new', false);

  expect(await late).toMatchObject({ trouble: 'signed out' });
  expect(readToken()).toBe('new');
  expect(connectionState.read()).toBe('well');
});

test.each(['new', null])('a late renewal of an old token does not replace a newer one (%s)', async (now) => {
  storeToken('old', true);
  answering({ isSuccess: true, jwt: 'late' });
  const late = call('GET /login/user', {});
  if (now === null) clearToken();
  else storeToken(now, false);

  await late;

  expect(readToken()).toBe(now);
});

test('wrong credentials are a refusal and do not end the session', async () => {
  answering({ isSuccess: false, message: 'No.' }, { status: 401 });

  expect(await failing(call('POST /login', { password: 'x' }))).toBeInstanceOf(Refused);
  expect(connectionState.read()).toBe('well');
});

test.each([
  ['1', '1 second'],
  ['30', '30 seconds'],
  ['60', '60 seconds'],
  ['61', '2 minutes'],
  ['1740', '29 minutes'],
  ['1741', '30 minutes'],
  ['', '10 seconds'],
])('status 429 says how long to wait: Retry-After %j is %s', async (retryAfter, wait) => {
  answering({}, { status: 429, headers: { 'Retry-After': retryAfter } });

  expect(await failing(call('POST /storylet', {}))).toMatchObject({
    trouble: 'too many',
    message: `Too many requests. Please wait ${wait}, then try again.`,
  });
});

test('maintenance sets the state of the connection', { meta: { rows: ['C-ERROR-001'] } }, async () => {
  answering({}, { status: 503 });

  expect(await failing(call('POST /storylet', {}))).toMatchObject({ trouble: 'maintenance' });
  expect(connectionState.read()).toBe('maintenance');
});

test('a network error says what to do', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));

  const error = await failing(call('POST /storylet', {}));

  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({ trouble: 'unreachable' });
});

test('an HTML page instead of JSON is a fault', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }));

  expect(await failing(call('POST /storylet', {}))).toMatchObject({ trouble: 'fault' });
});
