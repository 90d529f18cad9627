import { expect, type Page, test } from '@playwright/test';
import { opening } from '@underhall/ops/src/visit/opening.ts';
import { enter, logOut, password, somebody, someNames } from './fixtures/a-newcomer.ts';
import { blockFeatures } from './fixtures/blocked-features.ts';
import {
  complaintsOf,
  expectAccessible,
  expectContrast,
  expectNoSideways,
  expectPicture,
} from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { defaultTextSize, setPreferencesInAnotherTab } from './fixtures/text-sizes.ts';
import { playPart } from './fixtures/the-opening.ts';
import { expectWholeWords } from './fixtures/whole-words.ts';

test.use(reducedMotion);

const scene = 'The Four Thousand and Twelfth Step';
const choice = 'You went through the pockets of the man in front';
const result = 'What Is Left';
const begin = (page: Page) => page.getByRole('link', { name: 'Begin' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const marked = (page: Page) => page.getByText(`You marked: ${choice}`);

async function mark(page: Page): Promise<void> {
  await page.goto('/begin');
  await markHere(page);
}

/** Chooses in the open first scene, and waits for the sign-up that remembers the choice. */
async function markHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Go: ${choice}` }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(marked(page)).toBeVisible();
}

async function signUp(page: Page): Promise<string> {
  const { userName, email, name } = someNames();
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/create-character$/);
  return name;
}

async function play(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('radio', { name: 'Indistinct' }).check();
  await expect(page.getByText(`${name} is available!`)).toBeVisible();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.getByRole('button', { name: 'Play Underhall' }).click();
}

/** Records the choices that this page sends from now on. */
function choicesOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/storylet/choosebranch')) sent.push(request.postData() ?? '');
  });
  return sent;
}

test('a new visitor is invited to begin, a returning one to log in, by one red button', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByText('A free story game, read in the browser. Ten minutes to the first mystery.'),
  ).toBeVisible();
  await expect(begin(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');
  const red = async () => {
    const buttons = page.getByRole('main').locator('button:not([role=tab]), a[href="/begin"]');
    const grounds = await buttons.evaluateAll((all) =>
      all.map((each) => [each.textContent, getComputedStyle(each).borderTopColor]),
    );
    const [, edge] = grounds.find(([text]) => text === 'Begin') ?? [];
    return { edge, grounds };
  };
  const { edge, grounds } = await red();
  expect(grounds.filter(([, ground]) => ground === edge).map(([text]) => text)).toEqual(['Begin']);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  const submit = page.getByRole('button', { name: 'Log in' });
  await expect(submit).toHaveCSS('border-top-color', edge ?? '');
  await expect(begin(page)).not.toHaveCSS('border-top-color', edge ?? '');
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('E-mail')).toBeFocused();

  const { email, name } = await somebody(page.request);
  await enter(page, email, password);
  await expect(heading(page, name)).toBeVisible();
  await logOut(page);
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  await expect(begin(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(begin(page)).toHaveCount(0);
});

test('a choice made before sign-up waits through reload and sign-up, and happens once', async ({ page }) => {
  const complaints = complaintsOf(page);
  const sent = choicesOf(page);
  await page.goto('/');
  await begin(page).click();
  await expect(heading(page, scene)).toBeFocused();
  await expect(page).toHaveTitle(`${scene} · Underhall`);
  await expect(page.getByText('The newspaper came under your door')).toBeVisible();
  await expectPicture(page.locator('main img[src*="/headers/area-steps-"]'));
  await expect(page.getByRole('list', { name: 'What you can do' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Go: You counted the steps' }).click();
  await expect(page.getByText('You marked: You counted the steps')).toBeVisible();
  await page.getByRole('link', { name: 'Choose something else' }).click();
  await page.getByRole('button', { name: `Go: ${choice}` }).click();
  await expect(marked(page)).toBeVisible();
  await page.reload();
  await expect(marked(page)).toBeVisible();
  const name = await signUp(page);
  await expect(marked(page)).toBeVisible();
  await page.reload();
  await expect(marked(page)).toBeVisible();
  expect(sent).toEqual([]);
  await play(page, name);

  await expect(heading(page, result)).toBeVisible();
  await expect(heading(page, scene)).toHaveCount(0);
  await expect(page.getByText('A jeweller’s lens, and one brass button')).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(heading(page, result)).toBeVisible();
  await page.getByRole('button', { name: 'Onwards' }).click();
  await expect(heading(page, 'One Candle, for the Use Of')).toBeVisible();
  expect(sent).toHaveLength(1);
  await logOut(page);
  await expect(marked(page)).toHaveCount(0);
  await test.step('a choice waits through a sign-in with a provider', async () => {
    const guest = someNames().name;
    await mark(page);
    await page.getByRole('button', { name: 'Google' }).click();
    await expect(page.getByRole('heading', { name: 'Not Google' })).toBeVisible();
    await page.getByLabel('Name').fill(guest);
    await page.getByLabel('E-mail').fill(someNames().email);
    await page.getByRole('button', { name: 'Come in as somebody else' }).click();
    await expect(page).toHaveURL(/create-character$/);
    await expect(marked(page)).toBeVisible();
    await play(page, guest);
    await expect(heading(page, result)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a browser that blocks all its features plays the first evening, told what it blocks', async ({ page }) => {
  test.slow();
  const complaints = complaintsOf(page);
  await blockFeatures(page);
  const note = page.getByRole('note').filter({ hasText: 'allow cookies and site data for this site' });
  await page.goto('/');
  await expect(note).toBeVisible();
  await begin(page).click();
  await page.getByRole('button', { name: `Go: ${choice}` }).click();
  await expect(marked(page)).toBeVisible();
  await expect(note).toBeVisible();
  await play(page, await signUp(page));
  await expect(heading(page, result)).toBeVisible();
  await page.getByRole('button', { name: 'Onwards' }).click();
  for (const part of opening.slice(1)) await playPart(page, part);
  expect(complaints).toEqual([]);
});

test('the first scene works by keyboard, retries failures, and forgets a stranger’s choice', async ({ page }) => {
  await test.step('by keyboard alone', async () => {
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 30; presses++) {
        if ((await page.locator(':focus').count()) && (await page.locator(':focus').textContent()) === name) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`thirty presses of Tab did not lead to ${name}`);
    };
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Underhall' })).toBeVisible();
    await tabTo('Begin');
    await page.keyboard.press('Enter');
    await expect(heading(page, scene)).toBeFocused();
    // Single keys choose here as in every story.
    await page.keyboard.press('2');
    await expect(page.getByText('You marked: You went through the pockets of the man in front')).toBeVisible();
    await page.goBack();
    await tabTo('Go');
    await page.keyboard.press('Enter');
    // The landing names the marked choice first, so that it does not seem forgotten.
    await expect(page.getByText('You marked: You counted the steps')).toBeFocused();
  });
  await test.step('a first scene that fails to load says why, and can be retried', async () => {
    for (const [answer, words] of [
      [{ status: 500, json: { isSuccess: false } }, /\w+/],
      [{ status: 429, headers: { 'Retry-After': '7' }, json: { isSuccess: false } }, /Please wait 7 seconds/],
    ] as const) {
      await page.route('**/api/extra/first-scene', (route) => route.fulfill(answer));
      await page.goto('/begin');
      await expect(page.getByRole('alert')).toContainText(words);
      if (answer.status === 500) await expectAccessible(page);
      await page.unroute('**/api/extra/first-scene');
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page, scene)).toBeVisible();
    }
    await page.route('**/api/extra/first-scene', (route) => route.abort());
    await page.goto('/begin');
    await expect(page.getByRole('alert')).toContainText('Underhall cannot be reached.');
    await page.unroute('**/api/extra/first-scene');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, scene)).toBeVisible();
  });

  await test.step('what a stranger marked, and a choice that is there no more', async () => {
    const sent = choicesOf(page);
    const { email, name } = await somebody(page.request);
    await markHere(page);
    await enter(page, email, password);
    await expect(heading(page, name)).toBeVisible();
    await expect(heading(page, scene)).toBeVisible();
    await logOut(page);
    await expect(page.getByRole('tab', { name: 'Log in' })).toBeVisible();
    await expect(marked(page)).toHaveCount(0);

    await mark(page);
    await page.evaluate(() => {
      const mark = JSON.parse(localStorage.getItem('marked_choice') ?? '');
      localStorage.setItem('marked_choice', JSON.stringify({ ...mark, branch: 1 }));
    });
    await page.reload();
    await play(page, await signUp(page));
    await expect(heading(page, scene)).toBeVisible();
    await expect(page.getByRole('button', { name: `Go: ${choice}` })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test('landing, first scene and sign-up are accessible in both themes, with large text', async ({ page }) => {
  test.slow();
  const lookByBothLights = async () => {
    for (const theme of ['daylight', 'lamp']) {
      await page.getByRole('button', { name: 'Daylight reading' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await (theme === 'lamp' ? expectAccessible(page) : expectContrast(page));
        await expectNoSideways(page);
      }
    }
  };
  const lookInLargestLetters = async (where: string) => {
    await setPreferencesInAnotherTab(page, { ...defaultTextSize, textSize: 'largest' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWholeWords(page, `${where} at ${width}`);
      await expectNoSideways(page);
    }
    await setPreferencesInAnotherTab(page, defaultTextSize);
  };
  const look = async (where: string) => {
    await lookByBothLights();
    await lookInLargestLetters(where);
  };
  await page.goto('/login');
  await expect(begin(page)).toBeVisible();
  await look('the landing');
  await begin(page).click();
  await expect(heading(page, scene)).toBeVisible();
  await look('the first scene');
  await page.getByRole('button', { name: `Go: ${choice}` }).click();
  await expect(marked(page)).toBeVisible();
  await look('the sign-up');
});
