import { expect, type Page } from '@playwright/test';
import { goOf, inQuietYard, namesOf } from './fixtures/a-newcomer-in-the-quiet-yard.ts';
import { cardsInHand, inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const help = (page: Page) => page.getByRole('dialog', { name: 'Keys that work here' });

test('keys follow the order on the page, ask where a press would, and rest while one writes', async ({ page }) => {
  await inQuietYard(page, { avoidedPress: 'shift', listTools: 'always' });
  await page.getByRole('button', { name: 'Favourite: Apple Barrel' }).click();
  await page.keyboard.press('1');
  await expect(goOf(page, 'Reach down')).toBeVisible();
  await page.keyboard.press('b');

  await page.getByRole('button', { name: 'Avoid: Bees' }).click();
  await expect(namesOf(page).last()).toHaveText('Bees');
  await page.keyboard.press('6');
  await expect(page.getByRole('alert')).toContainText('hold Shift');
  // A French keyboard types the digit itself with Shift.
  const thinkTwice = page.getByRole('dialog', { name: 'Think twice' });
  await page.locator('body').dispatchEvent('keydown', { key: '6', code: 'Digit6', shiftKey: true });
  await expect(thinkTwice).toContainText('You marked it as one to avoid.');
  await thinkTwice.getByRole('button', { name: 'Not now' }).click();
  await page.keyboard.press('Shift+Digit6');
  await expect(goOf(page, 'Count them')).toBeVisible();
  await page.keyboard.press('b');

  await page.getByLabel('Find').fill('');
  await page.keyboard.type('b1m?');
  await expect(page.getByLabel('Find')).toHaveValue('b1m?');
  await expect(help(page)).toBeHidden();
});

test('the tab title counts news, and single keys play a story unless they are switched off', async ({ page }) => {
  await inQuietYard(page);
  await test.step('the title of the tab counts what waits, follows what is spent, and can be switched off', async () => {
    await expect(page).toHaveTitle('(20 actions) The Quiet Yard · Underhall');
    await goOf(page, 'Bees').click();
    await goOf(page, 'Count them').click();
    await expect(page).toHaveTitle('(18 actions) The Quiet Yard · Underhall');
    await page.getByRole('link', { name: 'Comforts' }).click();
    await expect(page).toHaveTitle('Comforts · Underhall');
    await page.getByRole('checkbox', { name: 'Counts in the tab' }).uncheck();
    await page.getByRole('link', { name: 'Story' }).click();
    await expect(page).toHaveTitle('The Quiet Yard · Underhall');
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(goOf(page, 'Mending')).toBeVisible();
  });

  await test.step('? lists the keys that work; dialogs have their own; buttons show keys on request', async () => {
    await goOf(page, 'Mending').click();
    await expect(goOf(page, 'Darn the heel')).toBeVisible();
    await page.keyboard.press('?');
    await expect(help(page).getByRole('term')).toHaveText(['1', '2', '3', '5', 'B', '?', 'Esc']);
    await expect(help(page)).toContainText('Go: Throw it on the fire');
    await expectAccessible(page);
    await page.keyboard.press('1');
    await page.keyboard.press('b');
    await expect(help(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help(page)).toBeHidden();
    await expect(goOf(page, 'Darn the heel')).toBeVisible();
    await page.keyboard.press('b');
    await expect(goOf(page, 'Mending')).toBeVisible();

    const written = () => goOf(page, 'Mending').evaluate((button) => getComputedStyle(button, '::after').content);
    expect(await written()).toBe('none');
    await page.keyboard.press('?');
    await help(page).getByRole('checkbox', { name: 'Write each key on its button' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(written).toContain('"1"');
    await expect(goOf(page, 'Mending')).toHaveAccessibleName(/^Go: Mending/);
  });

  await test.step('R tries again, and Enter continues unless something has the focus', async () => {
    await goOf(page, 'Mending').click();
    await goOf(page, 'Darn the heel').click();
    await expect(page.getByRole('heading', { name: 'Darned' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.keyboard.press('r');
    await goOf(page, 'Darn the heel').click();
    await expect(page.getByRole('heading', { name: 'Darned' })).toBeFocused();
    await page.getByRole('link', { name: 'Help' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  });

  await test.step('digits choose, B goes back, Enter continues; with modifiers they do nothing', async () => {
    await page.getByRole('link', { name: 'Story' }).first().click();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(goOf(page, 'Bees')).toBeVisible();
    await page.keyboard.press('Control+1');
    await page.keyboard.press('Alt+1');
    await expect(goOf(page, 'Bees')).toBeVisible();
    await page.keyboard.press('1');
    await expect(goOf(page, 'Darn the heel')).toBeVisible();
    await page.keyboard.press('b');
    await expect(goOf(page, 'Bees')).toBeVisible();
    await page.keyboard.press('1');
    await expect(goOf(page, 'Darn the heel')).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.getByRole('heading', { name: 'Darned' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(goOf(page, 'Bees')).toBeVisible();

    await page.getByRole('link', { name: 'Comforts' }).click();
    await page.getByRole('checkbox', { name: 'Single keys' }).uncheck();
    await page.getByRole('link', { name: 'Story' }).click();
    await expect(goOf(page, 'Bees')).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('?');
    await expect(goOf(page, 'Bees')).toBeVisible();
    await expect(help(page)).toBeHidden();
  });
});

test('T shows the hand and D draws; a figure plays a card, and X throws one away', async ({ page }) => {
  await inCardAlley(page, 'a box room', 'plain callers');
  await page.goto('/');
  // The page is idle once it knows its notifications.
  await expect(page.getByRole('tab', { name: 'Sometimes' })).toHaveAccessibleName(/waiting/);
  await page.keyboard.press('t');
  await expect(page.getByRole('tab', { name: 'Sometimes' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('d');
  await expect(cardsInHand(page)).toHaveCount(1);
  await page.keyboard.press('x');
  await expect(cardsInHand(page)).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(cardsInHand(page)).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(help(page).getByRole('term')).toHaveText(['1', 'M', 'T', 'X', '?', 'Esc']);
  await expect(help(page)).toContainText('Discard: ');
  await page.keyboard.press('Escape');
  const name = (await cardsInHand(page).getByRole('heading').textContent()) ?? '';
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name })).toBeFocused();
});
