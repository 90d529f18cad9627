import { type Browser, expect, type Page, test } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { go } from './fixtures/go.ts';

/** A telephone and a desk: what has to hold still on both. */
const screens = {
  'a telephone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  'a desk': { viewport: { width: 1280, height: 800 } },
} as const;

const goButton = (page: Page) => page.getByRole('main').getByRole('button', { name: go }).first();
const onwards = (page: Page) => page.getByRole('button', { name: 'Onwards' });

async function aPlayerAt(browser: Browser, baseURL: string | undefined, screen: keyof typeof screens) {
  const context = await browser.newContext({ ...screens[screen], ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, shifted: 0 });
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const isFoot = ({ node }: Shift['sources'][number]) => node instanceof Element && node.closest('footer') !== null;
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries() as Shift[]) {
        if (hadRecentInput && sources.every(isFoot)) continue;
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value });
        shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => (node as Element)?.className ?? node?.nodeName)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await aNewcomer(page);
  return page;
}

/**
 * All layout shifts since the page was opened, also those soon after a press, which browsers would forgive; but not the
 * foot of the page, which goes out of sight when what was pressed opens something longer.
 */
const shifted = (page: Page) =>
  page.evaluate(() => {
    const { shifted, shifts } = window as unknown as { shifted: number; shifts: readonly string[] };
    return { shifted, shifts };
  });

async function expectShiftUnder(page: Page, most: number): Promise<void> {
  const { shifted: sum, shifts } = await shifted(page);
  expect(sum, shifts.join('\n')).toBeLessThan(most);
}

/** The page at rest: what was asked for has come, and it glides no more. */
async function settled(page: Page): Promise<void> {
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

/** Plays on until a list of stories is there, or what is open leads on by itself. */
async function playOne(page: Page): Promise<void> {
  await goButton(page).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await settled(page);
  if ((await onwards(page).count()) === 0) return;
  await onwards(page).click();
  await expect(onwards(page)).toHaveCount(0);
  await settled(page);
}

for (const screen of Object.keys(screens) as (keyof typeof screens)[]) {
  test(`at ${screen} the page holds still through the opening, and what explains the game is in sight when it first comes`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const page = await aPlayerAt(browser, baseURL, screen);
    await page.goto('/');
    await expect(goButton(page)).toBeVisible();
    await settled(page);
    const howTo = page.getByText('How this is played');
    let wasSeen = false;
    for (let round = 0; round < 8 && (await goButton(page).count()) > 0; round++) {
      await playOne(page);
      if (wasSeen || (await howTo.count()) === 0) continue;
      wasSeen = true;
      await expect(howTo).toBeInViewport();
      await expect(page.getByText('Choose a story, then one of the ways')).toBeInViewport();
    }
    expect(wasSeen).toBe(true);
    await expectShiftUnder(page, 0.05);
    await page.context().close();
  });
}
