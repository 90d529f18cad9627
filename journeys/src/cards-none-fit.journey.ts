import { expect, type Page } from '@playwright/test';
import { have, inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { goOf, onwards } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const deck = (page: Page) => page.getByRole('button', { name: /^Draw a card/ });
const waits = /waiting|in hand/;

test('says that no card can be drawn, and counts none', async ({ page }) => {
  const { token } = await inCardAlley(page, 'a box room');
  await page.goto('/');
  await tab(page, /^Sometimes/).click();
  await expect(deck(page)).toHaveAccessibleDescription('No card fits you here at the moment');
  await expect(tab(page, /^Sometimes/)).not.toHaveAccessibleName(waits);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Cards')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).not.toContainText(waits);
  await expectAccessible(page);

  await test.step('shows the stories after the last drawable card, and the hand after another', async () => {
    await have(page.request, token, 'plain callers');
    await page.reload();
    await tab(page, /^Sometimes/).click();
    await deck(page).click();
    await page.getByRole('button', { name: /^Play/ }).click();
    await goOf(page, 'Let them say it').click();
    await onwards(page).click();
    await expect(tab(page, /^Sometimes/)).toHaveAttribute('aria-selected', 'true');
    await expect(deck(page)).toHaveAccessibleDescription(/waiting/);

    await have(page.request, token, 'the one who stays');
    await page.reload();
    await tab(page, /^Sometimes/).click();
    await deck(page).click();
    await page.getByRole('button', { name: /^Play/ }).click();
    await goOf(page, 'See him out').click();
    // The page fetches the hand while the result is read. Onwards leads to the stories only once the page knows the hand.
    await expect(page.getByRole('navigation', { name: 'Main' })).not.toContainText(waits);
    await onwards(page).click();
    await expect(tab(page, /^Always/)).toHaveAttribute('aria-selected', 'true');
  });
});
