import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

const shop = 'https://widgets.shop.example';

test.use({
  ...reducedMotion,
  firstSettings: {
    WORLD_DIR: join(import.meta.dirname, '../town'),
    OTHER_GAMES_FILE: join(import.meta.dirname, 'fixtures/other-games.json'),
  },
});

/** Replies instead of the shop with a page that reports what it can reach. Returns the calls that it receives. */
async function openShop(page: Page) {
  const calls: { readonly url: string; readonly referer: string | undefined }[] = [];
  const body = `<!doctype html><title>Shop</title><p id="told">no script</p><script>
    let reached = 'kept out';
    try { reached = window.parent.document.title } catch {}
    document.getElementById('told').textContent = 'A Bed of Leeks, 4 shillings; origin ' + self.origin + '; ' + reached;
  </script>`;
  await page.route(`${shop}/**`, async (route) => {
    calls.push({ url: route.request().url(), referer: (await route.request().headerValue('referer')) ?? undefined });
    await route.fulfill({ contentType: 'text/html', body });
  });
  return calls;
}

test('another game has a Buy or Wishlist link, and opens its shop in a frame on a press', {
  annotation: { type: 'rows', description: 'C-FATE-019, C-API-127' },
}, async ({ page }) => {
  const requests: string[] = [];
  await page.route(`${shop}/**`, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await aNewcomer(page);
  const answer = await page.goto('/fate#other');
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toContain(shop);
  const games = page.getByRole('tabpanel').getByRole('listitem');
  await expect(games.getByRole('link')).toHaveText(['Buy', 'Wishlist']);
  await expect(games.getByRole('button')).toHaveCount(1);
  expect(requests).toEqual([]);
  await games.getByRole('button').press('Enter');
  await expect(page.locator('iframe[title="A Bed of Leeks, in its shop"]')).toBeVisible();
  await expect.poll(() => requests).toEqual([`${shop}/leeks`]);
});

test('the frame of a shop is sandboxed, and closes again', async ({ page }) => {
  const calls = await openShop(page);
  await aNewcomer(page);
  const complaints = complaintsOf(page);
  await page.goto('/fate#other');
  const games = page.getByRole('tabpanel').getByRole('listitem');
  const opener = games.getByRole('button');
  await expect(opener).toHaveCount(1);
  expect(calls).toEqual([]);

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const widget = page.frameLocator('iframe[title="A Bed of Leeks, in its shop"]');
  await expect(widget.locator('#told')).toHaveText('A Bed of Leeks, 4 shillings; origin null; kept out');
  await expect(games.first()).toContainText('which can see that you opened it');
  await expect(page.locator('iframe')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(calls).toEqual([{ url: `${shop}/leeks`, referer: undefined }]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
