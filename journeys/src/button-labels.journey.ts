import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Preferences } from '@underhall/contract';
import { type Newcomer, signIn, somebody } from './fixtures/a-newcomer.ts';
import { go } from './fixtures/go.ts';
import { inkOf } from './fixtures/ink-of.ts';
import { defaultTextSize, setPreferencesInAnotherTab } from './fixtures/text-sizes.ts';

const labels = ['Hand', 'Go on', 'Pay £11.50'];

/** A button of each look on a page of the game. */
const looks: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  primary: async (page) => {
    await page.goto('/');
    return classOf(page, go);
  },
  secondary: async (page) => {
    await page.goto('/account#authentication');
    return classOf(page, /^(Link Email|Update email address)$/);
  },
  plain: async (page) => {
    await page.goto('/myself');
    await page.getByRole('button', { name: 'Open Journal' }).click();
    return classOf(page, /^Create New Tag/);
  },
};

async function classOf(page: Page, name: RegExp): Promise<string> {
  const button = page.getByRole('main').getByRole('button', { name }).first();
  await expect(button).toBeVisible();
  return (await button.getAttribute('class')) ?? '';
}

/** Shows a button of each look and label in front of the page. */
async function showButtons(page: Page, classes: readonly string[]): Promise<void> {
  await page.evaluate(
    ({ classes, labels }) => {
      const stage = document.createElement('div');
      stage.id = 'stage';
      Object.assign(stage.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: '1000',
        display: 'flex',
        flexDirection: 'column',
        gap: '9px',
        padding: '9px',
        alignItems: 'start',
        background: 'var(--page)',
      });
      for (const look of classes)
        for (const label of labels) {
          const button = document.createElement('button');
          button.className = look;
          Object.assign(button.style, { maxWidth: 'none', textShadow: 'none', textDecoration: 'none' });
          button.textContent = label;
          stage.append(button);
        }
      document.body.append(stage);
    },
    { classes, labels },
  );
}

const settings = (['lamp', 'daylight'] as const).flatMap((theme) =>
  (['usual', 'large', 'largest'] as const).map((textSize) => ({ theme, textSize })),
);

async function expectCentred(
  browser: Browser,
  baseURL: string | undefined,
  player: Newcomer,
  scale: number,
  hasFonts: boolean,
) {
  const context = await browser.newContext({
    deviceScaleFactor: scale,
    viewport: { width: 800, height: 900 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort());
  await signIn(page, player);
  const classes: string[] = [];
  for (const look of Object.values(looks)) classes.push(await look(page));
  await showButtons(page, classes);
  const stage = page.locator('#stage');
  for (const letters of hasFonts ? (['old', 'plain'] as const) : (['old'] as const))
    for (const { theme, textSize } of settings)
      await test.step(`${letters} letters, ${theme}, ${textSize} text`, async () => {
        const preferences: Partial<Preferences> = { ...defaultTextSize, letters, theme, textSize };
        await setPreferencesInAnotherTab(page, preferences);
        await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
        const ink = await inkOf(stage, browser, scale);
        const names = Object.keys(looks).flatMap((look) => labels.map((label) => `${look}, ${label}`));
        const far = names.filter((_, at) => !(Math.abs(ink[at]?.below ?? Number.NaN) <= 1));
        expect.soft(far, JSON.stringify(ink)).toEqual([]);
        // An unreadable label would be centred too.
        for (const { height } of ink) expect(height).toBeGreaterThan(8);
      });
  await context.close();
}

for (const scale of [1, 2])
  for (const hasFonts of [true, false])
    test(`at scale ${scale}, capitals stand in the middle of buttons${hasFonts ? '' : ' without the fonts'}`, async ({
      browser,
      baseURL,
      request,
    }) => {
      await expectCentred(browser, baseURL, await somebody(request), scale, hasFonts);
    });
