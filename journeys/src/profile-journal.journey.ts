import { expect, type Page } from '@playwright/test';
import { atTheVisitorsBook, setDown } from './fixtures/a-journal-keeper.ts';
import { ask } from './fixtures/a-newcomer.ts';
import { addressOf, aVisitor } from './fixtures/at-a-profile.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const oldestFirst = 1;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('the journal on a profile', () => {
  const shared = onOnePage(test, async (page) => {
    const newcomer = await atTheVisitorsBook(page);
    return newcomer;
  });

  test('visitors read a public journal, and only its owner changes it', {
    annotation: {
      type: 'rows',
      description: 'C-MYSELF-023, C-PROFILE-013, C-PROFILE-023, C-PROFILE-026, C-PROFILE-027',
    },
  }, async ({ browser, baseURL }) => {
    const { page, start: newcomer } = shared();
    const [, first = 0] = await setDown(page, newcomer, ['First', 'Second']);
    const visitor = await aVisitor(browser, baseURL);
    await visitor.goto(addressOf(newcomer, first));
    await expect(visitor.getByText('Entry Not Found')).toBeVisible();

    await page.goto('/myself');
    const isPrivate = page.getByLabel('Private profile');
    await expect(isPrivate).toBeChecked();
    await isPrivate.uncheck();
    await expect(page.getByText('Everybody who looks at your profile can read your journal.')).toBeVisible();
    await visitor.reload();
    const entry = visitor.getByRole('article', { name: 'First' });
    await expect(entry).toContainText('You sign on the line below the last one');
    await expect(button(visitor, 'Delete: First')).toHaveCount(0);
    await expect(button(visitor, 'Add Tag: First')).toHaveCount(0);
    await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(visitor, 'Copy permalink: First').click();
    await expect(visitor.getByText('copied', { exact: true })).toBeVisible();
    expect(await visitor.evaluate(() => navigator.clipboard.readText())).toContain(addressOf(newcomer, first));
    await expect(visitor.getByText('copied', { exact: true })).toHaveCount(0);
    await expectAccessible(visitor);
    await visitor.setViewportSize({ width: 390, height: 800 });
    await expectNoSideways(visitor);

    await page.goto(addressOf(newcomer));
    await button(page, 'Delete: First').click();
    await page
      .getByRole('dialog', { name: 'Delete this entry?' })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    await expect(page.getByRole('article', { name: 'First' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Second', exact: true })).toBeFocused();
    await button(page, 'Delete: Second').click();
    await page
      .getByRole('dialog', { name: 'Delete this entry?' })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'Journal', exact: true })).toBeFocused();
  });

  test('an address names an entry in its path or query, and a missing entry says so', {
    annotation: { type: 'rows', description: 'C-JOURNAL-026, C-JOURNAL-027, C-ROUTE-031, C-ROUTE-032, C-ROUTE-033' },
  }, async () => {
    const { page, start: newcomer } = shared();
    await setDown(
      page,
      newcomer,
      Array.from({ length: 11 }, (_, place) => `Entry ${place + 1}`),
    );
    const { entries } = await ask(page.request, 'GET /journal', { sortBy: oldestFirst }, newcomer.token);
    const oldest = entries[0]?.id ?? 0;
    for (const address of [addressOf(newcomer, oldest), `${addressOf(newcomer)}?fromEchoId=${oldest}`]) {
      await page.goto(address);
      await expect(page.getByRole('article', { name: 'Entry 1', exact: true })).toBeVisible();
      await expect(page.getByText('Page 2 of 2')).toBeVisible();
    }
    await page.goto(addressOf(newcomer, 999999));
    await expect(page.getByText('Entry Not Found')).toBeVisible();
    await expect(page.getByText('No entry available at this address.')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Show the whole journal').click();
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await page.goto(addressOf(newcomer, 'word'));
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
  });

  test('an unknown profile says so, and one that fails to load can be retried', async ({ browser, baseURL }) => {
    const { page, start: newcomer } = shared();
    const visitor = await aVisitor(browser, baseURL);
    await visitor.goto('/profile/Nobody%20At%20All');
    await expect(heading(visitor, 'Nobody of That Name')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Go to the first page' })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.goto('/profile/%E0%A4%A');
    await expect(heading(visitor, 'Nobody of That Name')).toBeVisible();

    await page.route('**/api/profile?**', (route) => route.abort());
    await page.goto(addressOf(newcomer));
    await expect(button(page, 'Retry')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/profile?**');
    await button(page, 'Retry').click();
    await expect(heading(page, newcomer.name)).toBeVisible();
  });
});
