import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aNewcomer, ask, password, somebody } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { beAtProvider, comeByGoogle } from './fixtures/by-provider.ts';
import { confirmAddress, confirmationLinkFor } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const tab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const anAddress = () => `${randomBytes(5).toString('hex')}@example.net`;

test.describe('the account page', () => {
  const shared = onOnePage(test, async (page) => {
    const complaints = complaintsOf(page);
    const { userName, email } = await aNewcomer(page);
    return { complaints, userName, email };
  });

  test('opens each tab by its hash, and saves the preference for the flat map', {
    annotation: { type: 'rows', description: 'C-ACCOUNT-002, C-ACCOUNT-008' },
  }, async () => {
    const { page } = shared();

    await page.goto('/account');
    const names = ['Profile', 'Preferences', 'Authentication', 'Subscription', 'Notifications', 'Contacts', 'Deletion'];
    await expect(page.getByRole('tab')).toHaveText(names);
    await expect(tab(page, 'Profile')).toBeVisible();
    for (const name of names) {
      await page.goto(`/account#${name.toLowerCase()}`);
      await expect(tab(page, name)).toBeVisible();
      await expectAccessible(page);
    }
    await tab(page, 'Deletion').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/#contacts$/);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSideways(page);

    await page.goto('/account#preferences');
    const box = page.getByRole('checkbox', { name: 'Prefer the compatibility map' });
    await expect(box).not.toBeChecked();
    const kept = page.waitForResponse('**/api/extra/comfort');
    await box.check();
    await kept;
    await page.reload();
    await expect(box).toBeChecked();
  });

  test('changes username and password, shows errors at their field, and logs out', {
    annotation: {
      type: 'rows',
      description:
        'C-ACCOUNT-001, C-ACCOUNT-003, C-ACCOUNT-004, C-ACCOUNT-005, C-ACCOUNT-042, C-ACCOUNT-043, C-ACCOUNT-046',
    },
  }, async () => {
    const {
      page,
      start: { complaints, userName, email },
    } = shared();

    const other = await somebody(page.request);
    const sent: (string | null)[] = [];
    page.on('request', (request) => request.url().endsWith('/settings/username') && sent.push(request.postData()));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/account#profile');
    const field = page.getByRole('textbox', { name: 'Username' });
    await expect(field).toHaveValue(userName);
    await expect(page.getByText(`A member since ${new Date().getUTCDate()}`)).toBeVisible();
    await button(page, 'Save').click({ force: true });
    await field.fill('  ');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Enter a username\./);
    await expectAccessible(page);
    expect(sent).toEqual([]);

    await field.fill(other.userName);
    await button(page, 'Save').click();
    await expect(page.getByText(`${other.userName} is taken.`)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await field.fill(`New ${userName}`);
    await button(page, 'Save').dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    expect(sent).toEqual([JSON.stringify(other.userName), JSON.stringify(`New ${userName}`)]);
    await page.reload();
    await expect(field).toHaveValue(`New ${userName}`);

    await button(page, 'Reset password').click();
    const form = dialog(page, 'Reset password');
    await form.getByRole('button', { name: 'Set it' }).click();
    await expect(form.getByText('Please type a new password.')).toBeVisible();
    await form.getByLabel('New password').fill('password');
    await form.getByRole('button', { name: 'Set it' }).click();
    await expect(form.getByText(/Attackers try this password first/)).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('New password').fill('eleven back streets');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Your password is changed.')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    const { isSuccess } = await ask(page.request, 'POST /login', { email, password: 'eleven back streets' });
    expect(isSuccess).not.toBe(false);
    expect(complaints).toEqual([]);
  });
});

