import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { type OwnServer, test } from './fixtures/a-server-of-its-own.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const reminder = (page: Page) => page.getByRole('dialog', { name: 'Review your login methods' });

const world = { WORLD_DIR: join(import.meta.dirname, '../town') };
test.use({ firstSettings: world });

// Starting a server twice takes long on a busy machine.
test.setTimeout(180_000);

async function letTwoWeeksPass(own: OwnServer): Promise<void> {
  await own.stop();
  await own.start({ ...world, GAME_CLOCK_OFFSET_S: String(14 * 86_400) });
}

test('a player with one sign-in method is reminded once a session, after the settings have loaded', {
  annotation: {
    type: 'rows',
    description:
      'C-ACCOUNT-015, C-ACCOUNT-016, C-ACCOUNT-017, C-ACCOUNT-018, C-ACCOUNT-019, C-ACCOUNT-021, C-ACCOUNT-022, C-ACCOUNT-023',
  },
}, async ({ page, own }) => {
  const { email } = await aNewcomer(page);
  await page.goto('/myself');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(reminder(page)).toHaveCount(0);

  await letTwoWeeksPass(own);
  const release = await holdCalls(page, '**/api/settings');
  await page.reload();
  await expect(reminder(page)).toContainText('Just a moment while we check your account settings...');
  await page.keyboard.press('Escape');
  await reminder(page).getByRole('button', { name: 'Close' }).click({ force: true });
  await expect(reminder(page)).toBeVisible();
  release();
  await expect(reminder(page).getByRole('heading', { level: 3 })).toHaveText(['Email', 'Apple', 'Facebook', 'Google']);
  await expect(reminder(page)).toContainText(`Linked to ${email}`);
  for (const name of ['Apple', 'Facebook', 'Google'])
    await expect(reminder(page).getByRole('button', { name: `Link ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.mouse.click(5, 5);
  await expect(reminder(page)).toBeVisible();
  await reminder(page).getByRole('button', { name: 'Close' }).click();
  await expect(reminder(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(reminder(page)).toHaveCount(0);
});

test('a player is not reminded in another session after opting out on this device', {
  annotation: { type: 'rows', description: 'C-ACCOUNT-020, C-ACCOUNT-024' },
}, async ({ page, own }) => {
  const complaints = complaintsOf(page);
  await aNewcomer(page);
  await letTwoWeeksPass(own);
  await page.goto('/myself');
  const inAnotherSession = async () => {
    await page.evaluate(() => localStorage.removeItem('reminded_of_ways_in'));
    await page.reload();
  };
  const optOut = reminder(page).getByRole('checkbox', { name: "Don't remind me about this again on this device" });
  await expect(optOut).toBeVisible();
  await reminder(page).getByRole('button', { name: 'Close' }).click();
  await inAnotherSession();
  await optOut.check();
  await reminder(page).getByRole('button', { name: 'Close' }).click();
  expect(await page.evaluate(() => localStorage.getItem('hide_auth_nag'))).toBe('true');
  await inAnotherSession();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(reminder(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});
