import { test as atHome, expect, type Locator, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { aPlayer, begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { mapDialog } from './fixtures/a-traveller-at-the-map.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);
atHome.use(reducedMotion);
atHome.use(withoutPictures);

const onATelephone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
test.use(onATelephone);
atHome.use(onATelephone);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const current = (page: Page) => bar(page).locator('[aria-current="page"]');
const item = (page: Page, name: RegExp) => bar(page).locator('a, button').filter({ hasText: name });
const hand = (page: Page) => page.getByRole('heading', { name: 'Opportunities' });
const openTip = (page: Page) => page.getByRole('tooltip').filter({ visible: true });

test('the bottom bar leads to story, cards, map and Myself, marks the open one and counts cards', async ({ page }) => {
  const { name } = await inCardAlley(page, 'a box room', 'plain callers');
  await page.goto('/');
  await expect(current(page)).toHaveText(/Story/);
  await expect(item(page, /Cards/)).toHaveAccessibleName(/^Cards\s*: 6 cards waiting$/);
  await item(page, /Cards/).tap();
  await expect(current(page)).toHaveText(/Cards/);
  await expect(hand(page)).toBeInViewport();
  await expect(hand(page)).toBeFocused();

  const play = page.getByRole('list', { name: 'Your hand' }).getByRole('button', { name: 'Play' });
  await test.step('a drawn card scrolls into view with its button, and is counted in the hand', async () => {
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
  await expect(mapDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await item(page, /Myself/).tap();
  await expect(page.getByRole('heading', { name: 'My Possessions', level: 1 })).toBeVisible();
  await expect(current(page)).toHaveText(/Myself/);
  await expectNoSideways(page);
  // A portrait phone with its keyboard open is as low as a phone in landscape, but narrower.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390);
  for (const each of await bar(page).locator(':scope > a, :scope > button').all())
    await expect(each).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(onATelephone.viewport);

  await test.step('More holds preferences, help, log-out, Myself and possessions', async () => {
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

test('during a story, map and cards say why they do not open', async ({ page }) => {
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
  await expect(openTip(page)).toContainText('You can play cards when the open story is over.');
  await expectAccessible(page);
  await item(page, /Map/).tap({ force: true });
  await expect(openTip(page)).toContainText('Map - you cannot move right now');
  await expect(openTip(page)).toContainText('A story is open.');
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'The Prompter' }).tap();
  await expect(openTip(page)).toHaveCount(0);
});

/** Pixels of the focused element that lie under the bar. */
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
  // Late content may still make the page longer.
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
