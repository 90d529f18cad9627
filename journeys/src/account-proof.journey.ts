import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aNewcomer, password } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { beAtProvider, comeByGoogle } from './fixtures/by-provider.ts';
import { confirmAddress } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const line = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Makes the log-in seem older than 15 minutes: the first call of the kind is refused, as the server would. */
async function asLongAgo(page: Page, path: string): Promise<void> {
  const message = 'You logged in some time ago. Please confirm that it is you, then try again.';
  await page.route(
    `**/api${path}`,
    (route) => route.fulfill({ json: { isSuccess: false, message, isProofWanted: true } }),
    { times: 1 },
  );
}

test('asks again for proof after a while, and keeps what was typed if the proof fails', async ({ page }) => {
  const complaints = complaintsOf(page);
  await confirmAddress(page.request, await aNewcomer(page));
  await page.goto('/account#authentication');
  // The browser must not rewrite the domain.
  const next = `${randomBytes(5).toString('hex')}@exämple.net`;
  await line(page, 'Email').getByRole('button').click();
  const form = dialog(page, 'Update email address');
  await form.getByLabel('E-mail').fill(next);
  await asLongAgo(page, '/settings/updateemail');
  await page.keyboard.press('Enter');
  const proof = dialog(page, 'Is it you?');
  await expect(proof.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alert')).toContainText('You logged in some time ago.');
  await expect(form.getByLabel('E-mail')).toHaveValue(next);

  await asLongAgo(page, '/settings/updateemail');
  await form.getByRole('button', { name: 'Update' }).click();
  await proof.getByLabel('Password').press('Enter');
  await expect(proof.getByText('Enter your password.')).toBeVisible();
  await proof.getByLabel('Password').fill('not it at all');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('That is not your password.')).toBeVisible();
  await expect(proof.getByLabel('Password')).toBeFocused();
  await proof.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(form.getByText(`An e-mail is on its way to ${next}.`)).toBeVisible();
  await expect(proof).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a player from a provider proves who they are by visiting it again', async ({ page }) => {
  const mark = randomBytes(5).toString('hex');
  const [name, email] = [`Guest ${mark}`, `${mark}@provider.example`];
  await comeByGoogle(page, name, email);
  await page.goto('/account#authentication');
  await asLongAgo(page, '/google/unlink');
  await line(page, 'Google').getByRole('button', { name: 'Unlink Google' }).click();
  const proof = dialog(page, 'Is it you?');
  await expect(proof.getByLabel('Password')).toHaveCount(0);
  await proof.getByRole('button', { name: 'Google' }).click();
  await beAtProvider(page, name, email);
  // The waiting call was sent again and is now refused for another reason.
  await expect(page.getByRole('alert')).toContainText('Google is your only sign-in method.');
});
