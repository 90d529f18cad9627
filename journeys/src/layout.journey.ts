import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, enter, introduce, logOut, password, signIn, somebody } from './fixtures/a-newcomer.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { shiftsOf } from './fixtures/shifts-of.ts';

test.use(reducedMotion);

const sheet = (page: Page) => page.getByRole('complementary', { name: 'Your character' });
const menu = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const info = (page: Page) => page.getByRole('complementary', { name: 'Information' });

test.describe('the layout of a game page', () => {
  const shared = onOnePage(test, async (page) => {
    const { name } = await aNewcomer(page);
    await page.goto('/');
    return name;
  });

  test('has a banner with tabs, a picture, the character beside it and an info bar', {
    annotation: {
      type: 'rows',
      description: 'C-LAYOUT-004, C-LAYOUT-005, C-LAYOUT-006, C-LAYOUT-008, C-LAYOUT-009, C-INFOBAR-001',
    },
  }, async () => {
    const { page, start: name } = shared();
    const tabs = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(tabs.getByRole('link', { name: 'Story' })).toHaveAttribute('aria-current', 'page');
    await expectPicture(page.getByRole('main').locator('img[src*="/headers/"]'));
    await expect(sheet(page).getByRole('heading', { name })).toBeVisible();
    await expect(info(page)).toContainText(`Welcome to The Area Steps, ${name}.`);
    await tabs.getByRole('link', { name: 'Myself' }).click();
    await expect(page).toHaveURL(/\/myself$/);
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeFocused();
    await expect(tabs.getByRole('link', { name: 'Myself' })).toHaveAttribute('aria-current', 'page');
    await expect(sheet(page).getByRole('heading', { name })).toBeVisible();
    // The character stays visible at the foot of a long page.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(sheet(page).getByRole('list', { name: 'Attributes' })).toBeInViewport({ ratio: 1 });
    // On a desktop, the whole sheet stays visible, from the portrait to the menaces.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 260));
    await expect(sheet(page).locator('img[src*="/cameos/"]')).toBeInViewport({ ratio: 1 });
    await expect(sheet(page).getByText('Nothing, so far.')).toBeInViewport({ ratio: 1 });

    await tabs.getByRole('link', { name: 'Story' }).click();
    await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
  });

  test('changes its columns at 480, 768, 992 and 1200 px', {
    annotation: { type: 'rows', description: 'C-LAYOUT-015, C-LAYOUT-017' },
  }, async () => {
    const { page } = shared();
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const hasInfo = await info(page).isVisible();
      const hasMenu = await menu(page).isVisible();
      const { width: wide = 0 } = (await sheet(page).boundingBox()) ?? {};
      const { x = 0 } = (await page.getByRole('listitem').filter({ hasText: 'Go' }).first().boundingBox()) ?? {};
      await expectNoSideways(page);
      return { columns: hasInfo ? 3 : hasMenu ? 1 : 2, sheet: hasMenu ? undefined : wide, ...(hasMenu && { x }) };
    };
    await expect.poll(() => at(480)).toEqual({ columns: 1, sheet: undefined, x: 12 });
    await expect.poll(() => at(481)).toEqual({ columns: 1, sheet: undefined, x: 20 });
    await expect.poll(() => at(767)).toEqual({ columns: 1, sheet: undefined, x: 20 });
    await expect.poll(() => at(768)).toEqual({ columns: 2, sheet: 248 });
    await expect.poll(() => at(991)).toEqual({ columns: 2, sheet: 248 });
    await expect.poll(() => at(992)).toEqual({ columns: 2, sheet: 264 });
    await expect.poll(() => at(1199)).toEqual({ columns: 2, sheet: 264 });
    await expect.poll(() => at(1200)).toEqual({ columns: 3, sheet: 264 });
  });

  test('has a slide-out menu that works by keyboard and closes on log-out', {
    annotation: { type: 'rows', description: 'C-LAYOUT-007, C-SESSION-015' },
  }, async () => {
    const { page } = shared();

    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByText('Watchful')).toHaveCount(0);
    await menu(page).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'More', exact: true });
    await expect(drawer.getByText('Watchful').first()).toBeVisible();
    for (let presses = 0; presses < 12; presses++) {
      const isInside = () => drawer.evaluate((element) => element.contains(document.activeElement));
      expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
      await page.keyboard.press('Tab');
    }
    // The focused element may show a tooltip, which Escape would close first.
    await drawer.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu(page)).toBeFocused();

    await menu(page).click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(6, 400);
    await expect(drawer).toBeHidden();
    await menu(page).click();
    await drawer.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer).toBeHidden();

    await menu(page).click();
    await drawer.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('dialog', { name: 'Leaving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Log out' }).click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const next = await somebody(page.request);
    await page.evaluate((token) => sessionStorage.setItem('access_token', token), next.token);
    await page.goto('/');
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'More', exact: true })).toBeHidden();
  });
});

test('a device without hover has the small layout at any width', {
  annotation: { type: 'rows', description: 'C-LAYOUT-017' },
}, async ({ browser, baseURL, request }) => {
  const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...tablet, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, await somebody(request));
  await page.goto('/');
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Attributes' })).toHaveCount(0);
  await expectNoSideways(page);
  await context.close();
});

