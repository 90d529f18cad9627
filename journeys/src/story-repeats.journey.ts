import { expect, type Page, type Route } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, cardOf, goOf, onwards } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const machine = 'The Wind Machine';
const howOften = (page: Page, branch: string) => cardOf(page, branch).getByRole('combobox', { name: 'How often' });
const costOf = (page: Page, branch: string) => cardOf(page, branch).getByRole('status');
const rounds = (page: Page) => page.getByRole('list', { name: 'Time by time' }).getByRole('listitem');
const came = (page: Page) => page.getByRole('list', { name: 'What came of it' });

async function losesReply(route: Route) {
  await route.fetch();
  await route.abort();
}

test('a player repeats a choice, sees the highest cost first, then every roll and the sum', async ({ page }) => {
  const { token } = await aPlayer(page, ['The Property Table', 'Take the lot']);
  await page.goto('/');
  await begin(page, machine);

  await test.step('the numbers stop at what the player can pay, and the cost follows the number', async () => {
    const often = howOften(page, 'Turn the handle');
    await expect(often.getByRole('option')).toHaveText(['Once', '2 times', '3 times', '4 times', '5 times']);
    await expect(howOften(page, 'Blow instead of it').getByRole('option')).toHaveText(['Once', '2 times']);
    await often.selectOption('3 times');
    await expect(costOf(page, 'Turn the handle')).toHaveText('At most 3 actions in all');
    await cardOf(page, 'Turn the handle').getByRole('checkbox').check();
    await expect(costOf(page, 'Turn the handle')).toHaveText('At most 3 actions, 3 x Second Wind in all');
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  await test.step('after a lost reply the same press counts once, and each time is listed', async () => {
    await page.route('**/api/storylet/choosebranch', losesReply, { times: 1 });
    await goOf(page, 'Turn the handle').click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Done 3 times, as you wished.')).toBeVisible();
    await expect(rounds(page)).toHaveCount(3);
    await expect(rounds(page).first()).toContainText(/Watchful: (succeeded|failed) with \d+/);
    await expect(came(page)).not.toContainText('challenge');
    await expectAccessible(page);
    await expectNoSideways(page);
    const { actions } = await ask(page.request, 'POST /extra/story/resume', {}, token);
    expect(actions).toBe(17);
  });

  await test.step('the keyboard chooses a number', async () => {
    await onwards(page).click();
    await begin(page, machine);
    const often = howOften(page, 'Turn the handle');
    await often.focus();
    await page.keyboard.press('ArrowDown');
    await expect(often).toHaveValue('2');
    await expect(costOf(page, 'Turn the handle')).toHaveText('At most 2 actions in all');
  });
});

test('a repeat that ends early says why, and a reload shows the same', async ({ page }) => {
  await aPlayer(page);
  await page.goto('/');
  await begin(page, machine);
  await howOften(page, 'Bow to the empty house').selectOption('5 times');
  await goOf(page, 'Bow to the empty house').click();

  const told = page.getByText('Done 2 of 5 times. You no longer have what another would take.');
  await expect(told).toBeVisible();
  await expect(rounds(page)).toHaveText(['Bowed', 'Bowed']);
  await expect(came(page)).toContainText('Applause');
  await page.reload();
  await expect(told).toBeVisible();
  await expect(rounds(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, 'Bow to the empty house')).toHaveAttribute('data-locked', 'true');
  await expect(howOften(page, 'Bow to the empty house')).toHaveCount(0);
});

test('a branch without the fact has no numbers', async ({ page }) => {
  await aPlayer(page);
  await page.goto('/');
  await begin(page, 'The Audition');
  await expect(goOf(page, 'Toss for the part')).toBeVisible();
  await expect(howOften(page, 'Toss for the part')).toHaveCount(0);
  await goOf(page, 'Toss for the part').click();
  await expect(onwards(page)).toBeVisible();
  await expect(rounds(page)).toHaveCount(0);
});
