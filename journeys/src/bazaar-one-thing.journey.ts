import { expect } from '@playwright/test';
import { atTheFair, buying, complete, enter, selling, ware } from './fixtures/at-the-fair.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { expectWholeWords } from './fixtures/whole-words.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('a single item is sold with disabled steps, and can be worn where it was bought', {
  annotation: { type: 'rows', description: 'C-BAZAAR-013' },
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atTheFair(page, 'the sack');
  await page.goto('/bazaar');
  const shop = page.getByRole('combobox', { name: 'Shop' });
  await shop.selectOption({ label: 'The Hatter at the Fair' });
  await expect(ware(page, 'Felt Hat')).toContainText(/You are .* short/);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectWholeWords(page, 'a shop');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await shop.selectOption({ label: 'Sell my things' });
  await page.getByRole('button', { name: 'Sell Cracked Jug' }).click();
  await expect(selling(page).getByRole('textbox', { name: 'Number to sell' })).toHaveValue('1');
  const { width = 0 } = (await selling(page).getByRole('textbox', { name: 'Number to sell' }).boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(44);
  const steps = selling(page).getByRole('button', { name: /more|fewer/ });
  await expect(steps).toHaveText(['-10', '-1', '+1', '+10']);
  for (const [at, isDisabled] of ['false', 'false', 'true', 'true'].entries())
    await expect(steps.nth(at)).toHaveAttribute('aria-disabled', isDisabled);
  await expect(selling(page)).toContainText(
    'You may sell up to 999,999 items at a time. If you need to sell more, do so in batches.',
  );
  await expectNoSideways(page);
  await expectAccessible(page);
  await selling(page).getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(complete(page)).toContainText('Cracked Jug');
  await complete(page).getByRole('button', { name: 'Onwards' }).click();

  await test.step('an item that can be worn is put on where it was bought', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    // The jug and a thimble are as much as a hat.
    await enter(page, 'Sell my things');
    await page.getByRole('button', { name: 'Sell Brass Thimble' }).click();
    await selling(page).getByRole('button', { name: 'Sell', exact: true }).click();
    await complete(page).getByRole('button', { name: 'Onwards' }).click();
    await enter(page, 'The Hatter at the Fair');
    await ware(page, 'Straw Hat').getByRole('button', { name: 'Buy Straw Hat' }).click();
    await buying(page).getByRole('button', { name: 'Buy', exact: true }).click();
    await complete(page).getByRole('button', { name: 'Put on Straw Hat' }).press('Enter');
    await expect(complete(page).getByRole('button', { name: 'You wear it' })).toBeFocused();
    await expectAccessible(page);
    await complete(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(ware(page, 'Straw Hat')).toContainText('You wear it');
  });
});
