import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionState } from '../api/connection-state.ts';
import { createQueryClient } from '../api/query-client.ts';
import { readToken, storeToken } from '../api/token.ts';
import { version } from '../api/version.ts';
import { FirstPage } from './first-page.tsx';
import { OutdatedPage } from './outdated-page.tsx';
import { start } from './start.tsx';
import { StartFailurePage } from './start-failure-page.tsx';

const tokenWith = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const player = tokenWith({ UserId: '1', CharacterId: '2' });

const [wait, unseen] = ['the wait', 'the wait, with the game unseen behind it'];

const answering = (status: number, latest = '6.5.99') =>
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { isSuccess: status === 200, settings: {} },
      { status, headers: { 'X-Latest-Available-Client-Version': latest } },
    ),
  );

/** Every page that was rendered, in order; the wait and the game as strings. */
function starting() {
  const drawn: unknown[] = [];
  const pages: readonly unknown[] = [OutdatedPage, StartFailurePage];
  const draw = (page: ReactNode) => {
    const { type, props } = page as ReactElement<Parameters<typeof FirstPage>[0]>;
    const isUnseen = type === FirstPage && !props.isShown;
    drawn.push(isUnseen ? (props.children ? unseen : wait) : pages.includes(type) ? type : 'the game');
  };
  return { drawn, over: start(createQueryClient(), draw) };
}

beforeEach(() => {
  connectionState.set('well');
  // Not the story page, which would fetch the story as well.
  history.replaceState(null, '', '/help');
  version.set({ isClientOutdated: false });
});
afterEach(async () => {
  // Later pages load after the first. Wait, so that no import settles after the test.
  await vi.dynamicImportSettled();
  localStorage.clear();
  sessionStorage.clear();
});

test('shows the game exactly 400 ms after its data have loaded', {
  meta: { rows: ['C-STARTUP-003'] },
}, async () => {
  storeToken(player, true);
  let lastAnswer = 0;
  const waits = vi.spyOn(globalThis, 'setTimeout');
  vi.stubGlobal('fetch', async () => {
    // Replies that arrive after the wait has begun do not count.
    if (!waits.mock.calls.some(([, ms]) => ms === 400)) lastAnswer = performance.now();
    return Response.json({ isSuccess: true, settings: {} });
  });
  const { drawn, over } = starting();
  await vi.waitFor(() => expect(waits).toHaveBeenCalledWith(expect.any(Function), 400), { timeout: 30_000 });
  expect(drawn).toEqual([wait, unseen]);
  await over;
  expect(drawn).toEqual([wait, unseen, 'the game']);
  expect(performance.now() - lastAnswer).toBeGreaterThanOrEqual(399);
});

test.each([
  ['no token', null],
  ['no token at all', 'nonsense'],
  ['no character', tokenWith({ UserId: '1' })],
  ['no user', tokenWith({ CharacterId: '2' })],
])('with %s renders the game at once, before any reply', { meta: { rows: ['C-STARTUP-004'] } }, async (_, token) => {
  if (token) storeToken(token, true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { drawn, over } = starting();
  await over;
  expect(drawn).toEqual(['the game']);
});

test.each([
  [401, 'the game'],
  [503, 'the game'],
  [500, StartFailurePage],
  [429, StartFailurePage],
])('shows the page for a start that fails with %i at once', async (status, page) => {
  storeToken(player, true);
  answering(status);
  const { drawn, over } = starting();
  await over;
  expect(drawn).toEqual([wait, page]);
  expect(readToken()).toBe(status === 401 ? null : player);
});

test('shows the update page to an outdated client until a reload fails to update it', {
  meta: { rows: ['C-STARTUP-006'] },
}, async () => {
  storeToken(player, true);
  answering(200, '6.6.0');
  const { drawn, over } = starting();
  await over;
  expect(drawn).toEqual([wait, OutdatedPage]);

  sessionStorage.setItem('refreshed-for', '6.6.0');
  const again = starting();
  await again.over;
  expect(again.drawn).toEqual([wait, unseen, 'the game']);
});
