import { test as atHome, expect, type Page } from '@playwright/test';
import type { Comfort } from '@underhall/contract';
import { aNewcomer, ask, goTo } from './fixtures/a-newcomer.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectNoSideways } from './fixtures/page-checks.ts';
import { expectWholeWords } from './fixtures/whole-words.ts';

const breadths = [1024, 1280, 1440] as const;

/** As players get large letters: by our own comfort, by the style of their browser, by its usual size of letters. */
const letters: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the usual letters': async () => {},
  'letters set to Large': (page) => set(page, 'large'),
  'letters set to Larger': (page) => set(page, 'larger'),
  'letters set to Largest': (page) => set(page, 'largest'),
  'plain letters': (page) =>
    page.addInitScript(() => localStorage.setItem('appearance', JSON.stringify({ letters: 'plain' }))),
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

/** Before the page is opened, and by its account where somebody is signed in. */
const set = (page: Page, textSize: string) =>
  page.addInitScript((size) => localStorage.setItem('appearance', JSON.stringify({ textSize: size })), textSize);

const comfortIn = (what: string) => {
  const [, size] = /to (Large|Larger|Largest)$/.exec(what) ?? [];
  const set = { textSize: size?.toLowerCase() ?? 'usual', letters: what.startsWith('plain') ? 'plain' : 'old' };
  return set as Partial<Comfort>;
};

const visitorsPages = [
  ['/login', 'Underhall'],
  ['/sign-up', 'Underhall'],
  ['/help', 'Help'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/credits', 'Credits'],
  ['/500', 'Something has gone wrong below stairs'],
  ['/no/such/page', 'PAGE NOT FOUND'],
] as const;

const playersPages = [
  ['/myself', 'Myself'],
  ['/possessions', 'My Possessions'],
  ['/comforts', 'Comforts'],
] as const;

async function expectWholeAtEveryBreadth(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of breadths) {
    await page.setViewportSize({ width, height: 900 });
    await expectWholeWords(page, `${where} at ${width}`);
    await expectNoSideways(page);
  }
}

const go = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Go\b/ }).first();

for (const [what, enlarge] of Object.entries(letters)) {
  test(`in ${what} no word of a visitor’s page is broken, and nothing is cut off`, async ({ page }) => {
    test.slow();
    await enlarge(page);
    for (const [path, title] of visitorsPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expectWholeAtEveryBreadth(page, path);
    }
  });

  test(`in ${what} no word of a player’s page is broken, and nothing is cut off`, async ({ page }) => {
    test.slow();
    const { token } = await aNewcomer(page);
    await ask(page.request, 'POST /extra/comfort', comfortIn(what), token);
    await enlarge(page);
    await goTo(page.request, token, 'The Shuttered House');
    for (const cord of ['Take one of everything', 'Sit in the draught'])
      await choose(page.request, token, 'The Cords of the Shutters', cord);
    await page.goto('/');
    await expect(go(page)).toBeVisible();
    await expectWholeAtEveryBreadth(page, 'the list');
    for (const [path, title] of playersPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expectWholeAtEveryBreadth(page, path);
    }
  });

  atHome(`in ${what} no word of a newcomer’s first story is broken, and nothing is cut off`, async ({ page }) => {
    atHome.slow();
    const { token } = await aNewcomer(page);
    await ask(page.request, 'POST /extra/comfort', comfortIn(what), token);
    await enlarge(page);
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'What you can do' })).toBeVisible();
    await expectWholeAtEveryBreadth(page, 'a story');
    await go(page).click();
    await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
    await expectWholeAtEveryBreadth(page, 'a result');
  });
}
