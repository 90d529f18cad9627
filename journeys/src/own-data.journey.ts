import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('exports all own data, and deactivates the account by its phrase with a status code', {
  annotation: {
    type: 'rows',
    description:
      'C-ROUTE-042, C-ACCOUNT-001, C-ACCOUNT-013, C-ACCOUNT-041, C-STATIC-011, C-STATIC-012, C-STATIC-013, C-STATIC-014, C-STATIC-015',
  },
}, async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/account#deletion');
  const button = page.getByRole('button', { name: 'Download my data' });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const { tables } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(tables.accounts).toHaveLength(1);
  expect(tables.characters).toHaveLength(1);

  await page.getByRole('button', { name: 'Deactivate account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deactivate account' });
  const deactivate = dialog.getByRole('button', { name: 'Deactivate', exact: true });
  const field = dialog.getByRole('textbox', { name: 'Confirmation' });
  await expect(deactivate).toHaveAttribute('aria-disabled', 'true');
  await field.fill('deactivate');
  await expect(deactivate).toHaveAttribute('aria-disabled', 'true');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Type the words “deactivate me”\./);
  await expectAccessible(page);
  await field.fill('  Deactivate ME ');
  await expect(deactivate).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
  await field.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('Log in before then');
  const address = await dialog.getByRole('link').getAttribute('href');

  await page.goto(address ?? '');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('The account is deactivated.');
  const ask = page.getByRole('button', { name: 'Get Status' });
  await expect(ask).toBeDisabled();
  await expectAccessible(page);
  await page.goto('/fbdata');
  await expect(ask).toBeDisabled();
  await page.getByRole('textbox', { name: 'Code' }).fill('no-such-code-here');
  await ask.click();
  await expect(page.getByText('There is no such code.')).toBeVisible();
  await expect(page.getByText('If you think that is wrong, write to')).toBeVisible();
  await expect(ask).toBeDisabled();
});
