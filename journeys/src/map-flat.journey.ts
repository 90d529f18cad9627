import { expect, type Locator, type Page } from '@playwright/test';
import { aTraveller, banner, compass, mapDialog, place, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const kind = (page: Page) => mapDialog(page).locator('[data-map-view][data-kind]');
const zoom = (page: Page) => mapDialog(page).getByRole('status', { name: 'Map zoom' });
const notice = (page: Page) => mapDialog(page).getByRole('note', { name: 'The plainer map' });
const region = (page: Page) => mapDialog(page).getByRole('group', { name: 'The map' });

const middleOf = async (it: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = (await it.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  test('a phone has the flat map with pinch zoom, taps and a marker for the lodgings', {
    annotation: {
      type: 'rows',
      description: 'C-MAP-004, C-MAP-013, C-MAP-014, C-MAP-045, C-MAP-048, C-MAP-052, C-GATE-012, C-MAP-058',
    },
  }, async ({ page }) => {
    const complaints = complaintsOf(page);
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/map/move') && sent.push(request.url()));
    await aTraveller(page, {});
    await page.goto('/');
    await compass(page).tap();
    await test.step('pinching zooms the map about the fingers and settles on a zoom step', async () => {
      await expect(zoom(page)).toHaveText('zoom 3.00');
      await byFingers(page);
      await expect(mapDialog(page)).toBeVisible();
      expect(sent).toEqual([]);
    });

    await test.step('a tap from afar zooms to a district, and a tap close up travels', async () => {
      // Reopen the map to centre it after the pinch.
      await page.keyboard.press('Escape');
      await expect(mapDialog(page)).toHaveCount(0);
      await compass(page).tap();
      await expect(zoom(page)).toHaveText('zoom 3.00');
      await expect(kind(page)).toHaveAttribute('data-kind', 'flat');
      await expectPicture(mapDialog(page).locator('img[src*="/london/flat-"]'));
      await expectAccessible(page);
      await expectNoSideways(page);
      await expect(notice(page)).toHaveCount(0);
      // From afar, a single place shows only if it is open and has a recognizable building.
      await expect(place(page, 'The Bell Tower', 'open')).toBeAttached();
      await expect(place(page, 'The Old Mint')).toHaveCount(0);
      await place(page, 'The Endless Table', 'open').tap();
      await expect(zoom(page)).toHaveText('zoom 4.00');
      await expect(place(page, 'The Old Mint')).toBeAttached();
      expect(sent).toEqual([]);
      await expect(place(page, 'The Bell Tower', 'open')).toBeAttached();
      await expectAccessible(page);
      await place(page, 'The Endless Table', 'open').tap();
      await expect(banner(page, 'The Endless Table')).toBeVisible();
      expect(sent).toHaveLength(1);
    });

    await test.step('the marker of the lodgings opens their gate', async () => {
      await expect(mapDialog(page)).toHaveCount(0);
      await compass(page).tap();
      await place(page, 'Your Rooms', 'locked').tap();
      await expect(page.getByRole('dialog', { name: 'Your Rooms' })).toContainText('A landlady, by the sound of it.');
    });
    expect(complaints).toEqual([]);
  });
});

/** Pinches out and in again with two fingers, around the square. */
async function byFingers(page: Page): Promise<void> {
  const square = place(page, 'Market Cross');
  const { x, y } = await middleOf(square);
  const fingers = await page.context().newCDPSession(page);
  const pinch = async (from: number, to: number) => {
    for (let step = 0; step <= 8; step += 1) {
      const apart = from + ((to - from) * step) / 8;
      await fingers.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [-apart, apart].map((down, id) => ({ x, y: y + down, id })),
      });
      // A real hand is slow: the page renders each movement before the next.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await pinch(50, 115);
  await expect(zoom(page)).toHaveText('zoom 4.20');
  await expect
    .poll(async () => {
      const now = await middleOf(square);
      return Math.hypot(now.x - x, now.y - y);
    })
    .toBeLessThan(60);
  await pinch(115, 50);
  await expect(zoom(page)).toHaveText('zoom 3.00');
}

/** Reasons why a wide screen shows the flat map, each set up and undone. */
const reasons = {
  'the override of this browser': async (page: Page) => {
    await page.evaluate(() => localStorage.setItem('use-fallback-map', 'true'));
    return () => page.evaluate(() => localStorage.removeItem('use-fallback-map'));
  },
  'sheets that do not come': async (page: Page) => {
    await page.route('**/spritesheets/**', (route) => route.abort());
    return () => page.unrouteAll();
  },
  'little memory': async (page: Page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }));
    return async () => {};
  },
};

