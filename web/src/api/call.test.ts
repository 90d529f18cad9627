import { endpoints } from '@underhall/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { connectionState } from './connection-state.ts';
import { Failure, Refused } from './failures.ts';
import { forgetToken, keepToken, readToken } from './token.ts';

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

test('a call carries its name, token and version', async () => {
  keepToken('abc', false);
  const fetched = answering({ isSuccess: true });

  await call('POST /storylet/begin', { eventId: 7 });

  expect(fetched.mock.calls[0]?.[0]).toBe('/api/storylet/begin');
  expect(sent(fetched)).toMatchObject({
    method: 'POST',
    body: '{"eventId":7}',
    headers: { Authorization: 'Bearer abc', 'X-Current-Version': '6.5.99', 'X-Requested-With': 'XMLHttpRequest' },
  });
});

test('a reading call has no body', async () => {
  const fetched = answering({ isSuccess: true });

  await call('GET /character/myself', {});

  expect(sent(fetched)).not.toHaveProperty('body');
});

test('a reading call brings its fields in the query, but for those that stand in its path', async () => {
  const fetched = answering({ isSuccess: true });
  const fields = { name: 'a b', page: 2, tags: ['x', 'y'], isOpen: undefined };

  await call('GET /test/:name' as 'GET /map', fields);
  await call('GET /map', {});

  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/test/a%20b?page=2&tags=x&tags=y', '/api/map']);
});

test('a text body goes as a JSON string', async () => {
  const fetched = answering({ isSuccess: true });

  await call('POST /register/characternameavailable', 'Zoë');

  expect(sent(fetched)?.body).toBe('"Zoë"');
});

test('a refusal keeps its words and its fields', { meta: { rows: ['C-ERROR-003'] } }, async () => {
  answering({ isSuccess: false, message: 'Not so.', userNameErrorMessage: 'Taken.' });

  const error = await failing(call('POST /storylet', {}));

  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ message: 'Not so.', fields: { userNameErrorMessage: 'Taken.' } });
});

/** Every call whose reply has a token in it, by the contract. */
const bringing = endpoints
  .filter(({ reply }) => 'jwt' in Object('properties' in reply ? reply.properties : {}))
  .map(({ method, path }) => `${method} ${path}` as 'GET /login/user');

test.each([true, false])(
  'a fresh token replaces the old one, in its storage, whatever reply brings it (remembered: %s)',
  { meta: { rows: ['C-SESSION-009'] } },
  async (isRemembered) => {
    expect(bringing.length).toBeGreaterThan(5);
    for (const name of bringing) {
      keepToken('old', isRemembered);
      answering({ isSuccess: true, jwt: `new by ${name}` });

      await call(name, {});

      expect(localStorage.getItem('access_token')).toBe(isRemembered ? `new by ${name}` : null);
      expect(sessionStorage.getItem('access_token')).toBe(isRemembered ? null : `new by ${name}`);
    }
  },
);

test('a token in a reply that has none by right is left alone', async () => {
  keepToken('old', true);
  answering({ isSuccess: true, jwt: 'planted' });

  await call('POST /storylet', {});

  expect(readToken()).toBe('old');
});

test('a rejected token ends the session', async () => {
  keepToken('old', true);
  answering({ isSuccess: false, message: 'No.' }, { status: 401 });

  expect(await failing(call('POST /storylet', {}))).toMatchObject({ trouble: 'signed out' });
  expect(readToken()).toBeNull();
  expect(connectionState.read()).toBe('session ended');
});

test('a token rejected late ends nothing of a session that has begun meanwhile', async () => {
  keepToken('old', true);
  answering({ isSuccess: false, message: 'No.' }, { status: 401 });
  const late = failing(call('POST /storylet', {}));
  keepToken('new', false);

  expect(await late).toMatchObject({ trouble: 'signed out' });
  expect(readToken()).toBe('new');
  expect(connectionState.read()).toBe('well');
});

test.each(['new', null])('a fresh token that comes late leaves the token there is alone (%s)', async (now) => {
  keepToken('old', true);
  answering({ isSuccess: true, jwt: 'late' });
  const late = call('GET /login/user', {});
  if (now === null) forgetToken();
  else keepToken(now, false);

  await late;

  expect(readToken()).toBe(now);
});

test('wrong credentials are a refusal and end nothing', async () => {
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
])('too many calls say how long to wait: Retry-After %j is %s', async (retryAfter, wait) => {
  answering({}, { status: 429, headers: { 'Retry-After': retryAfter } });

  expect(await failing(call('POST /storylet', {}))).toMatchObject({
    trouble: 'too many',
    message: `Too much at once. Please wait ${wait}, then try once more.`,
  });
});

test('maintenance is told to the whole client', { meta: { rows: ['C-ERROR-001'] } }, async () => {
  answering({}, { status: 503 });

  expect(await failing(call('POST /storylet', {}))).toMatchObject({ trouble: 'maintenance' });
  expect(connectionState.read()).toBe('maintenance');
});

test('a broken connection says what to do', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));

  const error = await failing(call('POST /storylet', {}));

  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({ trouble: 'unreachable' });
});

test('a page of markup in place of an answer is a fault', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }));

  expect(await failing(call('POST /storylet', {}))).toMatchObject({ trouble: 'fault' });
});
