import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, anAccount, ask, enter, openLogIn, password, somebody } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { resetLinkFor } from './fixtures/emails-to.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { pressTwice } from './fixtures/press-twice.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const forgotten = (page: Page) => page.getByRole('dialog', { name: 'Forgotten password' });
const sent = (page: Page) => page.getByRole('dialog', { name: 'Email sent' });
const choosing = (page: Page) => page.getByRole('dialog', { name: 'Choose a new password' });
const field = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const resetIt = (page: Page) => page.getByRole('button', { name: 'Reset password' });

const loadedAtRoot = (page: Page) =>
  page.waitForRequest((request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/');

async function openForgotten(page: Page, typed = ''): Promise<void> {
  await page.goto('/login');
  await openForgottenHere(page, typed);
}

/** Opens the form for a forgotten password on an open landing. */
async function openForgottenHere(page: Page, typed = ''): Promise<void> {
  await openLogIn(page);
  await page.getByLabel('E-mail').fill(typed);
  await page.getByRole('button', { name: 'Forgotten password' }).click();
  await expect(forgotten(page)).toBeVisible();
}

async function aLink(page: Page): Promise<{ email: string; link: string }> {
  const { email } = await somebody(page.request);
  await ask(page.request, 'POST /settings/requestpasswordreset', { emailAddress: email });
  return { email, link: await resetLinkFor(email) };
}

test('a forgotten password, from the landing through the letter to the new one', {
  annotation: {
    type: 'rows',
    description: 'C-LOGIN-008, C-LOGIN-022, C-LOGIN-024, C-LOGIN-025, C-LOGIN-027, C-ROUTE-038',
  },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const { email } = await somebody(page.request);
  await openForgotten(page, email);
  const address = forgotten(page).getByLabel('E-mail');
  await expect(address).toHaveValue(email);
  await expect(address).toBeFocused();
  await expectAccessible(page);
  await pressTwice(forgotten(page).getByRole('button', { name: 'Send the link' }));
  await expect(sent(page)).toBeVisible();
  await expect(sent(page).getByText('Please check your email', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await sent(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const link = await resetLinkFor(email);
  const secret = link.split('token=')[1] ?? 'no token';
  const calls: { readonly url: string; readonly from: string; readonly sent: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    const sent = JSON.stringify([request.headers(), request.url()]);
    calls.push({ url: new URL(request.url()).pathname, from: page.url(), sent });
  });
  await page.goto(link);
  await expect(choosing(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/account\?token=$/);
  await expect(field(page)).toHaveAttribute('autocomplete', 'new-password');
  await expectAccessible(page);
  await field(page).fill('eleven back streets');
  await pressTwice(resetIt(page));
  const done = page.getByRole('dialog', { name: 'Password reset!' });
  await expect(done.getByText('Your password was reset.', { exact: true })).toBeFocused();
  await expectAccessible(page);
  expect(calls.map(({ url }) => url)).toContain('/api/settings/resetpassword');
  expect(calls.filter(({ from, sent }) => `${from} ${sent}`.includes(secret))).toEqual([]);
  const anew = loadedAtRoot(page);
  await done.getByRole('button', { name: 'Onwards' }).click();
  await anew;

  await expect(page).toHaveURL(/\/login$/);
  await enter(page, email, password);
  await expect(page.getByText('We were not able to log you in')).toBeVisible();
  await enter(page, email, 'eleven back streets');
  await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('requests a reset link by keyboard, with the same answer for unknown addresses', {
  annotation: [
    { type: 'rows', description: 'C-ROUTE-039, C-LOGIN-016, C-LOGIN-023' },
    { type: 'asvs', description: '6.2.6, 6.2.7' },
  ],
}, async ({ page }) => {
  await test.step('without a token the account page asks a visitor to log in', async () => {
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('the log-in form keeps its input and works with password managers', async () => {
    await openLogIn(page);
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
    await enter(page, 'not an address', 'x');
    await expect(page.getByText('We were not able to log you in with the credentials you supplied.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('not an address');
    await expect(page.getByLabel('Password')).toHaveValue('x');
    await expect(page.getByLabel('Password')).toBeFocused();

    await page.getByRole('tab', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password');
    const answered = page.waitForResponse('**/api/register/emailregisteruser');
    await page.getByLabel('Username').fill('?');
    await page.getByLabel('E-mail').fill('not an address');
    await page.keyboard.press('Enter');
    expect((await (await answered).json()).isSuccess).toBe(false);
  });

  await test.step('the link is sent for only after something was typed', async () => {
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('requestpasswordreset') && requests.push(request.url()));
    await openForgottenHere(page);
    const send = forgotten(page).getByRole('button', { name: 'Send the link' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await send.click({ force: true });
    await forgotten(page).getByLabel('E-mail').press('Enter');
    expect(requests).toEqual([]);
    await expect(forgotten(page).getByLabel('E-mail')).toBeFocused();
    await expect(forgotten(page).getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
    await forgotten(page).getByLabel('E-mail').fill('someone@example.org');
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('by keyboard alone: the modal is opened, the link sent, and one is back where one was', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('E-mail').focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(forgotten(page).getByLabel('E-mail')).toBeFocused();
    await page.keyboard.type('someone@example.org');
    await page.keyboard.press('Enter');
    await expect(sent(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Forgotten password' })).toBeFocused();
  });

  await test.step('a stranger is told the same of an address that has an account and of one that has none', async () => {
    const { email } = await anAccount(page.request);
    const texts: (string | null)[] = [];
    for (const address of [email, `no.${email}`]) {
      await page.getByLabel('E-mail').fill(address);
      await page.getByRole('button', { name: 'Forgotten password' }).click();
      await expect(forgotten(page).getByLabel('E-mail')).toHaveValue(address);
      await page.keyboard.press('Enter');
      await expect(sent(page)).toBeVisible();
      texts.push(await sent(page).textContent());
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(texts[0]).toBe(texts[1]);
  });
});

test('the modal of the reset link stays open during the request, and keeps the input when refused', async ({
  page,
}) => {
  await page.goto('/login');
  await openLogIn(page);
  const release = await holdCalls(page, '**/api/settings/requestpasswordreset', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '120' }, json: { isSuccess: false } }),
  );
  await page.getByLabel('E-mail').fill('someone@example.org');
  await page.getByRole('button', { name: 'Forgotten password' }).click();
  await expect(forgotten(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(forgotten(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(forgotten(page)).toBeVisible();
  release();
  await expect(forgotten(page).getByRole('alert')).toContainText('Please wait 2 minutes');
  await expect(forgotten(page).getByLabel('E-mail')).toHaveValue('someone@example.org');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Forgotten password' })).toBeFocused();
});

test('an expired link and a lost connection differ in words, and a weak password can be corrected', {
  annotation: { type: 'rows', description: 'C-LOGIN-025, C-LOGIN-026, C-LOGIN-028' },
}, async ({ page }) => {
  const { link } = await aLink(page);
  await page.goto('/account?token=nobodys');
  await field(page).fill('a good enough one');
  await resetIt(page).click();
  await expect(choosing(page).getByText(/This link has been used, or is more than an hour old/)).toBeFocused();
  await expectAccessible(page);
  const anew = loadedAtRoot(page);
  await choosing(page).getByRole('button', { name: 'Onwards' }).click();
  await anew;
  await expect(page).toHaveURL(/\/login$/);

  await page.goto(link);
  await test.step('a new password is wanted, and has to do; then what was typed can be mended', async () => {
    await resetIt(page).click();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(/Please type a new password/);
    await expect(field(page)).toBeFocused();
    await field(page).fill('short');
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(/at least 8 characters/);
    await expect(field(page)).toHaveValue('short');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
  });
  await page.route('**/api/settings/resetpassword', (route) => route.abort());
  await field(page).fill('short no longer');
  await field(page).press('Enter');
  await expect(choosing(page).getByText('Something went wrong. Please try again.', { exact: true })).toBeVisible();
  await page.unroute('**/api/settings/resetpassword');
  await choosing(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page)).toHaveValue('short no longer');
  await resetIt(page).click();
  await expect(page.getByRole('dialog', { name: 'Password reset!' })).toBeVisible();
});

test('a reset ends other sessions, and its link works for a logged-in player', async ({ page, browser, baseURL }) => {
  const newcomer = await aNewcomer(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  await ask(page.request, 'POST /settings/requestpasswordreset', { emailAddress: newcomer.email });
  const link = await resetLinkFor(newcomer.email);
  await page.goto(link);
  await expect(choosing(page)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${baseURL}${link}`);
  await field(elsewhere).fill('eleven back streets');
  await resetIt(elsewhere).click();
  await expect(elsewhere.getByRole('dialog', { name: 'Password reset!' })).toBeVisible();
  await elsewhere.context().close();
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
});

test('a reset page that is loaded again asks for the link in the e-mail, which still works', async ({ page }) => {
  const { link } = await aLink(page);
  await page.goto(link);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await expect(choosing(page).getByText('Please open the link in the e-mail again.')).toBeFocused();
  await expect(field(page)).toBeHidden();
  await expectAccessible(page);
  await page.goto(link);
  await field(page).fill('eleven back streets');
  await resetIt(page).click();
  await expect(page.getByRole('dialog', { name: 'Password reset!' })).toBeVisible();
});
