import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { dropPrefetched, takePrefetched } from './prefetched-calls.ts';
import { storeToken } from './token.ts';

const tokenOf = (UserId: string, exp: number) => `h.${btoa(JSON.stringify({ UserId, CharacterId: '7', exp }))}.s`;
const mine = tokenOf('1', 100);
const fresher = tokenOf('1', 200);
const theirs = tokenOf('2', 100);
const answered = (answer: object) => Promise.resolve(Response.json({ isSuccess: true, ...answer }));

afterEach(() => {
  dropPrefetched();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a prefetched reply answers the first call only, also if the token was refreshed since', async () => {
  storeToken(fresher, true);
  globalThis.prefetched = { token: mine, answers: { 'GET /fate': answered({ currentFate: 3 }) } };
  vi.stubGlobal('fetch', () => answered({ currentFate: 4 }));

  expect(await call('GET /fate', {})).toMatchObject({ currentFate: 3 });
  expect(await call('GET /fate', {})).toMatchObject({ currentFate: 4 });
});

test('ignores a prefetched reply of another player or an outdated one', () => {
  globalThis.prefetched = { token: theirs, answers: { 'GET /fate': answered({}) } };
  expect(takePrefetched('GET /fate', mine)).toBeUndefined();
  expect(takePrefetched('GET /fate', null)).toBeUndefined();
  dropPrefetched();
  expect(takePrefetched('GET /fate', theirs)).toBeUndefined();
});
