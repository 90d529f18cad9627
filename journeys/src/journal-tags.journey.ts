import { expect, type Page } from '@playwright/test';
import { atTheVisitorsBook, makeTags, setDown } from './fixtures/a-journal-keeper.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { undo } from './fixtures/undo.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const entry = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const changed = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/journal/tag'));

async function openJournal(page: Page): Promise<void> {
  await page.goto('/myself');
  await button(page, 'Open Journal').click();
  await expect(page.getByRole('heading', { name: 'Edit Journal', level: 1 })).toBeVisible();
}

test.describe('the tags of an entry', () => {
  const shared = onOnePage(test, async (page) => {
    const newcomer = await atTheVisitorsBook(page);
    await setDown(page, newcomer, ['First']);
    await openJournal(page);
    const form = dialog(page, 'Create New Tag');
    const tags = entry(page, 'First').getByRole('list', { name: 'Tags: First' });
    return { newcomer, form, tags };
  });

  test('opens the form for a new tag when there is none, and attaches the new tag', {
    annotation: { type: 'rows', description: 'C-JOURNAL-021, C-JOURNAL-044' },
  }, async () => {
    const {
      page,
      start: { form, tags },
    } = shared();

    await button(page, 'Add Tag: First').press('Enter');
    await expect(form.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await page.route('**/api/journal/tag/create', (route) => route.abort());
    await page.keyboard.type('Ghosts');
    await page.keyboard.press('Enter');
    await dialog(page, 'Error').getByRole('button', { name: 'Go back' }).press('Enter');
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveValue('Ghosts');
    await page.unroute('**/api/journal/tag/create');
    await page.keyboard.press('Enter');
    await dialog(page, 'Success!').getByRole('button', { name: 'Close' }).press('Enter');
    await expect(tags).toContainText('Ghosts');

    // All tags are already attached, so the form for a new one opens at once.
    await button(page, 'Add Tag: First').press('Enter');
    await expect(form.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Add Tag: First')).toBeFocused();
  });

  test('attaches and detaches tags, up to three, and offers each only once', {
    annotation: {
      type: 'rows',
      description:
        'C-JOURNAL-007, C-JOURNAL-008, C-JOURNAL-022, C-JOURNAL-023, C-JOURNAL-024, C-JOURNAL-028, C-JOURNAL-029, C-JOURNAL-046',
    },
  }, async () => {
    const {
      page,
      start: { newcomer, form, tags },
    } = shared();

    await makeTags(page, newcomer, ['Alms', 'Bells']);
    await button(page, 'Take the tag Ghosts off: First').click();
    await expect(tags).not.toContainText('Ghosts');
    await button(page, 'Add Tag: First').click();
    await dialog(page, 'Add Tag').getByRole('button', { name: 'Alms' }).click();
    await expect(tags).toContainText('Alms');

    await button(page, 'Add Tag: First').click();
    await expect(dialog(page, 'Add Tag').getByRole('button', { name: 'Alms' })).toHaveCount(0);
    await expect(dialog(page, 'Add Tag').getByRole('button', { name: 'Bells' })).toBeVisible();
    await expectAccessible(page);
    await dialog(page, 'Add Tag').getByRole('button', { name: 'Create New Tag...' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await form.getByLabel('Name').fill('   ');
    await form.getByLabel('Name').press('Enter');
    await expect(form.getByText('The name of a tag cannot be empty. Enter one.')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Name').fill('x'.repeat(17));
    await form.getByLabel('Name').press('Enter');
    await expect(form.getByText('The name of a tag has at most 16 characters. Shorten it.')).toBeVisible();
    await form.getByLabel('Name').fill('<b>Lamps</b>');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page, 'Success!')).toContainText('Tag successfully created.');
    await expectAccessible(page);
    await dialog(page, 'Success!').getByRole('button', { name: 'Close' }).click();
    await expect(tags).toContainText('<b>Lamps</b>');

    await button(page, 'Add Tag: First').click();
    await dialog(page, 'Add Tag').getByRole('button', { name: 'Bells' }).click();
    await expect(tags).toContainText('Bells');
    await expect(button(page, 'Add Tag: First')).toHaveCount(0);
    await button(page, 'Take the tag Alms off: First').click();
    await expect(tags).not.toContainText('Alms');
    await expect(button(page, 'Add Tag: First')).toBeVisible();
  });
});

test('renames, colours, stars and deletes tags, up to 25, and reports each failure', {
  annotation: {
    type: 'rows',
    description:
      'C-JOURNAL-014, C-JOURNAL-021, C-JOURNAL-030, C-JOURNAL-031, C-JOURNAL-032, C-JOURNAL-041, C-JOURNAL-042, C-JOURNAL-043, C-JOURNAL-045',
  },
}, async ({ page }) => {
  const newcomer = await atTheVisitorsBook(page);
  await setDown(page, newcomer, ['Monday', 'Tuesday', 'Wednesday']);
  await makeTags(page, newcomer, ['Alms', 'Bells']);
  await openJournal(page);
  // The hint on favourites also shows when there are none.
  await page.getByText('Find and order').click();
  const favourites = page.getByRole('checkbox', { name: 'Favourites only' });
  await expect(favourites).toHaveAccessibleDescription(/a favourite if one of its tags is.*tick Favourite/);
  await favourites.check();
  await expect(page.getByText('To see an entry here')).toBeVisible();
  await favourites.uncheck();
  await button(page, 'Change the tag Alms').click();
  const form = dialog(page, 'Tag: Alms');
  const save = form.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const red = form.getByRole('button', { name: 'Red' });
  const colored = changed(page);
  await red.click();
  expect((await colored).postDataJSON()).toMatchObject({ color: 'Red' });
  await expect(red).toHaveAttribute('aria-pressed', 'true');
  const uncolored = changed(page);
  await red.click();
  expect((await uncolored).postDataJSON()).toMatchObject({ color: 'None' });
  await expect(red).toHaveAttribute('aria-pressed', 'false');
  await form.getByLabel('Favourite').check();
  await expect(form.getByLabel('Favourite')).toBeChecked();
  await expectAccessible(page);

  await form.getByLabel('Name').fill('Bells');
  await save.click();
  await expect(dialog(page, 'Error')).toContainText('There was a problem renaming Alms.');
  await expect(dialog(page, 'Error')).toContainText('You have a tag of that name.');
  await expectAccessible(page);
  await dialog(page, 'Error').getByRole('button', { name: 'Go back' }).click();
  await form.getByLabel('Name').fill('Almonds');
  await save.click();
  await expect(dialog(page, 'Success!')).toContainText('Tag successfully renamed.');
  await dialog(page, 'Success!').getByRole('button', { name: 'Close' }).click();

  await button(page, 'Create New Tag...').click();
  await page.route('**/api/journal/tag/create', (route) => route.abort());
  await dialog(page, 'Create New Tag').getByLabel('Name').fill('Chimes');
  await dialog(page, 'Create New Tag').getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'Error')).toContainText('There was a problem creating Chimes.');
  await dialog(page, 'Error').getByRole('button', { name: 'Close' }).click();
  await page.unroute('**/api/journal/tag/create');

  await test.step('at 25 tags, of which one is deleted, there is no way to a further one but in its place', async () => {
    const more = Array.from({ length: 23 }, (_, place) => `tag ${place}`);
    await makeTags(page, newcomer, more);
    await button(page, 'Change the tag Bells').click();
    await dialog(page, 'Tag: Bells').getByRole('button', { name: 'Delete this tag' }).click();
    await expect(button(page, 'Change the tag Bells')).toHaveCount(0);
    await undo(page, 'The tag is back, on the same entries.');
    await expect(button(page, 'Change the tag Bells')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Change the tag Bells').click();
    await dialog(page, 'Tag: Bells').getByRole('button', { name: 'Delete this tag' }).click();
    await expect(button(page, 'Change the tag Bells')).toHaveCount(0);
    await expect(button(page, 'Change the tag Almonds')).toBeVisible();
    await expect(button(page, /^Change the tag/)).toHaveCount(24);
    await button(page, 'Create New Tag...').click();
    await dialog(page, 'Create New Tag').getByLabel('Name').fill('the last');
    await dialog(page, 'Create New Tag').getByRole('button', { name: 'Save' }).click();
    await dialog(page, 'Success!').getByRole('button', { name: 'Close' }).click();
    await expect(button(page, 'Change the tag the last')).toBeVisible();
    await expect(button(page, 'Create New Tag...')).toHaveCount(0);
    await expectAccessible(page);
  });
});
