import { expect, type Page } from '@playwright/test';
import { aNewcomer, ask, type Newcomer } from './fixtures/a-newcomer.ts';
import { atTheLinenPress } from './fixtures/at-the-linen-press.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { subscribe } from './fixtures/subscribe.ts';

test.use(reducedMotion);

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const opening = (page: Page, words: string, name: string) =>
  main(page).getByRole('button', { name: `${words}: ${name}`, exact: true });

test.describe('the Fate store', () => {
  const shared = onOnePage(test, async (page) => {
    const player = await atTheLinenPress(page, 'twelve Fate');
    return player;
  });

  test('shows the balance, the membership and its benefits in the header', {
    annotation: { type: 'rows', description: 'C-FATE-001, C-FATE-002, C-FATE-003, C-FATE-005' },
  }, async () => {
    const { page } = shared();
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Fate', exact: true }).first().click();
    await expect(main(page)).toContainText('You have 12 Fate Points');
    await expect(page.getByRole('complementary', { name: 'Your character' })).toContainText('0.00 Echoes');
    await expect(main(page).getByRole('button', { name: 'Buy fate' })).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Exceptional Friendship' })).toContainText(
      'A deck of 10 cards, instead of 6',
    );
  });

  test('lists stories by year under four tabs, without hidden ones', {
    annotation: {
      type: 'rows',
      description: 'C-FATE-007, C-FATE-008, C-FATE-009, C-FATE-010, C-FATE-015, C-FATE-032',
    },
  }, async () => {
    const { page } = shared();
    await expect(page.getByRole('tab')).toHaveText(['Purchase Stories', 'Reset Stories', 'Gameplay', 'Other Games']);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([
      '2026',
      '2025',
      '2024',
      'Undated',
    ]);
    await expect(main(page).getByText('The Withdrawn Tale')).toHaveCount(0);
    await expect(main(page).getByRole('img', { name: 'Fan favourite' })).toHaveCount(2);
    await expect(opening(page, 'Learn more', 'The Ninth Stair')).toBeVisible();
    await expectAccessible(page);

    await main(page).getByRole('navigation', { name: 'Years' }).getByRole('button', { name: '2024' }).click();
    await expect(main(page).getByRole('heading', { name: '2024' })).toBeInViewport();
  });

  test('searches stories and opens the membership offer', {
    annotation: { type: 'rows', description: 'C-FATE-011, C-FATE-044' },
  }, async () => {
    const { page } = shared();
    await main(page).getByText('Search stories').first().click();
    const search = main(page).getByRole('searchbox', { name: 'Search stories' });
    await search.fill('season of HERRINGS');
    await expect(main(page).getByRole('button', { name: /^Learn more/ })).toHaveCount(3);
    await search.fill('nothing of the kind');
    await expect(main(page)).toContainText('No story matches your search.');

    await main(page).getByRole('button', { name: 'Exceptional Friendship', exact: true }).click();
    // The page has listed the benefits, so the plans come first.
    await expect(dialog(page, 'Exceptional Friendship').getByRole('radio')).toHaveCount(2);
    await dialog(page, 'Exceptional Friendship').getByRole('button', { name: 'Close' }).click();
    await search.fill('');
  });

  test('jumps to a year on a phone, within the width of the screen', {
    annotation: { type: 'rows', description: 'C-FATE-012' },
  }, async () => {
    const { page } = shared();

    await page.setViewportSize({ width: 390, height: 844 });
    await main(page).getByRole('combobox', { name: 'Jump to year' }).selectOption('2024');
    await expect(main(page).getByRole('heading', { name: '2024' })).toBeInViewport();
    await expectNoSideways(page);
    await expectAccessible(page);
  });

  test('sells a story once, however often Purchase is pressed, and resets it', {
    annotation: {
      type: 'rows',
      description:
        'C-FATE-013, C-FATE-014, C-FATE-016, C-FATE-022, C-FATE-023, C-FATE-035, C-FATE-037, C-FATE-038, C-FATE-058',
    },
  }, async () => {
    const { page, start: player } = shared();

    await page.setViewportSize({ width: 1280, height: 720 });
    await opening(page, 'Learn more', 'The Ninth Stair').click();
    const details = dialog(page, 'The Ninth Stair');
    await expect(details).toContainText(
      'Originally released in February 2026 as part of the Season of Wheels, featuring The Ferry.',
    );
    await expectAccessible(page);
    const buy = details.getByRole('button', { name: 'Purchase (5 Fate)' });
    // Another tab spends the Fate on other stories.
    for (const each of ['A Map of the Pantry', 'The Soup Question']) await buyByCall(page, player, each);
    await buy.click();
    await expect(details.getByRole('alert')).toContainText('Fate');
    await choose(page.request, player.token, 'The Linen Press', 'Find something in a pocket');
    await page.reload();
    await opening(page, 'Learn more', 'The Ninth Stair').click();
    let answer: () => void = () => {};
    let asked = 0;
    await page.route('**/api/fate/purchase', async (route) => {
      asked += 1;
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await buy.click();
    await expect(details).toHaveAttribute('aria-busy', 'true');
    await expect(details).toContainText('Stamping');
    await buy.click({ force: true });
    const refreshed = ['**/api/fate', '**/api/character/actions'].map((path) => page.waitForResponse(path));
    answer();
    await Promise.all(refreshed);
    const success = dialog(page, 'Success');
    await expect(success.getByRole('status')).toHaveText('It is yours.');
    await expect(success.getByRole('link', { name: 'Back to the story' })).toHaveAttribute('href', '/');
    await expectAccessible(page);
    await success.getByRole('button', { name: 'Onwards' }).click();
    expect(asked).toBe(1);
    await page.unroute('**/api/fate/purchase');
    await expect(main(page)).toContainText('You have 9 Fate Points');
    await expect(opening(page, 'Learn more', 'The Ninth Stair')).toHaveCount(0);

    await tab(page, 'Reset Stories').click();
    await opening(page, 'Reset', 'The Ninth Stair').click();
    await expect(details).toContainText('Nothing else changes. This cannot be undone.');
    await details.getByRole('button', { name: 'Reset (2 Fate)' }).click();
    await expect(details).toContainText('there is nothing to reset');
    await details.getByRole('button', { name: 'Close' }).click();
    await tab(page, 'Gameplay').click();
    await expect(opening(page, 'Purchase (2 Fate)', 'A busier street')).toBeVisible();
    expect((await ask(page.request, 'GET /fate', {}, player.token)).currentFate).toBe(9);
  });
});

test('the Gameplay and Other Games tabs sell and list, and disable what Fate cannot pay', {
  annotation: { type: 'rows', description: 'C-FATE-004, C-FATE-017, C-FATE-018, C-FATE-042, C-MYSELF-054' },
}, async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/fate#gameplay');
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) }),
  ).toHaveCount(5);
  await expect(main(page).getByRole('button', { name: /^Purchase \(from 4 Fate\): / })).toBeVisible();
  await main(page).getByRole('button', { name: 'Purchase (15 Fate): An unpicked name' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Buy Fate' })).toHaveAttribute('href', '/fate');
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Purchase (2 Fate): A busier street' }).click();
  await expect(dialog(page, 'A busier street').getByRole('button', { name: /2 Fate/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(dialog(page, 'A busier street').getByRole('button', { name: 'Buy Fate' })).toBeVisible();
  await page.keyboard.press('Escape');

  await tab(page, 'Other Games').click();
  const games = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(games).toHaveCount(4);
  await expect(games.first()).toContainText('gardening, for Windows, macOS and Linux. Its name in shops is “leeks”.');
  await expect(games.nth(1)).toContainText('romance');
  await expect(games.filter({ hasText: 'exploration' })).toHaveCount(2);
  await expectAccessible(page);

  await test.step('with too little Fate a purchase cannot be pressed, by keyboard neither', async () => {
    await tab(page, 'Purchase Stories').click();
    await expect(main(page)).toContainText('You have 0 Fate Points');
    await opening(page, 'Learn more', 'The Ninth Stair').focus();
    await page.keyboard.press('Enter');
    const buy = dialog(page, 'The Ninth Stair').getByRole('button', { name: 'Purchase (5 Fate)' });
    await expect(buy).toHaveAttribute('aria-disabled', 'true');
    await buy.focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'The Ninth Stair').getByRole('button', { name: 'Buy Fate' }).click();
    await expect(dialog(page, 'Buy fate').getByRole('radio').first()).toBeChecked();
    await dialog(page, 'Buy fate').getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const refresh = main(page).getByRole('button', { name: 'Refresh' });
    const fetched = page.waitForResponse('**/api/fate');
    await refresh.click();
    await expect(refresh).toHaveAttribute('aria-disabled', 'true');
    await fetched;
    await expect(refresh).toHaveAttribute('aria-disabled', 'false');
  });
});

test('a store without offers shows no way to buy', async ({ page }) => {
  await aNewcomer(page);
  await page.route('**/api/extra/config', async (route) => {
    const response = await route.fetch();
    const { checkoutUrl: _none, ...json } = await response.json();
    await route.fulfill({ response, json });
  });
  await page.goto('/fate');
  await opening(page, 'Learn more', 'The Ninth Stair').click();
  await expect(dialog(page, 'The Ninth Stair')).toContainText('You have 0 Fate.');
  await expect(dialog(page, 'The Ninth Stair').getByRole('button', { name: 'Buy Fate' })).toHaveCount(0);
});

test('the store is closed to visitors', { annotation: { type: 'rows', description: 'C-ROUTE-034' } }, async ({
  page,
}) => {
  await page.goto('/fate');
  await expect(page).toHaveURL(/\/login$/);
});

test('an enhanced member has six stories a month to play or revisit, within the replays left', {
  annotation: {
    type: 'rows',
    description:
      'C-FATE-006, C-FATE-043, C-FATE-049, C-FATE-050, C-FATE-052, C-FATE-053, C-FATE-054, C-FATE-055, C-FATE-057',
  },
}, async ({ page }) => {
  const player = await atTheLinenPress(page, 'twelve Fate');
  await subscribe(page.request, player.token, true);
  const offers = await offersOf(page, player);
  expect(offers).toHaveLength(6);
  const [played = '', also = ''] = offers.slice(4);
  for (const each of [played, also]) await buyByCall(page, player, each);
  await choose(page.request, player.token, 'The Reading Table', 'Turn a page');

  await page.goto('/fate');
  await expect(main(page)).toContainText('Among this month’s stories');
  await main(page)
    .getByRole('button', { name: new RegExp(`^Browse Stories: ${offers[0]}`) })
    .click();
  await expect(main(page).getByRole('heading', { name: 'Revisit Exceptional Stories' })).toBeVisible();
  const fresh = main(page).getByRole('region', { name: 'Play New Stories' });
  const read = main(page).getByRole('region', { name: 'Revisit Played Stories' });
  await expect(fresh.getByRole('listitem')).toHaveCount(4);
  await expect(read.getByRole('listitem')).toHaveCount(2);
  await expect(main(page).getByText('Freshly Added')).toHaveCount(3);
  await expect(main(page).getByText('Final Month')).toHaveCount(3);
  await expectAccessible(page);

  const examine = (name: string) =>
    main(page)
      .getByRole('button', { name: `Examine: ${name}` })
      .click();
  const choice = page.getByRole('dialog').getByRole('button', { name: 'Choose' });
  await examine(offers[0] ?? '');
  await expect(choice).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Escape');
  await examine(played);
  await expect(page.getByRole('dialog')).toContainText('You have one further replay this month after this one.');
  await choice.click();
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'Onwards' }).click();

  await examine(offers[0] ?? '');
  await expect(choice).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await examine(also);
  await expect(page.getByRole('dialog')).toContainText('This will be your second and final replay this month.');
  await expect(choice).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Perhaps not' }).click();
  await expect(tab(page, 'Purchase Stories')).toBeVisible();
});

/** Names of the month's stories, the featured one first. */
async function offersOf(page: Page, { token }: Newcomer): Promise<readonly string[]> {
  const { fateCards } = await ask(page.request, 'GET /fate', {}, token);
  return fateCards.filter(({ action }) => action === 'EnhancedUnlock').map(({ name }) => name);
}

/** Buys a story for Fate by call, as another tab would. */
async function buyByCall(page: Page, { token }: Newcomer, story: string): Promise<void> {
  const { fateCards } = await ask(page.request, 'GET /fate', {}, token);
  const card = fateCards.find(({ name, action }) => name === story && action === 'ContentPurchase');
  const { isSuccess, message } = await ask(page.request, 'POST /fate/purchase', { storeItemId: card?.id ?? 0 }, token);
  if (!isSuccess) throw new Error(`${story} was not sold: ${message}`);
}
