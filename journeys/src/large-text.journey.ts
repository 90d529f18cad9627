import { test as atHome, expect, type Locator, type Page } from '@playwright/test';
import { aNewcomer, anAccount, ask, goTo, signIn } from './fixtures/a-newcomer.ts';
import { cardFrame, next, panel } from './fixtures/checkout-form.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { expectAccessible, expectContrast, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { doubleText, fontSizeOf, letters } from './fixtures/text-sizes.ts';
import { expectWholeWords } from './fixtures/whole-words.ts';

atHome.use(reducedMotion);
test.use(reducedMotion);

const breadths = [1024, 1280, 1440] as const;

/** Width of a phone with the largest text: the longest word of a heading has the least room there. */
const narrowFor = (what: string): readonly number[] => (what === 'text at twice its size' ? [390] : []);

/**
 * Checks a page at every width in each text size. It opens in the first size, the browser's default, and gets the
 * others while open.
 */
async function lookThrough(page: Page, where: string, open: () => Promise<unknown>, isNarrowToo = true): Promise<void> {
  for (const [at, [what, putOn]] of Object.entries(letters).entries()) {
    const takeOff = await putOn(page);
    if (at === 0) await open();
    if (/32 pixels|twice/.test(what)) await expect.poll(() => fontSizeOf(page), what).toBe('32px');
    await expectWholeAtEveryBreadth(page, `${where} in ${what}`, isNarrowToo ? narrowFor(what) : []);
    await takeOff();
  }
}

async function expectWholeAtEveryBreadth(page: Page, where: string, first: readonly number[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of [...first, ...breadths]) {
    await page.setViewportSize({ width, height: 900 });
    // Text size and width apply with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expectWholeWords(page, `${where} at ${width}`);
    await expectNoSideways(page);
  }
}

const visitorsPages = {
  'for log-in and errors': [
    ['/login', 'Underhall'],
    ['/sign-up', 'Underhall'],
    ['/500', 'Something has gone wrong below stairs'],
    ['/no/such/page', 'PAGE NOT FOUND'],
  ],
  'with long texts': [
    ['/help', 'Help'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/credits', 'Credits'],
  ],
} as const;

const playersPages = [
  ['/myself', 'Myself'],
  ['/possessions', 'My Possessions'],
  ['/comforts', 'Comforts'],
] as const;

const titled = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const go = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Go\b/ }).first();

for (const [kind, pages] of Object.entries(visitorsPages)) {
  test(`in every large text size, visitors’ pages ${kind} break no word and cut nothing off`, async ({ page }) => {
    test.slow();
    for (const [path, title] of pages)
      await test.step(path, async () => {
        const open = async () => {
          await (path === pages[0][0] ? page.goto(path) : navigateClientSide(page, path));
          await titled(page, title);
        };
        // URLs in the credits may break anywhere.
        await lookThrough(page, path, open, path !== '/credits');
      });
  });
}

test('in large letters of every kind no word of a player’s page is broken, and nothing is cut off', async ({
  page,
}) => {
  test.slow();
  const { token } = await aNewcomer(page);
  await goTo(page.request, token, 'The Shuttered House');
  for (const cord of ['Take one of everything', 'Sit in the draught'])
    await choose(page.request, token, 'The Cords of the Shutters', cord);
  await test.step('the list', () =>
    lookThrough(page, 'the list', async () => {
      await page.goto('/');
      await expect(go(page)).toBeVisible();
    }));
  for (const [path, title] of playersPages)
    await test.step(path, () =>
      lookThrough(page, path, async () => {
        await navigateClientSide(page, path);
        await titled(page, title);
      }),
    );
});

atHome(
  'in large letters of every kind no word of a newcomer’s first story is broken, and nothing is cut off',
  async ({ page }) => {
    atHome.slow();
    await aNewcomer(page);
    await lookThrough(page, 'a story', async () => {
      await page.goto('/');
      await expect(page.getByRole('list', { name: 'What you can do' })).toBeVisible();
    });
    await lookThrough(page, 'a result', async () => {
      await go(page).click();
      await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
    });
  },
);

