import { expect, type Page } from '@playwright/test';
import { goTo } from './fixtures/a-newcomer.ts';
import { expectDrawn, ground, picture, restingLook } from './fixtures/a-traveller-at-the-drawn-map.ts';
import { aTraveller, list, mapDialog, place, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { shiftsOf } from './fixtures/shifts-of.ts';

test.use(reducedMotion);

const panel = (page: Page) => page.getByRole('group').filter({ hasText: 'What you seek' });
const summary = (page: Page) => panel(page).getByText('What you seek');
const line = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });
const wayTo = (page: Page) => panel(page).getByRole('button', { name: /^The Bell Tower ?: show on the map$/ });
const strip = (page: Page) => page.getByRole('button', { name: /^What you seek, The Rope of the Tower: Climb/ });
const sheet = (page: Page) => mapDialog(page).getByRole('region', { name: 'The Bell Tower' });
const listed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** A player with a main lead, one that waits for a letter, and a finished one. */
async function withLeads(page: Page, mapView: 'list' | 'drawn' = 'list') {
  const player = await aTraveller(page, { ...list, mapView });
  await goTo(page.request, player.token, 'Market Cross');
  await choose(page.request, player.token, 'The Almoner', 'Ask what there is to seek');
  return player;
}

test('leads stand under what the player seeks, main first, waiting ones with a time, finished ones folded', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await withLeads(page);
  await page.goto('/');
  await expect(summary(page)).toHaveText('What you seek: 2');
  await expect(panel(page)).toHaveAttribute('open');
  await expect(panel(page).getByRole('listitem').nth(0)).toContainText('The Rope of the Tower');
  await expect(line(page, 'The Rope of the Tower')).toContainText('7 of 8');
  await expect(line(page, 'The Rope of the Tower')).toContainText('Climb to the room with the rope in it');
  await expect(line(page, 'A Letter by Hand')).toContainText('Wait for the letter, which is being written.');
  await expect(line(page, 'A Letter by Hand')).toContainText('opens in 2 days');
  await expect(line(page, 'The Glove on the Cross')).toBeHidden();
  await expectAccessible(page);
  await panel(page).getByText('Finished: 1').press('Enter');
  await expect(line(page, 'The Glove on the Cross')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  await test.step('a target stands in the same list', async () => {
    await panel(page).getByRole('button', { name: 'Set a target', exact: true }).click();
    await panel(page).getByLabel('Of what').selectOption('The Glove on the Cross');
    await panel(page).getByLabel('How much').fill('9');
    await panel(page).getByRole('button', { name: 'Set it' }).click();
    await expect(line(page, '2 of 9')).toContainText('The Glove on the Cross');
    await expect(summary(page)).toHaveText('What you seek: 3');
  });

  await test.step('the keyboard opens the list of places at the place, and Back returns', async () => {
    await wayTo(page).press('Enter');
    await expect(place(page, 'The Bell Tower')).toBeFocused();
    await expect(place(page, 'The Bell Tower')).toBeInViewport();
    await expectAccessible(page);
    await page.goBack();
    await expect(mapDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(wayTo(page)).toBeVisible();
  });

  await test.step('the map does not open while a story is open, and the reason is said', async () => {
    await listed(page, 'The Almoner').getByRole('button', { name: go }).click();
    await expect(page.getByRole('heading', { name: 'The Almoner' })).toBeFocused();
    await expect(wayTo(page)).toHaveAttribute('aria-disabled', 'true');
    await wayTo(page).press('Enter');
    await expect(wayTo(page)).toHaveAccessibleDescription(/A story is open/);
    await expect(mapDialog(page)).toHaveCount(0);
  });

  await test.step('a plan stands in the same list, with the way to its place', async () => {
    await page.getByRole('button', { name: 'Plan: Take a hundred pence' }).click();
    await expect(line(page, 'Take a hundred pence')).toContainText('The Almoner');
    await expect(panel(page).getByRole('listitem').last()).toContainText('The Glove on the Cross');
    await expect(summary(page)).toHaveText('What you seek: 4');
    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(listed(page, 'The Linen Press').first()).toBeVisible();
    await panel(page)
      .getByRole('button', { name: /^Market Cross, where you are ?: show on the map$/ })
      .press('Enter');
    await expect(place(page, 'Market Cross')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});

test('a press on a place opens the drawn map there, with its sheet', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await withLeads(page, 'drawn');
  await page.goto('/');
  await wayTo(page).click();
  await expectDrawn(page);
  await expect(sheet(page)).toBeFocused();
  await expect(sheet(page)).toContainText('a hundred and one steps');
  expect((await restingLook(page)).zoom).toBe(4);
  const [tower, view] = [await ground(page, 'The Bell Tower').boundingBox(), await picture(page).boundingBox()];
  if (!tower || !view) throw new Error('the tower is not to be seen');
  expect(tower.x).toBeGreaterThan(view.x);
  expect(tower.y).toBeGreaterThan(view.y);
  expect(tower.x + tower.width).toBeLessThan(view.x + view.width);
  expect(tower.y + tower.height).toBeLessThan(view.y + view.height);
  await expectAccessible(page);
  await page.goBack();
  await expect(mapDialog(page)).toHaveCount(0);

  await test.step('the compass then opens the map at the player, without a sheet', async () => {
    await travelButton(page).click();
    await expectDrawn(page);
    await expect(sheet(page)).toHaveCount(0);
  });
});

test('on a telephone a strip above the stories shows the main lead, and opens the whole list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withLeads(page);
  await page.goto('/');
  await expect(strip(page)).toBeVisible();
  const box = await strip(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeLessThan(64);
  expect(box?.y).toBeLessThan((await listed(page, 'The Almoner').boundingBox())?.y ?? 0);
  await expect(strip(page)).toHaveAccessibleName(/look whose hands have worn it\.$/);
  await expectNoSideways(page);
  await expect(summary(page)).toBeAttached();
  await strip(page).press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(line(page, 'The Rope of the Tower')).toBeInViewport();
  await expectAccessible(page);

  await test.step('a panel that the player has shut stays shut, until the strip is pressed', async () => {
    await summary(page).click();
    await page.reload();
    await expect(line(page, 'The Rope of the Tower')).toBeHidden();
    await strip(page).click();
    await expect(line(page, 'The Rope of the Tower')).toBeInViewport();
  });

  await test.step('largest letters do not widen the page', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-text', 'largest'));
    await expectNoSideways(page);
    await page.evaluate(() => document.documentElement.removeAttribute('data-text'));
  });

  await test.step('no strip and no leads while they cannot be loaded, and a retry loads them', async () => {
    await page.route('**/api/extra/leads', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await expect(listed(page, 'The Almoner')).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    await page.unroute('**/api/extra/leads');
    await summary(page).click();
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(strip(page)).toBeVisible();
  });
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width} by ${height} nothing on the page moves when leads appear`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withLeads(page);
    const shifts = await shiftsOf(page);
    await page.goto('/');
    await expect(listed(page, 'The Almoner')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(line(page, 'The Rope of the Tower')).toBeVisible();
    expect((await shifts()).sum).toBeLessThan(0.02);
  });

test('on a telephone, the note about a restricted page stands directly above the stories', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await withLeads(page);
  await goTo(page.request, token, 'The Shuttered House');
  await choose(page.request, token, 'The Cords of the Shutters', 'Shut the cupboards');
  await page.goto('/possessions');
  await expect(page.getByText(/Your story will open “Possessions” later\.$/)).toBeVisible();
  await expect(summary(page)).toBeAttached();
  await expect(listed(page, 'The Cords of the Shutters')).toBeInViewport();
});

test('a player without leads has no strip and no panel on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const player = await aTraveller(page, list);
  await goTo(page.request, player.token, 'Market Cross');
  await page.goto('/');
  await expect(listed(page, 'The Almoner')).toBeVisible();
  await expect(page.getByRole('button', { name: /^What you seek/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);

  await test.step('the strip appears with the first lead', async () => {
    await listed(page, 'The Almoner').getByRole('button', { name: go }).click();
    await listed(page, 'Ask what there is to seek').getByRole('button', { name: go }).click();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(strip(page)).toBeVisible();
  });
});
