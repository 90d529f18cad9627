import { afterEach, expect, test, vi } from 'vitest';
import { forgetAhead, takeAhead } from './asked-ahead.ts';
import { call } from './call.ts';
import { keepToken } from './token.ts';

const tokenOf = (UserId: string, exp: number) => `h.${btoa(JSON.stringify({ UserId, CharacterId: '7', exp }))}.s`;
const mine = tokenOf('1', 100);
const fresher = tokenOf('1', 200);
const theirs = tokenOf('2', 100);
const answered = (answer: object) => Promise.resolve(Response.json({ isSuccess: true, ...answer }));

afterEach(() => {
  forgetAhead();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what was asked ahead is the answer of the first call and of that one alone, though the token is a fresher one by then', async () => {
  keepToken(fresher, true);
  globalThis.answersAhead = { token: mine, answers: { 'GET /fate': answered({ currentFate: 3 }) } };
  vi.stubGlobal('fetch', () => answered({ currentFate: 4 }));

  expect(await call('GET /fate', {})).toMatchObject({ currentFate: 3 });
  expect(await call('GET /fate', {})).toMatchObject({ currentFate: 4 });
});

test('what was asked ahead for somebody else, or is out of date by now, is not taken', () => {
  globalThis.answersAhead = { token: theirs, answers: { 'GET /fate': answered({}) } };
  expect(takeAhead('GET /fate', mine)).toBeUndefined();
  expect(takeAhead('GET /fate', null)).toBeUndefined();
  forgetAhead();
  expect(takeAhead('GET /fate', theirs)).toBeUndefined();
});
