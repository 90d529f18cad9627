import { expect, type Page } from '@playwright/test';
import type { MapReply } from '@underhall/contract';
import { goTo } from './fixtures/a-newcomer.ts';
import {
  atTheDrawnMap,
  expectDrawn,
  expectZoom,
  ground,
  lookOf,
  middleOf,
  picture,
  restingLook,
} from './fixtures/a-traveller-at-the-drawn-map.ts';
import { aTraveller, banner, mapDialog, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

// Just wide enough for the drawn map: without a graphics card every pixel is expensive.
test.use({ viewport: { width: 800, height: 640 } });
test.setTimeout(180_000);
const still = test.extend(reducedMotion);

/** Records every journey the page requests from now on. */
function journeysOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/map/move') && sent.push(request.postData() ?? ''));
  return sent;
}

test('the drawn map paints before its sheets load, zooms to a district and travels close up', {
  annotation: { type: 'rows', description: 'C-MAP-003, C-MAP-045, C-MAP-059, C-TRAVEL-006' },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const sent = journeysOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the first paint of the drawn map weighs at most 1 MB; sheets load later', async () => {
    const { token } = await aTraveller(page, { mapView: 'drawn' });
    await goTo(page.request, token, 'Market Cross');
    const letSheetsCome = await holdCalls(page, '**/spritesheets/**');
    await page.goto('/');
    await expect(travelButton(page)).toBeVisible();
    const sizes: Promise<number>[] = [];
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    page.on('requestfinished', (request) =>
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      ),
    );
    await travelButton(page).click();
    const first = page.locator('[data-map="detailed"] img[src*="/london/flat-"]');
    await expectPicture(first);
    await expect.poll(() => urls.some((url) => url.includes('/spritesheets/'))).toBe(true);
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
    expect(urls.findIndex((url) => url.includes('/flat-'))).toBeLessThan(
      urls.findIndex((url) => url.includes('/spritesheets/')),
    );
    // The sea lies under every place, as on the picture.
    const [shown, place] = [await first.boundingBox(), await ground(page, 'The Quiet Yard').boundingBox()];
    expect(shown?.width).toBeGreaterThan(place?.width ?? Number.POSITIVE_INFINITY);
    letSheetsCome();
    await expectDrawn(page);
    await expect(first).toHaveCount(0);
    const sheets = urls.map((url) => new URL(url).pathname);
    expect(
      sheets.filter((path) => /^\/images\/\w+\/london\/spritesheets\/london-[1-5]\.json$/.test(path)),
    ).toHaveLength(5);
  });

  await test.step('a press zooms to a district from afar, and travels close up', async () => {
    await expectZoom(page, 3);
    await expectAccessible(page);
    // The zoom is animated.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await ground(page, 'The Quiet Yard').click();
    await expectZoom(page, 4);
    expect(sent).toEqual([]);
    await ground(page, 'The Quiet Yard').click();
    await expect(banner(page, 'The Quiet Yard')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
  expect(complaints).toEqual([]);
});

still(
  'the undersea map has two sheets of its own',
  { annotation: { type: 'rows', description: 'C-MAP-003' } },
  async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (request) => /spritesheets/.test(request.url()) && sheets.push(new URL(request.url()).pathname));
    const { token } = await aTraveller(page, { mapView: 'drawn' });
    await goTo(page.request, token, 'Ferry Stairs');
    await choose(page.request, token, 'The Waterman', 'Be rowed out to the Roads');
    await page.goto('/');
    await page.getByRole('button', { name: 'Put to sea', exact: true }).click();
    await expectDrawn(page);
    expect(sheets.filter((path) => /\/unterzee\/spritesheets\/unterzee-\d\.json$/.test(path))).toHaveLength(2);
    expect(sheets.filter((path) => path.includes('/london/'))).toEqual([]);
    await expect(ground(page, 'The Lantern Steps')).toBeAttached();
    await expect(ground(page, 'Market Cross')).toHaveCount(0);
  },
);

still(
  'a place without a sprite is logged, and the map is drawn without it',
  { annotation: { type: 'rows', description: 'C-MAP-060' } },
  async ({ page }) => {
    await page.route('**/api/map', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as MapReply;
      const areas = reply.areas.map((area) => {
        const { spriteTopLeftX: _lost, ...rest } = area.jsonInfo;
        return area.name === 'The Quiet Yard' ? { ...area, jsonInfo: rest } : area;
      });
      await route.fulfill({ response, json: { ...reply, areas } });
    });
    const reported = page.waitForRequest('**/api/extra/client-errors');
    await atTheDrawnMap(page);
    expect((await reported).postDataJSON()).toMatchObject({
      message: expect.stringMatching(/The map cannot draw a sprite\. \S+: no position/),
    });
    await expect(ground(page, 'The Quiet Yard')).toBeAttached();
  },
);

