import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { atTheVisitorsBook, makeTags, setDown } from './fixtures/a-journal-keeper.ts';
import { ask } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const button = (page: Page, name: string) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download your journal' });

async function openExport(page: Page): Promise<void> {
  await page.goto('/myself');
  await button(page, 'Open Journal').click();
  await button(page, 'Download it').press('Enter');
  await expect(dialog(page)).toBeVisible();
}

test('exports a journal as text or EPUB with progress, and can retry a failure', async ({ page }) => {
  const newcomer = await atTheVisitorsBook(page);
  // The file name contains the date, so the test must not run across midnight.
  const now = new Date();
  await page.clock.setFixedTime(now);
  await openExport(page);
  await expectAccessible(page);
  await test.step('without entries it says so, and makes no file', async () => {
    await button(page, 'As a book (EPUB)').click();
    await expect(dialog(page).getByRole('status')).toHaveText('Your journal is empty, so there is no file.');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, 'Download it')).toBeFocused();
  });
  const [newest = 0] = await setDown(page, newcomer, ['First', '<b>*Second*</b>']);
  const [ghosts = 0] = await makeTags(page, newcomer, ['Ghosts']);
  await ask(page.request, 'POST /journal/tag/attach', { entryId: newest, tagId: ghosts }, newcomer.token);
  await button(page, 'Download it').press('Enter');
  const downloading = page.waitForEvent('download');
  await button(page, 'As text (Markdown)').press('Enter');
  const download = await downloading;
  const today = now.toISOString().slice(0, 10);
  const fileName = `The journal of ${newcomer.name}, Underhall, ${today}.md`;
  expect(download.suggestedFilename()).toBe(fileName);
  await expect(dialog(page).getByRole('status')).toHaveText(`${fileName} is saved among your downloads.`);
  await expectAccessible(page);

  const text = await readFile(await download.path(), 'utf8');
  expect(text.match(/^### .*$/gm)).toEqual(['### First', '### \\<b>\\*Second\\*\\</b>']);
  expect(text).toContain('which is *your own hand*');
  expect(text).toContain('*The Shuttered House, ');
  expect(text).toMatch(/Tags: Ghosts\n+$/);

  await test.step('shows progress, and offers a retry after a failure', async () => {
    const release = await holdCalls(page, '**/api/extra/journal/whole**', (route) => route.abort());
    await button(page, 'As text (Markdown)').click();
    await expect(dialog(page).getByRole('progressbar', { name: 'Entries written' })).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText('Opening the journal.');
    await expectAccessible(page);
    release();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/extra/journal/whole**');
    const downloading = page.waitForEvent('download');
    await button(page, 'As text (Markdown)').click();
    await downloading;
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });
  await test.step('on a telephone a journal is taken along as an EPUB', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const downloading = page.waitForEvent('download');
    await button(page, 'As a book (EPUB)').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^The journal of .*\.epub$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    await expect(dialog(page).getByRole('status')).toContainText('is saved among your downloads');
    await expectNoSideways(page);
  });
});
