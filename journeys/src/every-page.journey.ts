import { expect, type Page } from '@playwright/test';
import { aNewcomer, goTo } from './fixtures/a-newcomer.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { complaintsOf, expectAccessible, expectContrast, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { publicPages, screens } from './fixtures/screens.ts';

test.use(reducedMotion);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

const playersPages = screens.flatMap(({ path, title }) => (title ? [[path, title] as const] : []));

async function aPlayer(page: Page): Promise<void> {
  const { token } = await aNewcomer(page);
  await goTo(page.request, token, 'The Shuttered House');
  for (const cord of ['Take one of everything', 'Sit in the draught']) {
    await choose(page.request, token, 'The Cords of the Shutters', cord);
  }
}

/** The page in this theme, after all animations. */
async function byLight(page: Page, theme: 'lamp' | 'daylight'): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, theme);
}

/** Asserts that heading levels have no gaps, because screen reader users navigate by headings. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
}

async function expectWell(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['lamp', 'daylight'] as const) {
      await byLight(page, theme);
      await (theme === 'lamp' ? expectAccessible(page) : expectContrast(page));
      await expectNoSideways(page);
    }
  }
}

const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
const setUsualSize = (page: Page) => page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

/** Asserts that no text or control overflows the window or is cut off. */
async function expectFits(page: Page): Promise<void> {
  await expectNoSideways(page);
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(p, h1, h2, h3, li, a, button, label, input, dd)')]
        .filter((each) => each.offsetParent !== null && !each.closest('.visually-hidden, [popover]'))
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          return width > 2 && (left < -1 || right > innerWidth + 1);
        })
        .map((each) => `${each.tagName} ${each.textContent?.trim().slice(0, 40)}`),
    );
  await expect.poll(cut).toEqual([]);
}

/** Pages whose entrances and exits other tests check, in both themes. */
const triedElsewhere: readonly string[] = ['/login', '/help', '/credits', '/no/such/page', '/', '/comforts'];

/** Addresses that no page links to; players type them. */
const ledToByNone: readonly string[] = ['/500', '/no/such/page'];

/** Navigates on the client unless it is the first page, and waits until nothing there is loading. */
async function visit(page: Page, path: string, title: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if (await link.isVisible()) await link.click();
  else if (page.url() === 'about:blank' || ledToByNone.includes(path)) await page.goto(path);
  else await navigateClientSide(page, path);
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('main').locator('[data-loading]')).toHaveCount(0);
}

test('public pages are accessible in both themes, narrow and wide, with large text', {
  annotation: {
    type: 'rows',
    description: 'C-LAYOUT-001, C-LAYOUT-002, C-ROUTE-043, C-ROUTE-044, C-ROUTE-045, C-ROLE-001',
  },
}, async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  for (const [path, title] of publicPages) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(page, path, title);
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      expect(await links.allInnerTexts()).toEqual(['Help', 'Credits', 'Log in']);
      await page.setViewportSize({ width: 360, height: 800 });
      await enlarge(page);
      await expectFits(page);
      await setUsualSize(page);
      if (!triedElsewhere.includes(path)) await expectWell(page);
    });
  }
  expect(complaints).toEqual([]);
});

/** Two tests: one would be long, and a test for each page would need a player for each. */
const half = Math.ceil(playersPages.length / 2);
const tours = { first: playersPages.slice(0, half), second: playersPages.slice(half) };

for (const [part, tour] of Object.entries(tours)) {
  test(`the ${part} half of a player's pages is accessible in both themes, with text at twice its size`, {
    annotation: { type: 'rows', description: 'C-ROLE-003' },
  }, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await aPlayer(page);
    for (const [path, title] of tour) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await visit(page, path, title);
        await page.setViewportSize({ width: 360, height: 800 });
        await expect(page).toHaveTitle(new RegExp(`${title} · Underhall$`));
        await page.waitForLoadState('networkidle');
        await expectHeadingsInOrder(page);
        await expectNoSideways(page);
        await enlarge(page);
        await expectFits(page);
        await setUsualSize(page);
        if (!triedElsewhere.includes(path)) await expectWell(page);
      });
    }
    expect(complaints).toEqual([]);
  });
}

test('very wide, landscape, forced-colour and phone-menu layouts are accessible', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 2560, height: 1300 });
  await aPlayer(page);
  await page.goto('/');
  const sheet = page.getByRole('complementary', { name: 'Your character' });
  const info = page.getByRole('complementary', { name: 'Information' });
  await expect(info).toBeVisible();
  const [left, right] = [await sheet.boundingBox(), await info.boundingBox()];
  expect(Math.abs((left?.x ?? 0) - (2560 - (right?.x ?? 0) - (right?.width ?? 0)))).toBeLessThan(2);
  expect((right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0)).toBeLessThan(1400);
  await expectNoSideways(page);

  await test.step('on a telephone held sideways', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Go:/ }) });
    await expect(first.first()).toBeVisible();
    await expectNoSideways(page);
    // The columns take their new places some frames after the window has its new size.
    await expect.poll(async () => (await first.getByRole('heading').first().boundingBox())?.y).toBeLessThan(380);
  });
  await test.step('where the system chooses the colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.getByRole('button', { name: /^Go: / }).first()).toBeVisible();
    const behind = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((each) => getComputedStyle(each).backgroundImage !== 'none')
        .map(({ className }) => className),
    );
    expect(behind).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('the menu of a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'More', exact: true });
    await expect(drawer.getByText('Watchful').first()).toBeVisible();
    for (const theme of ['lamp', 'daylight'] as const) {
      await byLight(page, theme);
      await (theme === 'lamp' ? expectAccessible(page) : expectContrast(page));
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await enlarge(page);
    expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });
});
