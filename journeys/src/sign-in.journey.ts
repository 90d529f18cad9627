import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { anAccount, ask, openLogIn, password } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const providers = ['Facebook', 'Google', 'Apple'] as const;
const completion = '/extra/signin/complete';
const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Or log in with' }).getByRole('button', { name, exact: true });
const somebodyNew = () => {
  const mark = randomBytes(5).toString('hex');
  return { name: `Guest ${mark}`, email: `${mark}@provider.example` };
};

/** Presses the button and waits for the provider's page. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(page.getByRole('heading', { name: `Not ${name}` })).toBeVisible();
}

async function answer(page: Page, person: { name: string; email: string }, isVouchedFor = true): Promise<void> {
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  if (isVouchedFor) await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Come in as somebody else' }).click();
}

test('both tabs offer providers; an address that is taken says what to do instead', {
  annotation: { type: 'rows', description: 'C-LOGIN-009, C-LOGIN-011' },
}, async ({ page }) => {
  await page.goto('/login');
  for (const tab of ['Log in', 'Sign up']) {
    await page.getByRole('tab', { name: tab }).click();
    for (const name of providers) await expect(button(page, name)).toBeVisible();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSideways(page);

  await test.step('an account with the same address', async () => {
    const { email } = await anAccount(page.request);
    await openLogIn(page);
    await press(page, 'Google');
    await answer(page, { name: 'Somebody Else', email });
    await expect(page.getByRole('alert')).toContainText('it logs in with e-mail and password. Log in that way');
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/create-character$/);
  });
});

test('each provider creates an account once, finds it again, and keeps the access code', {
  annotation: { type: 'rows', description: 'C-LOGIN-013, C-LOGIN-038, C-ROUTE-017' },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const quit = async () => {
    await page.getByRole('button', { name: 'Quit character creation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
    await expect(page).toHaveURL(/\/login$/);
  };
  await page.goto('/login');
  for (const name of providers)
    await test.step(name, async () => {
      const person = somebodyNew();
      await navigateClientSide(page, '/a/a-purse');
      // The landing without a code has the same buttons.
      await expect(page.getByRole('region', { name: 'Come in' })).toContainText('You have the code');
      const sent = page.waitForRequest((request) => request.url().endsWith(completion));
      await press(page, name);
      // The two pages differ by one word.
      if (name === 'Facebook') await expectAccessible(page);
      await answer(page, person);
      expect((await sent).postDataJSON()).toMatchObject({ provider: name, accessCodeName: 'a-purse' });
      await expect(page).toHaveURL(/create-character$/);
      expect(page.url()).not.toContain('ticket');
      expect(complaints).toEqual([]);

      await quit();
      const replied = page.waitForResponse((response) => response.url().endsWith(completion));
      await press(page, name);
      await answer(page, person);
      const { user, hasCharacter } = await (await replied).json();
      expect([user.name, hasCharacter]).toEqual([person.name, false]);
      await quit();
    });
});

test('a provider sign-in can be cancelled, and returns to the requested page', {
  annotation: [
    { type: 'rows', description: 'C-ROUTE-016' },
    { type: 'asvs', description: '7.6.2' },
  ],
}, async ({ page }) => {
  await test.step('after Back the log-in is ready again; a double press starts one visit', async () => {
    await page.goto('/login');
    await press(page, 'Apple');
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
    await expect(button(page, 'Google')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);

    const begun: string[] = [];
    page.on('request', (request) => request.url().endsWith('/signin/begin') && begun.push(request.url()));
    const release = await holdCalls(page, '**/api/extra/signin/begin');
    await button(page, 'Google').dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Taking you to Google' })).toBeVisible();
    await expect(button(page, 'Google')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Google').click({ force: true });
    release();
    await expect(page.getByRole('heading', { name: 'Not Google' })).toBeVisible();
    expect(begun).toHaveLength(1);
  });

  await test.step('Remember me counts for the ways through others too', async () => {
    const storedTokens = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((each) => each.getItem('access_token')));
    await page.goto('/login');
    await openLogIn(page);
    await page.getByRole('checkbox', { name: /remember me/i }).check();
    await press(page, 'Google');
    await answer(page, somebodyNew());
    await expect(page).toHaveURL(/create-character$/);
    expect((await storedTokens()).map(Boolean)).toEqual([true, false]);
  });

  await test.step('a provider sign-in returns to the requested page, or to the story', async () => {
    const person = somebodyNew();
    const leave = () =>
      page.evaluate(() => {
        for (const each of [localStorage, sessionStorage]) each.clear();
      });
    await leave();
    await page.goto('/login');
    const replied = page.waitForResponse((response) => response.url().endsWith(completion));
    await press(page, 'Google');
    await answer(page, person);
    const { jwt } = await (await replied).json();
    await expect(page).toHaveURL(/create-character$/);
    await ask(
      page.request,
      'POST /register/createcharacter',
      { userName: person.name, gender: 'Lady', avatar: 'veil' },
      jwt,
    );

    await leave();
    await page.goto('/myself');
    await expect(page).toHaveURL(/\/login$/);
    await press(page, 'Google');
    await answer(page, person);
    await expect(page).toHaveURL(/\/myself$/);
    await leave();
    await page.goto('/login');
    await press(page, 'Google');
    await answer(page, person);
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('a sign-in ticket works once, only in the tab that began, and by keyboard', async ({ page, context }) => {
  await page.goto('/login');
  await press(page, 'Google');
  const returned = page.waitForResponse(
    (response) => response.url().includes('/sign-in/test/google') && response.status() === 303,
  );
  await answer(page, somebodyNew());
  const { location = '' } = await (await returned).allHeaders();
  await expect(page).toHaveURL(/create-character$/);

  const other = await context.newPage();
  await other.goto(location.startsWith('http') ? location : new URL(location, page.url()).href);
  await expect(other).not.toHaveURL(/ticket/);
  await other.close();
  await page.evaluate(() => {
    for (const each of [localStorage, sessionStorage]) each.clear();
  });
  await page.goto(new URL(location, page.url()).href);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText('Please start again here');
  await expectAccessible(page);

  await test.step('by keyboard alone', async () => {
    await button(page, 'Facebook').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Come in as Clara Nobody' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/create-character$/);
  });
});
