import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { goOf, onwards, play } from './fixtures/a-player-in-the-playhouse.ts';
import { atTheLinenPress, choice, dressedIn, outfits, putOn, wornBy } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const locked = "You can't change outfits at the moment.";
const lock = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Outfit locked' });

test('the outfit selector is on the story page where place and storylet allow it', {
  annotation: { type: 'rows', description: 'C-OUTFIT-046, C-STORY-068, C-STORY-069, C-OUTFIT-003' },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const player = await atTheLinenPress(page, 'the shelf', 'twelve Fate', 'the doors shut');

  await test.step('there is no selector while possessions are restricted', async () => {
    await page.goto('/');
    await expect(page.getByRole('listitem').filter({ hasText: 'The Linen Press' })).toBeVisible();
    await expect(choice(page)).toHaveCount(0);
    await expect(lock(page)).toHaveCount(0);
    await choose(page.request, player.token, 'The Linen Press', 'Have the doors opened');
    await ask(page.request, 'POST /fate/purchase', { storeItemId: 5, action: 'OutfitPurchase' }, player.token);
    await dressedIn(page, player, 'Stiff Coat', 'Best Bonnet');
    await ask(page.request, 'POST /outfit/save', {}, player.token);
    await page.reload();
    await expect(choice(page)).toBeVisible();
  });

  await test.step('changing clothes on the story page updates the chances of its choices', async () => {
    await expect(choice(page)).toHaveText('Outfit: Casual');
    await choice(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(outfits(page).getByRole('button', { name: 'Mourning Purchased' })).toBeFocused();
    const stories = page.waitForRequest((request) => request.url().endsWith('/extra/story/resume'));
    await page.keyboard.press('Enter');
    await stories;
    await expect(choice(page)).toHaveText('Outfit: Mourning');
    await expect.poll(() => wornBy(page, player)).toEqual([]);
    await expectAccessible(page);

    await page.getByRole('listitem').filter({ hasText: 'The Almoner' }).getByRole('button', { name: go }).click();
    await expect(page.getByRole('heading', { name: 'The Almoner' })).toBeVisible();
    await expect(choice(page)).toHaveCount(0);
    await expect(lock(page)).toHaveAccessibleDescription(locked);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});

test('both selectors are locked where the place forbids changes; elsewhere the list stays put', {
  annotation: { type: 'rows', description: 'C-OUTFIT-003, C-OUTFIT-035, C-STORY-068' },
}, async ({ page }) => {
  const player = await atTheLinenPress(page, 'the shelf');
  await play(page, player, ['The Stage Door', 'Go in'], ['The Trap Door', 'Stand on it']);
  await page.goto('/possessions');
  await expect(lock(page)).toHaveAccessibleDescription(locked);
  await expect(choice(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('the place you are in')).toBeVisible();
  await expect(putOn(page, 'Stiff Coat')).toHaveAttribute('aria-disabled', 'true');
  await expect(putOn(page, 'Stiff Coat')).toHaveAccessibleDescription(locked);
  await expect(page.getByRole('button', { name: 'Rename' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Story' }).first().click();
  await expect(page.getByRole('heading', { name: 'The Way Out Front' })).toBeVisible();
  await expect(lock(page)).toHaveAccessibleDescription(locked);
  await goOf(page, 'The Way Out Front').click();
  await goOf(page, 'Go out front').click();
  await onwards(page).click();
  await expect(choice(page)).toHaveText('Outfit: Casual');
  await expect(lock(page)).toHaveCount(0);

  await test.step('the list of outfits opens below its button, and stays while the page scrolls', async () => {
    for (const where of ['on the story’s page', 'among one’s possessions']) {
      for (const [what, size] of [
        ['a telephone', { width: 390, height: 780 }],
        ['a large screen', { width: 1280, height: 720 }],
      ] as const) {
        await test.step(`on ${what}, ${where}`, async () => {
          await page.setViewportSize(size);
          await choice(page).click();
          await expect(outfits(page)).toBeVisible();
          await expectAtItsButton(page);
          await page.mouse.move(size.width / 2, size.height / 2);
          await page.mouse.wheel(0, 40);
          await expectAtItsButton(page);
          await page.keyboard.press('Escape');
          await expect(outfits(page)).toBeHidden();
        });
      }
      await page.getByRole('link', { name: 'Possessions' }).first().click();
    }
  });
});

/** Asserts that the list starts at the edge of its button and does not cover it. */
const expectAtItsButton = (page: Page) =>
  expect
    .poll(async () => {
      const [button, list] = [await choice(page).boundingBox(), await outfits(page).locator('..').boundingBox()];
      if (!button || !list) return 'not there';
      const isApart = list.y >= button.y + button.height || list.y + list.height <= button.y;
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const isWhole = list.x >= 0 && list.y >= 0 && list.x + list.width <= width && list.y + list.height <= height;
      return { apart: isApart, whole: isWhole, aside: Math.round(list.x - button.x) };
    })
    .toEqual({ apart: true, whole: true, aside: 0 });
