import { test as atHome, expect, type Locator, type Page } from '@playwright/test';
import type { Comfort } from '@underhall/contract';
import { aNewcomer, anAccount, ask, goTo, signIn } from './fixtures/a-newcomer.ts';
import { atRest } from './fixtures/at-rest.ts';
import { next, panel, till } from './fixtures/at-the-till.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { expectWholeWords } from './fixtures/whole-words.ts';

atHome.use(atRest);
test.use(atRest);

const breadths = [1024, 1280, 1440] as const;

/** The width of a telephone where the letters are largest: there the longest word of a heading has least room. */
const narrowFor = (what: string): readonly number[] => (what === 'letters twice as large' ? [390] : []);

/** The letters of our own comforts: an open page takes each on when it is set in another tab. */
const comforts: Readonly<Record<string, Partial<Comfort>>> = {
  'the usual letters': { textSize: 'usual', letters: 'old' },
  'letters set to Large': { textSize: 'large', letters: 'old' },
  'letters set to Larger': { textSize: 'larger', letters: 'old' },
  'letters set to Largest': { textSize: 'largest', letters: 'old' },
  'plain letters': { textSize: 'usual', letters: 'plain' },
};

/** The letters of a browser that has a style, or a usual size, of its own: given before the page is opened. */
const browsers: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'letters twice as large': (page) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root:root:root { font-size: 200% }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }),
  'a browser whose letters are 32 pixels': async (page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
};

type Letters = {
  /** Makes the letters large before the page is opened. */
  readonly enlarge: (page: Page) => Promise<unknown>;
  /** Looks at the open page at every breadth, in each of the sizes that it can be given while it is open. */
  readonly lookThrough: (page: Page, where: string, isNarrowToo?: boolean) => Promise<void>;
};

/** The ways to large letters: our own comforts, the style of somebody's browser, its usual size of letters. */
const letters: Readonly<Record<string, Letters>> = {
  'every size of letters, and in plain ones,': {
    enlarge: async () => {},
    async lookThrough(page, where) {
      for (const [what, comfort] of Object.entries(comforts)) {
        await setElsewhere(page, comfort);
        await expectWholeAtEveryBreadth(page, `${where} in ${what}`, []);
      }
    },
  },
  ...Object.fromEntries(
    Object.entries(browsers).map(([what, enlarge]) => [
      what,
      {
        enlarge,
        lookThrough: (page: Page, where: string, isNarrowToo = true) =>
          expectWholeAtEveryBreadth(page, where, isNarrowToo ? narrowFor(what) : []),
      },
    ]),
  ),
};

/** Sets the letters of this browser, as another tab of it does. */
async function setElsewhere(page: Page, comfort: Partial<Comfort>): Promise<void> {
  await page.evaluate((set) => {
    const before = JSON.parse(localStorage.getItem('appearance') ?? '{}');
    localStorage.setItem('appearance', JSON.stringify({ ...before, ...set }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'appearance' }));
  }, comfort);
  await expect(page.locator(`html[data-text="${comfort.textSize}"][data-letters="${comfort.letters}"]`)).toBeAttached();
}

const visitorsPages = {
  'a door or an apology': [
    ['/login', 'Underhall'],
    ['/sign-up', 'Underhall'],
    ['/500', 'Something has gone wrong below stairs'],
    ['/no/such/page', 'PAGE NOT FOUND'],
  ],
  'something to read': [
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

async function expectWholeAtEveryBreadth(page: Page, where: string, first: readonly number[]): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of [...first, ...breadths]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWholeWords(page, `${where} at ${width}`);
    await expectNoSideways(page);
  }
}

const go = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Go\b/ }).first();

