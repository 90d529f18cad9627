import { createHmac } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { expect, type Page, type Request } from '@playwright/test';
import { aNewcomer, ask, playOne, signIn, somebody } from './fixtures/a-newcomer.ts';
import { type OwnServer, test } from './fixtures/a-server-of-its-own.ts';
import { go } from './fixtures/go.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

// Starting a server twice takes long on a busy machine.
test.setTimeout(240_000);

const scene = (page: Page) => page.getByRole('heading', { name: 'The Area Steps' });
const maintenance = (page: Page) =>
  page.getByRole('heading', { name: 'Underhall is undergoing scheduled maintenance', level: 1 });
const choose = (page: Page) => page.getByRole('button', { name: go }).first().click();

/** The same session in a token with another expiry time. */
function endingIn(seconds: number, token: string, { signingSecret }: OwnServer): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, iat: exp - 3600, exp })}`;
  return `${body}.${createHmac('sha256', signingSecret).update(body).digest('base64url')}`;
}

const hold = (page: Page, token: string) =>
  page.evaluate((kept) => sessionStorage.setItem('access_token', kept), token);
const tokenIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('access_token'));
const endOf = (token: string | null) =>
  JSON.parse(Buffer.from((token ?? '').split('.')[1] ?? '', 'base64url').toString()).exp * 1000 - Date.now();

/** The server is in maintenance for an hour, extends it, and returns. */
async function expectMaintenanceTold(page: Page, own: OwnServer): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward(1000);
  await expect(scene(page)).toBeVisible();
  // A call still in flight would detect the maintenance first.
  await page.waitForLoadState('networkidle');
  const until = new Date(Date.now() + 3_600_000);
  await writeFile(own.maintenanceFile, until.toISOString());
  await expect.poll(async () => (await page.request.get('/api/extra/config')).status()).toBe(503);
  expect((await page.request.get('/healthz')).status()).toBe(200);

  await choose(page);
  await expect(maintenance(page)).toBeFocused();
  const clock = await page.evaluate(
    (moment) => new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
    until.getTime(),
  );
  await expect(page.getByText(`We’re making some changes… should be back by ${clock}`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(maintenance(page)).toBeVisible();
  const thanks = 'Thank you for your patience, delicious friends. All shall be well.';
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expect(page.getByText(`should be back by ${clock}`)).toBeVisible();

  await writeFile(own.maintenanceFile, '');
  await expect.poll(async () => (await page.request.get('/api/extra/config')).headers()['retry-after']).toBeUndefined();
  await page.clock.fastForward(16_000);
  await expect(page.getByText('We’re making some changes… should be back shortly')).toBeVisible();

  await rm(own.maintenanceFile);
  await expect.poll(async () => (await page.request.get('/api/extra/config')).status()).toBe(200);
  await page.clock.fastForward(16_000);
  await expect(page.getByText('Lighting the lamps').or(scene(page)).first()).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(scene(page)).toBeVisible();
}

/** The server goes away while the page opens, and is back before the player retries. */
async function expectApologies(page: Page, own: OwnServer): Promise<void> {
  await page.goto('about:blank');
  const coming = new Set<Request>();
  page.on('request', (request) => /\/(assets|images)\//.test(request.url()) && coming.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void coming.delete(request));
  }
  // The page itself loads, as from a cache. The server stops before it replies to any call.
  let closed: Promise<void> | undefined;
  const pageHasCome = async () => {
    await expect(page.getByText('Lighting the lamps')).toBeVisible();
    await expect.poll(() => coming.size).toBe(0);
  };
  await page.route('**/api/**', async (route) => {
    closed ??= pageHasCome().then(own.stop);
    await closed;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Our apologies!' })).toBeVisible();
  await expect(page.getByText('The door would not open. Your game is stored on the server and is safe.')).toBeVisible();
  await expect(page.getByText('Underhall cannot be reached. Check your connection, then try again.')).toBeVisible();
  await expect(
    page.getByText(
      'please write to support@underhall.example with your username, the browser you use, and what you were about to do',
    ),
  ).toBeVisible();
  const support = page.getByRole('link', { name: 'support@underhall.example' });
  await expect(support).toHaveAttribute('href', 'mailto:support@underhall.example');
  await expect(page.getByText('Version 6.5.99', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the door again' })).toHaveAttribute('href', '/');
  await page.unrouteAll({ behavior: 'wait' });
  await own.start();
  await page.getByRole('link', { name: 'Go to the door again' }).click();
  await expect(scene(page)).toBeVisible();
}

test('the page survives an unreachable server, an expired token and maintenance', {
  annotation: {
    type: 'rows',
    description:
      'C-SESSION-020, C-ERROR-001, C-STARTUP-007, C-STARTUP-008, C-STARTUP-009, C-STARTUP-010, C-STARTUP-011, C-STATIC-001',
  },
}, async ({ page, own }) => {
  const newcomer = await somebody(page.request);
  await signIn(page, newcomer);
  await page.goto('/');
  await expect(scene(page)).toBeVisible();
  await test.step('a server that is gone when the page is opened', () => expectApologies(page, own));
  await test.step('a token that ends while the page is open', async () => {
    await hold(page, endingIn(200, newcomer.token, own));
    // Simulates a return to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(async () => endOf(await tokenIn(page))).toBeGreaterThan(40 * 3_600_000);
    await choose(page);
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
  });
  await test.step('one that has ended', async () => {
    await hold(page, endingIn(-60, newcomer.token, own));
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    expect(await tokenIn(page)).toBeNull();
  });
  await test.step('maintenance', async () => {
    await hold(page, newcomer.token);
    await expectMaintenanceTold(page, own);
  });
});

/** The server learns of a newer client while the player is playing. */
async function expectToldOfNewer(page: Page, own: OwnServer): Promise<void> {
  const requests: string[] = [];
  page.on('response', async (response) => {
    const latest = await response.headerValue('x-latest-available-client-version');
    if (latest && response.url().includes('/api/')) requests.push(latest);
  });
  // A missing chunk would reload the page.
  await page.waitForLoadState('networkidle');
  await own.stop();
  await own.start({ CLIENT_VERSION: '6.6.0' });
  await choose(page);
  await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
  await expect.poll(() => requests).toContain('6.6.0');
  const modal = page.getByRole('dialog', { name: 'A newer edition' });
  await expect(modal).toHaveCount(0);

  await page.getByRole('button', { name: 'Onwards' }).click();
  await expect(modal).toBeVisible();
  await expect(modal.getByText('Underhall has updated! Please refresh the page to continue.')).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideways(page);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  const answered = page.waitForResponse('**/api/storylet/begin');
  await choose(page);
  expect(await (await answered).headerValue('x-latest-available-client-version')).toBe('6.6.0');
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(modal).toHaveCount(0);
}

test('a newer client is announced once, and the player may reload or play on', {
  annotation: {
    type: 'rows',
    description:
      'C-SESSION-008, C-SESSION-021, C-SESSION-022, C-SESSION-023, C-SESSION-024, C-ACTIONS-002, C-STARTUP-006, C-ERROR-002',
  },
}, async ({ page, own }) => {
  await aNewcomer(page);
  await page.goto('/');
  await expect(scene(page)).toBeVisible();
  await test.step('a newer client, in the middle of the game', () => expectToldOfNewer(page, own));
  await test.step('a newer client, at the start', async () => {
    await page.goto('/');
    // At start-up, the notice replaces the page.
    await expect(page.getByRole('heading', { name: 'Underhall has updated!', level: 1 })).toBeVisible();
    await expect(page.getByText('Please refresh the page to continue.', { exact: true })).toBeVisible();
    await expect(scene(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(scene(page)).toBeVisible();
    await page.getByRole('dialog', { name: 'A newer edition' }).getByRole('button', { name: 'Refresh' }).click();
    await expect(scene(page)).toBeVisible();
  });
  await test.step('ten minutes later, and with the old client again', async () => {
    const { token } = await somebody(page.request);
    const actionsLeft = async () => (await ask(page.request, 'GET /character/actions', {}, token)).actions;
    // Some choices cost no action.
    for (let turns = 0; turns < 10 && (await actionsLeft()) === 20; turns++) await playOne(page.request, token);
    expect(await actionsLeft()).toBe(19);

    await own.stop();
    await own.start({ CLIENT_VERSION: '6.5.99', GAME_CLOCK_OFFSET_S: '600' });
    await page.reload();
    await expect(scene(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await actionsLeft()).toBe(20);
  });
});

test('a result whose code did not load comes after the page has reloaded itself', async ({ page }) => {
  let isReached = false;
  await page.route('**/assets/result-*.js', (route) => (isReached ? route.continue() : route.abort()));
  await aNewcomer(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/result-'));
  await page.goto('/');
  await failed;
  isReached = true;
  await page.getByRole('button', { name: go }).first().click();
  await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
});
