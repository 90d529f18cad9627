import { expect, type Page, type Route, test } from '@playwright/test';
import { aNewcomer, anAccount, ask, burnDown, introduce, signIn } from './fixtures/a-newcomer.ts';
import { go } from './fixtures/go.ts';
import {
  complaintsOf,
  expectAccessible,
  expectContrast,
  expectNoSideways,
  maxLineLength,
} from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

/** Only this origin may be framed: the checkout form, served by the same server under another host name. */
const policyBeside = (checkout: string) =>
  `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; frame-src ${checkout}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types game-html dompurify`;

const sights = [390, 1280].flatMap((width) => ['lamp', 'daylight'].map((theme) => ({ width, theme })));

/** Sets theme and window size, and waits for all animations. */
async function showAs(page: Page, { width, theme }: (typeof sights)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }, theme);
}

/** Asserts accessibility and width, wide and narrow, in both themes. */
async function expectWellInAllSights(page: Page): Promise<void> {
  for (const sight of sights) {
    await showAs(page, sight);
    await (sight.theme === 'lamp' ? expectAccessible(page) : expectContrast(page));
    await expectNoSideways(page);
  }
}

/** Asserts that the served title is the final one, and that the world's icon is linked. */
async function expectAsSent(page: Page, path: string): Promise<void> {
  const sent = await (await page.request.get(path)).text();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(sent)?.[1] ?? 'none');
  const icons = page.locator('link[rel=icon], link[rel=apple-touch-icon]');
  const addresses = await icons.evaluateAll((all) => all.map((each) => (each as HTMLLinkElement).href));
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
}

test('public pages are accessible in both themes, obey the policy and have their titles', {
  annotation: { type: 'rows', description: 'C-ROUTE-045' },
}, async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await test.step('the landing', async () => {
    await page.goto('/login');
    await expectWellInAllSights(page);
  });
  await test.step('the sign-up tab with its complaints', async () => {
    await page.goto('/sign-up');
    await expectAsSent(page, '/sign-up');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Something here needs another look.')).toBeVisible();
    await expectWellInAllSights(page);
  });
  for (const [path, named] of [
    ['/help', 'Help'],
    ['/credits', 'Credits'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/begin', ''],
  ] as const)
    await test.step(path, async () => {
      if (path === '/begin') await page.goto(path);
      else await page.getByRole('contentinfo').getByRole('link', { name: named }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expectAsSent(page, path);
      if (path === '/help' || path === '/credits') await expectWellInAllSights(page);
    });
  await test.step('a page that is not there', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    await expectWellInAllSights(page);
  });
  expect(complaints).toEqual([]);
});

test('character creation and a result are accessible in both themes and obey the policy', async ({ page, context }) => {
  test.slow();
  const complaints = complaintsOf(page);
  const { name: userName, ...account } = await anAccount(page.request);
  await test.step('the creation of a character, and the question before one leaves it', async () => {
    await signIn(page, { ...account, name: userName });
    await page.goto('/create-character');
    await expect(page.getByRole('radio')).toHaveCount(3 + 72);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Quit character creation' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWellInAllSights(page);
  });
  await test.step('a choice that did not get through', async () => {
    const wish = { userName, gender: 'Lady', avatar: 'veil' } as const;
    const { jwt } = await ask(page.request, 'POST /register/createcharacter', wish, account.token);
    await page.evaluate((token) => sessionStorage.setItem('access_token', token), jwt);
    await page.goto('/');
    await expect(page.getByRole('button', { name: go })).not.toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: go }).first().click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectWellInAllSights(page);
  });
  await test.step('a result', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
    await expectWellInAllSights(page);
  });
  expect(complaints).toEqual([]);
});