test('a wide screen has the flat map by address, preference, missing sheets or little memory', {
  annotation: { type: 'rows', description: 'C-MAP-016, C-MAP-017, C-MAP-018, C-MAP-019, C-MAP-053' },
}, async ({ page }) => {
  await aTraveller(page, {});
  await page.goto('/healthz');
  const lookFor = (reason: keyof typeof reasons) =>
    test.step(reason, async () => {
      const undo = await reasons[reason](page);
      await page.goto('/');
      await travelButton(page).click();
      await expect(kind(page)).toHaveAttribute('data-kind', 'flat', { timeout: 20_000 });
      await expect(place(page, 'Market Cross', 'you are here')).toBeAttached();
      await undo();
    });
  for (const reason of ['the override of this browser', 'sheets that do not come'] as const) await lookFor(reason);
  await test.step('the address or a preference selects the flat map', async () => {
    const preferences = page.getByRole('link', { name: 'Comforts', exact: true }).first();
    await page.goto('/?compatibility=true');
    await page.goto('/');
    await travelButton(page).click();
    await expect(kind(page)).toHaveAttribute('data-kind', 'flat');

    await page.evaluate(() => sessionStorage.removeItem('compatibility'));
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
    await preferences.click();
    await page.getByRole('checkbox', { name: 'The plainer map' }).check();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('use-fallback-map'))).toBe('true');
    const story = page.getByRole('link', { name: 'Story', exact: true }).first();
    await story.click();
    await travelButton(page).click();
    await expect(kind(page)).toHaveAttribute('data-kind', 'flat');
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
    await preferences.click();
    await page.getByRole('checkbox', { name: 'The plainer map' }).uncheck();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('use-fallback-map'))).toBe(null);
    await story.click();
    await travelButton(page).click();
    await expect(kind(page)).toHaveAttribute('data-kind', 'detailed');
  });
  await lookFor('little memory');
});

