import { expect, test, vi } from 'vitest';
import { checkName } from './registration-queries.ts';

const answering = (body: unknown, init: ResponseInit = {}) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, init));
  vi.stubGlobal('fetch', fetched);
};

test('shows the reason of a rejection; without one it says that the name is taken', {
  meta: { rows: ['C-REGISTER-015'] },
}, async () => {
  answering({ isSuccess: false, message: 'Not that one.' });
  expect(await checkName('Ada')).toEqual({ isAvailable: false, words: 'Not that one.' });

  for (const silent of [{ isSuccess: false }, { isSuccess: false, message: '' }]) {
    answering(silent);
    expect(await checkName('Ada')).toEqual({ isAvailable: false, words: 'Ada is taken.' });
  }
});

test('says nothing about the name after a network failure', async () => {
  answering({}, { status: 429, headers: { 'Retry-After': '3' } });
  expect(await checkName('Ada')).toEqual({
    isAvailable: undefined,
    words: 'Too many requests. Please wait 3 seconds, then try again.',
  });

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  expect((await checkName('Ada')).isAvailable).toBeUndefined();
});
