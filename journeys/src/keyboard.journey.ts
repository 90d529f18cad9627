import { expect, type Locator, type Page, test } from '@playwright/test';
import { password, someNames } from './fixtures/a-newcomer.ts';
import { go } from './fixtures/go.ts';

/** Presses Tab until the focus is on the element, as a player without a mouse would. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('eighty presses of Tab did not lead there');
}

test('from the landing to the first result by keyboard alone [C-LAYOUT-003]', async ({ page }) => {
  const { userName, email, name } = someNames();
  await page.goto('/login');
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to the main part/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'Sign up' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign up' })).toBeFocused();
  for (const [label, text] of [
    ['Username', userName],
    ['E-mail', email],
    ['Password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/create-character/);

  await tabTo(page, page.getByRole('textbox', { name: 'Your name' }));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} is available!`)).toBeVisible();
  await tabTo(page, page.getByRole('radio').nth(3));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Play Underhall' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: go }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'An Error in the Paintwork' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Watchful' })).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Onwards' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One Candle, for the Use Of' })).toBeVisible();
});
