import { QueryClient } from '@tanstack/react-query';
import type { PartialPreferences } from '@underhall/contract';
import { expect, test } from 'vitest';
import { Refused, unreachableFailure } from '../api/failures.ts';
import { syncWithAccount } from './sync-with-account.ts';

/** Synced values, with a server that the test answers for. */
function aSyncedStore() {
  const cache = new QueryClient();
  const sent: PartialPreferences[] = [];
  const waiting: { answer: () => void; refuse: (error: Error) => void }[] = [];
  let account: PartialPreferences = {};
  const store = syncWithAccount<'comfort', PartialPreferences>({
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

test('applies a change before sending it, and uses the value of the server afterwards', async () => {
  const { cache, store, next, stored } = aSyncedStore();

  void store.change(cache, { theme: 'daylight' });
  expect(store.unsent.read().changes).toEqual({ theme: 'daylight' });
  (await next()).answer();

  await expect.poll(stored).toEqual({ theme: 'daylight' });
  await expect.poll(() => store.unsent.read()).toEqual({ changes: {} });
});

test('queues changes made during a request, and resends a value that was changed back', async () => {
  const { cache, store, sent, next, stored } = aSyncedStore();

  void store.change(cache, { theme: 'daylight' });
  void store.change(cache, { theme: 'lamp', textSize: 'large' });
  (await next()).answer();
  (await next()).answer();

  await expect.poll(stored).toEqual({ theme: 'lamp', textSize: 'large' });
  expect(sent).toEqual([{ theme: 'daylight' }, { theme: 'lamp', textSize: 'large' }]);
});

test('keeps changes and the error after a network failure, until they are sent', async () => {
  const { cache, store, next, stored } = aSyncedStore();
  void store.change(cache, { theme: 'daylight' });
  (await next()).refuse(unreachableFailure());
  await expect.poll(() => store.unsent.read().trouble).toMatch(/cannot be reached/);
  expect(store.unsent.read().changes).toEqual({ theme: 'daylight' });

  void store.sendWaiting(cache);
  (await next()).answer();

  await expect.poll(() => store.unsent.read()).toEqual({ changes: {} });
  expect(stored()).toEqual({ theme: 'daylight' });
});

test('discards changes that the server rejects, and shows its message', async () => {
  const { cache, store, next } = aSyncedStore();
  void store.change(cache, { theme: 'daylight' });

  (await next()).refuse(new Refused('At most 2000 things can be marked.'));

  await expect.poll(() => store.unsent.read()).toEqual({ changes: {}, trouble: 'At most 2000 things can be marked.' });
});
