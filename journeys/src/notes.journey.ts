import { expect, type Locator, type Page } from '@playwright/test';
import { ask, somebody } from './fixtures/a-newcomer.ts';
import { atTheLinenPress } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { undo } from './fixtures/undo.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const writeNotes = (page: Page) => page.getByRole('button', { name: 'Write notes' });
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add a note: ${name}`, exact: true });
const change = (page: Page, name: string) =>
  page.getByRole('button', { name: `Change the note: ${name}`, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Note: ${name}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const listed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Distance of the first letter from the left, in pixels. */
const firstLetters = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return Math.round(Math.min(...[...words.getClientRects()].map(({ left }) => left)));
  });

async function sitDown(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Story', exact: true }).first().click();
  await listed(page, 'The Night Watch').getByRole('button', { name: go }).click();
  await expect(page.getByRole('heading', { name: 'The Night Watch' })).toBeVisible();
}

test('notes on items, stories, choices and plans are saved once, and survive a failed save', async ({ page }) => {
  const complaints = complaintsOf(page);
  const player = await atTheLinenPress(page, 'the shelf');

  await test.step('a thing is noted among one’s possessions; emptied, the note is gone; on a telephone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/possessions');
    await writeNotes(page).click();
    await add(page, 'Hatbox').click();
    await field(page, 'Hatbox').fill('The lunch is in it.');
    await expectNoSideways(page);
    await expectAccessible(page);
    await save(page).click();
    await expect(page.getByText('The lunch is in it.')).toBeVisible();
    await writeNotes(page).press('Enter');
    await expect(add(page, 'Best Bonnet')).toHaveCount(0);
    await expectNoSideways(page);
    await change(page, 'Hatbox').click();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    for (const [odd, why] of [
      ['a'.repeat(20_000), 'A note has at most 2,000 characters. Shorten it.'],
      ['\u202eturned around', 'A note cannot contain the character U+202E. Remove it.'],
    ] as const) {
      await field(page, 'Hatbox').fill(odd);
      await expect(page.getByRole('alert')).toHaveText(why);
      await save(page).click();
      await expect(field(page, 'Hatbox')).toBeFocused();
      await expect(field(page, 'Hatbox')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'Hatbox')).toHaveAccessibleDescription(why);
      await expect(field(page, 'Hatbox')).toHaveValue(odd);
    }
    expect(sent.filter((url) => url.endsWith('/extra/notes'))).toEqual([]);
    await expectAccessible(page);
    await field(page, 'Hatbox').fill(' ');
    await expect(field(page, 'Hatbox')).toHaveAccessibleDescription('');
    await save(page).click();
    await expect(add(page, 'Hatbox')).toBeFocused();
    await expect(page.getByText('The lunch is in it.')).toHaveCount(0);
    expect((await ask(page.request, 'GET /extra/notes', {}, player.token)).notes).toEqual([]);
    await undo(page, 'Your note is back.');
    await expect(page.getByText('The lunch is in it.')).toBeVisible();
    await change(page, 'Hatbox').click();
    await field(page, 'Hatbox').fill('');
    await save(page).click();
    await expect(page.getByText('The lunch is in it.')).toHaveCount(0);
  });

  await test.step('all notes stand below the plans, those on what is gone too; nobody else has them', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const { possessions } = await ask(page.request, 'GET /character/myself', {}, player.token);
    const hatbox = possessions.flatMap((group) => group.possessions).find(({ name }) => name === 'Hatbox');
    await ask(page.request, 'POST /extra/notes', { kind: 'thing', id: hatbox?.id ?? 0, words: 'Lunch.' }, player.token);
    await page.route('**/api/extra/notes', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const json = await response.json();
      const gone = { kind: 'branch', id: 999_999, name: 'Cross the bridge', words: 'It swayed.', isGone: true };
      return route.fulfill({ response, json: { ...json, notes: [...json.notes, gone] } });
    });
    await page.goto('/plans');
    const notes = page.getByRole('region', { name: 'My Notes' });
    await expect(notes.getByRole('heading', { level: 3 })).toHaveText(['Hatbox', 'Cross the bridge']);
    await expect(notes.getByText('A choice, no longer to be found')).toBeVisible();
    await expectAccessible(page);
    await change(page, 'Hatbox').click();
    await field(page, 'Hatbox').fill('Supper.');
    await save(page).click();
    await expect(notes.getByText('Supper.')).toBeVisible();

    await page.unroute('**/api/extra/notes');
    const other = await somebody(page.request);
    expect((await ask(page.request, 'GET /extra/notes', {}, other.token)).notes).toEqual([]);
  });

  await test.step('on a story and on a choice, by keyboard', async () => {
    await sitDown(page);
    await expect(add(page, 'The Night Watch')).toHaveCount(0);
    const told = await firstLetters(page.getByText('A bench with room for one more on it.'));
    expect(await firstLetters(page.getByRole('button', { name: 'Write in my journal' }))).toBe(told);
    await writeNotes(page).press('Enter');
    await expect(writeNotes(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /^Add a note/ })).toHaveCount(4);
    await expectAccessible(page);

    await add(page, 'The Night Watch').press('Enter');
    await expect(field(page, 'The Night Watch')).toBeFocused();
    await page.keyboard.type('Bring <b>the bonnet</b>.');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(save(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(change(page, 'The Night Watch')).toBeFocused();
    await expect(page.getByText('Bring <b>the bonnet</b>.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Your note is saved.' })).toHaveCount(1);

    await add(page, 'Stand in a doorway').click();
    await field(page, 'Stand in a doorway').fill('Not in the rain.');
    await field(page, 'Stand in a doorway').press('Escape');
    await expect(add(page, 'Stand in a doorway')).toBeFocused();
    await add(page, 'Stand in a doorway').press('Enter');
    await field(page, 'Stand in a doorway').fill('Not in the rain.');
    await save(page).click();
    await expect(listed(page, 'Stand in a doorway')).toContainText('Not in the rain.');
    await writeNotes(page).click();
    await expect(page.getByRole('button', { name: /^Add a note/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Change the note/ })).toHaveCount(2);
    await expectAccessible(page);

    await page.reload();
    await expect(listed(page, 'Stand in a doorway')).toContainText('Not in the rain.');
    await page.getByRole('button', { name: 'Perhaps Not' }).click();
    await expect(listed(page, 'The Night Watch')).toContainText('Bring <b>the bonnet</b>.');
    await expectAccessible(page);
  });

  await test.step('where saving fails, it is said, nothing typed is lost, and the next press saves it once', async () => {
    await listed(page, 'The Night Watch').getByRole('button', { name: go }).click();
    await writeNotes(page).click();
    await add(page, 'Look out for thieves').click();
    await field(page, 'Look out for thieves').fill('Soft shoes.');
    await page.route('**/api/extra/notes', (route) => route.abort());
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your note is not saved.' })).toBeVisible();
    await expect(field(page, 'Look out for thieves')).toHaveValue('Soft shoes.');
    await expectAccessible(page);
    await page.unroute('**/api/extra/notes');
    await save(page).click();
    await expect(change(page, 'Look out for thieves')).toBeVisible();
    // Including the note on an item.
    expect((await ask(page.request, 'GET /extra/notes', {}, player.token)).notes).toHaveLength(4);
  });
  expect(complaints).toEqual([]);
});
