import { QueryClient } from '@tanstack/react-query';
import type { SomeComfort } from '@underhall/contract';
import { expect, test } from 'vitest';
import { Refused, unreachableFailure } from '../api/failures.ts';
import { syncWithAccount } from './sync-with-account.ts';

/** Something kept with an account whose server is asked by hand. */
function aKeeping() {
  const cache = new QueryClient();
  const sent: SomeComfort[] = [];
  const waiting: { answer: () => void; refuse: (error: Error) => void }[] = [];
  let account: SomeComfort = {};
  const store = syncWithAccount<'comfort', SomeComfort>({
    name: 'comfort',
    nothing: {},
    read: async () => account,
    send: (changes) => {
      sent.push(changes);
      return new Promise((resolve, reject) => {
        const answer = () => {
          account = { ...account, ...changes };
          resolve(account);
        };
        waiting.push({ answer, refuse: reject });
      });
    },
  });
  const next = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    return waiting.shift() as (typeof waiting)[number];
  };
  const stored = () => cache.getQueryData(store.query.queryKey);
  return { cache, store, sent, next, stored };
}

test('a change counts before it is sent, and is told by the server once it is', async () => {
  const { cache, store, next, stored } = aKeeping();

  void store.change(cache, { theme: 'daylight' });
  expect(store.unsent.read().changes).toEqual({ theme: 'daylight' });
  (await next()).answer();

  await expect.poll(stored).toEqual({ theme: 'daylight' });
  await expect.poll(() => store.unsent.read()).toEqual({ changes: {} });
});

test('what is changed while a call is under way goes behind it; what is changed back is sent again', async () => {
  const { cache, store, sent, next, stored } = aKeeping();

  void store.change(cache, { theme: 'daylight' });
  void store.change(cache, { theme: 'lamp', textSize: 'large' });
  (await next()).answer();
  (await next()).answer();

  await expect.poll(stored).toEqual({ theme: 'lamp', textSize: 'large' });
  expect(sent).toEqual([{ theme: 'daylight' }, { theme: 'lamp', textSize: 'large' }]);
});

test('a broken line keeps what was changed, and its trouble, until it is sent', async () => {
  const { cache, store, next, stored } = aKeeping();
  void store.change(cache, { theme: 'daylight' });
  (await next()).refuse(unreachableFailure());
  await expect.poll(() => store.unsent.read().trouble).toMatch(/cannot be reached/);
  expect(store.unsent.read().changes).toEqual({ theme: 'daylight' });

  void store.sendWaiting(cache);
  (await next()).answer();

  await expect.poll(() => store.unsent.read()).toEqual({ changes: {} });
  expect(stored()).toEqual({ theme: 'daylight' });
});

test('what the server will not have is given up, in its own words', async () => {
  const { cache, store, next } = aKeeping();
  void store.change(cache, { theme: 'daylight' });

  (await next()).refuse(new Refused('At most 2000 things can be marked.'));

  await expect.poll(() => store.unsent.read()).toEqual({ changes: {}, trouble: 'At most 2000 things can be marked.' });
});
