import { expect, type Page } from '@playwright/test';
import { aNewcomer, ask, openLogIn } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectContrast, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const dialog = (page: Page) => page.getByRole('dialog');

async function expectWithin(page: Page, width: number): Promise<void> {
  const box = await dialog(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await dialog(page).evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
}

type Visit = { readonly what: string; readonly open: (page: Page) => Promise<void> };

const visitors: readonly Visit[] = [
  {
    what: 'an invalid promotion code',
    open: async (page) => {
      await page.goto('/login');
      await page.getByRole('tab', { name: 'Promotion code' }).click();
      await page.keyboard.press('Tab');
      await page.keyboard.type('no-such-code');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Sorry, that code is invalid.')).toBeVisible();
    },
  },
  {
    what: 'the landing page with a code, and a failed log-in',
    open: async (page) => {
      await page.goto('/a/a-purse');
      await openLogIn(page);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('We were not able to log you in')).toBeVisible();
    },
  },
  {
    what: 'the form for a forgotten password',
    open: async (page) => {
      await page.goto('/login');
      await openLogIn(page);
      await page.getByRole('button', { name: 'Forgotten password' }).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    what: 'the form for a new password, with its error',
    open: async (page) => {
      await page.goto('/account?token=x');
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByText('Please type a new password.')).toBeVisible();
    },
  },
  {
    what: 'the page of the test provider',
    open: async (page) => {
      const tab = 'a-secret-of-this-tab-alone';
      const { address = '' } = await ask(page.request, 'POST /extra/signin/begin', { provider: 'Google', tab });
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Not Google' })).toBeVisible();
    },
  },
];

const players: readonly Visit[] = [
  {
    what: 'the question before a code is redeemed',
    open: async (page) => {
      await aNewcomer(page);
      await page.goto('/a/a-purse');
      await expect(dialog(page).getByRole('button', { name: 'Continue' })).toBeFocused();
    },
  },
  {
    what: 'the result of the code',
    open: async (page) => {
      await dialog(page).getByRole('button', { name: 'Continue' }).click();
      await expect(dialog(page).getByRole('button', { name: 'Onwards' })).toBeFocused();
    },
  },
];

/** Waits for the colour transition between themes. */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

async function expectInNobodysWay(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    for (const theme of ['lamp', 'daylight']) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((wanted) => {
        document.documentElement.dataset.theme = wanted;
      }, theme);
      await comeToRest(page);
      await (theme === 'lamp' ? expectAccessible(page) : expectContrast(page));
      // The page under a modal is checked by its own test.
      if (await dialog(page).count()) await expectWithin(page, width);
      else await expectNoSideways(page);
    }
  }
}

for (const [whose, visits] of Object.entries({ visitors, players })) {
  test(`sign-in pages of ${whose} fit both widths and both themes and break no policy`, async ({ page }) => {
    test.slow();
    const complaints = complaintsOf(page);
    for (const { what, open } of visits) {
      await test.step(what, async () => {
        await open(page);
        await expectInNobodysWay(page);
      });
    }
    expect(complaints).toEqual([]);
  });
}
