import { expect, type Page, test } from '@playwright/test';
import { ask, introduce, signIn, somebody } from './fixtures/a-newcomer.ts';
import { list, mapDialog } from './fixtures/a-traveller-at-the-map.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const strip = (page: Page) => page.getByRole('button', { name: /^What you seek, / });
const panel = (page: Page) => page.getByRole('group').filter({ hasText: 'What you seek' });

test('in the opening of the default world, the first lead leads on a telephone to the place of its step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await somebody(page.request);
  await ask(page.request, 'POST /extra/comfort', list, player.token);
  await introduce(page, player, 8);
  await signIn(page, player);
  await page.goto('/');
  await expect(strip(page)).toHaveAccessibleName(/Introduced: Buy a bishop at the Bazaar/);
  await expectAccessible(page);
  await strip(page).click();
  await expect(panel(page)).toContainText('8 of 10');
  await expect(panel(page)).toContainText('Who Was Expecting You');
  await expectNoSideways(page);
  await panel(page)
    .getByRole('button', { name: /^The Bazaar ?: show on the map$/ })
    .click();
  const bazaar = mapDialog(page).getByRole('button', { name: /^The Bazaar, / });
  await expect(bazaar).toBeFocused();
  await bazaar.press('Enter');
  await expect(page.getByRole('heading', { name: 'The Bazaar', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^A Sale of Work/ })).toBeVisible();
});
