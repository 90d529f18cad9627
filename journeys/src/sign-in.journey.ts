import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { anAccount, ask, openLogIn, password } from './fixtures/a-newcomer.ts';
import { atRest } from './fixtures/at-rest.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';

test.use(atRest);

const providers = ['Facebook', 'Google', 'Apple'] as const;
const calls = { Facebook: 'facebook/processsignedrequest', Google: 'google/fedcmcallback', Apple: 'apple/login' };
const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Or by way of' }).getByRole('button', { name, exact: true });
const somebodyNew = () => {
  const mark = randomBytes(5).toString('hex');
  return { name: `Guest ${mark}`, email: `${mark}@provider.example` };
};

/** Presses the button, and answers the window it opens. */
async function press(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await button(page, name).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { name: `Not ${name}` })).toBeVisible();
  return popup;
}

async function answer(popup: Page, person: { name: string; email: string }, isVouchedFor = true): Promise<void> {
  await popup.getByLabel('Name').fill(person.name);
  await popup.getByLabel('E-mail').fill(person.email);
  if (isVouchedFor) await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Come in as somebody else' }).click();
}

test('both tabs have buttons for Facebook, Google and Apple; a server that has none on shows none [C-LOGIN-009, C-LOGIN-011]', async ({
  page,
}) => {
  await page.goto('/login');
  for (const tab of ['Log in', 'Sign up']) {
    await page.getByRole('tab', { name: tab }).click();
    for (const name of providers) await expect(button(page, name)).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSideways(page);

  await page.route('**/api/extra/config', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, signInProviders: [] } });
  });
  const told = page.waitForResponse('**/api/extra/config');
  await page.reload();
  await told;
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Or by way of' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

for (const name of providers) {
  test(`${name} signs somebody in: an account at first sight, the same one the next time, with the code they came with [C-LOGIN-013, C-LOGIN-038, C-ROUTE-017]`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const person = somebodyNew();
    await page.goto('/a/a-purse');
    const sent = page.waitForRequest((request) => request.url().endsWith(calls[name]));
    const popup = await press(page, name);
    await expectAccessible(popup);
    const closed = popup.waitForEvent('close');
    await answer(popup, person);
    await closed;
    expect((await sent).postDataJSON()).toMatchObject({ accessCodeName: 'a-purse' });
    await expect(page).toHaveURL(/create-character$/);
    expect(complaints).toEqual([]);

    await page.getByRole('button', { name: 'Quit character creation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
    const replied = page.waitForResponse((response) => response.url().endsWith(calls[name]));
    await answer(await press(page, name), person);
    const { user, hasCharacter } = await (await replied).json();
    expect([user.name, hasCharacter]).toEqual([person.name, false]);
  });
}

test('who comes in through somebody else goes back to where they came from, and home from the landing itself [C-ROUTE-016]', async ({
  page,
}) => {
  const person = somebodyNew();
  await page.goto('/login');
  const replied = page.waitForResponse((response) => response.url().endsWith(calls.Google));
  await answer(await press(page, 'Google'), person);
  const { jwt } = await (await replied).json();
  await expect(page).toHaveURL(/create-character$/);
  await ask(
    page.request,
    'POST /register/createcharacter',
    { userName: person.name, gender: 'Lady', avatar: 'veil' },
    jwt,
  );
  const leave = () =>
    page.evaluate(() => {
      for (const each of [localStorage, sessionStorage]) each.clear();
    });

  await leave();
  await page.goto('/myself');
  await expect(page).toHaveURL(/\/login$/);
  await answer(await press(page, 'Google'), person);
  await expect(page).toHaveURL(/\/myself$/);
  await leave();
  await page.goto('/login');
  await answer(await press(page, 'Google'), person);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('Remember me counts for the ways through others too', async ({ page }) => {
  const storedTokens = () =>
    page.evaluate(() => [localStorage, sessionStorage].map((each) => each.getItem('access_token')));
  await page.goto('/login');
  await openLogIn(page);
  await page.getByRole('checkbox', { name: /remember me/i }).check();
  await answer(await press(page, 'Google'), somebodyNew());
  await expect(page).toHaveURL(/create-character$/);
  expect((await storedTokens()).map(Boolean)).toEqual([true, false]);
});

test('an account with the same address is not handed over: one is told what to do instead', async ({ page }) => {
  const { email } = await anAccount(page.request);
  await page.goto('/login');
  await openLogIn(page);
  await answer(await press(page, 'Google'), { name: 'Somebody Else', email });
  await expect(page.getByRole('alert')).toContainText('it logs in with e-mail and password. Do that here');
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/create-character$/);
});

test('a window that is closed again leaves everything as it was, with what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('half@typed.example');
  const popup = await press(page, 'Apple');
  await expect(page.getByRole('status').filter({ hasText: 'Apple is asking' })).toBeVisible();
  await expect(button(page, 'Google')).toHaveAttribute('aria-disabled', 'true');
  await popup.close();
  await expect(button(page, 'Google')).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue('half@typed.example');
});

test('pressed twice, one window opens and one call is made, however slow the server is', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith(calls.Google) && sent.push(request.url()));
  const release = await holdCalls(page, `**/api/${calls.Google}`);
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await button(page, 'Google').dblclick();
  const popup = await opened;
  await answer(popup, somebodyNew());
  await expect(button(page, 'Google')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Google').click({ force: true });
  release();
  await expect(page).toHaveURL(/create-character$/);
  expect(sent).toHaveLength(1);
  expect(context.pages()).toHaveLength(1);
});

test('by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await button(page, 'Facebook').focus();
  await page.keyboard.press('Enter');
  const popup = await opened;
  await popup.getByRole('button', { name: 'Come in as Clara Nobody' }).focus();
  // The window may be gone before the key is let go.
  await popup.keyboard.press('Enter').catch(() => undefined);
  await expect(page).toHaveURL(/create-character$/);
});

test('what was signed for another window, or by nobody, is not believed', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith(calls.Google) && sent.push(request.url()));
  await page.goto('/login');
  const popup = await press(page, 'Google');
  // Messages from this very page, and from the right window with another state.
  await page.evaluate(() => postMessage({ state: 'x', credential: 'forged' }, location.origin));
  await popup.evaluate(() => window.opener.postMessage({ state: 'x', credential: 'forged' }, location.origin));
  await expect(page.getByRole('status').filter({ hasText: 'Google is asking' })).toBeVisible();
  expect(sent).toEqual([]);
  const forged = await ask(page.request, 'POST /google/fedcmcallback', { token: 'forged' });
  expect(forged.isSuccess).toBe(false);
});

test('where the browser keeps windows shut, one is told to allow them', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await button(page, 'Google').click();
  await expect(page.getByRole('alert')).toContainText('Allow this page to open windows');
});
