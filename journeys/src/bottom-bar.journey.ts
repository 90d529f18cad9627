import { test as atHome, expect, type Locator, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { aPlayer, begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { whereTo } from './fixtures/a-traveller-at-the-map.ts';
import { atRest } from './fixtures/at-rest.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';

test.use(atRest);
test.use(withoutPictures);
atHome.use(atRest);
atHome.use(withoutPictures);

const onATelephone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
test.use(onATelephone);
atHome.use(onATelephone);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const current = (page: Page) => bar(page).locator('[aria-current="page"]');
const item = (page: Page, name: RegExp) => bar(page).locator('a, button').filter({ hasText: name });
const hand = (page: Page) => page.getByRole('heading', { name: 'Opportunities' });
const openTip = (page: Page) => page.getByRole('tooltip').filter({ visible: true });

test('a bar at the foot leads to the story, the cards, the map and oneself, from another page too, and says which of them is open; it counts cards that wait and are held; one that is drawn comes into sight; More holds the rest; Back leads from the hand to the stories, then to the page before', async ({
  page,
}) => {
  const { name } = await inCardAlley(page, 'a box room', 'plain callers');
  await page.goto('/');
  await expect(current(page)).toHaveText(/Story/);
  await expect(item(page, /Cards/)).toHaveAccessibleName(/^Cards\s*: 6 cards waiting$/);
  await item(page, /Cards/).tap();
  await expect(current(page)).toHaveText(/Cards/);
  await expect(hand(page)).toBeInViewport();
  await expect(hand(page)).toBeFocused();

  const play = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: 'Play' });
  await test.step('a card that is drawn comes into sight, button and all, and is counted among those that are held', async () => {
    await page.setViewportSize({ width: 390, height: 560 });
    await page.getByRole('button', { name: /^Draw a card/ }).tap();
    await expect(play).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const top = (await bar(page).boundingBox())?.y ?? 0;
        const box = await play.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) <= top;
      })
      .toBe(true);
    await page.setViewportSize(onATelephone.viewport);
    await expect(item(page, /Cards/)).toHaveAccessibleName(/^Cards\s*: 6 cards: 1 in hand, 5 waiting$/);
    await expectAccessible(page);
  });

  await item(page, /Story/).tap();
  await expect(current(page)).toHaveText(/Story/);
  await expect(page.getByRole('tab', { name: 'Always' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /^Sometimes/ })).toHaveAccessibleName(/6 cards: 1 in hand, 5 waiting/);
  await item(page, /Map/).tap();
  await expect(whereTo(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await item(page, /Myself/).tap();
  await expect(page.getByRole('heading', { name: 'My Possessions', level: 1 })).toBeVisible();
  await expect(current(page)).toHaveText(/Myself/);
  await expectNoSideways(page);
  // With the keyboard open a telephone is as low as one on its side, and no wider than before.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390);
  for (const each of await bar(page).locator(':scope > a, :scope > button').all())
    await expect(each).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(onATelephone.viewport);

  await test.step('More holds the rest: comforts, help and the way out, and who one is and what one has', async () => {
    await item(page, /More/).tap();
    const drawer = page.getByRole('dialog', { name: 'More', exact: true });
    for (const page of ['Journal', 'Comforts', 'Help', 'Credits'])
      await expect(drawer.getByRole('link', { name: page })).toBeInViewport();
    await expect(drawer.getByRole('button', { name: 'Log out' })).toBeInViewport();
    await expect(drawer.getByRole('heading', { name })).toBeVisible();
    await drawer.getByRole('tab', { name: 'Have' }).tap();
    await expect(drawer.getByText('What you have')).toBeVisible();
    await expect(drawer.getByRole('heading', { name })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await item(page, /More/).tap();
  await page.getByRole('dialog', { name: 'More', exact: true }).getByRole('link', { name: 'Help' }).tap();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await item(page, /Cards/).tap();
  await expect(hand(page)).toBeFocused();
  await item(page, /Story/).tap();
  await item(page, /Cards/).tap();
  await expect(hand(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Always' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await item(page, /Story/).tap();
  await expect(page.getByRole('tab', { name: 'Always' })).toHaveAttribute('aria-selected', 'true');

  await item(page, /Cards/).tap();
  await play.tap();
  await expect(
    page
      .getByRole('button', { name: 'Perhaps Not' })
      .or(page.getByRole('button', { name: go }))
      .first(),
  ).toBeVisible();
  await expect(current(page)).toHaveText(/Story/);
});

test('while a story lies open map and cards say, when they are pressed, why they do not open', async ({ page }) => {
  await aPlayer(page);
  await page.goto('/');
  await begin(page, 'The Prompter');
  await expect(goOf(page, 'Say them after her')).toBeVisible();
  const cost = page.getByText('Costs no action').first();
  const linesOf = (words: Locator) =>
    words.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each.lastChild ?? each);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  expect(await linesOf(cost)).toBe(1);
  await item(page, /Cards/).tap({ force: true });
  await expect(openTip(page)).toContainText('Cards wait until the story that lies open is over.');
  await expectAccessible(page);
  await item(page, /Map/).tap({ force: true });
  await expect(openTip(page)).toContainText('Map - you cannot move right now');
  await expect(openTip(page)).toContainText('A story lies open.');
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'The Prompter' }).tap();
  await expect(openTip(page)).toHaveCount(0);
});

/** The height of the focused element that lies under the bar, in pixels. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('nav[aria-label="Main"]');
    const focused = document.activeElement;
    if (!bar || !focused || bar.contains(focused) || focused === document.body) return 0;
    return Math.max(0, focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
  });

atHome('the bar covers neither the foot of the page nor what the keyboard has come to', async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'What you can do' })).toBeVisible();
  // The page may still become longer by what comes late.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const foot = await page.getByRole('contentinfo').boundingBox();
      const { y = 0 } = (await bar(page).boundingBox()) ?? {};
      return (foot?.y ?? 0) + (foot?.height ?? 0) - y;
    })
    .toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press('Tab');
    expect(await coveredFocus(page)).toBe(0);
  }
});
