import { expect, type Page } from '@playwright/test';
import { atTheVisitorsBook, makeTags, setDown } from './fixtures/a-journal-keeper.ts';
import { ask } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const entry = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openJournal(page: Page): Promise<void> {
  await page.goto('/myself');
  await button(page, 'Open Journal').click();
  await expect(page.getByRole('heading', { name: 'Edit Journal', level: 1 })).toBeVisible();
}

/** Signs the book, with the stories of the house on the page. */
async function signByHand(page: Page, how: 'Sign it' | 'Blot it' = 'Sign it'): Promise<void> {
  const book = page.getByRole('main').getByRole('listitem').filter({ hasText: 'The Visitors’ Book' });
  await book.getByRole('button', { name: go }).click();
  const choices = page.getByRole('list', { name: 'What you can do' }).getByRole('listitem');
  await choices.filter({ hasText: how }).getByRole('button', { name: go }).click();
  await expect(button(page, 'Onwards')).toBeVisible();
}

test('a result is saved under its own or another title, and reads as shown', {
  annotation: {
    type: 'rows',
    description:
      'C-STORY-022, C-JOURNAL-001, C-JOURNAL-037, C-JOURNAL-038, C-JOURNAL-039, C-JOURNAL-050, C-PROFILE-028',
  },
}, async ({ page }) => {
  const { name } = await atTheVisitorsBook(page);
  await page.goto('/');
  await signByHand(page);
  await expect(page.getByText('This is worth setting down in your journal.').first()).toBeVisible();
  await button(page, 'Set this down in my journal').click();
  const form = dialog(page, 'Into your journal');
  await expect(form.getByLabel('Title')).toHaveValue('A Name in the Book');
  await expectAccessible(page);
  await form.getByLabel('Title').fill('Signed <b>again</b>');
  const sent = page.waitForRequest('**/api/profile/share');
  await form.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toEqual({
    contentClass: 'EventConclusion',
    contentKey: expect.any(Number),
    image: 'bell-rope',
    message: 'Signed <b>again</b>',
  });
  const done = dialog(page, 'Recorded for posterity!');
  await expect(done).toContainText('It is saved in your journal.');
  await expect(done.getByRole('link', { name: 'Read your journal' })).toHaveAttribute(
    'href',
    `/profile/${encodeURIComponent(name)}`,
  );
  await expectAccessible(page);
  await done.getByRole('link', { name: 'Read your journal' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${encodeURIComponent(name)}$`));
  await expect(page.getByRole('main')).toContainText('Signed <b>again</b>');

  await openJournal(page);
  const line = entry(page, 'Signed <b>again</b>');
  await expect(line).toContainText('The Shuttered House');
  await expect(line).toContainText('You sign on the line below the last one, which is your own hand');
  await expect(line.locator('em')).toHaveText('your own hand');
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('a result can be saved unprompted, and a refused share keeps the input', {
  annotation: { type: 'rows', description: 'C-JOURNAL-040' },
}, async ({ page }) => {
  const { token } = await atTheVisitorsBook(page);
  await page.goto('/');
  await signByHand(page, 'Blot it');
  await expect(page.getByText('This is worth setting down in your journal.')).toHaveCount(0);
  await button(page, 'Write in my journal').click();
  await dialog(page, 'Into your journal').getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'Recorded for posterity!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Onwards').click();

  await test.step('a share that is refused says why', async () => {
    await signByHand(page);
    await button(page, 'Set this down in my journal').click();
    const form = dialog(page, 'Into your journal');
    await form.getByLabel('Title').fill('Too late');
    await ask(page.request, 'POST /storylet', {}, token);
    await form.getByRole('button', { name: 'Save' }).click();
    const failed = dialog(page, 'Save Failed');
    await expect(failed.getByRole('alert')).toContainText('Only the current story can be saved to your journal.');
    await expectAccessible(page);
    await failed.getByRole('button', { name: 'Go back' }).click();
    await expect(form.getByLabel('Title')).toHaveValue('Too late');
  });
});

test.describe('a journal of eleven entries', () => {
  const shared = onOnePage(test, async (page) => {
    test.slow();
    const newcomer = await atTheVisitorsBook(page);
    const { token } = newcomer;
    const [newest = 0] = await setDown(
      page,
      newcomer,
      Array.from({ length: 11 }, (_, place) => `Entry ${place + 1}`),
    );
    const [ghosts = 0] = await makeTags(page, newcomer, ['Ghosts']);
    await ask(page.request, 'POST /journal/tag/attach', { entryId: newest, tagId: ghosts }, token);
    await ask(page.request, 'POST /journal/tag', { id: ghosts, isFavorite: true }, token);
    await openJournal(page);
  });

  test('pages entries, and sorts and filters them', {
    annotation: {
      type: 'rows',
      description:
        'C-JOURNAL-003, C-JOURNAL-004, C-JOURNAL-005, C-JOURNAL-016, C-JOURNAL-017, C-JOURNAL-018, C-JOURNAL-034, C-JOURNAL-035',
    },
  }, async () => {
    const { page } = shared();

    await page.getByText('Find and order').click();
    await expect(page.getByLabel('Sort')).toHaveValue('Newest');
    await expect(page.getByLabel('Filter')).toHaveValue('No Filter');
    await expect(titles(page)).toHaveCount(10);
    await expect(titles(page).first()).toHaveText('Entry 11');
    await expect(entry(page, 'Entry 11').getByRole('list', { name: 'Tags' })).toContainText('Ghosts');
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(titles(page)).toHaveText(['Entry 1']);
    await expect(page.getByText('Page 2 of 2')).toBeVisible();

    await page.getByLabel('Sort').selectOption('Oldest');
    await expect(titles(page).first()).toHaveText('Entry 1');
    await page.getByLabel('Filter').selectOption('Ghosts');
    await expect(titles(page)).toHaveText(['Entry 11']);
  });

  test('lists favourite entries, and entries from a day that is not in the future', {
    annotation: { type: 'rows', description: 'C-JOURNAL-033, C-JOURNAL-049' },
  }, async () => {
    const { page } = shared();
    await page.getByLabel('Filter').selectOption('No Filter');
    await page.getByLabel('Favourites only').check();
    await expect(titles(page)).toHaveText(['Entry 11']);
    await page.getByLabel('Favourites only').uncheck();

    const day = page.getByLabel('From the day');
    const today = new Date().toISOString().slice(0, 10);
    await expect(day).toHaveAttribute('max', today);
    await day.fill('2999-01-01');
    await expect(day).toHaveValue('2999-01-01');
    await page.getByLabel('Sort').selectOption('Newest');
    await day.fill('2020-02-02');
    await expect(page.getByText('No journal entries found.')).toBeVisible();
    const sent = page.waitForRequest((request) => request.url().includes(`date=${today}`));
    await day.fill(today);
    await sent;
    await expect(titles(page)).toHaveCount(10);
    await expectAccessible(page);
  });
});

test('an entry is copied, shared and deleted, by keyboard and on a phone', {
  annotation: {
    type: 'rows',
    description: 'C-JOURNAL-006, C-JOURNAL-009, C-JOURNAL-010, C-JOURNAL-020, C-JOURNAL-025, C-PROFILE-023',
  },
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const newcomer = await atTheVisitorsBook(page);
  const [, first] = await setDown(page, newcomer, ['First', 'Second']);
  await openJournal(page);
  await expect(page.getByRole('heading', { name: 'Edit Journal' })).toBeFocused();
  await button(page, 'Copy permalink: First').click();
  await expect(page.getByText('copied', { exact: true })).toBeVisible();
  const address = new RegExp(`/profile/${encodeURIComponent(newcomer.name)}/${first}$`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
  await expect(page.getByText('copied', { exact: true })).toHaveCount(0);

  await test.step('sharing an entry saves nothing twice', async () => {
    const shared = page.waitForRequest('**/api/profile/share');
    await button(page, 'Share: First').click();
    expect((await shared).postDataJSON()).toEqual({
      contentClass: 'JournalEntry',
      contentKey: first,
      image: expect.any(String),
      message: 'First',
    });
    const done = dialog(page, 'Recorded for posterity!');
    await expect(done.getByRole('status').first()).toHaveText(
      'It is in your journal, which is private: only you can read it.',
    );
    const profile = `/profile/${encodeURIComponent(newcomer.name)}`;
    await expect(done.getByRole('link', { name: 'Read your journal' })).toHaveAttribute('href', profile);
    await expect(done.getByLabel('Address')).toHaveValue(address);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(titles(page)).toHaveText(['Second', 'First']);
  });

  await test.step('an entry is deleted once that is confirmed', async () => {
    await button(page, 'Delete: First').click();
    const question = dialog(page, 'Delete this entry?');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(entry(page, 'First')).toBeVisible();
    await button(page, 'Delete: First').click();
    const sent = page.waitForRequest('**/api/journal/delete');
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    expect((await sent).postDataJSON()).toEqual({ entryId: expect.any(Number), page: 0 });
    await expect(entry(page, 'First')).toHaveCount(0);
    await expect(entry(page, 'Second')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /: First$/ })).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Second', exact: true })).toBeFocused();
  });
  await test.step('it is kept by keyboard, and fits a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSideways(page);
    await expectAccessible(page);
    await button(page, 'Add Tag: Second').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Create New Tag').getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Ghosts');
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Success!')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Success!')).toHaveCount(0);
    await expect(entry(page, 'Second').getByRole('list', { name: 'Tags: Second' })).toContainText('Ghosts');
  });
});

test('the journal is a mode of Myself with loading, empty and failed states', {
  annotation: {
    type: 'rows',
    description:
      'C-JOURNAL-002, C-JOURNAL-018, C-JOURNAL-019, C-JOURNAL-047, C-JOURNAL-048, C-MYSELF-005, C-MYSELF-007, C-MYSELF-024, C-ROUTE-020',
  },
}, async ({ page }) => {
  await test.step('shows loading, and retries a failed fetch', async () => {
    await atTheVisitorsBook(page);
    const release = await holdCalls(page, '**/api/journal?**', (route) => route.abort());
    await openJournal(page);
    await expect(page.getByText('Turning the pages')).toBeVisible();
    release();
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible({
      timeout: 15_000,
    });
    await expectAccessible(page);
    await page.unroute('**/api/journal?**');
    await button(page, 'Retry').click();
    await expect(page.getByText('No journal entries found.')).toBeVisible();
  });
  await test.step('without entries and without tags the page says so', async () => {
    await expect(page.getByText('No journal entries found.')).toBeVisible();
    await expect(page.getByText('No Tags Created')).toBeVisible();
    // Tools appear once there is something to use them on.
    await expect(page.getByRole('search')).toHaveCount(0);
    for (const label of ['Sort', 'Filter', 'From the day', 'Favourites only'])
      await expect(page.getByLabel(label)).toHaveCount(0);
    await expect(page.getByText('Page 1 of')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to the story' })).toHaveAttribute('href', '/');
    await expectAccessible(page);
  });
  await test.step('it is left by its button and by the browser’s', async () => {
    await expect(page).toHaveURL(/\/myself$/);
    await expect(page).toHaveTitle(/Edit Journal · Underhall$/);
    await button(page, 'Go back').click();
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
    await button(page, 'Open Journal').click();
    await expect(page.getByRole('heading', { name: 'Edit Journal' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
  });
});