still(
  'the drawn map moves by wheel, buttons, drags, touch and keys, and opens gates',
  {
    annotation: {
      type: 'rows',
      description: 'C-MAP-010, C-MAP-043, C-MAP-045, C-MAP-046, C-MAP-047, C-MAP-048, C-MAP-049, C-MAP-050, C-MAP-051',
    },
  },
  async ({ page }) => {
    const sent = journeysOf(page);
    await atTheDrawnMap(page);
    await test.step('zooming out deselects a district, and a closed place close up opens its gate', async () => {
      await fromAfar(page);
      expect(sent).toEqual([]);
      await toTheGate(page);
    });
    await test.step('the wheel zooms by 0.5 and buttons by 0.25 about the pointer, within limits', () =>
      byWheelAndButtons(page));
    await test.step('a drag moves the map up to its edge, and presses nothing', async () => {
      await byDrags(page);
      expect(sent).toEqual([]);
      await expect(mapDialog(page)).toBeVisible();
    });
    await test.step('pinching zooms in', async () => {
      for (const zoom of [3.5, 3]) await wheel(page, 100, zoom);
      await byFingers(page);
    });
    await test.step('the keyboard moves from place to place, shows each and travels', () => byKeyboard(page));
  },
);

async function wheel(page: Page, deltaY: number, zoom: number): Promise<void> {
  await page.mouse.wheel(0, deltaY);
  await expectZoom(page, zoom);
}

async function fromAfar(page: Page): Promise<void> {
  await expect(ground(page, 'The Old Mint')).toHaveCount(0);
  await ground(page, 'The Quiet Yard').hover();
  await wheel(page, -100, 3.5);
  await expect(picture(page).getByRole('tooltip')).toContainText('The Quiet Yard');
  await wheel(page, 100, 3);
  await expect(picture(page).getByRole('tooltip')).toHaveCount(0);

  const box = await ground(page, 'The Quiet Yard').boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expectZoom(page, 4);
  await expect(mapDialog(page)).toBeVisible();
}

async function toTheGate(page: Page): Promise<void> {
  for (const zoom of [3.5, 3]) await wheel(page, 100, zoom);
  await ground(page, 'Ferry Stairs').click();
  await expectZoom(page, 4);
  await ground(page, 'The Old Mint').click();
  await expect(page.getByRole('dialog', { name: 'The Old Mint' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'The Old Mint' })).toHaveCount(0);
  for (const zoom of [3.5, 3]) await wheel(page, 100, zoom);
}

async function byWheelAndButtons(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x - 200, y - 100);
  await wheel(page, 100, 3);
  await wheel(page, -100, 3.5);
  await wheel(page, -100, 4);
  await mapDialog(page).getByRole('button', { name: 'Zoom in' }).click();
  await expectZoom(page, 4.25);
  await page.mouse.move(x - 200, y - 100);
  await wheel(page, -100, 4.75);
  await wheel(page, -100, 5);
  await wheel(page, -100, 5);
  await expect(mapDialog(page).getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  for (const zoom of [4.5, 4]) await wheel(page, 100, zoom);
}

async function byDrags(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  const before = await restingLook(page);
  const drag = async (right: number, down: number) => {
    await page.mouse.move(x - 200, y);
    await page.mouse.down();
    await page.mouse.move(x - 200 + right, y + down, { steps: 4 });
    await page.mouse.up();
    const after = await restingLook(page);
    return [Math.round(after.x - before.x), Math.round(after.y - before.y)];
  };
  expect(await drag(40, -30)).toEqual([40, -30]);
  for (const way of [500, 500, 500]) await drag(way, 0);
  expect((await restingLook(page)).x).toBe(0);
}

async function byFingers(page: Page): Promise<void> {
  const { x, y } = await middleOf(page);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((from, id) => ({ x: x + from, y, id })),
    });
  await touch('touchStart', 60);
  for (const apart of [75, 90, 105, 120]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(async () => (await lookOf(page)).zoom).toBeGreaterThan(3.7);
  await expect(mapDialog(page)).toBeVisible();
}

/** Zooms out as far as possible. */
const goFar = (page: Page): Promise<void> =>
  expect(async () => {
    await page.mouse.wheel(0, 100);
    expect((await restingLook(page)).zoom).toBe(3);
  }).toPass();

async function byKeyboard(page: Page): Promise<void> {
  await goFar(page);
  // A mouse at rest must not select a place that moves under it.
  await page.mouse.move(640, 400);
  await mapDialog(page).getByRole('group', { name: 'The map' }).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expectZoom(page, 4);
  const goal = ground(page, 'The Quiet Yard');
  await goal.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
  await expect(picture(page).getByRole('tooltip')).toContainText('The Quiet Yard');
  await expect(picture(page).getByText('The Quiet Yard', { exact: true }).first()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(banner(page, 'The Quiet Yard')).toBeVisible();
}
