import { expect, type Page } from '@playwright/test';
import { aPlayer, begin, cardOf } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use({ ...withoutPictures, ...reducedMotion });

const tips = (page: Page) => page.getByRole('tooltip').filter({ visible: true });
const middleOf = async (page: Page, name: string): Promise<readonly [number, number]> => {
  const box = await cardOf(page, 'Read the far card').getByRole('button', { name }).boundingBox();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
};

test('a tip opens when the mouse moves, not when the page changes below it, and closes on navigation', async ({
  page,
}) => {
  await aPlayer(page);
  await page.goto('/');
  await begin(page, 'The Audition');
  const what = 'What counts: Watchful';
  await expect(cardOf(page, 'Read the far card')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const [x, y] = await middleOf(page, what);

  await test.step('a reloaded page opens no tip below the resting mouse', async () => {
    await page.mouse.move(x, y);
    await expect(tips(page)).toHaveCount(1);
    await page.reload();
    await expect(cardOf(page, 'Read the far card')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await middleOf(page, what)).toEqual([x, y]);
    // The browser reports the new element below the mouse with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(tips(page)).toHaveCount(0);
    // The first event after a load reports no movement.
    await page.mouse.move(x + 1, y);
    await page.mouse.move(x + 2, y);
    await expect(tips(page)).toHaveCount(1);
  });

  await test.step('navigation closes the tip', async () => {
    // The focus is shown after a key only.
    await page.keyboard.press('Tab');
    await page.getByRole('banner').getByRole('button', { name: 'Map' }).focus();
    await expect(tips(page).filter({ hasText: 'you cannot move right now' })).toHaveCount(1);
    await expect(tips(page)).toHaveCount(1);
    await navigateClientSide(page, '/myself');
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
    await expect(tips(page)).toHaveCount(0);
  });
});
