import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { aNewcomer, anAccount, ask, type Newcomer, signIn } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectContrast, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const textSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

async function openPreferences(page: Page): Promise<void> {
  await page.goto('/comforts');
  await expect(page.getByRole('heading', { name: 'Comforts', level: 1 })).toBeVisible();
}

/** The same player in a new browser. */
async function elsewhere(browser: Browser, newcomer: Newcomer, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signIn(page, newcomer);
  return page;
}

test('preferences are found from header and menu, are accessible, and apply at once everywhere', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  const complaints = complaintsOf(page);
  const heading = page.getByRole('heading', { name: 'Comforts', level: 1 });
  const newcomer = await aNewcomer(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Comforts' }).click();
  await expect(heading).toBeFocused();
  await test.step('at each width, by both lights', async () => {
    for (const light of ['daylight', 'lamp']) {
      await page.getByLabel('Light', { exact: true }).selectOption(light);
      for (const width of [1280, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await (light === 'lamp' ? expectAccessible(page) : expectContrast(page));
        await expectNoSideways(page);
      }
    }
  });
  await test.step('on a telephone it is undone above the bar', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByLabel('Light', { exact: true }).selectOption('daylight');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(undo(page)).toBeVisible();
    await expect
      .poll(async () => {
        const [button, below] = [await undo(page).boundingBox(), await bar.boundingBox()];
        return (button?.y ?? 0) + (button?.height ?? 0) - (below?.y ?? 0);
      })
      .toBeLessThanOrEqual(0);
    await undo(page).click();
    await expect(page.getByText('That is undone.')).toBeVisible();
  });
  await test.step('from the menu of a small screen', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Story' }).click();
    await expect(heading).toHaveCount(0);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Comforts' }).click();
    await expect(heading).toBeFocused();
  });
  await test.step('in the largest letters, of the plain cut', async () => {
    await page.getByLabel('Size of the letters').selectOption('largest');
    await page.getByLabel('Typeface').selectOption('plain');
    await expectAccessible(page);
    await expectNoSideways(page);
  });
  await test.step('what is set counts at once, after a reload, in another browser, and in another tab', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Reset all settings' }).click();
    await expect(page.getByLabel('Size of the letters')).toHaveValue('usual');
    await page.getByLabel('Light', { exact: true }).selectOption('daylight');
    await page.getByLabel('Size of the letters').selectOption('larger');
    await page.getByLabel('Typeface').selectOption('plain');
    await page.getByLabel('Movement').selectOption('less');
    await page.getByRole('checkbox', { name: 'Show the keys' }).check();
    await expect(page.getByText('Show the keys: yes.')).toBeVisible();

    const expectSet = async (where: Page) => {
      await expect(where.locator('html')).toHaveAttribute('data-theme', 'daylight');
      expect(await textSize(where)).toBe('20px');
      await expect(where.locator('html')).toHaveAttribute('data-motion', 'less');
      await expect
        .poll(() => where.evaluate(() => getComputedStyle(document.body).fontFamily))
        .not.toContain('Alegreya');
      await expect(where.getByRole('checkbox', { name: 'Show the keys' })).toBeChecked();
    };
    await expectSet(page);
    await page.reload();
    await expectSet(page);
    const other = await elsewhere(browser, newcomer, baseURL);
    await openPreferences(other);
    await expectSet(other);
    await other.context().close();

    const second = await context.newPage();
    await signIn(second, newcomer);
    await openPreferences(second);

    await page.getByLabel('Light', { exact: true }).selectOption('lamp');
    await expect(second.getByLabel('Light', { exact: true })).toHaveValue('lamp');
    await second.getByRole('checkbox', { name: 'Favourites first' }).uncheck();
    await expect(page.getByRole('checkbox', { name: 'Favourites first' })).not.toBeChecked();
  });
  expect(complaints).toEqual([]);
});

