import { expect, type Page } from '@playwright/test';
import { aNewcomer, goTo } from './fixtures/a-newcomer.ts';
import { aTraveller } from './fixtures/a-traveller-at-the-map.ts';
import { atRest } from './fixtures/at-rest.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';

test.use(atRest);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

/** The pages open to all, each with a text that shows it is there and the checklist rows that ask for it. */
const publicPages = [
  ['/login', 'Underhall', 'C-LAYOUT-001, C-LAYOUT-002'],
  ['/sign-up', 'Underhall', 'C-LAYOUT-001'],
  ['/help', 'Help', 'C-ROUTE-043, C-ROLE-001'],
  ['/privacy', 'Privacy', 'C-ROUTE-043, C-ROLE-001'],
  ['/terms', 'Terms', 'C-ROUTE-043, C-ROLE-001'],
  ['/credits', 'Credits', 'C-ROUTE-043, C-ROLE-001'],
  ['/500', 'Something has gone wrong below stairs', 'C-ROUTE-044'],
  ['/no/such/page', 'PAGE NOT FOUND', 'C-ROUTE-045'],
] as const;

/** The pages of a player. */
const playersPages = [
  ['/', 'The Shuttered House'],
  ['/myself', 'Myself'],
  ['/possessions', 'My Possessions'],
  ['/agents', 'Agents'],
  ['/messages', 'Messages'],
  ['/plans', 'My Plans'],
  ['/bazaar', 'THE BAZAAR IS OUT OF BOUNDS AT THE MOMENT!'],
  ['/fate', 'Fate'],
  ['/fate#gameplay', 'Fate'],
  ['/comforts', 'Comforts'],
  ['/journal', 'My Journal'],
  ['/account', 'My Account'],
  ['/account#contacts', 'My Account'],
  ['/account#authentication', 'My Account'],
  ['/account#notifications', 'My Account'],
] as const;

async function aPlayer(page: Page): Promise<void> {
  const { token } = await aNewcomer(page);
  await goTo(page.request, token, 'The Shuttered House');
  for (const cord of ['Take one of everything', 'Sit in the draught']) {
    await choose(page.request, token, 'The Cords of the Shutters', cord);
  }
}

/** The page at rest, by this light. */
async function byLight(page: Page, theme: 'lamp' | 'daylight'): Promise<void> {
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, theme);
}

async function expectWell(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['lamp', 'daylight'] as const) {
      await byLight(page, theme);
      await expectAccessible(page);
      await expectNoSideways(page);
    }
  }
}

const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Nothing that is read or pressed stands out of the window, or is cut off. */
async function expectFits(page: Page): Promise<void> {
  await expectNoSideways(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, h1, h2, h3, li, a, button, label, input, dd)')]
      .filter((each) => each.offsetParent !== null && !each.closest('.for-ears, [popover]'))
      .filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width > 2 && (left < -1 || right > innerWidth + 1);
      })
      .map((each) => `${each.tagName} ${each.textContent?.trim().slice(0, 40)}`),
  );
  expect(cut).toEqual([]);
}

/** The pages whose entrances and exits other journeys try, in both themes. */
const triedElsewhere: readonly string[] = ['/login', '/help', '/credits', '/no/such/page', '/', '/comforts'];

for (const [path, title, rows] of publicPages) {
  test(`${path} is for everybody, in letters twice as large too [${rows}]`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['Help', 'Credits', 'Log in']);
    await page.setViewportSize({ width: 360, height: 800 });
    await enlarge(page);
    await expectFits(page);
    expect(complaints).toEqual([]);
  });
}

for (const [path, title] of playersPages) {
  test(`${path} of a player has its title in the browser’s tab, and fits a window of 360 pixels in letters twice as large`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await aPlayer(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`${title} · Underhall$`));
    await page.waitForLoadState('networkidle');
    await expectNoSideways(page);
    await enlarge(page);
    await expectFits(page);
    expect(complaints).toEqual([]);
  });
}

for (const [path, title] of [...publicPages, ...playersPages].filter(([each]) => !triedElsewhere.includes(each))) {
  test(`${path}, by lamp and by daylight, wide and narrow: nothing in the way of anybody`, async ({ page }) => {
    test.slow();
    if (playersPages.some(([each]) => each === path)) await aPlayer(page);
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expectWell(page);
  });
}

test('the menu, open, by both lights, and in letters twice as large', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await aPlayer(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'More', exact: true });
  await expect(drawer.getByText('Watchful').first()).toBeVisible();
  for (const theme of ['lamp', 'daylight'] as const) {
    await byLight(page, theme);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await enlarge(page);
  expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('on a telephone held sideways the first story is no more than a stroke of the thumb away, and nothing stands out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await aTraveller(page);
  await page.goto('/');
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Go:/ }) });
  await expect(first.first()).toBeVisible();
  await expectNoSideways(page);
  expect((await first.getByRole('heading').first().boundingBox())?.y).toBeLessThan(380);
});

test('on a very wide screen the page keeps to the middle', async ({ page }) => {
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
});

test('where the system chooses the colours, no picture lies behind words and signs', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await aPlayer(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Go: / }).first()).toBeVisible();
  const behind = await page.evaluate(() =>
    [...document.querySelectorAll('body, body *')]
      .filter((each) => getComputedStyle(each).backgroundImage !== 'none')
      .map(({ className }) => className),
  );
  expect(behind).toEqual([]);
});