for (const [what, { enlarge, lookThrough }] of Object.entries(letters)) {
  for (const [kind, pages] of Object.entries(visitorsPages)) {
    test(`in ${what} no word of a visitor’s page, ${kind}, is broken, and nothing is cut off`, async ({ page }) => {
      test.slow();
      await enlarge(page);
      for (const [path, title] of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
        // The addresses among the credits may break where they must.
        await lookThrough(page, path, path !== '/credits');
      }
    });
  }

  test(`in ${what} no word of a player’s page is broken, and nothing is cut off`, async ({ page }) => {
    test.slow();
    const { token } = await aNewcomer(page);
    await enlarge(page);
    await goTo(page.request, token, 'The Shuttered House');
    for (const cord of ['Take one of everything', 'Sit in the draught'])
      await choose(page.request, token, 'The Cords of the Shutters', cord);
    await page.goto('/');
    await expect(go(page)).toBeVisible();
    await lookThrough(page, 'the list');
    for (const [path, title] of playersPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await lookThrough(page, path);
    }
  });

  atHome(`in ${what} no word of a newcomer’s first story is broken, and nothing is cut off`, async ({ page }) => {
    atHome.slow();
    await aNewcomer(page);
    await enlarge(page);
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'What you can do' })).toBeVisible();
    await lookThrough(page, 'a story');
    await go(page).click();
    await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
    await lookThrough(page, 'a result');
  });
}

/** In both lights, on a telephone and on a large screen: the breadth is changed first, for a dialog may be another there. */
async function expectWholeInBothLights(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const theme of ['lamp', 'daylight']) {
    await page.evaluate((light) => document.documentElement.setAttribute('data-theme', light), theme);
    await expectWholeWords(page, `${where} by ${theme}`);
    await expectAccessible(page);
    await expectNoSideways(page);
  }
}

/** The drawer of a small screen, which large letters have on a large one too. */
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

/** The largest letters of both kinds, and how an account and its browser come by them. */
const largest = {
  'letters set to Largest': {
    comfort: { textSize: 'largest' },
    enlarge: (page: Page) =>
      page.addInitScript(() => localStorage.setItem('appearance', JSON.stringify({ textSize: 'largest' }))),
  },
  'letters twice as large': { comfort: {}, enlarge: browsers['letters twice as large'] },
} as const;

for (const [what, { comfort, enlarge }] of Object.entries(largest)) {
  for (const width of [390, 1280]) {
    test(`in ${what}, ${width} pixels wide, nothing is broken in the drawer, the questions and the places over the page`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      const { token } = await aNewcomer(page);
      await ask(page.request, 'POST /extra/comfort', { ...comfort, mapView: 'list' }, token);
      await enlarge?.(page);
      await page.goto('/');
      await expect(go(page)).toBeVisible();
      if (width === 390) await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport({ ratio: 1 });
      if (width === 390 || what === 'letters twice as large') await expectWholeDrawer(page);
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
      await page.goto('/fate');
      await page.getByRole('button', { name: 'Buy fate' }).click();
      const amount = page.getByRole('group', { name: 'How much' }).locator('label').first();
      await expect(amount).toBeVisible();
      const rightOf = (part: Locator) => part.evaluate((each) => Math.floor(each.getBoundingClientRect().right));
      expect(await rightOf(amount)).toBeLessThanOrEqual(await rightOf(page.getByLabel('Currency')));
      // The frame that asks for the card is another page.
      await next(page).click();
      const lettersIn = (field: Locator) => field.evaluate((each) => getComputedStyle(each).fontSize);
      const ours = await lettersIn(panel(page).getByLabel('First name'));
      await expect.poll(() => lettersIn(till(page).getByLabel('Card number'))).toBe(ours);
      if (width === 1280) return;
      // The picture above the title of what is opened comes into sight with it.
      await page.goto('/');
      await go(page).click();
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
      await expect(page.getByRole('article').locator('img').first()).toBeInViewport({ ratio: 1 });
    });

    atHome(`in ${what}, ${width} pixels wide, nothing is broken where a character is made`, async ({ page }) => {
      atHome.slow();
      await page.setViewportSize({ width, height: 844 });
      const account = await anAccount(page.request);
      await ask(page.request, 'POST /extra/comfort', comfort, account.token);
      await enlarge?.(page);
      await signIn(page, account);
      await page.goto('/create-character');
      await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
      await expectWholeInBothLights(page, 'the making of a character');
    });
  }
}
