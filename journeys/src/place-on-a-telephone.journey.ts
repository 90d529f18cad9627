import { expect, type Page, test } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

const pictureOfPlace = (page: Page) => page.getByRole('main').locator('img[src*="/headers/"]');

test('phones get a sharp crop of a place’s picture, or the banner where there is none', async ({ page }) => {
  const banners: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/headers/')) banners.push(request.url());
  });
  await aNewcomer(page);
  await page.goto('/');
  await expectPicture(pictureOfPlace(page));
  const sharpness = await pictureOfPlace(page).evaluate((image) => {
    const { currentSrc } = image as HTMLImageElement;
    const { width, height } = image.getBoundingClientRect();
    const drawn = Number(/\/phone-headers\/.+-(\d+)\.avif$/.exec(currentSrc)?.[1] ?? 0);
    // It fills its box, which is half again as wide as high.
    return drawn / (Math.max(width, 1.5 * height) * devicePixelRatio);
  });
  expect(sharpness).toBeGreaterThanOrEqual(1);
  expect(banners).toEqual([]);

  await test.step('a place without a cut for telephones is shown by its banner', async () => {
    await page.route('**/phone-headers/**', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expectPicture(pictureOfPlace(page));
    const shown = () => pictureOfPlace(page).evaluate((image) => (image as HTMLImageElement).currentSrc);
    expect(await shown()).toContain('/headers/');
  });
});
