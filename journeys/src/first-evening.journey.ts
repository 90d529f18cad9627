import { expect, type Page, test } from '@playwright/test';
import { logOut, password, someNames } from './fixtures/a-newcomer.ts';
import { atRest } from './fixtures/at-rest.ts';
import { complaintsOf, expectAccessible, expectPicture } from './fixtures/page-checks.ts';
import { opening, playPart } from './fixtures/the-opening.ts';

test.use(atRest);

test('a newcomer’s first evening, from the landing to the last scene of the opening and back after log-out', {
  annotation: {
    type: 'rows',
    description:
      'C-REGISTER-001, C-STORY-001, C-STORY-014, C-STORY-048, C-STORY-050, C-STORY-053, C-STORY-076, C-ACTIONS-001, C-ACTIONS-004, C-ACTIONS-005, C-LAYOUT-005, C-LAYOUT-006',
  },
}, async ({ page }) => {
  test.setTimeout(300_000);
  const complaints = complaintsOf(page);
  const { userName, email, name } = someNames();

  await test.step('signs up', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('tab', { name: 'Sign up' }).click();
    await page.getByLabel('Username').fill(userName);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Delicious Friend' })).toBeVisible();
  });

  await test.step('makes a character', async () => {
    await expectAccessible(page);
    await page.getByRole('textbox').fill(name);
    await page.getByRole('radio', { name: 'Indistinct' }).check();
    await expect(page.getByText(`${name} is available!`)).toBeVisible();
    await page.getByRole('radio').nth(5).check({ force: true });
    await page.getByRole('button', { name: 'Play Underhall' }).click();
    await expect(page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  });

  const sidebar = page.getByRole('complementary', { name: 'Your character' });
  const candle = sidebar.getByRole('region', { name: 'Actions' });
  await test.step('sees where they are, who they are, and a whole candle', async () => {
    await expectPicture(page.getByRole('main').locator('img[src*="/headers/"]'));
    await expect(sidebar.getByRole('heading', { name })).toBeVisible();
    for (const part of ['dish', 'wax', 'flame']) await expectPicture(candle.locator(`img[src*="candle-${part}"]`));
    await expect(candle).toContainText('20 / 20');
    await expect(candle).not.toContainText('Next in');
  });

  await test.step('plays the opening to its end', async () => {
    await expectAccessible(page);
    for (const part of opening) await playPart(page, part);
  });

  await test.step('has burnt candle, and waits for the next ring', async () => {
    await expect(candle).toContainText(/\b([1-9]|1\d) \/ 20/);
    const ticks = candle.getByText(/Next in \d+:\d\d/);
    const before = await ticks.textContent();
    await expect(ticks).not.toHaveText(before ?? '');
  });

  const seen = await sheetOf(page);
  await test.step('logs out, logs in, and finds everything as it was', async () => {
    await logOut(page);
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    // What comes where the button was would tell about itself.
    await page.mouse.move(0, 0);
    await expect(sidebar.getByRole('heading', { name })).toBeVisible();
    await expect.poll(() => sheetOf(page)).toBe(seen);
  });
  expect(complaints).toEqual([]);
});

/** The text of the sheet and of the list of things, without the clock. */
async function sheetOf(page: Page): Promise<string> {
  const sheet = await page.getByRole('complementary', { name: 'Your character' }).innerText();
  const things = await page.getByRole('group').filter({ hasText: 'What you have' }).innerText();
  return `${sheet}\n${things}`.replace(/Next in \d+:\d\d/g, '');
}
