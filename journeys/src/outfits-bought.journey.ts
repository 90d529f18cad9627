import { expect, type Page } from '@playwright/test';
import type { FateReply } from '@underhall/contract';
import { ask, goTo, someNames } from './fixtures/a-newcomer.ts';
import { atTheLinenPress, choice, dressedIn, outfits, slot } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const unlock = 'Unlock another outfit...';
const buying = (page: Page) => page.getByRole('dialog', { name: 'Unlock another outfit' });
const naming = (page: Page) => page.getByRole('dialog', { name: 'Name your outfit' });

test.describe('buying an outfit', () => {
  const shared = onOnePage(test, async (page) => {
    const player = await atTheLinenPress(page, 'the shelf', 'twelve Fate', 'twelve Fate');
    await goTo(page.request, player.token, 'The Shuttered House');
    await choose(page.request, player.token, 'The Visitors’ Book', 'Hang among the others');
    await goTo(page.request, player.token, 'Market Cross');
    return player;
  });

  test('fits list, form and offer on a phone', {
    annotation: { type: 'rows', description: 'C-OUTFIT-005, C-OUTFIT-024' },
  }, async () => {
    const { page } = shared();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/possessions');
    await choice(page).click();
    await expect(outfits(page).getByRole('button', { name: 'Sunday Sitting Given in game' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    for (const each of await outfits(page).getByRole('button').all()) {
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await outfits(page).getByRole('button', { name: unlock }).click();
    await expect(buying(page)).toContainText('6 more outfits can be bought.');
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Rename' }).click();
    await expectNoSideways(page);
  });

  test('shows a failed purchase and leads back to the offer', {
    annotation: { type: 'rows', description: 'C-OUTFIT-028, C-OUTFIT-041' },
  }, async () => {
    const { page, start: player } = shared();

    await dressedIn(page, player, 'Stiff Coat');

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.reload();
    await choice(page).click();
    await outfits(page).getByRole('button', { name: unlock }).click();
    await expect(buying(page)).toContainText('You have 24 Fate.');
    // Another tab spends the Fate first.
    const { name: newName } = someNames();
    await ask(page.request, 'POST /fate/purchase', { storeItemId: 6, action: 'AskNameChange', newName }, player.token);
    await buying(page)
      .getByRole('button', { name: /^Buy: / })
      .click();
    const failure = page.getByRole('dialog', { name: 'Purchase Failure' });
    await expect(failure).toContainText('Something went wrong. You do not have the Fate that this choice asks for.');
    await expectAccessible(page);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(buying(page)).toContainText('Purchasing an outfit costs 10 Fate; you have 9.');
  });

  test('buys an outfit for Fate and names it with an unused name', {
    annotation: {
      type: 'rows',
      description: 'C-OUTFIT-025, C-OUTFIT-026, C-OUTFIT-027, C-OUTFIT-030, C-OUTFIT-040, C-MYSELF-039',
    },
  }, async () => {
    const { page, start: player } = shared();

    await choose(page.request, player.token, 'The Linen Press', 'Find something in a pocket');
    await page.reload();
    await choice(page).click();
    await outfits(page).getByRole('button', { name: unlock }).click();
    await expect(buying(page)).toContainText('You have 21 Fate. 6 more outfits can be bought.');
    await expectAccessible(page);
    let answer: () => void = () => {};
    await page.route('**/api/fate/purchase', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    const reloaded = page.waitForRequest((request) => request.url().endsWith('/api/character/myself'));
    const buy = buying(page).getByRole('button', { name: /^Buy: / });
    await buy.click();
    await expect(buying(page)).toContainText('Stamping');
    await buy.click({ force: true });
    answer();
    await reloaded;
    const field = naming(page).getByRole('textbox', { name: 'Name of the outfit' });
    await expect(field).not.toHaveValue('Casual');
    await expect(field).toHaveValue(
      /^(Mourning|Work|Fancy|Midnight|Night-attire|Gadding about|Staying in|Public Occasion|Disguise|Court|Protective|Enticing)$/,
    );
    await expectAccessible(page);
    await field.fill('For the Opera');
    await naming(page).getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await choice(page).click();
    await expect(outfits(page).getByRole('button', { name: 'For the Opera Purchased' })).toBeVisible();
    await outfits(page).getByRole('button', { name: unlock }).click();
    await expect(buying(page)).toContainText('You have 11 Fate. 5 more outfits can be bought.');
    const { currentFate } = await ask(page.request, 'GET /fate', {}, player.token);
    expect(currentFate).toBe(11);
  });
});

test('item lists have at most 16 columns, and the outfit offer covers missing Fate', {
  annotation: { type: 'rows', description: 'C-MYSELF-046, C-OUTFIT-043, C-OUTFIT-044' },
}, async ({ page }) => {
  await test.step('lists of worn and owned items have at most 16 columns', async () => {
    await atTheLinenPress(page, 'the shelf');
    await page.goto('/possessions');
    await expect(slot(page, 'Hat')).toBeVisible();
    for (const width of [390, 1280, 6000]) {
      await page.setViewportSize({ width, height: 800 });
      const columns = await page
        .getByRole('main')
        .getByRole('list')
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length));
      expect(columns.length).toBeGreaterThan(1);
      expect(Math.max(...columns), `${width}`).toBeLessThanOrEqual(16);
    }
  });

  await test.step('shows price and balance when Fate is too low, and sells Fate', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await choice(page).click();
    await outfits(page).getByRole('button', { name: unlock }).click();
    await expect(buying(page)).toContainText('Purchasing an outfit costs 10 Fate; you have 0.');
    // The world names the place that sells it.
    await expect(buying(page)).toContainText(
      'The first tea at Number Nine brings twenty slips of it. If you have had that tea, more is where it is sold.',
    );
    await expectAccessible(page);
    await buying(page).getByRole('button', { name: 'Buy Fate' }).click();
    const more = page.getByRole('dialog', { name: 'Buy fate' });
    await expect(more.getByRole('radio').first()).toBeChecked();
    await more.getByRole('button', { name: 'Close' }).click();
    await expect(buying(page)).toBeVisible();
  });
});

test('the outfit offer says when the server sells no outfits', async ({ page }) => {
  await atTheLinenPress(page);
  await page.route('**/api/fate', async (route) => {
    const response = await route.fetch();
    const { fateCards, ...rest } = (await response.json()) as FateReply;
    const others = fateCards.filter(({ action }) => action !== 'OutfitPurchase');
    await route.fulfill({ response, json: { ...rest, fateCards: others } });
  });
  await page.goto('/possessions');
  await choice(page).click();
  await outfits(page).getByRole('button', { name: unlock }).click();
  await expect(buying(page)).toContainText(
    "We couldn't find the corresponding Fate item for outfit purchase. No Fate has been deducted.",
  );
  // The page may still fetch its balance.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
