import { expect, type Page, test } from '@playwright/test';
import { opening } from '@underhall/ops/src/visit/opening.ts';
import { logOut, password, someNames } from './fixtures/a-newcomer.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { playPart } from './fixtures/the-opening.ts';

test.use(reducedMotion);

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Your character' });
const counter = (page: Page) => sidebar(page).getByRole('region', { name: 'Actions' });

test.describe('the first evening of a new player', () => {
  const shared = onOnePage(test, async (page) => {
    const complaints = complaintsOf(page);
    const { userName, email, name } = someNames();
    return { complaints, userName, email, name };
  });

  test('signs up', { annotation: { type: 'rows', description: 'C-REGISTER-001' } }, async () => {
    const {
      page,
      start: { userName, email },
    } = shared();

    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('tab', { name: 'Sign up' }).click();
    await page.getByLabel('Username').fill(userName);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Delicious Friend' })).toBeVisible();
  });

  test('creates a character', { annotation: { type: 'rows', description: 'C-REGISTER-001' } }, async () => {
    const {
      page,
      start: { name },
    } = shared();

    await expectAccessible(page);
    await page.getByRole('textbox').fill(name);
    await page.getByRole('radio', { name: 'Indistinct' }).check();
    await expect(page.getByText(`${name} is available!`)).toBeVisible();
    await page.getByRole('radio').nth(5).check({ force: true });
    await page.getByRole('button', { name: 'Play Underhall' }).click();
    await expect(page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  });

  test('sees the place, the character and a full action counter', {
    annotation: { type: 'rows', description: 'C-LAYOUT-005, C-LAYOUT-006, C-ACTIONS-001' },
  }, async () => {
    const {
      page,
      start: { name },
    } = shared();

    await expectPicture(page.getByRole('main').locator('img[src*="/headers/"]'));
    await expect(sidebar(page).getByRole('heading', { name })).toBeVisible();
    for (const part of ['dish', 'wax', 'flame'])
      await expectPicture(counter(page).locator(`img[src*="candle-${part}"]`));
    await expect(counter(page)).toContainText('20 / 20');
    await expect(counter(page)).not.toContainText('Next in');
  });

  test('plays the opening to its end', {
    annotation: {
      type: 'rows',
      description: 'C-STORY-001, C-STORY-014, C-STORY-048, C-STORY-050, C-STORY-053, C-STORY-076',
    },
  }, async () => {
    test.setTimeout(300_000);
    const { page } = shared();

    await expectAccessible(page);
    for (const part of opening) await playPart(page, part);
  });

  test('has spent actions, and counts down to the next', {
    annotation: { type: 'rows', description: 'C-ACTIONS-004, C-ACTIONS-005' },
  }, async () => {
    const { page } = shared();
    await expect(counter(page)).toContainText(/\b([1-9]|1\d) \/ 20/);
    const ticks = counter(page).getByText(/Next in \d+:\d\d/);
    const before = await ticks.textContent();
    await expect(ticks).not.toHaveText(before ?? '');
  });

  test('logs out and in, and finds everything unchanged', async () => {
    const {
      page,
      start: { complaints, email, name },
    } = shared();

    const seen = await sheetOf(page);

    await logOut(page);
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    // What replaces the button would show its tooltip.
    await page.mouse.move(0, 0);
    await expect(sidebar(page).getByRole('heading', { name })).toBeVisible();
    await expect.poll(() => sheetOf(page)).toBe(seen);
    expect(complaints).toEqual([]);
  });
});

/** Text of the sheet and of the list of items, without the countdown. */
async function sheetOf(page: Page): Promise<string> {
  const sheet = await page.getByRole('complementary', { name: 'Your character' }).innerText();
  const things = await page.getByRole('group').filter({ hasText: 'What you have' }).innerText();
  return `${sheet}\n${things}`.replace(/Next in \d+:\d\d/g, '');
}