test('the page waits after sign-in for the data it needs, and no more', {
  annotation: { type: 'rows', description: 'C-LAYOUT-012' },
}, async ({ page }) => {
  const { email } = await somebody(page.request);
  await page.goto('/login');
  const wait = page.getByText('Lighting the lamps');
  for (const [what, path] of [
    ['the character', 'character/myself'],
    ['what Fate buys', 'fate'],
  ] as const)
    await test.step(`a spinner fills the screen while ${what} is on its way, and the story is asked for meanwhile`, async () => {
      const letGo = await holdCalls(page, `**/api/${path}`);
      const isAsked = page.waitForRequest('**/api/extra/story/resume');
      await enter(page, email, password);
      await expect(wait).toBeVisible();
      const isWhole = await wait.evaluate((text) => {
        const { width, height } = text.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return width === innerWidth && height === innerHeight;
      });
      expect(isWhole).toBe(true);
      await isAsked;
      await expect(page.getByRole('button', { name: go })).toHaveCount(0);
      letGo();
      await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
      await expect(wait).toHaveCount(0);

      const again = await holdCalls(page, `**/api/${path}`);
      await page.reload();
      await expect(wait).toBeVisible();
      again();
      await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
      await page.unroute(`**/api/${path}`);
      await logOut(page);
      await expect(page).toHaveURL(/\/login$/);
    });
});

test('the story page loads without layout shifts, and long columns fade at their edge', {
  annotation: { type: 'rows', description: 'C-LAYOUT-027' },
}, async ({ page }) => {
  const shifts = await shiftsOf(page);
  await introduce(page, await aNewcomer(page), 5);
  await page.goto('/');
  await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await shifts()).sum).toBeLessThan(0.05);

  const sources = await page.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));
  expect(sources.length).toBeGreaterThan(8);
  for (const source of sources)
    expect(source).toMatch(/^\/images\/\w+\/(headers|cameos|icons|ui|currencies|cards|lodgings)\//);

  await page.setViewportSize({ width: 1280, height: 560 });
  await expect(info(page).getByText('What you have')).toBeVisible();
  const column = () =>
    info(page).evaluate((aside) => {
      const fade = getComputedStyle(aside, '::after');
      const last = [...aside.querySelectorAll('li')].at(-1);
      return {
        hasMore: aside.scrollHeight - aside.clientHeight - aside.scrollTop > 1,
        fades: fade.position === 'sticky' && fade.backgroundImage.startsWith('linear-gradient'),
        spare: aside.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0),
        fade: Number.parseFloat(fade.height),
      };
    });
  expect(await column()).toMatchObject({ hasMore: true, fades: true });
  await info(page).evaluate((aside) => aside.scrollTo(0, aside.scrollHeight));
  const { hasMore, spare, fade } = await column();
  expect(hasMore).toBe(false);
  expect(spare).toBeGreaterThanOrEqual(fade);
});

test('shows the progress of images until all are loaded', {
  annotation: { type: 'rows', description: 'C-LAYOUT-022' },
}, async ({ page }) => {
  await aNewcomer(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/images/**/icons/**', async (route) => {
    await released;
    await route.continue();
  });
  // The load event waits for the pictures that are held back.
  await page.goto('/', { waitUntil: 'commit' });
  const line = page.getByRole('progressbar', { name: 'Loading pictures' });
  await expect(line).toBeVisible();
  expect(Number(await line.getAttribute('aria-valuenow'))).toBeLessThan(100);
  release();
  await expect(line).toHaveCount(0);
});

test('an unsupported browser is told so, and debug controls exist in local', {
  annotation: { type: 'rows', description: 'C-LAYOUT-026, C-LAYOUT-029' },
}, async ({ page }) => {
  // A browser without modules skips module scripts and runs the nomodule ones.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  const oldOnly = await page.locator('script[nomodule]').getAttribute('src');
  await page.evaluate(await (await page.request.get(oldOnly ?? '')).text());
  await expect(page.getByRole('alert')).toContainText('Internet Explorer');
  await expect(page.getByRole('alert')).toContainText('no longer supported');
  await page.unroute('**/assets/*.js');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Underhall' })).toBeVisible();
  await expect(page.getByText('no longer supported')).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fetch everything again' })).toBeHidden();
  await page.getByText('For testing').click();
  await expect(page.getByRole('button', { name: 'Fetch everything again' })).toBeVisible();
});

test('a browser shows the .jpg address of a location, and gets a smaller AVIF', {
  annotation: { type: 'rows', description: 'C-LAYOUT-028' },
}, async ({ page }) => {
  await page.goto('/login');
  const address = '/images/any/locations/tallow-wharf-200.jpg';
  const shown = page.waitForResponse(`**${address}`);
  const width = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, address);

  expect(width).toBe(200);
  expect((await shown).headers()).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
  expect((await page.request.get(address)).headers()).toMatchObject({ 'content-type': 'image/jpeg', vary: 'Accept' });
});
