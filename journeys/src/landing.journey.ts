import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, ask, password, someNames } from './newcomer.ts';

const heroes = [
  'ambassador',
  'astrologer',
  'aunt',
  'boatman',
  'deputy',
  'edward',
  'madamex1',
  'magician',
  'master',
  'mystic',
  'november',
  'plenty',
  'surveyor',
];
const heroOn = async (page: Page) => {
  const sources = await page
    .locator('img[src*="/heroes/"], img[srcset*="/heroes/"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).currentSrc));
  return /\/heroes\/(.+)-\d+\.avif$/.exec(sources[0] ?? '')?.[1];
};

async function logIn(page: Page, email: string, word: string, remember = false): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(word);
  if (remember) await page.getByRole('checkbox', { name: /remember me/i }).check();
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function anAccount(page: Page) {
  const { userName, email } = someNames();
  await ask(page.request, 'POST /register/emailregisteruser', { userName, emailAddress: email, password });
  return { userName, email };
}

test('a visitor sees one of the thirteen heroes, and nothing of the game but Help, Credits and Log in [C-LOGIN-001, C-LAYOUT-001, C-ROUTE-010]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => heroOn(page)).toBeTruthy();
  expect(heroes).toContain(await heroOn(page));
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Help',
    'Credits',
    'Log in',
  ]);
});

for (const hero of heroes) {
  test(`?hero=${hero} shows the ${hero} [C-LOGIN-002]`, async ({ page }) => {
    await page.goto(`/login?hero=${hero}`);
    await expect.poll(() => heroOn(page)).toBe(hero);
    const width = await page
      .locator('img[src*="/heroes/"]')
      .evaluate((image) => (image as HTMLImageElement).naturalWidth);
    expect(width).toBeGreaterThan(500);
  });
}

test('the Log in tab asks for e-mail and password and offers to remember; the Sign up tab for username, e-mail and password [C-LOGIN-006, C-LOGIN-007, C-LOGIN-010]', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: /remember me/i })).toBeVisible();
  await page.getByRole('tab', { name: 'Sign up' }).click();
  for (const field of ['Username', 'E-mail', 'Password']) await expect(page.getByLabel(field)).toBeVisible();
});

test('a wrong password and an unknown address are met with the same sentence [C-LOGIN-014]', async ({ page }) => {
  const { email } = await anAccount(page);
  for (const address of [email, `no.${email}`]) {
    await logIn(page, address, 'not the one');
    await expect(page.getByText('We were not able to log you in with the credentials you supplied.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('E-mail')).toHaveValue(address);
  }
});

for (const remember of [true, false]) {
  const [kept, empty] = remember
    ? (['localStorage', 'sessionStorage'] as const)
    : (['sessionStorage', 'localStorage'] as const);
  test(`${remember ? 'remembered' : 'not remembered'}, the token is kept in ${kept} under access_token, also when it is renewed [C-SESSION-005, C-SESSION-006, C-SESSION-009]`, async ({
    page,
  }) => {
    const { email } = await anAccount(page);
    const tokenIn = (storage: string) =>
      page.evaluate((name) => window[name as 'localStorage'].getItem('access_token'), storage);
    await logIn(page, email, password, remember);
    await expect(page).toHaveURL(/create-character/);
    const first = await tokenIn(kept);
    expect(first?.split('.')).toHaveLength(3);
    expect(await tokenIn(empty)).toBeNull();
    await page.waitForTimeout(1100);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome, Delicious Friend' })).toBeVisible();
    await expect.poll(() => tokenIn(kept)).not.toBe(first);
    expect(await tokenIn(empty)).toBeNull();
  });
}

test('a refused sign-up says why beside each field, says so in general, and keeps what was typed [C-LOGIN-020, C-LOGIN-021]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await page.getByLabel('Username').fill('!');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page.getByText('Something here needs another look.')).toBeVisible();
  for (const [field, words] of [
    ['Username', /3 to 30 letters/],
    ['E-mail', /does not look like an e-mail/],
    ['Password', /at least 8 characters/],
  ] as const) {
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(words);
  }
  await expect(page.getByLabel('Username')).toHaveValue('!');
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody');
});

test('everyone is led to where they belong [C-ROUTE-003, C-ROUTE-011, C-ROUTE-013, C-ROUTE-015, C-ROUTE-017]', async ({
  page,
}) => {
  await page.goto('/create-character');
  await expect(page).toHaveURL(/\/login$/);
  const { email } = await anAccount(page);
  await logIn(page, email, password);
  await expect(page).toHaveURL(/create-character/);
  await page.goto('/');
  await expect(page).toHaveURL(/create-character/);

  await aNewcomer(page);
  await page.evaluate(() => sessionStorage.clear());
  for (const path of ['/login', '/create-character']) {
    await page.goto(path);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
});

test('every call carries the token and the client’s version [C-SESSION-007]', async ({ page }) => {
  await aNewcomer(page);
  const call = page.waitForRequest((request) => request.url().endsWith('/api/character/myself'));
  await page.goto('/');
  const headers = (await call).headers();
  expect(headers.authorization).toMatch(/^Bearer .+\..+\..+/);
  expect(headers['x-current-version']).toBe('6.5.99');
});

test('logging out clears the token from both storages, and the way back is shut [C-SESSION-014, C-SESSION-016]', async ({
  page,
}) => {
  await aNewcomer(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('access_token', sessionStorage.getItem('access_token') ?? ''));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('access_token'), sessionStorage.getItem('access_token')]),
  ).toEqual([null, null]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
});

test('a session that was ended elsewhere leads to the log-in page at the next call [C-SESSION-018]', async ({
  page,
}) => {
  const { token } = await aNewcomer(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  await ask(page.request, 'POST /login/logout', {}, token);
  await page.getByRole('button', { name: 'Go' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
