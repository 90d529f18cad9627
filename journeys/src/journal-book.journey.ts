import { expect, type Page } from '@playwright/test';
import type { JournalPart } from '@underhall/contract';
import { atTheVisitorsBook, setDown } from './fixtures/a-journal-keeper.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const whole = '**/api/extra/journal/whole**';
const entries = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const chapter = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Pretends that the entries were saved in these months, one each. */
async function overMonths(page: Page, months: readonly string[]): Promise<void> {
  await page.route(whole, async (route) => {
    const reply = await route.fetch();
    const part = (await reply.json()) as JournalPart;
    const moved = part.entries.map((entry, place) => ({ ...entry, dateTime: `${months[place]}-05T12:00:00.000Z` }));
    await route.fulfill({ response: reply, json: { ...part, entries: moved } });
  });
}

test('a journal reads as a book with chapters, prints alone, and leads back', async ({ page }) => {
  const titles = ['First', '<b>Second</b>', 'Third'];
  await setDown(page, await atTheVisitorsBook(page), titles);
  await page.goto('/myself');
  await page.getByRole('button', { name: 'Open Journal' }).click();
  await page.getByRole('link', { name: 'Read it as a book' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'My Journal', level: 1 })).toBeFocused();
  await expect(entries(page)).toHaveText(titles);
  await expect(page.getByRole('main').locator('em').first()).toHaveText('your own hand');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Print']);
  await expect(page.getByRole('navigation', { name: 'Chapters' })).toHaveCount(0);
  await expectAccessible(page);

  await test.step('on paper there is the journal alone, black on white', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Entry by entry' })).toBeHidden();
    await expect(entries(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible();
    expect(
      await entries(page)
        .first()
        .evaluate((each) => getComputedStyle(each).color),
    ).toBe('rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('it fits a telephone; one comes back to the journal', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Entry by entry' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Edit Journal', level: 1 })).toBeVisible();
  });
  await test.step('a journal of several months has chapters, which links and arrow keys lead to', async () => {
    await overMonths(page, ['2026-01', '2026-02', '2026-03']);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/journal');
    const contents = page.getByRole('navigation', { name: 'Chapters' });
    await expect(contents.getByRole('link')).toHaveText(['January 2026', 'February 2026', 'March 2026']);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.keyboard.press('ArrowRight');
    await expect(chapter(page, 'January 2026')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chapter(page, 'February 2026')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chapter(page, 'March 2026')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(chapter(page, 'March 2026')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(chapter(page, 'February 2026')).toBeFocused();
    await contents.getByRole('link', { name: 'March 2026' }).press('Enter');
    await expect(chapter(page, 'March 2026')).toBeInViewport();
  });
});

test('an empty book says so, and a failed one can be retried', async ({ page }) => {
  await atTheVisitorsBook(page);
  const release = await holdCalls(page, whole, (route) => route.abort());
  await page.goto('/journal');
  await expect(page.getByText('Turning the pages')).toBeVisible();
  release();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(whole);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No journal entries found.')).toBeVisible();
  await expectAccessible(page);
});