test('stops and resumes all e-mail, and changes the address by its confirmation link', {
  annotation: {
    type: 'rows',
    description:
      'C-ACCOUNT-001, C-ACCOUNT-011, C-ACCOUNT-014, C-ACCOUNT-032, C-ACCOUNT-033, C-ACCOUNT-034, C-ACCOUNT-039, C-ACCOUNT-040',
  },
}, async ({ page }) => {
  const newcomer = await aNewcomer(page);
  await confirmAddress(page.request, newcomer);
  await page.goto('/account#notifications');
  await button(page, 'Stop all e-mails').click();
  await expect(page.getByText('You get no e-mails at the moment')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /my story/ })).toBeChecked();
  await button(page, 'Send me e-mails again').click();
  await expect(button(page, 'Stop all e-mails')).toBeVisible();

  const next = anAddress();
  await button(page, 'Update email address').click();
  const form = dialog(page, 'Update email address');
  await expect(form.getByRole('button', { name: 'Update' })).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel('E-mail').fill('nobody');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByText('This does not look like an e-mail address.')).toBeVisible();
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Close' }).click();
  await button(page, 'Update email address').click();
  await expect(form.getByLabel('E-mail')).toHaveValue(newcomer.email);
  await expect(form.getByText('This does not look')).toBeHidden();

  const asked = page.waitForRequest('**/api/settings/updateemail');
  await form.getByLabel('E-mail').fill(next);
  const pressed = Date.now();
  await form.getByRole('button', { name: 'Update' }).dblclick();
  await expect(form.getByRole('button', { name: 'Sending' })).toBeVisible();
  await asked;
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(500);
  await expect(form.getByText(`An e-mail is on its way to ${next}.`)).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(`${newcomer.email} is confirmed.`)).toBeVisible();
  await page.goto(await confirmationLinkFor(next));
  await expect(page.getByText(`${next} is your address here from now on.`)).toBeVisible();
  await page.goto('/account#notifications');
  await expect(page.getByText(`${next} is confirmed.`)).toBeVisible();
});

test('links and unlinks a provider by visiting it', {
  annotation: {
    type: 'rows',
    description: 'C-ACCOUNT-001, C-ACCOUNT-009, C-ACCOUNT-014, C-ACCOUNT-032, C-ACCOUNT-035',
  },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const newcomer = await aNewcomer(page);
  const mark = randomBytes(5).toString('hex');
  await page.goto('/account#authentication');
  await expect(line(page, 'Google')).toContainText('Not linked');
  // The page explains the required step before the redirect.
  await expect(
    page.getByText('You can link another sign-in method once your e-mail address is confirmed.'),
  ).toBeVisible();
  await line(page, 'Google').getByRole('button', { name: 'Link Google' }).click();
  const first = dialog(page, 'Verify email address');
  await expect(first).toContainText('Confirm your e-mail address before you link Google');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Send the e-mail' }).click();
  await expect(first).toContainText('on its way');
  await first.getByRole('button', { name: 'Close' }).click();
  const token = (await confirmationLinkFor(newcomer.email)).split('/').at(-1) ?? '';
  await ask(page.request, 'POST /register/confirmemail', { token });
  await page.reload();
  await line(page, 'Google').getByRole('button', { name: 'Link Google' }).click();
  await beAtProvider(page, `Guest ${mark}`, `${mark}@provider.example`);
  await expect(page.getByText('You can log in with Google from now on.')).toBeFocused();
  await expect(page).toHaveURL(/\/account#authentication$/);
  await expect(line(page, 'Google')).toContainText(`Linked to Guest ${mark}`);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Email');
  await expectAccessible(page);

  await line(page, 'Google').getByRole('button', { name: 'Unlink Google' }).click();
  await expect(line(page, 'Google')).toContainText('Not linked');
  expect((await ask(page.request, 'GET /settings', {}, newcomer.token)).googleAuth).toBe(false);
  expect(complaints).toEqual([]);
});

test('a player from a provider links an address with a password before unlinking it', {
  annotation: {
    type: 'rows',
    description: 'C-ACCOUNT-014, C-ACCOUNT-032, C-ACCOUNT-037, C-ACCOUNT-038, C-ACCOUNT-047',
  },
}, async ({ page }) => {
  const mark = randomBytes(5).toString('hex');
  const [name, email] = [`Guest ${mark}`, `${mark}@provider.example`];
  await comeByGoogle(page, name, email);
  await page.goto('/account#authentication');
  await line(page, 'Google').getByRole('button', { name: 'Unlink Google' }).click();
  const trouble = dialog(page, 'That was not done');
  await expect(trouble).toContainText('Google is your only sign-in method.');
  await expectAccessible(page);
  await trouble.getByRole('button', { name: 'Close' }).click();

  await button(page, 'Link Email').click();
  const form = dialog(page, 'Link Email To Account');
  await expect(form.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await form.getByLabel('E-mail').fill('');
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(form.getByText('Required')).toHaveCount(2);
  await expectAccessible(page);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(form.getByText('From now on you can also log in with')).toBeFocused();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(line(page, 'Email')).toContainText(`Linked to ${email}`);
  await line(page, 'Google').getByRole('button', { name: 'Unlink Google' }).click();
  await expect(line(page, 'Google')).toContainText('Not linked');
});