test('changes of preferences can be undone, reset, made by keyboard and saved after a lost connection', async ({
  page,
  context,
}) => {
  const { token } = await aNewcomer(page);
  await openPreferences(page);
  await page.getByLabel('What you avoid', { exact: true }).selectOption('folded');
  await page.getByRole('checkbox', { name: 'Single keys' }).uncheck();
  await page.getByLabel('Before spending many actions').selectOption('20');

  await undo(page).click();
  await expect(page.getByLabel('Before spending many actions')).toHaveValue('5');
  await undo(page).click();
  await expect(page.getByRole('checkbox', { name: 'Single keys' })).toBeChecked();
  await undo(page).click();
  await expect(page.getByLabel('What you avoid', { exact: true })).toHaveValue('last');
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(page.getByLabel('What you avoid', { exact: true })).toHaveValue('last');

  await page.getByLabel('Light', { exact: true }).selectOption('daylight');
  await page.getByLabel('Order of the stories').selectOption('name');

  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(page.getByLabel('Order of the stories')).toHaveValue('story');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamp');

  await undo(page).click();
  await expect(page.getByLabel('Order of the stories')).toHaveValue('name');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');

  await test.step('what was set a moment before the page was left', async () => {
    // The call never completes, because the page is left before.
    await page.route('**/api/extra/comfort', (route) =>
      route.request().method() === 'POST' ? new Promise<void>(() => {}) : route.continue(),
    );
    await page.getByLabel('What you avoid', { exact: true }).selectOption('folded');
    await page.getByLabel('Before spending many actions').selectOption('20');
    await page.unroute('**/api/extra/comfort');
    await page.reload();
    await expect(page.getByLabel('What you avoid', { exact: true })).toHaveValue('folded');
    await expect(page.getByLabel('Before spending many actions')).toHaveValue('20');
    const withAccount = async () => (await ask(page.request, 'GET /extra/comfort', {}, token)).settings;
    await expect.poll(withAccount).toMatchObject({ avoided: 'folded', askActions: 20 });
  });
  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamp');
  await test.step('by keyboard alone', async () => {
    const tabTo = async (name: string, role: 'checkbox' | 'combobox' | 'button') => {
      const wanted = page.getByRole(role, { name, exact: true });
      for (let presses = 0; presses < 80; presses++) {
        if (await wanted.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`eighty presses of Tab did not lead to ${name}`);
    };
    await tabTo('Light', 'combobox');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
    await tabTo('Counts in the tab', 'checkbox');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: 'Counts in the tab' })).not.toBeChecked();
    await tabTo('Undo', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Counts in the tab' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamp');
  });
  await test.step('while the line is down', async () => {
    await context.setOffline(true);
    await page.getByLabel('Light', { exact: true }).selectOption('daylight');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
    await expect(page.getByText(/cannot be reached.*sent again automatically/)).toBeVisible();
    await page.getByLabel('Close-set lists').selectOption({ label: 'Always' });
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(page.getByText(/sent again automatically/)).toBeHidden();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByLabel('Light', { exact: true })).toHaveValue('daylight');
    await expect(page.getByLabel('Close-set lists')).toHaveValue('compact');
  });
});

test('preferences are saved to a file and loaded by another player', async ({ page, browser, baseURL }) => {
  const complaints = complaintsOf(page);
  await aNewcomer(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Favourite: The Almoner' }).click();
  await openPreferences(page);
  await page.getByLabel('Order of the stories').selectOption('name');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ]);
  const fileText = await readFile(await file.path(), 'utf8');
  expect(file.suggestedFilename()).toBe('underhall-comforts.json');
  expect(JSON.parse(fileText)).toMatchObject({ settings: { listOrder: 'name' }, marks: [{ mark: 'favourite' }] });

  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await aNewcomer(other);
  await openPreferences(other);
  const load = (name: string, buffer: string) =>
    other
      .getByLabel('Comforts file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(buffer) });
  await load('shopping.json', '{"bread":2}');
  await expect(other.getByRole('alert')).toContainText('This is not a comforts file');
  await load('odd.json', fileText.replace('"name"', '"by smell"'));
  await expect(other.getByRole('alert')).toContainText('was not loaded');
  await expect(other.getByLabel('Order of the stories')).toHaveValue('story');
  const marks = Array.from({ length: 2001 }, (_, place) => ({ kind: 'branch', id: place + 1, mark: 'avoid' }));
  await load('many.json', JSON.stringify({ underhall: 'comforts', version: 1, settings: {}, marks }));
  await expect(other.getByRole('alert')).toHaveText(
    'The marks of the file were not loaded. Marks: choose at most 2000 entries.',
  );
  await expect(other.getByText('The settings of the file are loaded.')).toBeVisible();
  await expect(other.getByText('The settings and marks of the file are loaded.')).toHaveCount(0);
  await load('shopping.json', '{"bread":2}');
  await expect(other.getByText('The settings of the file are loaded.')).toHaveCount(0);
  await expect(other.getByRole('alert')).toContainText('This is not a comforts file');

  await load('underhall-comforts.json', fileText);
  await expect(other.getByLabel('Order of the stories')).toHaveValue('name');
  await expect(other.getByText('You have marked 1 as favourites and 0 to avoid.')).toBeVisible();
  await undo(other).click();
  await expect(other.getByLabel('Order of the stories')).toHaveValue('story');
  await expect(other.getByText('You have not marked anything yet.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a visitor’s light is kept in the browser, and holds until the account says otherwise', async ({ page }) => {
  await page.goto('/help');
  const daylight = page.getByRole('button', { name: 'Daylight reading' });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'daylight');
  await daylight.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  await page.reload();
  await expect(daylight).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  await aNewcomer(page);
  await openPreferences(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  await page.getByLabel('Light', { exact: true }).selectOption('lamp');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lamp');
  await page.getByRole('button', { name: 'Daylight reading' }).click();
  await expect(page.getByLabel('Light', { exact: true })).toHaveValue('daylight');
});

test('a user without a character sets theme and text size, and keeps them', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/login');
  const usual = await textSize(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Comforts' }).click();
  await expect(page.getByRole('heading', { name: 'Comforts', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(4);
  await expect(page.getByText('Save and reset')).toHaveCount(0);
  await page.getByLabel('Size of the letters').selectOption('largest');
  await page.getByLabel('Light', { exact: true }).selectOption('daylight');
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.goto('/login');
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await textSize(page)).not.toBe(usual);
  const large = await textSize(page);
  await signIn(page, await anAccount(page.request));
  await page.goto('/create-character');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  expect(await textSize(page)).toBe(large);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Comforts' }).click();
  await page.getByLabel('Size of the letters').selectOption('usual');
  await expect.poll(() => textSize(page)).toBe(usual);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  expect(complaints).toEqual([]);
});