test('a crash shows a report that can be copied, and the page can be reloaded', {
  annotation: { type: 'rows', description: 'C-ERROR-004' },
}, async ({ page, context }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await aNewcomer(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/myself');
  const filter = page.getByRole('searchbox', { name: 'Filter by name' });
  await expect(filter).toBeVisible();
  const report = page.waitForResponse('**/api/extra/client-errors');
  // The browser loses a function that the filter needs. In one task, because any other part of the page may need it too.
  await filter.evaluate((input) => {
    Reflect.deleteProperty(String.prototype, 'normalize');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'watchful');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('button', { name: 'Copy the report' })).toBeVisible();
  expect(await (await report).json()).toEqual({ isSuccess: true });
  expect((await report).request().postDataJSON()).toMatchObject({
    version: '6.5.99',
    path: '/myself',
    message: expect.stringContaining('Error: '),
    stack: expect.stringContaining('/assets/'),
  });
  await expect(page.getByRole('heading', { name: 'Our apologies!', level: 1 })).toBeFocused();
  await expect(page.getByText('Version 6.5.99', { exact: true })).toBeVisible();
  const account = await page.getByRole('textbox', { name: 'What happened' }).inputValue();
  expect(account).toMatch(/^Underhall 6\.5\.99\n.+\n.+\n\w*Error: .+\n\s+at .+/);
  await expectWellInAllSights(page);
  await page.getByRole('button', { name: 'Copy the report' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('maintenance behind a proxy and outdated files are explained, and the page reloads once', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await aNewcomer(page);
  await test.step('a server under maintenance', async () => {
    // As a proxy in front of the server would answer.
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'Back soon.' }));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Underhall is undergoing scheduled maintenance', level: 1 }),
    ).toBeVisible();
    await expect(
      page.getByText('Thank you for your patience, delicious friends. All shall be well.', { exact: true }),
    ).toBeVisible();
    await expectWellInAllSights(page);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  });
  expect(complaints).toEqual([]);

  await test.step('a page with an outdated file reloads itself once, and then says so', async () => {
    let loads = 1;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    // The file name of an older build; the reloaded page knows the new one.
    const gone = (loadsBefore: number) => (route: Route) =>
      loads <= loadsBefore ? route.fulfill({ status: 404, json: { isSuccess: false } }) : route.continue();
    await page.route('**/assets/credits-*', gone(1));
    await page.route('**/assets/privacy-*', gone(9));
    await page.getByRole('link', { name: 'Credits' }).click();
    await expect(page.getByRole('heading', { name: 'Credits', level: 1 })).toBeVisible();
    expect(loads).toBe(2);

    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('cannot be reached');
    expect(loads).toBe(2);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => loads).toBe(3);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('cannot be reached');
  });
});

test('story pages are accessible in both themes, with readable lines and text at twice its size', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1600, height: 900 });
  const newcomer = await aNewcomer(page);
  await introduce(page, newcomer, 4);
  await page.goto('/');
  await expect(page.getByRole('listitem').getByRole('button', { name: go })).not.toHaveCount(0);
  await expectNoSideways(page);
  await test.step('the list of stories', () => expectWellInAllSights(page));
  await page.setViewportSize({ width: 1600, height: 900 });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The Watch at the Arch' })
    .getByRole('button', { name: go })
    .click();
  const paragraphs = page.getByRole('article').locator('p');
  await expect(paragraphs).not.toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  await expectNoSideways(page);
  expect(await maxLineLength(paragraphs)).toBeGreaterThan(45);
  expect(await maxLineLength(paragraphs)).toBeLessThanOrEqual(80);

  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expectWellInAllSights(page);
  expect(complaints).toEqual([]);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  // The footer switches to its narrow layout a moment after the text has grown.
  await expect(page.locator('html[data-under~="19"]')).toBeAttached();
  await expectNoSideways(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  await page.setViewportSize({ width: 1600, height: 900 });
  await page.getByRole('list', { name: 'What you can do' }).getByRole('button', { name: go }).first().click();
  await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
  await expectNoSideways(page);
  expect(await maxLineLength(paragraphs)).toBeLessThanOrEqual(80);

  await test.step('a burnt candle', async () => {
    await introduce(page, newcomer, 10);
    await burnDown(page, newcomer);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your candle is out' })).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Mrs Ottaway’s Hatch' })
      .getByRole('button', { name: go })
      .click();
    await expect(page.getByRole('button', { name: 'Not enough actions' })).not.toHaveCount(0);
    await expectWellInAllSights(page);
    expect(complaints).toEqual([]);
  });
});

test('every page comes with the strict policy', async ({ request, baseURL }) => {
  const policy = policyBeside(`http://localhost:${new URL(baseURL ?? '').port}`);
  for (const path of ['/', '/login', '/create-character', '/help', '/credits', '/no/such/page']) {
    expect((await request.get(path)).headers()['content-security-policy'], path).toBe(policy);
  }
});
