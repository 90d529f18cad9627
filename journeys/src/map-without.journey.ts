import { expect, type Page } from '@playwright/test';
import {
  atTheDrawnMap,
  expectDrawn,
  ground,
  middleOf,
  openDrawnMap,
  picture,
} from './fixtures/a-traveller-at-the-drawn-map.ts';
import { aTraveller, mapDialog, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

// Just wide enough for the drawn map: without a graphics card every pixel is expensive.
test.use({ viewport: { width: 800, height: 640 } });
test.setTimeout(180_000);

const flat = (page: Page) => mapDialog(page).locator('[data-kind="flat"]');

/** Counts the WebGL contexts of the page from its first script on. */
async function countContexts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const opened: WebGL2RenderingContext[] = [];
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: [string]) {
      const context = getContext.apply(this, asked);
      if (context instanceof WebGL2RenderingContext && !opened.includes(context)) opened.push(context);
      return context;
    } as typeof getContext;
    Object.assign(window, { openContexts: () => opened.filter((context) => !context.isContextLost()).length });
  });
  return () => page.evaluate(() => (window as unknown as { openContexts: () => number }).openContexts());
}

test('the drawn map shows loading, frees its resources and falls back when its context is lost', {
  annotation: { type: 'rows', description: 'C-MAP-054' },
}, async ({ page }) => {
  const contexts = await countContexts(page);
  const complaints = complaintsOf(page);
  await aTraveller(page, { mapView: 'drawn' });

  await test.step('slow sheets show as loading, and places can be pressed meanwhile', async () => {
    let letGo = () => {};
    const release = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/spritesheets/london-3.webp', async (route) => {
      await release;
      await route.continue();
    });
    await page.goto('/');
    await travelButton(page).click();
    await expect(picture(page).getByRole('progressbar', { name: 'The map is being drawn' })).toBeVisible();
    await expect(ground(page, 'Card Alley')).toBeVisible();
    letGo();
    await expectDrawn(page);
    await expect(picture(page).getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('opening and closing the map repeatedly leaks nothing', async () => {
    expect(await contexts()).toBe(1);
    for (let round = 0; round < 3; round++) {
      // Once with animation and then without, which is cheaper.
      if (round === 1) await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.keyboard.press('Escape');
      await expect(mapDialog(page)).toHaveCount(0);
      await expect.poll(contexts).toBe(0);
      await openDrawnMap(page);
    }
    expect(await contexts()).toBe(1);
    expect(complaints).toEqual([]);
  });

  await test.step('a lost WebGL context falls back to the flat map with the same places', async () => {
    await picture(page)
      .locator('canvas')
      .evaluate((canvas) =>
        (canvas as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
    await expect(flat(page)).toBeVisible();
    await expect(flat(page).getByRole('button', { name: /^Card Alley, / })).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });
});

test('the flat map is used where the drawn one is impossible', {
  annotation: { type: 'rows', description: 'C-MAP-015, C-MAP-054' },
}, async ({ page }) => {
  await page.emulateMedia(reducedMotion);
  await test.step('a missing sheet falls back to the flat map', async () => {
    await page.route('**/spritesheets/london-3.webp', (route) => route.abort());
    await aTraveller(page, { mapView: 'drawn' });
    await page.goto('/');
    await travelButton(page).click();
    await expect(flat(page).getByRole('button', { name: /^Card Alley, / })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('without WebGL the map is flat from the start', async () => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: [string]) {
        return asked[0].startsWith('webgl') ? null : getContext.apply(this, asked);
      } as typeof getContext;
    });
    await page.unrouteAll();
    await page.goto('/');
    await travelButton(page).click();
    await expect(flat(page).getByRole('button', { name: /^Card Alley, / })).toBeVisible();
  });
});

test('the map animates, but not with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await atTheDrawnMap(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y + 200);
  /** Renders again from the present view; the zoom is already at its minimum. */
  const drawnAnew = async () => {
    await page.mouse.wheel(0, 100);
    await page.clock.runFor(500);
    return picture(page).locator('canvas').screenshot();
  };
  const before = await drawnAnew();
  expect((await drawnAnew()).equals(before)).toBe(true);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const stirred = await drawnAnew();
  expect(stirred.equals(before)).toBe(false);
  expect((await drawnAnew()).equals(stirred)).toBe(false);
});
