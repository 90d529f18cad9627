import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, anAccount, signIn, somebody } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const scene = (page: Page) => page.getByRole('heading', { name: 'The Area Steps' });

/** When the first page became visible, on the page's clock. The page may exist earlier, hidden. */
const watchStart = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { drawn?: number };
    new MutationObserver(() => {
      const isSeen = [...document.querySelectorAll('header, main')].some((each) => each.checkVisibility());
      if (isSeen) seen.drawn ??= performance.now();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });

const drawnAt = (page: Page) => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
/** When the last of these calls got its first reply. */
const lastAnswer = (page: Page, names: readonly string[]) =>
  page.evaluate((paths) => {
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const firstOf = (path: string) => answers.filter(({ name }) => name.endsWith(path)).map((each) => each.responseEnd);
    return Math.max(...paths.map((path) => Math.min(...firstOf(path))));
  }, names);

/** Calls that load a player's first page, each made once. */
const atStart = [
  ...['/character/myself', '/opportunity', '/character/actions', '/messages', '/settings', '/settings/authmethods'],
  ...['/plan', '/map', '/exchange', '/news', '/fate'],
];

test('start-up loads each resource once, begins with the story, and draws after 400 ms', {
  annotation: { type: 'rows', description: 'C-STARTUP-001, C-STARTUP-002, C-STARTUP-003, C-STATIC-001' },
}, async ({ page }) => {
  await aNewcomer(page);
  await watchStart(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const calls = () => asked.filter((path) => path.startsWith('/api/'));
  let scriptsAt: number | undefined;
  // Scripts are held back until every call has been requested.
  await page.route('**/assets/*.js', async (route) => {
    await expect.poll(() => calls().length).toBeGreaterThanOrEqual(10);
    scriptsAt ??= calls().length;
    await route.continue();
  });
  const release = await holdCalls(page, '**/api/character/actions');
  await page.goto('/');
  await expect(page.getByText('Lighting the lamps')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(scene(page)).toBeVisible();
  const drawn = await drawnAt(page);
  const answered = ['/login/user', '/myself', '/character/actions', '/opportunity', '/fate'];
  const waited = drawn - (await lastAnswer(page, answered));

  await test.step('drawn 400 ms after all it needs has come', () => {
    expect(waited).toBeGreaterThanOrEqual(400);
    // Drawing time depends on the machine.
    expect(waited).toBeLessThan(5000);
  });
  await test.step('each asked for once', async () => {
    for (const path of atStart)
      await expect.poll(() => calls().filter((each) => each === `/api${path}`)).toHaveLength(1);
    expect(calls().filter((each) => each.startsWith('/api/infobar'))).toEqual([]);
  });
  await test.step('asked for before the scripts have come', () => {
    expect(scriptsAt).toBeGreaterThanOrEqual(10);
    for (const path of ['/login/user', '/character/myself', '/extra/story/resume', '/opportunity', '/map'])
      expect(calls().filter((each) => each === `/api${path}`)).toHaveLength(1);
  });
});

test('pages of visitors and users without a character draw at once on a slow server', {
  annotation: { type: 'rows', description: 'C-STARTUP-004' },
}, async ({ page }) => {
  const expectAtOnce = async (path: string) => {
    const release = await holdCalls(page, '**/api/**');
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Help' }).first()).toBeVisible();
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
  await test.step('a visitor', () => expectAtOnce('/login'));
  await test.step('somebody without a character', async () => {
    await signIn(page, await anAccount(page.request));
    await expectAtOnce('/create-character');
  });
});

test('a token in the address is stored and removed, and replaces a session only on consent', {
  annotation: { type: 'rows', description: 'C-SESSION-027' },
}, async ({ page }) => {
  const [one, other] = [await somebody(page.request), await somebody(page.request)];
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`/help?otp=${one.token}`);
  await expect(page.getByRole('heading', { name: one.name })).toBeVisible();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  const stored = await page.evaluate(() => [
    sessionStorage.getItem('access_token'),
    localStorage.getItem('access_token'),
  ]);
  expect(stored[0]?.split('.')).toHaveLength(3);
  expect(stored[1]).toBeNull();
  expect(requests.filter((url) => url.includes('otp')).length).toBe(1);

  await test.step('where somebody is signed in', async () => {
    await page.evaluate(() => {
      localStorage.setItem('access_token', sessionStorage.getItem('access_token') ?? '');
      sessionStorage.removeItem('access_token');
    });
    await page.goto(`/?otp=${other.token}`);
    await expect(page.getByRole('heading', { name: 'You are already signed in' })).toBeVisible();
    expect(page.url()).not.toContain('otp');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('heading', { name: one.name })).toBeVisible();

    await page.goto(`/?otp=${other.token}`);
    await page.getByRole('button', { name: 'Sign in with the link' }).click();
    await expect(page.getByRole('heading', { name: other.name })).toBeVisible();
  });
});

test('a broken token in the address or in the browser’s storage does not lock the browser out', async ({ page }) => {
  const player = await somebody(page.request);
  const isLanding = () => expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible();
  for (const broken of ['%00', '%E2%82%AC', 'nonsense', 'x'.repeat(6000), '']) {
    await page.goto(`/?otp=${broken}`);
    await isLanding();
    await page.goto('/login');
    await isLanding();
  }
  await page.goto(`/?otp=${player.token}`);
  await expect(page.getByRole('heading', { name: player.name })).toBeVisible();
  await page.goto('/?otp=nonsense');
  await expect(page.getByRole('heading', { name: player.name })).toBeVisible();

  for (const broken of ['\0', '€', 'x'.repeat(6000), ' ']) {
    await page.evaluate((text) => {
      localStorage.setItem('access_token', text);
      sessionStorage.setItem('access_token', text);
    }, broken);
    await page.goto('/login');
    await isLanding();
  }
});

test('what goes wrong at the start leads to our apologies; what the rules refuse does not', async ({ page }) => {
  await aNewcomer(page);

  await test.step('whatever else goes wrong at the start leads to our apologies, with whom to write to and what to say', async () => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('support-email'))).toBeTruthy();
    await page.route('**/api/character/myself', (route) => route.fulfill({ status: 500, json: { isSuccess: false } }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Our apologies!', level: 1 })).toBeVisible();
    await expect(page.getByText('Something has gone wrong below stairs.')).toBeVisible();
    await expect(
      page.getByText(
        'please write to support@underhall.example with your username, the browser you use, and what you were about to do',
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@underhall.example' })).toHaveAttribute(
      'href',
      'mailto:support@underhall.example',
    );
    await expect(page.getByText('Version 6.5.99', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/character/myself');
    const home = page.getByRole('link', { name: 'Go to the door again' });
    await expect(home).toHaveAttribute('href', '/');
    await home.click();
    await expect(scene(page)).toBeVisible();
  });

  await test.step('what the rules refuse is no reason to keep the door shut', async () => {
    await page.route('**/api/character/myself', (route) =>
      route.fulfill({ json: { isSuccess: false, message: 'Not now.' } }),
    );
    await page.goto('/');
    await expect(page.getByText('Not now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our apologies!' })).toHaveCount(0);
  });
});

for (const path of ['/', '/login'])
  test(`${path} says within 10 s that its scripts are missing, and no longer once they have arrived`, async ({
    page,
  }) => {
    const note = page.getByRole('alert').filter({ hasText: 'could not be loaded completely. Please reload the page.' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path, { waitUntil: 'commit' });
    await expect(note).toBeHidden();
    await expect(note).toBeVisible({ timeout: 10_000 });
    await expect(note).toBeInViewport();
    await expectAccessible(page);
    await page.unroute('**/assets/*.js');

    const letScriptsCome = await holdCalls(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(note).toBeVisible({ timeout: 10_000 });
    letScriptsCome();
    await expect(page.getByRole('heading', { name: 'Underhall', level: 1 })).toBeVisible();
    await expect(page.locator('#scripts-missing')).toHaveCount(0);
  });

test('a browser without JavaScript is told how to allow it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  const note = page.locator('noscript');
  await expect(note).toBeVisible();
  expect(await note.evaluate((each) => each.textContent)).toContain('Please allow JavaScript for this site');
  await expect(page.locator('#scripts-missing')).toHaveCSS('display', 'none');
  await context.close();
});
