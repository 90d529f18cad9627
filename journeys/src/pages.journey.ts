import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, introduce } from './newcomer.ts';
import { complaintsOf, expectAccessible } from './watch.ts';

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types game-html dompurify";

const visits: readonly { readonly what: string; readonly open: (page: Page) => Promise<void> }[] = [
  { what: 'the landing', open: async (page) => void (await page.goto('/login')) },
  {
    what: 'the sign-up tab with its complaints',
    open: async (page) => {
      await page.goto('/login');
      await page.getByRole('tab', { name: 'Sign up' }).click();
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('Something here needs another look.')).toBeVisible();
    },
  },
  { what: 'Help', open: async (page) => void (await page.goto('/help')) },
  { what: 'Credits', open: async (page) => void (await page.goto('/credits')) },
  { what: 'a page that is not there', open: async (page) => void (await page.goto('/no/such/page')) },
  {
    what: 'the list of stories',
    open: async (page) => {
      await introduce(page, await aNewcomer(page), 5);
      await page.goto('/');
      await expect(page.getByRole('listitem').getByRole('button', { name: 'Go' })).not.toHaveCount(0);
    },
  },
  {
    what: 'a storylet with a challenge, a second chance and its branches',
    open: async (page) => {
      await introduce(page, await aNewcomer(page), 4);
      await page.goto('/');
      await page.getByRole('listitem').filter({ hasText: 'The Watch at the Arch' }).getByRole('button').click();
      await expect(page.getByRole('checkbox')).toHaveCount(1);
    },
  },
  {
    what: 'a result',
    open: async (page) => {
      await aNewcomer(page);
      await page.goto('/');
      await page.getByRole('button', { name: 'Go' }).first().click();
      await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
    },
  },
];

for (const width of [390, 1280]) {
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const { what, open } of visits) {
      test(`${what}, ${width} px wide, ${colorScheme}: nothing in the way of anybody, and nothing against the policy`, async ({
        page,
      }) => {
        const complaints = complaintsOf(page);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(
          (theme) => localStorage.setItem('theme', theme),
          colorScheme === 'dark' ? 'lamp-black' : 'daylight',
        );
        await open(page);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        expect(complaints).toEqual([]);
      });
    }
  }
}

test('every page comes with the strict policy', async ({ request }) => {
  for (const path of ['/', '/login', '/create-character', '/help', '/credits', '/no/such/page']) {
    expect((await request.get(path)).headers()['content-security-policy'], path).toBe(policy);
  }
});

test('any other path shows that there is no such page [C-ROUTE-045]', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
});

test('a menu slides out in place of the sidebar on a small screen [C-LAYOUT-006, C-LAYOUT-007]', async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/');
  await expect(page.getByText('Watchful').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Character' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('complementary').getByText('Watchful')).toHaveCount(0);
  await page.getByRole('button', { name: 'Character' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Watchful').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Character' })).toBeFocused();
});

test('text at twice its size fits a screen 360 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await introduce(page, await aNewcomer(page), 4);
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByRole('listitem').filter({ hasText: 'The Watch at the Arch' }).getByRole('button').click();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
