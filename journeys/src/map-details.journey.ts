import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { MapReply } from '@underhall/contract';
import { expectDrawn, ground, picture, restingLook } from './fixtures/a-traveller-at-the-drawn-map.ts';
import { aTraveller, compass, mapDialog, place, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const view = (page: Page) => mapDialog(page).locator('[data-map-view]');
const tip = (page: Page) => view(page).getByRole('tooltip');
const why = 'It is being mended.';

/** The tower in the square is closed and has no gate. */
async function closeTheTower(page: Page): Promise<void> {
  await page.route('**/api/map', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as MapReply;
    const areas = reply.areas.map((area) =>
      area.name === 'The Bell Tower'
        ? { ...area, unlocked: false, canMoveTo: false, unavailableDescription: why }
        : area,
    );
    await route.fulfill({ response, json: { ...reply, areas } });
  });
}

/** Moves the mouse to the tower, which is not shown from afar. */
async function pointAtTheTower(page: Page): Promise<void> {
  const { places } = JSON.parse(readFileSync(new URL('../../world/maps/london.json', import.meta.url), 'utf8'));
  const { mainDestinationHitbox, hitbox } = places.almanac;
  const corners = String(mainDestinationHitbox ?? hitbox)
    .split(' ')
    .map((corner) => corner.split(',').map(Number));
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
  const [look, edge] = [await restingLook(page), await view(page).boundingBox()];
  const scale = 2 ** (look.zoom - 5);
  const [x, y] = [(edge?.x ?? 0) + look.x + mean(0) * scale, (edge?.y ?? 0) + look.y + mean(1) * scale];
  await page.mouse.move(x - 4, y - 4);
  await page.mouse.move(x, y);
}

async function middleOf(it: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await it.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses with a mouse that rests before and after. */
async function pressHere(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

test.describe('under a mouse, on the drawn map', () => {
  // Just wide enough for the drawn map: without a graphics card every pixel is expensive.
  test.use({ viewport: { width: 800, height: 640 } });
  test.setTimeout(180_000);

  test.beforeEach(async ({ page }) => {
    await closeTheTower(page);
    await aTraveller(page, { mapView: 'drawn' });
    await page.goto('/');
    await travelButton(page).click();
    await expectDrawn(page);
  });

  test('the details of a place cover its name, survive a press, and disappear off the map', async ({ page }) => {
    await ground(page, 'The Quiet Yard').hover();
    await expect(tip(page)).toContainText('The Quiet Yard');
    const [colour, above] = await picture(page).evaluate((map) => {
      const tip = map.querySelector('[role=tooltip]') ?? map;
      const rank = (each: Element) => Number(getComputedStyle(each).zIndex) || 0;
      const rest = [...map.querySelectorAll('[data-name-of], [data-kind], [data-marker], button')];
      return [getComputedStyle(tip).backgroundColor, rest.filter((each) => rank(each) >= rank(tip)).length];
    });
    expect(colour).toMatch(/^rgb\(/);
    expect(above).toBe(0);
    await page.getByRole('heading', { name: 'Where to?' }).hover();
    await expect(tip(page)).toHaveCount(0);

    await pointAtTheTower(page);
    await expect(tip(page)).toContainText('Market Cross');
    // The player is already there, so the press only zooms.
    await pressHere(page);
    await expect.poll(async () => (await restingLook(page)).zoom).toBe(4);
    await expect(ground(page, 'The Bell Tower')).toBeAttached();
    await expect(tip(page)).toContainText('Market Cross');

    const { x, y } = await middleOf(ground(page, 'The Bell Tower'));
    await page.mouse.move(x - 4, y - 4);
    await page.mouse.move(x, y);
    await expect(tip(page)).toContainText(why);
    await pressHere(page);
    await page.mouse.move(x, y);
    await expect(ground(page, 'The Bell Tower')).toBeFocused();
    await expect(tip(page)).toContainText(why);
  });
});

test('the search field does not move during a search', async ({ page }) => {
  await aTraveller(page);
  await page.goto('/');
  for (const [width, height] of [
    [1280, 800],
    [390, 780],
  ] as const)
    await test.step(`at ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await (width > 1000 ? travelButton(page) : compass(page)).click();
      await expect(place(page, 'Market Cross')).toBeVisible();
      const field = mapDialog(page).getByLabel('Find a place');
      // Clicking expands the field, so measure it afterwards.
      await field.click();
      const [at, dialog] = [await field.boundingBox(), await mapDialog(page).boundingBox()];
      for (const wanted of ['bell', 'no such place']) {
        await field.fill(wanted);
        await expect(place(page, 'Ferry Stairs')).toHaveCount(0);
        expect([await field.boundingBox(), await mapDialog(page).boundingBox()]).toEqual([at, dialog]);
      }
      await mapDialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(mapDialog(page)).toHaveCount(0);
    });
});
