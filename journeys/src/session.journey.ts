import { expect, type Request, test } from '@playwright/test';
import { aNewcomer, anAccount, ask, enter, logIn, logOut, password, somebody } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('the token is stored where log-in chose, and a newer one replaces it there', {
  annotation: { type: 'rows', description: 'C-SESSION-005, C-SESSION-006, C-SESSION-009' },
}, async ({ page }) => {
  const { email } = await anAccount(page.request);
  const tokenIn = (storage: string) =>
    page.evaluate((name) => window[name as 'localStorage'].getItem('access_token'), storage);
  for (const [what, remember, storage, otherStorage] of [
    ['remembered', true, 'localStorage', 'sessionStorage'],
    ['not remembered', false, 'sessionStorage', 'localStorage'],
  ] as const) {
    await test.step(`${what}, in ${storage} under access_token`, async () => {
      await logIn(page, email, password, remember);
      await expect(page).toHaveURL(/create-character/);
      const first = await tokenIn(storage);
      expect(first?.split('.')).toHaveLength(3);
      expect(await tokenIn(otherStorage)).toBeNull();

      // A token has a resolution of one second, so the first reload may return the same token.
      const renewed = async () => {
        const reply = page.waitForResponse('**/api/login/user');
        await page.reload();
        const { jwt } = await (await reply).json();
        await expect(page.getByRole('heading', { name: 'Welcome, Delicious Friend' })).toBeVisible();
        expect(await tokenIn(storage)).toBe(jwt);
        return jwt;
      };
      await expect.poll(renewed).not.toBe(first);
      expect(await tokenIn(otherStorage)).toBeNull();
      await page.evaluate((name) => window[name].removeItem('access_token'), storage);
    });
  }
});

test('every call sends the client version and the token, and log-out removes the token', {
  annotation: [
    { type: 'rows', description: 'C-SESSION-007, C-SESSION-014, C-SESSION-016' },
    { type: 'asvs', description: '7.4.4, 14.3.1' },
  ],
}, async ({ page }) => {
  const [one, other] = [await somebody(page.request), await somebody(page.request)];
  await test.step('every call carries the client’s version, and the token once there is one', async () => {
    const calls: Request[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request));
    await logIn(page, one.email, password);
    await page.getByRole('button', { name: go }).first().click();
    await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();

    const login = calls.findIndex((call) => call.url().endsWith('/api/login'));
    const [before, rest] = [calls.slice(0, login + 1), calls.slice(login + 1)];
    for (const call of before) expect(call.headers().authorization).toBeUndefined();
    expect(rest.length).toBeGreaterThan(3);
    for (const call of calls) expect(call.headers()['x-current-version']).toBe('6.5.99');
    for (const call of rest) expect(call.headers().authorization).toMatch(/^Bearer .+\..+\..+/);
  });

  await test.step('who comes after somebody else on the same page sees nothing of theirs', async () => {
    await expect(page.getByRole('heading', { name: one.name })).toBeVisible();
    await logOut(page);
    await enter(page, other.email, password);
    await expect(page.getByRole('heading', { name: other.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Onwards' })).toHaveCount(0);
    await expect(page.getByText(one.name)).toHaveCount(0);
  });

  await test.step('logging out clears the token from both storages, and the way back is shut', async () => {
    await page.evaluate(() => localStorage.setItem('access_token', sessionStorage.getItem('access_token') ?? ''));
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
    expect(
      await page.evaluate(() => [localStorage.getItem('access_token'), sessionStorage.getItem('access_token')]),
    ).toEqual([null, null]);
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('an ended session leads to log-in at the next call or load; a 401 on actions logs out', {
  annotation: { type: 'rows', description: 'C-SESSION-019, C-SESSION-018, C-STARTUP-005' },
}, async ({ page }) => {
  const { token } = await aNewcomer(page);

  await test.step('a session that was ended elsewhere leads to the log-in page at the next call', async () => {
    // Calls that the opening page makes by itself would interfere, so messages are requested last, when idle.
    const letters = page.waitForResponse('**/api/messages');
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
    await letters;
    await page.waitForLoadState('networkidle');
    await ask(page.request, 'POST /login/logout', {}, token);
    await page.getByRole('button', { name: go }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
  });

  await test.step('a token that is refused when the page is opened is thrown away, and the landing opens', async () => {
    await page.evaluate((ended) => sessionStorage.setItem('access_token', ended), token);
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
  });

  await test.step('a 401 to the question for actions alone signs out', async () => {
    const another = await somebody(page.request);
    await page.evaluate((token) => sessionStorage.setItem('access_token', token), another.token);
    // Hold back the other replies, so that only this call can detect the log-out.
    const never = new Promise<void>(() => {});
    for (const other of ['character/myself', 'extra/story/resume']) await page.route(`**/api/${other}`, () => never);
    await page.route('**/api/character/actions', async (route) => {
      await ask(page.request, 'POST /login/logout', {}, another.token);
      await route.continue();
    });
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
  });
});
