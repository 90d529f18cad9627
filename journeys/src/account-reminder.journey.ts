import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const reminder = (page: Page) => page.getByRole('dialog', { name: 'Review your login methods' });

/** Replies as for an account that is some weeks old. The server's own rule is tested in `server`. */
async function asAfterWeeks(page: Page): Promise<void> {
  await page.route('**/api/login/user', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, shouldDisplayAuthNag: true } });
  });
}

test.describe('a player with one sign-in method', () => {
  const shared = onOnePage(test, async (page) => {
    const complaints = complaintsOf(page);
    const { email } = await aNewcomer(page);
    return { complaints, email };
  });

  test('is reminded once a session, after the settings have loaded', {
    annotation: {
      type: 'rows',
      description:
        'C-ACCOUNT-015, C-ACCOUNT-016, C-ACCOUNT-017, C-ACCOUNT-018, C-ACCOUNT-019, C-ACCOUNT-021, C-ACCOUNT-022, C-ACCOUNT-023',
    },
  }, async () => {
    const {
      page,
      start: { email },
    } = shared();
    await page.goto('/myself');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reminder(page)).toHaveCount(0);

    await asAfterWeeks(page);
    const release = await holdCalls(page, '**/api/settings');
    await page.reload();
    await expect(reminder(page)).toContainText('Just a moment while we check your account settings...');
    await page.keyboard.press('Escape');
    await reminder(page).getByRole('button', { name: 'Close' }).click({ force: true });
    await expect(reminder(page)).toBeVisible();
    release();
    await expect(reminder(page).getByRole('heading', { level: 3 })).toHaveText([
      'Email',
      'Apple',
      'Facebook',
      'Google',
    ]);
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
    await expect(reminder(page)).toHaveCount(0);
  });

  test('is not reminded in another session after opting out on this device', {
    annotation: { type: 'rows', description: 'C-ACCOUNT-020, C-ACCOUNT-024' },
  }, async () => {
    const {
      page,
      start: { complaints },
    } = shared();

    const inAnotherSession = async () => {
      await page.evaluate(() => localStorage.removeItem('reminded_of_ways_in'));
      await page.reload();
    };
    await inAnotherSession();
    await reminder(page).getByRole('checkbox', { name: "Don't remind me about this again on this device" }).check();
    await reminder(page).getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate(() => localStorage.getItem('hide_auth_nag'))).toBe('true');
    await inAnotherSession();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reminder(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
