import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AreaOnMap, MapReply } from '@underhall/contract';
import { aTraveller, compass, mapDialog, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const view = (page: Page) => mapDialog(page).locator('[data-map-view]');
const notice = (page: Page) => mapDialog(page).getByRole('note', { name: 'The plainer map' });
const zoom = (page: Page) => mapDialog(page).getByRole('status', { name: 'Map zoom' });

async function boxOf(it: Locator): Promise<Box> {
  const box = await it.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return box;
}

const isOver = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const isWithin = (one: Box, other: Box): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height;

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('on a phone, the flat map fills the dialog, and what it shows stays in view', async ({ page }) => {
    await test.step('the flat map is what there is, and nothing is said of it, nor of how near it is looked at', async () => {
      await aTraveller(page, {});
      await page.goto('/');
      await compass(page).tap();
      await expect(zoom(page)).toHaveText('zoom 3.00');
      await expect(notice(page)).toHaveCount(0);
      const [readout, map] = [await boxOf(zoom(page)), await boxOf(view(page))];
      expect(readout.width * readout.height).toBeLessThanOrEqual(1);
      expect(map.y + map.height).toBeGreaterThan(776);
      await expect(mapDialog(page).getByRole('img', { name: 'You' })).toBeInViewport({ ratio: 1 });
      await expect(mapDialog(page).getByRole('button', { name: 'List', exact: true })).toBeInViewport({ ratio: 1 });
    });

    await test.step('what is told of a place is all in view, and not on its building', async () => {
      // Before the picture has loaded, there is nothing to zoom.
      await expect(mapDialog(page).getByRole('img', { name: 'You' })).toBeVisible();
      await expect(zoom(page)).toHaveText('zoom 3.00');
      for (const step of ['zoom 3.60', 'zoom 4.20']) {
        await page.keyboard.press('+');
        await expect(zoom(page)).toHaveText(step);
      }
      await page.keyboard.press('Tab');
      const map = await boxOf(view(page));
      const tip = mapDialog(page).getByRole('tooltip');
      const places = await mapDialog(page).locator('button[data-place]').all();
      for (const place of places) {
        await place.focus();
        const [name = ''] = ((await place.getAttribute('aria-label')) ?? '').split(',');
        await expect(tip).toContainText(name);
        const isWhole = await place.evaluate((it) => it.style.zIndex === '0');
        await expect
          .poll(async () => {
            const box = await boxOf(tip);
            return isWithin(box, map) && (isWhole || !isOver(box, await boxOf(place)));
          }, name)
          .toBe(true);
      }
      expect(places.length).toBeGreaterThan(8);
    });
  });
});

test('the notice lies under the flat map, which shows that the keys are with it', async ({ page }) => {
  await test.step('the notice of the flat map is a line under it, over nothing of it', async () => {
    await aTraveller(page, { mapView: 'drawn', useFallbackMap: true });
    await page.goto('/');
    await travelButton(page).click();
    const [noticeBox, map] = [await boxOf(notice(page)), await boxOf(view(page))];
    expect(noticeBox.height).toBeLessThan(60);
    expect(map.y + map.height).toBeLessThanOrEqual(noticeBox.y);
  });

  await test.step('the map shows that the keys are with it, unless it was opened by mouse', async () => {
    const map = mapDialog(page).getByRole('group', { name: 'The map' });
    const drawn = () =>
      view(page).evaluate((it) => {
        const { outlineStyle, zIndex } = getComputedStyle(it.parentElement ?? it, '::after');
        return [outlineStyle, Number(zIndex)];
      });
    await expect(map).toBeFocused();
    expect((await drawn())[0]).toBe('none');
    await page.keyboard.press('m');
    await expect(mapDialog(page).getByLabel('Find a place')).toBeVisible();
    await page.keyboard.press('m');
    await expect(map).toBeFocused();
    expect(await drawn()).toEqual(['solid', 4]);
    await page.keyboard.press('Tab');
    expect((await drawn())[0]).toBe('none');
  });
});

test('a list that goes on says so at its lower edge, and at its end no more', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await aTraveller(page);
  await page.goto('/');
  await travelButton(page).click();
  const [fade, rows] = [mapDialog(page).locator('[data-goes-on]'), mapDialog(page).locator('li button')];
  await expect(rows.first()).toBeVisible();
  const dialog = await boxOf(mapDialog(page));
  const over = await boxOf(fade);
  expect(over.y + over.height).toBeGreaterThan(dialog.y + dialog.height - 3);
  const covered = await Promise.all((await rows.all()).map(async (row) => isOver(await boxOf(row), over)));
  expect(covered).toContain(true);
  await rows.last().focus();
  await mapDialog(page).evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect.poll(async () => isOver(await boxOf(rows.last()), await boxOf(fade))).toBe(false);
});

/** Every ward of the city. */
const wards: readonly AreaOnMap['jsonInfo'][] = Object.values<AreaOnMap['jsonInfo']>(
  JSON.parse(readFileSync(new URL('../../world/maps/london.json', import.meta.url), 'utf8')).places,
).filter(({ spriteTopLeftX }) => spriteTopLeftX !== undefined);

test('at the first look no name lies under the lodgings, nor under the zoom', async ({ page }) => {
  await page.route('**/api/map', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as MapReply;
    const [known] = reply.areas.filter(({ type, jsonInfo }) => type === 'District' && jsonInfo.sprite !== undefined);
    const unknown = wards.filter(({ sprite }) => reply.areas.every(({ jsonInfo }) => jsonInfo.sprite !== sprite));
    const more = unknown.map((jsonInfo, at) => ({
      ...known,
      id: 990_000 + at,
      name: (jsonInfo.sprite ?? '').replaceAll('-', ' '),
      jsonInfo,
    }));
    await route.fulfill({ response, json: { ...reply, areas: [...reply.areas, ...more] } });
  });
  await aTraveller(page, { mapView: 'drawn', useFallbackMap: true });
  await page.goto('/');
  await travelButton(page).click();
  await notice(page).getByRole('button', { name: 'OK' }).click();
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
  ] as const)
    await test.step(`at ${width} by ${height}`, async () => {
      await page.keyboard.press('Escape');
      await expect(mapDialog(page)).toHaveCount(0);
      await page.setViewportSize({ width, height });
      await travelButton(page).click();
      const names = mapDialog(page).locator('[data-name-of]');
      await expect.poll(() => names.count()).toBeGreaterThan(13);
      const boxes = await Promise.all((await names.all()).map(boxOf));
      for (const each of await mapDialog(page).locator('[data-over-map]').all()) {
        const over = await boxOf(each);
        expect(over.width).toBeGreaterThan(30);
        expect(boxes.filter((name) => isOver(name, over))).toEqual([]);
      }
    });
});