test.describe('the flat map', () => {
  const shared = onOnePage(test, async () => {});

  test('hides the notice until the next load, or for good', {
    annotation: { type: 'rows', description: 'C-MAP-012' },
  }, async () => {
    const { page } = shared();

    await aTraveller(page, { useFallbackMap: true });
    await page.goto('/');
    await travelButton(page).click();
    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(region(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await travelButton(page).click();
    await expect(region(page)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    for (const isLast of [false, true]) {
      await page.reload();
      await travelButton(page).click();
      await expect(region(page)).toBeVisible();
      if (isLast) await expect(notice(page)).toHaveCount(0);
      else await notice(page).getByRole('button', { name: "Don't show this again" }).click();
    }
  });

  test('zooms by 0.6 with wheel, keys and buttons between its limits', {
    annotation: { type: 'rows', description: 'C-MAP-005, C-MAP-046, C-MAP-049, C-MAP-052' },
  }, async () => {
    const { page } = shared();

    // The zoom is animated between steps.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(kind(page)).toHaveAttribute('data-kind', 'flat');
    await expect(mapDialog(page).getByRole('img', { name: 'You' })).toBeVisible();
    await expect(zoom(page)).toHaveText('zoom 3.00');
    const box = await region(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 500, (box?.y ?? 0) + 300);
    await page.mouse.wheel(0, -120);
    await expect(zoom(page)).toHaveText('zoom 3.60');
    await mapDialog(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoom(page)).toHaveText('zoom 4.20');
    await page.keyboard.press('-');
    await expect(zoom(page)).toHaveText('zoom 3.60');
    await place(page, 'Market Cross').focus();
    await expect(mapDialog(page).getByRole('tooltip')).toContainText('You are here', { ignoreCase: true });
    await page.keyboard.press('-');
    await expect(zoom(page)).toHaveText('zoom 3.00');
    await expect(mapDialog(page).getByRole('tooltip')).toHaveCount(0);
    await page.keyboard.press('-');
    await expect(mapDialog(page).getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await expect(zoom(page)).toHaveText('zoom 3.00');

    for (const key of ['+', '+']) await page.keyboard.press(key);
    await expect(zoom(page)).toHaveText('zoom 4.20');
    for (const key of ['-', '+', '-', '-']) await page.keyboard.press(key);
    await expect(zoom(page)).toHaveText('zoom 3.00');
    for (const key of ['+', '+', '+', '+', '+']) await page.keyboard.press(key);
    await expect(zoom(page)).toHaveText('zoom 5.00');
    await expect(mapDialog(page).getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    for (const key of ['-', '-', '-', '-', '-']) await page.keyboard.press(key);
    await expect(zoom(page)).toHaveText('zoom 3.00');

    await region(page).evaluate(async (map) => {
      map.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
      // The map starts to move two frames later.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      const dialog = map.closest('dialog');
      if (dialog) dialog.style.height = '600px';
    });
    await expect(zoom(page)).toHaveText('zoom 3.60');
  });

  test('treats a movement of more than 10 px as a drag, not a press', {
    annotation: { type: 'rows', description: 'C-MAP-047' },
  }, async () => {
    const { page } = shared();

    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
    await page.emulateMedia(reducedMotion);
    await travelButton(page).click();
    await expect(zoom(page)).toHaveText('zoom 3.00');
    await expect(mapDialog(page).getByRole('img', { name: 'You' })).toBeVisible();
    await mapDialog(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoom(page)).toHaveText('zoom 3.60');
    const table = place(page, 'The Endless Table', 'open');
    const middle = () => middleOf(table);
    const start = await middle();
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - 60, start.y - 20, { steps: 6 });
    await page.mouse.up();
    await expect.poll(async () => Math.abs((await middle()).x - start.x)).toBeGreaterThan(30);
    await expect(mapDialog(page).getByText('You are in Market Cross.')).toBeVisible();
    const there = await middle();
    await page.mouse.click(there.x, there.y);
    await expect(banner(page, 'The Endless Table')).toBeVisible();
  });

  test('is used by keyboard alone, and arrow keys move the map', {
    annotation: { type: 'rows', description: 'C-MAP-001, C-MAP-006, C-MAP-007, C-MAP-010' },
  }, async () => {
    const { page } = shared();

    await travelButton(page).click();
    await expect(zoom(page)).toHaveText('zoom 3.00');
    await expect(mapDialog(page).getByRole('img', { name: 'You' })).toBeVisible();
    for (const name of ['The Endless Table', 'The Tide Mill'])
      await expect(region(page).getByText(name, { exact: true })).toBeVisible();
    await region(page).focus();
    await page.keyboard.press('+');
    await expect(zoom(page)).toHaveText('zoom 3.60');
    const at = async () => (await place(page, 'Market Cross').boundingBox())?.x ?? 0;
    const before = await at();
    await page.keyboard.press('ArrowRight');
    await expect.poll(at).toBeLessThan(before - 50);
    const tower = place(page, 'The Bell Tower', 'open');
    for (let tabs = 0; tabs < 60 && !(await tower.evaluate((it) => it === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(tower).toBeFocused();
    await expect(mapDialog(page).getByRole('tooltip')).toContainText('a hundred and one steps');
    await expectAccessible(page);
    const said = mapDialog(page).getByText('You set out for The Bell Tower.').waitFor();
    await page.keyboard.press('Enter');
    await said;
    await expect(banner(page, 'The Bell Tower')).toBeVisible();
  });
});
