import { expect, type Page } from '@playwright/test';
import type { Newcomer } from './fixtures/a-newcomer.ts';
import { atTheFair, complete, enter, numberOwned, takeGift } from './fixtures/at-the-fair.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('the worth of items is shown and sold in three presses, but not while the Bazaar is restricted', async ({
  page,
}) => {
  const player = await atTheFair(page, 'the sack');
  await page.goto('/possessions');
  const thimble = page.getByRole('listitem').filter({ hasText: 'Brass Thimble' });
  await test.step('items, prices and results show their worth', async () => {
    await expect(thimble).toContainText('Worth 0.07 Echoes, 0.21 Echoes in all');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Story', exact: true }).first().click();
    await page.getByRole('listitem').filter({ hasText: 'The Tout' }).getByRole('button', { name: go }).click();
    const rags = page.getByRole('listitem').filter({ hasText: 'Pay him in rags' });
    await expect(rags).toContainText('Rag 12 (you needed 4). Worth 0.04 Echoes');
    await expectAccessible(page);
    await rags.getByRole('button', { name: go }).click();
    const results = page.getByRole('list', { name: 'What came of it' });
    await expect(results).toContainText('2 x Brass Thimble (new total 5).Worth 0.14 Echoes');
    await expect(results).toContainText('Worth 0.04 Echoes');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(results).toHaveCount(0);
  });
  await test.step('ticks and sells everything in three presses, by keyboard too', () =>
    sellAllByKeyboard(page, player));
  await test.step('shows no worth while the Bazaar is restricted', async () => {
    await takeGift(page, player, 'the sack');
    await takeGift(page, player, 'the stalls shut');
    await page.goto('/possessions');
    await expect(thimble).toBeVisible();
    await expect(thimble).not.toContainText('Worth');
  });
});

async function sellAllByKeyboard(page: Page, player: Newcomer): Promise<void> {
  await byKeyboardToTheShops(page);
  await page.getByRole('button', { name: 'Sell several things' }).press('Enter');
  // The button is gone, so the focus moves to the section that contained it.
  const mine = page.getByRole('heading', { name: 'Sell my things' });
  await expect(mine).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tick all' })).toBeFocused();
  await page.getByRole('button', { name: 'Tick all' }).press('Enter');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByText('14 things for 0.48 Echoes; then you have 0.48 Echoes.')).toBeVisible();
  await page.getByRole('button', { name: 'Untick all' }).press('Enter');
  await expect(page.getByText('Tick what you would part with.')).toBeVisible();
  await page.getByRole('button', { name: 'Tick all' }).press('Enter');
  await page.getByRole('button', { name: 'Sell them' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sell for 0.48 Echoes' }).press('Enter');
  await expect(complete(page)).toContainText('0.48 Echoes');
  await complete(page).getByRole('button', { name: 'Onwards' }).press('Enter');
  await expect(page.getByText(/^You turn out your pockets/)).toBeVisible();
  await expect(mine).toBeFocused();
  expect(await numberOwned(page, player, 'Echoes', 'Rag', 'Brass Thimble', 'Cracked Jug')).toEqual([48, 0, 0, 0]);
}

/** Comes from the story on a slow connection. Screen readers are at the heading before and after the shops load. */
async function byKeyboardToTheShops(page: Page): Promise<void> {
  const release = await holdCalls(page, '**/api/exchange');
  await page.goto('/');
  await page.getByRole('link', { name: 'Bazaar', exact: true }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Bazaar');
  await expect(heading).toBeFocused();
  await heading.evaluate((each) => each.setAttribute('data-seen', ''));
  release();
  await expect(heading).toHaveText('The Bazaar');
  await expect(heading).toHaveAttribute('data-seen');
  const told = page.getByRole('status').filter({ hasText: /: \d+ things$/ });
  await enter(page, 'The Ragman');
  await expect(told).toHaveText(/^The Ragman: /);
  await enter(page, 'Sell my things');
  await expect(told).toHaveText('Sell my things: 3 things');
}