atHome('an attribute whose name grows, as by translation, has a line of its own in the sheet', async ({ page }) => {
  await aNewcomer(page);
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/');
  const attributes = page.getByRole('list', { name: 'Attributes' });
  const inLines = () =>
    attributes.locator('> li').evaluateAll((all) => {
      const tops = all.map((each) => each.getBoundingClientRect().top);
      return [tops.length, new Set(tops).size];
    });
  const restyle = (property: string, value: string) =>
    attributes.getByRole('button').evaluateAll(
      (all, [name, to]) => {
        for (const each of all) each.style.setProperty(name, to);
      },
      [property, value] as const,
    );
  await expect(attributes).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await inLines()).toEqual([4, 2]);
  await restyle('text-transform', 'uppercase');
  await expectWholeWords(page, 'in capitals');
  // A word that is longer than the sheet breaks instead of leaving it.
  await restyle('letter-spacing', '2em');
  await expectNoSideways(page);
  expect(await inLines()).toEqual([4, 4]);
  expect(await attributes.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});

/** Checks both themes on a phone and on a large screen. The width changes first, because a dialog may depend on it. */
async function expectWholeInBothLights(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const theme of ['lamp', 'daylight']) {
    await page.evaluate((light) => document.documentElement.setAttribute('data-theme', light), theme);
    await expectWholeWords(page, `${where} by ${theme}`);
    await (theme === 'lamp' ? expectAccessible(page) : expectContrast(page));
    await expectNoSideways(page);
  }
}

/** The drawer of a small screen, which large text also has on a large screen. */
async function expectWholeDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'More', exact: true });
  await expect(drawer.getByRole('link', { name: 'Comforts' })).toBeVisible();
  await expectWholeInBothLights(page, 'the drawer');
  await drawer.getByRole('tab', { name: 'Have' }).click();
  await expectWholeInBothLights(page, 'what one has');
  await drawer.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Leaving?' });
  await expectWholeInBothLights(page, 'the question');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** The largest text of both kinds, and how an account and its browser get them. */
const largest = {
  'the Largest text size': {
    preferences: { textSize: 'largest' },
    enlarge: (page: Page) =>
      page.addInitScript(() => localStorage.setItem('appearance', JSON.stringify({ textSize: 'largest' }))),
  },
  'text at twice its size': { preferences: {}, enlarge: (page: Page) => page.addInitScript(doubleText, true) },
} as const;

const widths = [390, 1280] as const;

async function expectWholeOverThePage(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys that work here' })).toBeVisible();
  await expectWholeInBothLights(page, 'the keys');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(page.getByRole('dialog', { name: 'Where to?' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^The Bell Tower, / })).toBeVisible();
  await expectWholeInBothLights(page, 'the list of places');
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The amounts of a purchase fit the screen, and the card frame, a separate page, uses our text size. */
async function expectWholePurchase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy fate' }).click();
  const amount = page.getByRole('group', { name: 'How much' }).locator('label').first();
  const rightOf = (part: Locator) => part.evaluate((each) => Math.floor(each.getBoundingClientRect().right));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect(amount).toBeVisible();
    await expect
      .poll(async () => (await rightOf(amount)) - (await rightOf(page.getByLabel('Currency'))), 'beyond the currency')
      .toBeLessThanOrEqual(0);
  }
  await next(page).click();
  const readOutbox = (field: Locator) => field.evaluate((each) => getComputedStyle(each).fontSize);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const ours = await readOutbox(panel(page).getByLabel('First name'));
    await expect.poll(() => readOutbox(cardFrame(page).getByLabel('Card number'))).toBe(ours);
  }
}

for (const [what, { preferences, enlarge }] of Object.entries(largest)) {
  test(`in ${what}, menu, dialogs and map break no word and cut nothing off`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const { token } = await aNewcomer(page);
    await ask(page.request, 'POST /extra/comfort', { ...preferences, mapView: 'list' }, token);
    await enlarge(page);
    await page.goto('/');
    await test.step('the picture above the title of what is opened comes into sight with it', async () => {
      await go(page).click();
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
      await expect(page.getByRole('article').locator('img').first()).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    });
    for (const width of widths)
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await expect(go(page)).toBeVisible();
        if (width === 390) await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
        if (width === 390 || what === 'text at twice its size') await expectWholeDrawer(page);
        await expectWholeOverThePage(page);
      });
    await test.step('a purchase', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/fate');
      await expectWholePurchase(page);
    });
  });

  atHome(`in ${what} nothing is broken where a character is made`, async ({ page }) => {
    atHome.slow();
    const account = await anAccount(page.request);
    await ask(page.request, 'POST /extra/comfort', preferences, account.token);
    await enlarge(page);
    await signIn(page, account);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      if (width === 390) await page.goto('/create-character');
      await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
      await expectWholeInBothLights(page, `the making of a character, ${width} pixels wide,`);
    }
  });
}
