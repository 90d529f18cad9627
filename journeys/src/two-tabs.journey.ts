import { expect, type Page, test } from '@playwright/test';
import { anAccount, ask, logOut, type Newcomer, somebody } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { complaintsOf } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

/** Opens two tabs of a player who stays signed in on this device. */
async function twoTabs(page: Page, { token }: Newcomer): Promise<Page> {
  await page.goto('/help');
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto('/');
  return other;
}

const isOut = (page: Page) => expect(page).toHaveURL(/\/login$/);

/** Stores a token where all tabs share it, as a log-in in this tab would. */
const keep = (page: Page, token: string) => page.evaluate((kept) => localStorage.setItem('access_token', kept), token);

test('tabs share token, log-out, log-in and a new character, and show nothing of the old player', {
  annotation: { type: 'rows', description: 'C-SESSION-015' },
}, async ({ page }) => {
  const newcomer = await somebody(page.request);
  const other = await twoTabs(page, newcomer);
  const complaints = complaintsOf(other);
  await expect(other.getByRole('heading', { name: newcomer.name })).toBeVisible();
  await test.step('a fresh token', async () => {
    const tokenIn = (tab: Page) => tab.evaluate(() => localStorage.getItem('access_token'));
    const before = await tokenIn(other);
    await expect
      .poll(async () => {
        await page.reload();
        await expect(page.getByRole('heading', { name: newcomer.name })).toBeVisible();
        return tokenIn(page);
      })
      .not.toBe(before);
    expect(await tokenIn(other)).toBe(await tokenIn(page));
    await other.getByRole('button', { name: go }).first().click();
    await expect(other.getByRole('button', { name: 'Onwards' })).toBeVisible();
  });
  await test.step('a log-out', async () => {
    await other.setViewportSize({ width: 390, height: 800 });
    await other.getByRole('button', { name: 'More', exact: true }).click();
    await expect(other.getByRole('dialog')).toBeVisible();
    await logOut(page);
    await isOut(page);
    await isOut(other);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expect(other.getByText(newcomer.name)).toHaveCount(0);
  });
  await test.step('a log-in of an account without a character, and the character made', async () => {
    const account = await anAccount(page.request);
    await other.setViewportSize({ width: 1280, height: 720 });
    await keep(page, account.token);
    await expect(other).toHaveURL(/create-character/);
    const wish = { userName: account.name, gender: 'Lady', avatar: 'veil' } as const;
    const made = await ask(page.request, 'POST /register/createcharacter', wish, account.token);
    await keep(page, made.jwt);
    await expect(other.getByRole('heading', { name: account.name })).toBeVisible();
  });
  await test.step('logging out from the menu on a small screen', async () => {
    await other.setViewportSize({ width: 390, height: 800 });
    await other.getByRole('button', { name: 'More', exact: true }).click();
    await logOut(other);
    await isOut(other);
    await expect(other.getByRole('dialog')).toHaveCount(0);
  });
  const again = await somebody(page.request);
  await test.step('a log-in', async () => {
    await other.setViewportSize({ width: 1280, height: 720 });
    await keep(page, again.token);
    await expect(other.getByRole('heading', { name: again.name })).toBeVisible();
  });
  await test.step('somebody else', async () => {
    const two = await somebody(page.request);
    await keep(page, two.token);
    await expect(other.getByRole('heading', { name: two.name })).toBeVisible();
    await expect(other.getByText(again.name)).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
