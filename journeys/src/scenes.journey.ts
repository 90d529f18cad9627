import { expect, type Locator, test } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { atRest } from './fixtures/at-rest.ts';
import { expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';

test.use(atRest);

test.describe('the scene of an open storylet', () => {
  for (const [screen, width] of [
    ['a telephone', 390],
    ['a tablet', 768],
    ['a desk', 1280],
  ] as const)
    test(`is seen whole on ${screen}, and its result has the picture of the choice`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await aNewcomer(page);
      await page.goto('/');
      const firstScene = page.getByRole('article').filter({ hasText: 'The newspaper came under your door' });
      const scene = firstScene.locator('img[src*="/scenes/last-step-"]');
      await expectPicture(scene);
      const box = await scene.evaluate((image) => {
        const { width: wide, height: tall } = image.getBoundingClientRect();
        return { shape: wide / tall, share: wide / (image.parentElement?.clientWidth ?? 1), wide };
      });
      expect(box.shape).toBeCloseTo(1.5, 1);
      expect(box.wide).toBeGreaterThan(200);
      expect(box.share).toBeLessThanOrEqual(1);
      if (screen === 'a telephone') {
        await page.setViewportSize({ width: 844, height: 390 });
        const [picture, words] = [scene, firstScene.getByText('The newspaper came under your door')];
        const boxOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().toJSON());
        await expect.poll(async () => (await boxOf(picture)).height).toBeLessThan(240);
        // On its side there are words beside the picture.
        expect((await boxOf(words)).top).toBeLessThan((await boxOf(picture)).bottom);
        await page.setViewportSize({ width, height: 844 });
      }
      await expectNoSideways(page);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Go: You counted the steps' }).click();
      await expect(page.getByRole('heading', { name: 'An Error in the Paintwork' })).toBeVisible();
      await expectPicture(page.getByRole('article').locator('img[src*="/icons/tally-"]').first());
    });
});
