import { expect, type Locator, type Page } from '@playwright/test';
import { atTheVisitorsBook, makeTags, setDown } from './fixtures/a-journal-keeper.ts';
import { ask } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const status = (page: Page) => page.getByRole('search').getByRole('status');

const openTools = (page: Page) => page.getByText('Find and order').click();

async function openJournal(page: Page): Promise<void> {
  await page.goto('/myself');
  await page.getByRole('button', { name: 'Open Journal' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Journal', level: 1 })).toBeVisible();
}

test('searches titles and text, marks hits, retries failures, and hides private journals', async ({
  page,
  browser,
  baseURL,
}) => {
  const newcomer = await atTheVisitorsBook(page);
  await setDown(page, newcomer, ['A café by the sea', 'A red lamp', '<mark>Ghosts</mark>']);
  await openJournal(page);
  await expect(titles(page)).toHaveCount(3);
  await openTools(page);
  const middles = [searchField(page), page.getByRole('button', { name: 'Search' })].map(async (each) => {
    const { y, height } = await each.evaluate((element) => element.getBoundingClientRect());
    return y + height / 2;
  });
  const [ofField = 0, ofButton = 99] = await Promise.all(middles);
  expect(Math.abs(ofField - ofButton)).toBeLessThan(2);
  await searchField(page).focus();
  await page.keyboard.type('CAFE sea');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('One entry found.');
  await expect(titles(page)).toHaveText(['A café by the sea']);
  await expect(titles(page).locator('mark')).toHaveText(['café', 'sea']);
  await expect(searchField(page)).toBeFocused();
  await expectAccessible(page);

  await searchField(page).fill('own hand');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(status(page)).toHaveText('3 entries found.');
  await expect(page.getByRole('article', { name: 'A red lamp' }).locator('em mark')).toHaveText(['own', 'hand']);
  await expectAccessible(page);

  await searchField(page).fill('ghosts');
  await searchField(page).press('Enter');
  await expect(titles(page)).toHaveText(['<mark>Ghosts</mark>']);
  await expect(titles(page).locator('mark')).toHaveText(['Ghosts']);

  await searchField(page).fill('');
  await expect(titles(page)).toHaveCount(3);
  await expect(status(page)).toBeEmpty();

  await test.step('a text that is no search is refused at its field, and the entries stay', async () => {
    await searchField(page).fill('x'.repeat(10_000));
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('x'.repeat(10_000));
    await expect(page.getByText('A search has at most 200 characters. Shorten it.')).toHaveCount(1);
    await expect(titles(page)).toHaveCount(3);
    await searchField(page).fill('');
    const day = page.getByLabel('From the day');
    await day.fill('2999-12-31');
    await expect(day).toHaveValue('2999-12-31');
    await expect(day).toHaveAccessibleDescription(/That day is still to come\. Choose today or an earlier day\./);
    await expect(titles(page)).toHaveCount(3);
    await expectAccessible(page);
    await day.fill('');
    await expect(day).toHaveAccessibleDescription('Days begin at midnight UTC.');
  });

  await test.step('a failed search can be retried, and keeps the input', async () => {
    await page.route('**/api/journal?**search=lamp**', (route) => route.abort());
    await searchField(page).fill('lamp');
    await searchField(page).press('Enter');
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(searchField(page)).toHaveValue('lamp');
    await expectAccessible(page);
    await page.unroute('**/api/journal?**search=lamp**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(titles(page).locator('mark')).toHaveText(['lamp']);
  });
  await test.step('others search a journal once it is open to them, and find nothing of one that is private', async () => {
    const secret = await ask(page.request, 'GET /journal', { characterName: newcomer.name, search: 'lamp' });
    expect(secret).toMatchObject({ entries: [], foundCount: 0 });
    await ask(page.request, 'POST /character/profileprivacy/:value', { value: false }, newcomer.token);

    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await visitor.goto(`/profile/${encodeURIComponent(newcomer.name)}`);
    await openTools(visitor);
    await searchField(visitor).fill('lamps');
    await searchField(visitor).press('Enter');
    await expect(status(visitor)).toHaveText('One entry found.');
    await expect(visitor.getByRole('article').locator('mark')).toHaveText(['lamp']);
    await expectAccessible(visitor);
    await visitor.context().close();
  });
});

test('words that are nowhere find nothing, and the page says what to try; tag and search go together', async ({
  page,
}) => {
  const newcomer = await atTheVisitorsBook(page);
  const [second = 0] = await setDown(page, newcomer, ['A quiet day', 'Red lamp', 'Blue lamp']);
  const [ghosts = 0] = await makeTags(page, newcomer, ['Ghosts']);
  await ask(page.request, 'POST /journal/tag/attach', { entryId: second, tagId: ghosts }, newcomer.token);
  await page.setViewportSize({ width: 390, height: 800 });
  await ask(page.request, 'POST /extra/comfort', { textSize: 'largest' }, newcomer.token);
  await openJournal(page);
  // With large text, the hint has the full width and the button is below.
  await expect(page.locator('html[data-text=largest]')).toBeAttached();
  await openTools(page);
  const breadthOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width);
  await expect
    .poll(async () => breadthOf(page.getByText('In titles, places and stories.')))
    .toBeGreaterThan(0.7 * (await breadthOf(page.getByRole('search').locator('form'))));
  const [field, hint] = await Promise.all(
    [searchField(page), page.getByText('In titles, places and stories.')].map((part) => part.boundingBox()),
  );
  expect(hint?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  await searchField(page).fill('harpsichord');
  await searchField(page).press('Enter');
  await expect(status(page)).toHaveText('0 entries found.');
  await expect(page.getByText('No journal entries found. Search for fewer words or for others')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  await searchField(page).fill('lamp');
  await searchField(page).press('Enter');
  await expect(titles(page)).toHaveText(['Blue lamp', 'Red lamp']);
  await page.getByLabel('Filter').selectOption('Ghosts');
  await expect(titles(page)).toHaveText(['Blue lamp']);
  await expect(status(page)).toHaveText('One entry found.');
  await expectAccessible(page);
});
