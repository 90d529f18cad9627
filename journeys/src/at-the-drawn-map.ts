import { expect, type Locator, type Page } from '@playwright/test';
import { aTraveller, travelButton, whereTo } from './at-the-map.ts';
import type { Newcomer } from './newcomer.ts';

/** The picture drawn by the graphics card, and what lies over it. */
export const picture = (page: Page): Locator => whereTo(page).locator('[data-map="detailed"]');

/** The ground of a place on the picture, to be pressed. */
export const ground = (page: Page, name: string): Locator =>
  picture(page).getByRole('button', { name: new RegExp(`^${name}, `) });

/** The picture is there. Without a graphics card, and with others at work, it takes its time. */
export const expectDrawn = (page: Page): Promise<void> =>
  expect(picture(page)).toHaveAttribute('data-drawn', 'true', { timeout: 60_000 });

/** A newcomer to the town, with the drawn map open. */
export async function atTheDrawnMap(page: Page): Promise<Newcomer> {
  const newcomer = await aTraveller(page, { mapView: 'drawn' });
  await page.goto('/');
  await openDrawnMap(page);
  return newcomer;
}

export async function openDrawnMap(page: Page): Promise<void> {
  await travelButton(page).click();
  await expectDrawn(page);
}

/** Where the map lies in the view, in the screen's pixels, and from how near it is seen. */
export const lookOf = (page: Page): Promise<{ x: number; y: number; zoom: number }> =>
  picture(page)
    .locator(':scope > div')
    .evaluate((over) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(over).transform);
      return { x: e, y: f, zoom: Math.round((5 + Math.log2(a)) * 1000) / 1000 };
    });

export const expectZoom = (page: Page, zoom: number): Promise<void> =>
  expect.poll(async () => (await lookOf(page)).zoom, { timeout: 30_000 }).toBe(zoom);

/** The same, once nothing glides any more. */
export async function restingLook(page: Page): Promise<{ x: number; y: number; zoom: number }> {
  let before = await lookOf(page);
  await expect
    .poll(async () => {
      const [last, now] = [before, await lookOf(page)];
      before = now;
      return now.x === last.x && now.y === last.y && now.zoom === last.zoom;
    })
    .toBe(true);
  return before;
}

/** The middle of the view, in the page's pixels. */
export async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('the map is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
