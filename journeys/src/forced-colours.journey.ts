import { expect, type Locator } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { atRest } from './fixtures/at-rest.ts';
import { test } from './fixtures/in-the-town.ts';

test.use(atRest);

const lineUnder = (tab: Locator) => tab.evaluate((each) => getComputedStyle(each).borderBottomColor);

test('where the system chooses the colours, the tab that is chosen is told from the others by its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await aNewcomer(page);
  await page.goto('/');
  for (const [chosen, other] of [
    [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false })],
    [page.getByRole('link', { name: 'Story', exact: true }), page.getByRole('link', { name: 'Bazaar', exact: true })],
  ] as const) {
    await expect(chosen.first()).toBeVisible();
    expect(await lineUnder(chosen.first())).not.toBe(await lineUnder(other.first()));
    expect(await lineUnder(other.first())).toBe(
      await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
    );
  }
});
