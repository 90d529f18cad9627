import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { storeToken } from '../api/token.ts';
import { initialData, loadInitialData, prefetchLaterData } from './initial-data.ts';

afterEach(() => sessionStorage.clear());

test('lists every query that the start loads', () => {
  expect(Object.keys(initialData)).toEqual(
    expect.arrayContaining([
      'myself',
      'actions',
      'cards',
      'messages',
      'settings',
      'authMethods',
      'plans',
      'map',
      'shops',
      'news',
      'exchange',
      'fate',
    ]),
  );
});

test('treats a refusal as success, and a failed request as a failure of the start', async () => {
  storeToken('abc', false);
  const answering = (status: number) =>
    vi.stubGlobal('fetch', async () => Response.json({ isSuccess: false, message: 'Not now.' }, { status }));
  answering(200);
  const cache = createQueryClient();
  await expect(loadInitialData(cache)).resolves.toBeUndefined();
  expect(cache.getQueryData(['myself'])).toBeUndefined();
  answering(500);
  await expect(loadInitialData(createQueryClient())).rejects.toMatchObject({ status: 500 });
});

test('fetches data that the first page does not show only after that page', async () => {
  const later = ['plan', 'exchange', 'settings', 'settings/authmethods', 'news', 'messages'];
  storeToken('abc', false);
  const asked = vi.fn();
  vi.stubGlobal('fetch', (url: string) => {
    asked(url);
    return /(plan|exchange|settings|authmethods|news|messages)$/.test(url)
      ? new Promise(() => {})
      : Promise.resolve(Response.json({ isSuccess: true }));
  });
  const cache = createQueryClient();
  await expect(loadInitialData(cache)).resolves.toBeUndefined();
  for (const path of later) expect(asked).not.toHaveBeenCalledWith(`/api/${path}`);
  prefetchLaterData(cache);
  for (const path of later) {
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(`/api/${path}`));
  }
});

test('starts without cards, map and Fate if they fail, but not without the character', async () => {
  storeToken('abc', false);
  const failing = (path: RegExp) =>
    vi.stubGlobal('fetch', async (url: string) =>
      path.test(url)
        ? Response.json({ isSuccess: false, message: 'Not now.' }, { status: 500 })
        : Response.json({ isSuccess: true }),
    );
  failing(/opportunity|map|fate/);
  await expect(loadInitialData(createQueryClient())).resolves.toBeUndefined();
  failing(/myself/);
  await expect(loadInitialData(createQueryClient())).rejects.toMatchObject({ status: 500 });
});
