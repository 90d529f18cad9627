import { expect, type Locator, type Page, test } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const screens = [
  ['a telephone', 390],
  ['a tablet', 768],
  ['a desk', 1280],
] as const;

test('a scene picture is fully visible at every width, and a result has the picture of its choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aNewcomer(page);
  await page.goto('/');
  const firstScene = page.getByRole('article').filter({ hasText: 'The newspaper came under your door' });
  const scene = firstScene.locator('img[src*="/scenes/last-step-"]');
  for (const [screen, width] of screens)
    await test.step(`the scene is seen whole on ${screen}`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expectPicture(scene);
      const shape = () =>
        scene.evaluate((image) => {
          const { width: wide, height: tall } = image.getBoundingClientRect();
          return {
            shape: Math.round((10 * wide) / tall) / 10,
            isBroad: wide > 200,
            isWithin: wide <= (image.parentElement?.clientWidth ?? 0),
          };
        });
      await expect.poll(shape).toEqual({ shape: 1.5, isBroad: true, isWithin: true });
      if (screen === 'a telephone') await expectWordsBesideIt(page, scene);
      await expectNoSideways(page);
      await expectAccessible(page);
    });

  await page.getByRole('button', { name: 'Go: You counted the steps' }).click();
  for (const [screen, width] of screens)
    await test.step(`its result has the picture of the choice on ${screen}`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('heading', { name: 'An Error in the Paintwork' })).toBeVisible();
      await expectPicture(page.getByRole('article').locator('img[src*="/icons/counted-step-"]').first());
    });
});

/** A phone in landscape shows text beside the picture. */
async function expectWordsBesideIt(page: Page, picture: Locator): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const words = page.getByRole('article').getByText('The newspaper came under your door');
  const boxOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await boxOf(picture)).height).toBeLessThan(240);
  const gap = async () => (await boxOf(words)).top - (await boxOf(picture)).bottom;
  await expect.poll(gap).toBeLessThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
}
