import { expect } from '@playwright/test';
import { enter, goTo, logOut, password, somebody } from './fixtures/a-newcomer.ts';
import {
  aTraveller,
  atTheMap,
  banner,
  card,
  compass,
  mapDialog,
  place,
  travelButton,
} from './fixtures/a-traveller-at-the-map.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test.describe('a traveller between two places', () => {
  const shared = onOnePage(test, async (page) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.clock.install();
    const complaints = complaintsOf(page);
    await atTheMap(page);
    return complaints;
  });

  test('travels to an open place on the list and shows its storylets', {
    annotation: {
      type: 'rows',
      description: 'C-MAP-001, C-MAP-002, C-MAP-039, C-MAP-040, C-TRAVEL-006, C-TRAVEL-007, C-TRAVEL-009',
    },
  }, async () => {
    const { page, start: complaints } = shared();
    await expectAccessible(page);
    await expect(mapDialog(page).getByText('You are in Market Cross.')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const moved = page.waitForResponse('**/api/map/move');
    await place(page, 'The Bell Tower', 'open').click();
    await page.clock.runFor(50);
    await expect(mapDialog(page).getByText('On the way to The Bell Tower…')).toBeVisible();
    await expect(page.locator('h1', { hasText: 'The Bell Tower' })).toBeAttached();
    await (await moved).finished();
    await page.clock.runFor(650);
    await expect(mapDialog(page)).toBeVisible();
    await page.clock.runFor(450);
    await expect(mapDialog(page)).toHaveCount(0);
    await page.clock.resume();
    await expect(banner(page, 'The Bell Tower')).toBeVisible();
    await expect(page.getByText('You go up a hundred and one steps, and count them.')).toBeVisible();
    await expect(card(page, 'The Rope')).toBeVisible();
    await expect(card(page, 'The Almoner')).toHaveCount(0);

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.reload();
    await expect(banner(page, 'The Bell Tower')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('fetches the hand and shows Sometimes only where cards are drawn', {
    annotation: { type: 'rows', description: 'C-STORY-085, C-TRAVEL-010, C-TRAVEL-011' },
  }, async () => {
    const { page } = shared();
    const sometimes = page.getByRole('tab', { name: 'Sometimes' });
    await expect(card(page, 'The Rope')).toBeVisible();
    await expect(sometimes).toHaveCount(0);
    await travelButton(page).click();
    const fetched = page.waitForRequest('**/api/opportunity');
    await place(page, 'Market Cross', 'open').click();
    await fetched;
    await expect(card(page, 'The Almoner')).toBeVisible();
    await sometimes.click();
    await expect(sometimes).toHaveAttribute('aria-selected', 'true');
    await travelButton(page).click();
    await place(page, 'The Bell Tower', 'open').click();
    await expect(banner(page, 'The Bell Tower')).toBeVisible();
    await expect(card(page, 'The Rope')).toBeVisible();
    await expect(sometimes).toHaveCount(0);
    await travelButton(page).click();
    await place(page, 'Market Cross', 'open').click();
    await expect(page.getByRole('tab', { name: 'Always' })).toHaveAttribute('aria-selected', 'true');
  });

  test('keeps the height of the picture of a place on the list, on arrival and in a story', async () => {
    const { page } = shared();
    await expect(mapDialog(page)).toHaveCount(0);
    const picture = page.getByRole('main').locator('img[src*="/headers/"]').first();
    const height = async () => (await picture.boundingBox())?.height ?? 0;
    await expect(card(page, 'The Almoner')).toBeVisible();
    const atHome = await height();
    expect(atHome).toBeGreaterThan(120);
    expect(atHome).toBeLessThan(200);
    await travelButton(page).click();
    await place(page, 'The Bell Tower', 'open').click();
    await expect(banner(page, 'The Bell Tower')).toBeVisible();
    await expect(mapDialog(page)).toHaveCount(0);
    expect(await height()).toBe(atHome);
    await card(page, 'The Rope').getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: 'The Rope', level: 2 })).toBeVisible();
    expect(await height()).toBe(atHome);
  });
});

