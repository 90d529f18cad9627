import { expect, type Page } from '@playwright/test';
import type { MapReply } from '@underhall/contract';
import { goTo, type Newcomer } from './fixtures/a-newcomer.ts';
import { aTraveller, banner, compass, mapDialog, place, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const drawn = { mapView: 'drawn', useFallbackMap: true } as const;
const region = (page: Page) => mapDialog(page).getByRole('group', { name: 'The map' });
const view = (page: Page, name: 'Drawn map' | 'List') => mapDialog(page).getByRole('button', { name, exact: true });

async function withTheDrawnMap(page: Page): Promise<Newcomer> {
  const newcomer = await aTraveller(page, drawn);
  await page.goto('/');
  await travelButton(page).click();
  await expect(region(page)).toBeVisible();
  return newcomer;
}

test('the map takes the focus, remembers its view, and lists the same places as the drawing', {
  annotation: {
    type: 'rows',
    description: 'C-MAP-002, C-MAP-008, C-MAP-009, C-MAP-010, C-MAP-039, C-MAP-043, C-MAP-005, C-MAP-077',
  },
}, async ({ page }) => {
  await test.step('the map takes the focus, remembers the list, and shows its zoom in local', async () => {
    await withTheDrawnMap(page);
    await expect(region(page)).toBeFocused();
    const zoom = mapDialog(page).getByRole('status', { name: 'Map zoom' });
    await expect(zoom).toHaveText('zoom 3.00');
    await page.keyboard.press('Tab');
    await expect(mapDialog(page).getByRole('button', { name: 'Show as a list' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(place(page, 'The Bell Tower', 'open')).toBeVisible();
    await expect(view(page, 'List')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('m');
    await expect(region(page)).toBeVisible();
    await page.keyboard.press('m');
    await expect(mapDialog(page).getByLabel('Find a place')).toBeVisible();
    await page.reload();
    await travelButton(page).click();
    await expect(mapDialog(page).getByLabel('Find a place')).toBeVisible();
    await view(page, 'Drawn map').click();
    await expect(region(page)).toBeVisible();
    await expect(place(page, 'Market Cross')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
    await expect(travelButton(page)).toBeFocused();
  });

  await test.step('a gate opens from the drawn map, and from the strip of the lodgings', async () => {
    const complaints = complaintsOf(page);
    await travelButton(page).click();
    await expect(region(page)).toBeVisible();
    const rooms = place(page, 'Your Rooms', 'locked: You lodge nowhere yet.');
    await expectPicture(rooms.locator('img'));
    await expectAccessible(page);
    await rooms.click();
    await expect(page.getByRole('dialog', { name: 'Your Rooms' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(region(page)).toBeVisible();
    for (let step = 0; step < 2; step += 1) await mapDialog(page).getByRole('button', { name: 'Zoom in' }).click();
    await place(page, 'The Old Mint', 'locked').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'The Old Mint' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'The Old Mint' })).toHaveCount(0);
    await expect(region(page)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  await test.step('every place of the drawn map is in the list with the same words', async () => {
    await expect(place(page, 'The Bell Tower')).toBeAttached();
    const names = await region(page)
      .locator('button[data-place]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => / locked/.test(name)).length).toBeGreaterThan(1);
    await expect(region(page).locator('[data-kind=lock]').first()).toBeAttached();
    await expect(region(page).locator('[data-kind=gate]').first()).toBeAttached();
    await view(page, 'List').click();
    for (const name of names) {
      const [called = ''] = name.split(', ');
      await expect(place(page, called)).toHaveAccessibleName(new RegExp(`${name.split(', ').at(-1)?.slice(0, 20)}`));
    }
  });

  await test.step('on a small screen, the map fills the dialog in both themes', async () => {
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'daylight'));
    await compass(page).click();
    await view(page, 'Drawn map').click();
    await expect(region(page)).toBeVisible();
    const box = await mapDialog(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 780 });
    await expectAccessible(page);
    await expectNoSideways(page);
  });
});

test('travels from the drawn map as from the list, and shows a signpost outside any place', {
  annotation: { type: 'rows', description: 'C-TRAVEL-006, C-TRAVEL-007, C-MAP-011, C-MAP-040' },
}, async ({ page }) => {
  await page.clock.install();
  const { token } = await withTheDrawnMap(page);
  await place(page, 'The Endless Table', 'open').click();
  await expect(mapDialog(page).getByRole('status', { name: 'Map zoom' })).toHaveText('zoom 4.00');
  await page.clock.pauseAt(Date.now() + 60_000);
  const moved = page.waitForResponse('**/api/map/move');
  await place(page, 'The Endless Table', 'open').click();
  await page.clock.runFor(50);
  await expect(mapDialog(page).getByText('On the way to The Endless Table…')).toBeVisible();
  await (await moved).finished();
  await page.clock.runFor(650);
  await expect(mapDialog(page)).toBeVisible();
  await page.clock.runFor(450);
  await expect(mapDialog(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(banner(page, 'The Endless Table')).toBeVisible();

  await test.step('shows a signpost and exits outside any place', async () => {
    await goTo(page.request, token, 'Ferry Stairs');
    await choose(page.request, token, 'The Waterman', 'Be set down in the fog');
    await page.goto('/');
    await travelButton(page).first().click();
    await expect(mapDialog(page).getByRole('heading', { name: 'Off the map' })).toBeVisible();
    await expectPicture(mapDialog(page).locator('img[src*="/limbo/signpost-"]'));
    await expectAccessible(page);
    await mapDialog(page).getByRole('button', { name: 'Read the list' }).click();
    await expect(mapDialog(page).getByLabel('Find a place')).toBeVisible();
  });
});

test('without a drawing the map is a list', async ({ page }) => {
  await page.route('**/api/map', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as MapReply;
    const areas = reply.areas.map((area) =>
      area.areaTypeName === 'Root' ? { ...area, jsonInfo: { labelX: 0, labelY: 0, zIndex: 0 } } : area,
    );
    await route.fulfill({ response, json: { ...reply, areas } });
  });
  await aTraveller(page, drawn);
  await page.goto('/');
  await travelButton(page).click();
  await expect(place(page, 'The Bell Tower', 'open')).toBeVisible();
  await expect(view(page, 'Drawn map')).toHaveCount(0);
});

test('where travel is forbidden the map says so and ignores presses; a setting hides the zoom buttons', {
  annotation: { type: 'rows', description: 'C-TRAVEL-004' },
}, async ({ page }) => {
  const { token } = await aTraveller(page, drawn);
  await goTo(page.request, token, 'The Quarantine');
  await page.goto('/');
  await expect(banner(page, 'The Quarantine')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/map/move') && sent.push(request.url()));
  await travelButton(page).click();
  await expect(mapDialog(page)).toContainText('You cannot travel from here');
  await expect(place(page, 'The Endless Table')).toHaveAttribute('aria-disabled', 'true');
  await expect(mapDialog(page).getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
  await place(page, 'The Bell Tower', 'open').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await expect(mapDialog(page)).toBeVisible();
  expect(sent).toEqual([]);
});
