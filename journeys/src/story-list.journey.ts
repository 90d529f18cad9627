import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, goTo, introduce } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const places = ['Lampwick', 'The Bazaar', 'Your Lodgings', 'The Area Steps'] as const;
const screens = [
  [390, 844],
  [1440, 900],
] as const;

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: go }) });

/** Number of stories whose title and button are wholly in view, above the bottom bar. */
const inView = (page: Page): Promise<number> =>
  entries(page).evaluateAll((all) => {
    const bar = document.querySelector('nav[aria-label="Main"]')?.getBoundingClientRect();
    const foot = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
    return all.filter((entry) =>
      [entry.querySelector('h3'), entry.querySelector('button[aria-label^="Go"]')].every((part) => {
        const { top = -1, bottom = Number.POSITIVE_INFINITY } = part?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= foot;
      }),
    ).length;
  });

test('after the first chapter, four stories of each much visited place are in view at once', async ({ page }) => {
  test.setTimeout(180_000);
  const newcomer = await aNewcomer(page);
  await introduce(page, newcomer, 10);
  for (const place of places)
    await test.step(place, async () => {
      await goTo(page.request, newcomer.token, place);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: place, level: 1 })).toBeVisible();
      await expect(entries(page).first()).toBeVisible();
      const count = Math.min(4, await entries(page).count());
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => inView(page), `${place} at ${width} by ${height}`).toBeGreaterThanOrEqual(count);
        await expectNoSideways(page);
        if (place === 'Lampwick') await expectAccessible(page);
      }
    });
});
