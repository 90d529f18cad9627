import { expect, type Page } from '@playwright/test';
import { goTo } from './fixtures/a-newcomer.ts';
import { begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { atTheFair } from './fixtures/at-the-fair.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { hall } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const openNow = (page: Page) => page.getByRole('region', { name: 'What is open now' });

test('a result leads to the shop, page and agent that it opened, and Back returns to it', async ({ page }) => {
  test.slow();
  const player = await atTheFair(page, 'the stalls shut');
  await page.goto('/');

  await test.step('a page that opens has a button, which a second opening does not need', async () => {
    await begin(page, 'The Tout');
    await goOf(page, 'Have the stalls opened').click();
    const door = openNow(page).getByRole('button', { name: 'Bazaar', exact: true });
    await expect(door).toBeVisible();
    await expectAccessible(page);
    await door.press('Enter');
    await expect(page).toHaveURL(/\/bazaar$/);
    await expect(page.getByRole('navigation', { name: 'Shops' })).toBeVisible();
    await page.goBack();
    await expect(door).toBeVisible();
    await page.getByRole('button', { name: 'Onwards' }).click();
  });

  await test.step('a shop that opens is the one that is shown', async () => {
    await begin(page, 'The Tout');
    await goOf(page, 'Come again').click();
    await openNow(page).getByRole('button', { name: 'The Back of the Cart' }).click();
    await expect(page.getByRole('region', { name: 'The Back of the Cart' })).toBeVisible();
    await page.goBack();
    await expect(openNow(page)).toBeVisible();
    await page.getByRole('button', { name: 'Onwards' }).click();
  });

  await test.step('an agent who enters the service has the focus on the page of agents', async () => {
    await goTo(page.request, player.token, hall.place);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await begin(page, hall.register);
    await goOf(page, 'Take Pin Cotter on').click();
    const door = openNow(page).getByRole('button', { name: hall.pin });
    await expectAccessible(page);
    await expectNoSideways(page);
    await door.click();
    await expect(page.getByRole('heading', { name: hall.pin })).toBeFocused();
    await page.goBack();
    await expect(door).toBeVisible();
  });
});
