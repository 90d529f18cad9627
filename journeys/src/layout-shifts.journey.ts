import { type Browser, expect, type Page, test } from '@playwright/test';
import { opening, type Part } from '@underhall/ops/src/visit/opening.ts';
import { aTraveller } from './fixtures/a-traveller-at-the-map.ts';
import { go } from './fixtures/go.ts';
import { type Shifts, shiftsOf } from './fixtures/shifts-of.ts';
import { playPart } from './fixtures/the-opening.ts';

/** A phone and a desktop, on which the layout must not shift. */
const screens = {
  'a telephone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a desk': { viewport: { width: 1280, height: 800 } },
} as const;

/**
 * Parts that may move. The news and the leads leave the view when a longer page opens, like the footer. The sheet grows
 * with new qualities.
 */
const belongings = ['Information', 'Your things', 'Your character', 'What you seek', 'News and notices']
  .map((name) => `[aria-label="${name}"]`)
  .join();

/** A new player at the first scene, with the map as a list. */
async function atTheFirstScene(browser: Browser, baseURL: string | undefined, screen: keyof typeof screens) {
  const context = await browser.newContext({ ...screens[screen], ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Delays timers by some frames, as on a slow device.
    const set = window.setTimeout;
    const late = (run: () => void, ms = 0, ...rest: []) => set(run, ms + 100, ...rest);
    Object.assign(window, { setTimeout: late });
  });
  const shifts = await shiftsOf(page, [belongings, 'footer']);
  await aTraveller(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: go }).first()).toBeVisible();
  await reducedMotion(page);
  return { page, shifts };
}

/** Waits until all requests are answered and all animations are over. */
async function reducedMotion(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => done(scrollY))));
      const isSame = now === last;
      last = now;
      return isSame;
    })
    .toBe(true);
}

/** Distance in pixels from the sticky line at the top to the top of the scene or list. */
const gapAbove = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('aside[aria-label="Your character"]')?.getBoundingClientRect();
    const column = document.querySelector('[aria-busy]:has(> [role="status"])');
    const next = [...(column?.querySelectorAll('p, details, article, li, button, [role="tablist"]') ?? [])]
      .map((each) => each.getBoundingClientRect())
      .filter(({ height }) => height > 2)
      .map(({ top }) => top);
    return Math.round(Math.min(...next) - (strip?.bottom ?? 0));
  });

/** Asserts that the top of the next content lies just below the sticky line. */
async function expectAtTheTop(page: Page, part: Part): Promise<void> {
  // After travel and after a visit to a shop, the place is shown first.
  if (!('storylet' in part)) return expect(await page.evaluate(() => scrollY)).toBe(0);
  const gap = await gapAbove(page);
  expect(gap, part.storylet).toBeGreaterThanOrEqual(5);
  expect(gap, part.storylet).toBeLessThan(40);
}

const howTo = (page: Page) => page.getByText('How this is played');

/** Asserts that the first choice is in view above the bottom bar, followed by the open help. */
async function expectToldHow(page: Page): Promise<void> {
  const firstGo = page.getByRole('main').getByRole('button', { name: /^Go:/ }).first();
  await expect(firstGo).toBeInViewport({ ratio: 1 });
  const foot = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const pressed = await firstGo.boundingBox();
  expect((pressed?.y ?? 0) + (pressed?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  await expect(page.getByText('Choose a story, then one of the ways')).toBeVisible();
}

const stillness = 'the page holds still through the opening and all its journeys';
const titles = {
  'a telephone': `at a telephone ${stillness}, and every Onwards ends at the top of what is next, all of it below the line that stays`,
  'a desk': `at a desk ${stillness}`,
};

for (const screen of Object.keys(screens) as (keyof typeof screens)[]) {
  test(titles[screen], async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const { page, shifts } = await atTheFirstScene(browser, baseURL, screen);
    let wasToldHow = false;
    const all: Pick<Shifts, 'sum' | 'seen'>[] = [await shifts()];
    for (const part of opening) {
      await test.step('storylet' in part ? part.storylet : 'shop' in part ? part.shop : part.travel, async () => {
        await playPart(page, part);
        await reducedMotion(page);
        const { sum, seen } = await shifts();
        all.push({ sum, seen });
        if ('travel' in part) expect(sum, seen.join('\n')).toBeLessThan(0.02);
        if (screen === 'a desk') return;
        await expectAtTheTop(page, part);
        if (!('storylet' in part) || wasToldHow || (await howTo(page).count()) === 0) return;
        wasToldHow = true;
        await expectToldHow(page);
      });
    }
    const whole = all.reduce((sum, each) => sum + each.sum, 0);
    expect(whole, all.flatMap(({ seen }) => seen).join('\n')).toBeLessThan(0.05);
    expect(wasToldHow).toBe(screen === 'a telephone');
    await page.context().close();
  });
}