test('the map closes with the page, opens by compass, shows the state of places, and works by keyboard', {
  annotation: {
    type: 'rows',
    description: 'C-STORY-009, C-TRAVEL-014, C-INFOBAR-006, C-MAP-020, C-MAP-021, C-MAP-022, C-SESSION-017',
  },
}, async ({ page }) => {
  await test.step('the map is closed after going back a page and returning', async () => {
    await aTraveller(page);
    await page.goto('/help');
    await page.getByRole('link', { name: 'Story' }).first().click();
    await travelButton(page).click();
    await expect(mapDialog(page)).toBeVisible();
    // Skips the history entry that would close it.
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(/\/help/);
    await expect(mapDialog(page)).toHaveCount(0);
    await page.goForward();
    await expect(travelButton(page)).toBeVisible();
    await expect(mapDialog(page)).toHaveCount(0);
  });

  await test.step('on a small screen a compass opens the map, and says when it cannot', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await compass(page).click();
    await expect(place(page, 'The Bell Tower', 'open')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
    await card(page, 'The Almoner').getByRole('button').last().click();
    await expect(compass(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(compass(page)).toHaveAccessibleDescription(/^Map - you cannot move right now/);
    await compass(page).click({ force: true });
    const tip = page.getByRole('tooltip').filter({ visible: true });
    await expect(tip).toContainText('Map - you cannot move right now');
    await expect(tip).toContainText('A story is open.');
    await expectAccessible(page);
  });

  await test.step('Travel is on the story page and in the information bar; places show their state and can be searched', async () => {
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByRole('main').getByRole('button', { name: 'Travel', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    const bar = page.getByRole('complementary', { name: 'Information' });
    await bar.getByRole('button', { name: 'Travel', exact: true }).click();
    await expect(mapDialog(page)).toBeVisible();

    await expect(place(page, 'Market Cross', 'you are here')).toHaveAttribute('aria-current', 'location');
    const closed = place(page, 'The Drying Ground', 'locked: You need Reader 50 \\(you have 0\\)');
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(place(page, 'Your Rooms', 'locked: You lodge nowhere yet.')).toBeVisible();
    await expect(place(page, 'The Tide Mill', 'in sight')).toBeVisible();
    await expect(place(page, 'The Hidden Mews')).toHaveCount(0);
    await expect(place(page, 'The Bell Tower')).toHaveAccessibleName(
      /^The Bell Tower ?, a hundred and one steps ?, open$/,
    );
    await expect(mapDialog(page).getByRole('list', { name: 'In Market Cross' })).toContainText('The Bell Tower');

    await mapDialog(page).getByLabel('Find a place').fill('HUNDRED');
    await expect(place(page, 'The Bell Tower')).toBeVisible();
    await expect(place(page, 'Ferry Stairs')).toHaveCount(0);
    await expect(mapDialog(page).getByRole('status')).toHaveText('One place found.');
    await expectAccessible(page);
    await mapDialog(page).getByLabel('Find a place').fill('atlantis');
    await expect(mapDialog(page).getByText('No place on the map is called that.')).toBeVisible();
  });

  await test.step('the keyboard opens the map, finds a place and travels; Escape closes it and restores the focus', async () => {
    await mapDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(mapDialog(page)).toHaveCount(0);
    await travelButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(place(page, 'The Bell Tower', 'open')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
    await expect(travelButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(place(page, 'The Bell Tower', 'open')).toBeVisible();
    await mapDialog(page).getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    await expect(mapDialog(page).getByLabel('Find a place')).toBeFocused();
    await page.keyboard.type('bell');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(place(page, 'The Bell Tower', 'open')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page, 'The Bell Tower')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What you can do here' })).toBeFocused();
  });

  await test.step('another player who logs in on the same page does not see the arrival text', async () => {
    const result = page.getByText('You go up a hundred and one steps, and count them.');
    await expect(result).toBeVisible();
    const other = await somebody(page.request);
    await logOut(page);
    await enter(page, other.email, password);
    await expect(card(page, 'The Almoner')).toBeVisible();
    await expect(result).toHaveCount(0);
  });
});

test('the map is refreshed before it opens, and shows only the places of its own map', {
  annotation: { type: 'rows', description: 'C-MAP-042, C-STORY-079, C-STORY-077, C-STORY-078, C-TRAVEL-015' },
}, async ({ page }) => {
  await test.step('a stale map is fetched again before it is shown', async () => {
    const { token } = await aTraveller(page);
    await goTo(page.request, token, 'Ferry Stairs');
    await choose(page.request, token, 'The Waterman', 'Read a chapter');
    await page.goto('/');
    await expect(travelButton(page)).toHaveAttribute('aria-disabled', 'false');
    await card(page, 'The Waterman').getByRole('button').last().click();
    // The request that the message triggers is lost, so the page's map data is stale.
    await page.route('**/api/map', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/map'));
    await card(page, 'Read a chapter').getByRole('button').last().click();
    await lost;
    await page.unroute('**/api/map');
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(travelButton(page)).toHaveAttribute('aria-disabled', 'false');
    const fetched = page.waitForRequest('**/api/map');
    await travelButton(page).click();
    await fetched;
    await expect(place(page, 'The Hidden Mews', 'open')).toBeVisible();
  });

  await test.step('another map shows its own places, under its own button label', async () => {
    await expect(place(page, 'Market Cross', 'open')).toBeVisible();
    await page.keyboard.press('Escape');
    await card(page, 'The Waterman').getByRole('button').last().click();
    await card(page, 'Be rowed out to the Roads').getByRole('button').last().click();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(banner(page, 'The Anchorage')).toBeVisible();
    await page.getByRole('button', { name: 'Put to sea', exact: true }).click();
    await expect(place(page, 'The Anchorage', 'you are here')).toBeVisible();
    await expect(place(page, 'Market Cross')).toHaveCount(0);
    await place(page, 'The Lantern Steps', 'open').click();
    await expect(banner(page, 'The Lantern Steps')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cast off', exact: true })).toBeVisible();
  });
});
