import { expect, test } from '@playwright/test';
import { aNewcomer, introduce } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('the map offers no membership before the first chapter has ended', async ({ page }) => {
  const newcomer = await aNewcomer(page);
  const map = page.getByRole('dialog', { name: 'Where to?' });
  const offer = map.getByRole('button', { name: 'Exceptional Friendship', exact: true });
  const openMap = async () => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Map' }).click();
    await expect(map).toContainText('You are in');
  };
  await introduce(page, newcomer, 6);
  await openMap();
  await expect(offer).toHaveCount(0);
  await expectAccessible(page);

  await introduce(page, newcomer, 10);
  await openMap();
  await expect(offer).toBeVisible();
});
