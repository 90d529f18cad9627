import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { introduce, type Newcomer, signIn, somebody } from './fixtures/a-newcomer.ts';
import { mapDialog } from './fixtures/a-traveller-at-the-map.ts';
import { shiftsOf } from './fixtures/shifts-of.ts';

const onATelephone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
/** A slow mobile connection, in milliseconds and bytes per second. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const maxShift = 0.02;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The items of the bar, and what each of them shows. */
const items = {
  Story: (page: Page) => page.getByRole('tab', { name: 'Always', selected: true }),
  Cards: (page: Page) => page.getByRole('heading', { name: 'Opportunities', level: 2 }),
  Map: (page: Page) => mapDialog(page),
  Myself: (page: Page) => page.getByRole('heading', { name: 'My Possessions', level: 1 }),
  More: (page: Page) => page.getByRole('dialog', { name: 'More', exact: true }),
} as const;
type Item = keyof typeof items;
const names = Object.keys(items) as Item[];
const isDialog = (item: Item) => item === 'Map' || item === 'More';

async function open(page: Page, item: Item): Promise<void> {
  await bar(page).locator(':scope > a, :scope > button').filter({ hasText: item }).tap();
  await expect(items[item](page)).toBeVisible();
  await settle(page);
}

/** Leaves a dialog, because the bar is below it. */
async function leave(page: Page, item: Item): Promise<void> {
  if (!isDialog(item)) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Waits until all requests are answered and all fonts are there. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

async function aTelephone(browser: Browser, baseURL: string | undefined, player: Newcomer): Promise<BrowserContext> {
  const context = await browser.newContext({ ...onATelephone, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', slowLine);
  await signIn(page, player);
  return context;
}

for (const from of names) {
  test(`on a slow line nothing moves from ${from} to each other item of the bar, cold and warm`, async ({
    browser,
    baseURL,
    page: own,
  }) => {
    test.setTimeout(240_000);
    const player = await somebody(own.request);
    await introduce(own, player, 9);
    for (const to of names.filter((each) => each !== from)) {
      const context = await aTelephone(browser, baseURL, player);
      const [page] = context.pages();
      if (!page) throw new Error('The context has no page.');
      const shifts = await shiftsOf(page);
      const expectStill = async (what: string) => {
        const { sum, seen, footer } = await shifts();
        expect.soft(sum, `${what}: ${seen.join('\n')}`).toBeLessThanOrEqual(maxShift);
        expect.soft(footer, what).toEqual([]);
      };
      await test.step(`to ${to}, cold`, async () => {
        await page.goto(from === 'Myself' ? '/possessions' : '/');
        await expect(items[from === 'Myself' ? from : 'Story'](page)).toBeVisible();
        await settle(page);
        await expectStill(`the first load, of ${from}`);
        if (from !== 'Story' && from !== 'Myself') await open(page, from);
        await leave(page, from);
        await expectStill(`${from}, opened and left`);
        await open(page, to);
        await expectStill(`from ${from} to ${to}, cold`);
      });
      await test.step(`to ${to}, warm`, async () => {
        await leave(page, to);
        await open(page, from);
        await leave(page, from);
        await expectStill(`from ${to} back to ${from}`);
        await open(page, to);
        await expectStill(`from ${from} to ${to}, warm`);
      });
      await context.close();
    }
  });
}
