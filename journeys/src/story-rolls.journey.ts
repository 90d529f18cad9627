import { expect, type Page } from '@playwright/test';
import { atTheLinenPress } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Luck so far' });
const opener = (page: Page) => page.getByRole('button', { name: 'Luck so far' });
const lines = (page: Page) => dialog(page).getByRole('list', { name: 'Challenges, newest first' });

test('Myself and results lead to the record of challenges with expected and actual successes', async ({ page }) => {
  const { token } = await atTheLinenPress(page, 'the shelf');
  await test.step('Myself leads to the record of challenges, which may be empty', async () => {
    await page.goto('/myself');
    const release = await holdCalls(page, '**/api/extra/story/rolls', (route) => route.abort());
    await opener(page).click();
    await expect(dialog(page).getByText('Looking it up')).toBeVisible();
    release();
    await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    await page.unroute('**/api/extra/story/rolls');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(dialog(page)).toContainText('No challenges yet.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('from a result one looks up each challenge, and what was to be expected beside what came', async () => {
    await choose(page.request, token, 'The Night Watch', 'Toss for who sleeps');
    await page.getByRole('link', { name: 'Story' }).first().click();
    await page.getByRole('listitem').filter({ hasText: 'The Night Watch' }).getByRole('button', { name: go }).click();
    await expect(page.getByRole('heading', { name: 'The Night Watch' })).toBeVisible();
    const choices = page.getByRole('list', { name: 'What you can do' }).getByRole('listitem');
    await choices.filter({ hasText: 'Toss for who sleeps' }).getByRole('button', { name: go }).click();
    await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
    await opener(page).press('Enter');

    await expect(lines(page).getByRole('listitem')).toHaveCount(2);
    const line = lines(page).getByRole('listitem').first();
    await expect(line).toContainText(/Toss for who sleeps: (success|failure)/);
    await expect(line).toContainText(/Chance, even at the best: 50 in 100\. Rolled \d+\./);
    await expect(dialog(page).getByRole('term')).toHaveText(['Challenges', 'Expected successes', 'Successes']);
    await expect(dialog(page).getByRole('definition')).toHaveText(['2', '1.0', /^[012]$/]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
});
