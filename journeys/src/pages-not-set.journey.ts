import { expect } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('on a server for testing, other games lead to a page that names the setting of their shops', {
  annotation: { type: 'rows', description: 'C-FATE-019' },
}, async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/fate#other');
  const games = page.getByRole('tabpanel').getByRole('listitem');
  const offers = games.getByRole('link', { name: /^(Buy|Wishlist): / });
  await expect(offers).toHaveCount(await games.count());
  await expect(games.getByRole('link', { name: /^The shop’s page: / })).toHaveCount(await games.count());
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSideways(page);
    await expectAccessible(page);
  }
  await offers.first().click();
  await expect(page).toHaveURL(/\/not-set\/OTHER_GAMES_FILE$/);
  await expect(page.getByRole('heading', { name: 'Shops of other games: no link yet', level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('The setting OTHER_GAMES_FILE puts a link here.');
  await expectAccessible(page);
  for (const noSetting of ['HOME', '__proto__', 'constructor']) {
    await page.goto(`/not-set/${noSetting}`);
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
  }
});
