import { expect, type Page } from '@playwright/test';
import { aNewcomer, anAccount, ask, enter, logIn, logOut, password, somebody } from './fixtures/a-newcomer.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const challenge = (page: Page) => page.getByRole('dialog', { name: 'Something has been left for you' });
const congratulations = (page: Page) => page.getByRole('dialog', { name: 'Congratulations, friend!' });
const regret = (page: Page) => page.getByRole('dialog', { name: 'A regret!' });
const story = (page: Page) => page.getByRole('heading', { name: 'The Almoner' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Promotion code' });
const useCode = (page: Page) => page.getByRole('button', { name: 'Use this code' });

async function atThePromotionTab(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Promotion code' }).click();
}

test('the landing checks a promotion code, and leads from a valid one to its page, by keyboard too', {
  annotation: {
    type: 'rows',
    description: 'C-ROUTE-004, C-ROUTE-007, C-ROUTE-018, C-LOGIN-004, C-LOGIN-005, C-LOGIN-017, C-LOGIN-018',
  },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/accesscode/') && requests.push(request.url()));
  const letPageCome = await holdCalls(page, '**/assets/access-page-*.js');
  await atThePromotionTab(page);
  await expect(page.getByRole('tab')).toHaveText(['Log in', 'Sign up', 'Promotion code']);

  await useCode(page).click();
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(codeField(page)).toHaveAccessibleDescription(/Please type the code/);
  await expect(codeField(page)).toBeFocused();
  expect(requests).toEqual([]);

  await codeField(page).fill('x'.repeat(101));
  await codeField(page).press('Enter');
  await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(codeField(page)).toHaveAccessibleDescription(/An access code has at most 100 characters. Shorten it./);
  await expect(codeField(page)).toBeFocused();
  expect(requests).toEqual([]);

  await codeField(page).fill('🎩'.repeat(80));
  await codeField(page).press('Enter');
  await expect(codeField(page)).toHaveAccessibleDescription(/Sorry, that code is invalid./);

  await codeField(page).fill('no-such-purse');
  await codeField(page).press('Enter');
  await expect(page.getByText('Sorry, that code is invalid.', { exact: true })).toBeVisible();
  await expect(codeField(page)).toHaveValue('no-such-purse');
  await expect(codeField(page)).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  await expectAccessible(page);

  await codeField(page).fill(' A-Purse ');
  await useCode(page).dblclick();

  await expect(page).toHaveURL(/\/a\/a-purse$/);
  await codeField(page).press('End');
  await codeField(page).pressSequentially('and more');
  await expect(codeField(page)).toHaveValue(' A-Purse and more');
  letPageCome();
  await expect(page.getByText('There is a purse on the table, and your name on the purse.')).toBeVisible();
  await expectPicture(page.locator('img[src*="/icons/echoes"]'));
  await expect(page.getByRole('tab')).toHaveText(['Log in', 'Sign up']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoSideways(page);
  }

  await page.reload();
  await expect(page.getByText('You have the code a-purse')).toBeVisible();
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('tab')).toHaveText(['Log in', 'Sign up', 'Promotion code']);

  await test.step('by keyboard alone', async () => {
    const { email } = await somebody(page.request);
    await page.getByRole('tab', { name: 'Log in' }).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await page.keyboard.type('a-purse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/a\/a-purse$/);
    await expect(page.getByText('You have the code')).toBeVisible();
    await page.getByRole('tab', { name: 'Sign up' }).focus();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Username')).toHaveCount(0);
    await page.getByLabel('E-mail').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(congratulations(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('the landing says how long to wait after too many unknown codes', async ({ page }) => {
  await page.route('**/api/accesscode/**', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '800' }, json: { isSuccess: false } }),
  );
  await atThePromotionTab(page);
  await codeField(page).fill('a-guess');
  await useCode(page).click();
  await expect(page.getByRole('alert')).toContainText('Please wait 14 minutes');
  await expect(codeField(page)).toHaveValue('a-guess');
});

test('a player redeems an access code once, or puts it away, and retries after a failure', {
  annotation: {
    type: 'rows',
    description:
      'C-ROUTE-006, C-LOGIN-029, C-LOGIN-031, C-LOGIN-032, C-LOGIN-033, C-LOGIN-035, C-LOGIN-036, C-LOGIN-037',
  },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const { token } = await aNewcomer(page);
  const redeemed: string[] = [];
  page.on('request', (request) => request.url().endsWith('/processaccesscode') && redeemed.push(request.url()));
  await page.goto('/a/a-purse');
  await expect(challenge(page)).toBeVisible();
  await expect(story(page)).toBeVisible();
  await expect(challenge(page)).toContainText('There is a purse on the table');
  await expectAccessible(page);

  const release = await holdCalls(page, '**/api/accesscode/processaccesscode');
  await challenge(page).getByRole('button', { name: 'Continue' }).dblclick();
  await expect(challenge(page).getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(congratulations(page)).toBeVisible();
  await expect(challenge(page)).toHaveCount(0);
  await expect(congratulations(page)).toContainText('The purse is yours. It is heavier than it looked.');
  await expect(congratulations(page).getByRole('list', { name: 'What it gave' })).toContainText('Echoes');
  expect(redeemed).toHaveLength(1);
  await expectAccessible(page);

  await congratulations(page).getByRole('button', { name: 'Onwards' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('0.50').first()).toBeVisible();
  await page.reload();
  await expect(story(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('a used code cannot be redeemed again', async () => {
    await page.goto('/a/a-purse');
    await challenge(page).getByRole('button', { name: 'Continue' }).click();
    await expect(regret(page)).toContainText('You have used this code already. It works only once.');
    await expectAccessible(page);
    await regret(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(story(page)).toBeVisible();
  });

  await test.step('Perhaps not puts a code away, and a lost connection can be retried', async () => {
    await page.goto('/a/another-purse');
    await challenge(page).getByRole('button', { name: 'Perhaps not' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/a/another-purse');
    await expect(challenge(page)).toBeVisible();

    // The first reply is lost after the server has processed the call.
    let lost = false;
    await page.route('**/api/accesscode/processaccesscode', async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      return route.abort();
    });
    await challenge(page).getByRole('button', { name: 'Continue' }).click();
    await expect(challenge(page).getByRole('alert')).toContainText('cannot be reached');
    await challenge(page).getByRole('button', { name: 'Continue' }).click();
    await expect(congratulations(page)).toBeVisible();
    const { possessions } = await ask(page.request, 'GET /character/myself', {}, token);
    const echoes = possessions.flatMap((group) => group.possessions).find(({ name }) => name === 'Echoes');
    // Includes the gift of the first code.
    expect(echoes?.level).toBe(50 + 70);
  });
  expect(complaints).toEqual([]);
});

test('an unknown code and a lost connection lead home with a reason', {
  annotation: { type: 'rows', description: 'C-ROUTE-005, C-LOGIN-034' },
}, async ({ page }) => {
  await page.goto('/a/nothing-of-the-kind');
  await expect(page).toHaveURL(/\/login$/);
  await expect(regret(page)).toContainText('Sorry, that code is invalid.');
  await regret(page).getByRole('button', { name: 'Onwards' }).click();

  await page.route('**/api/accesscode/a-purse', (route) => route.abort());
  await page.goto('/a/a-purse');
  await expect(regret(page)).toContainText('cannot be reached');
  await regret(page).getByRole('button', { name: 'Onwards' }).click();
  await page.unroute('**/api/accesscode/a-purse');
  await page.goto('/a/a-purse');
  await expect(page.getByText('You have the code a-purse')).toBeVisible();

  const other = await somebody(page.request);
  await ask(page.request, 'POST /accesscode/processaccesscode', { accessCodeName: 'only-once' }, other.token);
  await aNewcomer(page);
  await page.goto('/a/only-once');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(regret(page)).toContainText('This code has been used as often as it can be.');
  await expect(story(page)).toBeVisible();
});

test('a code waits through log-in, log-out and the creation of a character', {
  annotation: { type: 'rows', description: 'C-LOGIN-038' },
}, async ({ page }) => {
  const { email } = await somebody(page.request);
  const logInSent = () => page.waitForRequest((request) => request.url().endsWith('/api/login'));
  const sent = logInSent();
  await logIn(page, email, password);
  expect((await sent).postDataJSON()).toEqual({ email, password });
  await expect(story(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/a/a-purse');
  const sentAlong = logInSent();
  await enter(page, email, password);
  expect((await sentAlong).postDataJSON()).toEqual({ email, password, accessCodeName: 'a-purse' });
  await expect(congratulations(page)).toContainText('The purse is yours.');
  await expect(story(page)).toBeVisible();
  await congratulations(page).getByRole('button', { name: 'Onwards' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);

  await test.step('a code waits through a log-in without a character, a log-out and the making of one', async () => {
    const account = await anAccount(page.request);
    await page.goto('/a/a-purse');
    await enter(page, account.email, password);
    await expect(page).toHaveURL(/create-character$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Quit character creation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You have the code a-purse')).toBeVisible();
    await enter(page, account.email, password);

    await page.getByLabel('Your name').fill(account.name);
    await page.getByRole('radio', { name: 'Lady' }).check();
    await page.getByRole('radio').nth(4).check({ force: true });
    await expect(page.getByText('is available!')).toBeVisible();
    await page.getByRole('button', { name: 'Play Underhall' }).click();
    await expect(congratulations(page)).toContainText('The purse is yours.');
  });
});
