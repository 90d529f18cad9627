import { expect, type Page } from '@playwright/test';
import {
  atTheDrawnMap,
  expectDrawn,
  ground,
  middleOf,
  openDrawnMap,
  picture,
} from './fixtures/a-traveller-at-the-drawn-map.ts';
import { aTraveller, travelButton, whereTo } from './fixtures/a-traveller-at-the-map.ts';
import { atRest } from './fixtures/at-rest.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf } from './fixtures/page-checks.ts';

// Wide enough for the drawn map, and no wider: without a graphics card every pixel is dear.
test.use({ viewport: { width: 800, height: 640 } });
test.setTimeout(180_000);

const flat = (page: Page) => whereTo(page).locator('[data-kind="flat"]');

/** Counts the WebGL contexts of the page, from its first script on. */
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

test('the drawn map is waited for, leaves nothing behind, and makes way for the flat one when its context is lost', {
  annotation: { type: 'rows', description: 'C-MAP-054' },
}, async ({ page }) => {
  const contexts = await countContexts(page);
  const complaints = complaintsOf(page);
  await aTraveller(page, { mapView: 'drawn' });

  await test.step('sheets that are slow to come are waited for in sight, and the places can be pressed meanwhile', async () => {
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

  await test.step('opened and closed again and again, the map leaves nothing behind', async () => {
    expect(await contexts()).toBe(1);
    for (let round = 0; round < 3; round++) {
      // Once as it stirs, and then at rest, which costs less to draw.
      if (round === 1) await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.keyboard.press('Escape');
      await expect(whereTo(page)).toHaveCount(0);
      await expect.poll(contexts).toBe(0);
      await openDrawnMap(page);
    }
    expect(await contexts()).toBe(1);
    expect(complaints).toEqual([]);
  });

  await test.step('a context that is lost leads to the flat map, with the same places', async () => {
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

test('the map is flat where it cannot be drawn', {
  annotation: { type: 'rows', description: 'C-MAP-015, C-MAP-054' },
}, async ({ page }) => {
  await page.emulateMedia(atRest);
  await test.step('a sheet that is not to be had leads to the flat map', async () => {
    await page.route('**/spritesheets/london-3.webp', (route) => route.fulfill({ status: 404 }));
    await aTraveller(page, { mapView: 'drawn' });
    await page.goto('/');
    await travelButton(page).click();
    await expect(flat(page).getByRole('button', { name: /^Card Alley, / })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('without WebGL the map is flat from the first', async () => {
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

test('the map stirs by itself, but not where less movement is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await atTheDrawnMap(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y + 200);
  /** Drawn anew, from where it is seen already: one can go no farther away. */
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
