import { expect, type Page } from '@playwright/test';
import { atTheLinenPress, choice, wornBy } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const challenge = (page: Page, quality: string) => page.getByRole('group', { name: `Challenge: ${quality}` });
const best = (page: Page, quality: string) => challenge(page, quality).getByRole('button', { name: / your best for / });
const chanceIn = async (page: Page, quality: string) =>
  Number((await challenge(page, quality).locator('b').textContent())?.replace('%', ''));

/** Begins the storylet with the watch and waits for its branches. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('listitem').filter({ hasText: 'The Night Watch' }).getByRole('button', { name: go }).click();
  await expect(page.getByRole('heading', { name: 'The Night Watch' })).toBeVisible();
}

test('one press equips the best items for a challenge and updates its chance', async ({ page }) => {
  const complaints = complaintsOf(page);
  const player = await atTheLinenPress(page, 'the shelf');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('equipHighest') && sent.push(request.url()));
  await sitDown(page);
  await expect(best(page, 'Watchful')).toHaveText(/^Put on your best for Watchful: \d+%$/);
  await expect(best(page, 'Dangerous')).toHaveText(/^Put on your best for Dangerous: \d+%$/);
  await expect(challenge(page, 'Chance').getByRole('button', { name: /best/ })).toHaveCount(0);
  const told = Number((await best(page, 'Watchful').textContent())?.match(/(\d+)%/)?.[1]);
  expect(told).toBeGreaterThan(await chanceIn(page, 'Watchful'));
  await expectAccessible(page);

  await test.step('makes no call before the press; a refusal shows beside the button, and can be retried', async () => {
    await expect(choice(page)).toBeVisible();
    expect(sent).toEqual([]);
    await page.route('**/api/outfit/equipHighest', (route) =>
      route.fulfill({ json: { isSuccess: false, message: 'The press has jammed.' } }),
    );
    await best(page, 'Watchful').click();
    await expect(challenge(page, 'Watchful').getByRole('alert')).toHaveText('The press has jammed.');
    await expectAccessible(page);
    await page.unroute('**/api/outfit/equipHighest');
  });

  await best(page, 'Watchful').focus();
  await page.keyboard.press('Enter');
  await expect(best(page, 'Watchful')).toHaveText('You wear your best for Watchful');
  await expect(challenge(page, 'Watchful').getByRole('alert')).toHaveCount(0);
  expect(sent).toHaveLength(2);
  await expect(best(page, 'Watchful')).toBeFocused();
  await expect(best(page, 'Watchful')).toHaveAttribute('aria-disabled', 'true');
  expect(await chanceIn(page, 'Watchful')).toBe(told);
  await expect(
    page.getByRole('status').filter({ hasText: `Look out for thieves, Watchful: now ${told}%.` }),
  ).toHaveCount(1);
  expect(await wornBy(page, player)).toEqual(['Best Bonnet', 'Mended Shirt', 'Wool Mittens', 'Quiet Slippers']);
  await expectAccessible(page);

  // Another item is best for the other challenge, so the outfit is no longer the best for the first.
  await best(page, 'Dangerous').click();
  await expect(best(page, 'Dangerous')).toHaveText('You wear your best for Dangerous');
  await expect(best(page, 'Watchful')).toHaveText(`Put on your best for Watchful: ${told}%`);

  await test.step('who wears the best already is offered nothing, on a telephone as elsewhere', async () => {
    await best(page, 'Watchful').click();
    await expect(best(page, 'Watchful')).toHaveText('You wear your best for Watchful');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(best(page, 'Dangerous')).toBeVisible();
    await expect(best(page, 'Watchful')).toHaveCount(0);
    await expectNoSideways(page);
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});
