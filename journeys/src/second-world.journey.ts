import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { someNames } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { mapDialog } from './fixtures/a-traveller-at-the-map.ts';
import { complaintsOf, expectAccessible, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const folder = join(import.meta.dirname, '../../worlds/bed-twelve');
test.use({ firstSettings: { WORLD_DIR: folder } });

// A whole visit, on a server that first converts the pictures.
test.setTimeout(180_000);

/** Names and words of the default world that no other world may show. */
const ours =
  /underhall|echoes|candle|\brings\b|ring (?:of|grows)|\bfate\b|\bSteps\b|exceptional|bazaar|lampwick|delicious|\bAunt\b|watchful|shadowy|persuasive/i;

/** All text of the page that is read, seen or announced: content, title and attributes. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [
      ...document.querySelectorAll(
        '[aria-label], [title], [alt], [placeholder], meta[name=description], meta[property]',
      ),
    ];
    const attributes = named.flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder', 'content'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent, ...attributes].join('\n');
  });

async function download(page: Page, format: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: format }).click();
  return readFile(await (await downloading).path());
}

async function expectOnlyTheRoof(page: Page): Promise<void> {
  const words = await wordsOf(page);
  expect(words.match(ours)?.[0], words).toBeUndefined();
  await expect(page).toHaveTitle(/ · Bed Twelve$/);
}

async function expectTheme(page: Page, shown: 'dark' | 'light'): Promise<void> {
  const [colour, theme, texture] = shown === 'light' ? ['#f4f7ea', 'daylight', 'day'] : ['#12211a', 'lamp', 'night'];
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(page.locator('body')).toHaveCSS('background-image', pageArt(`leaves-by-${texture}-384`));
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', colour);
}

/** Expects a map that cannot be zoomed out, because all of its picture is in view. */
async function expectWholeMap(page: Page): Promise<void> {
  await expect(mapDialog(page).getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
  const view = mapDialog(page).locator('[data-map-view]');
  const isWhole = () =>
    view.evaluate((frame) => {
      const [seen, picture] = [frame, frame.querySelector('img')].map((each) => each?.getBoundingClientRect());
      if (!seen || !picture) return false;
      const [across, down] = [picture.width / seen.width, picture.height / seen.height];
      return picture.x >= seen.x - 1 && picture.y >= seen.y - 1 && Math.abs(Math.max(across, down) - 1) < 0.01;
    });
  await expect.poll(isWhole).toBe(true);
}

/** The address of a picture of the page in a style. */
const pageArt = (file: string): RegExp => new RegExp(`/images/[0-9a-f]{16}/ui/${file}\\.avif`);

const typefacesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('*')].map((element) => getComputedStyle(element).fontFamily)),
  ]);

test('its light theme is that of the first paint, before any other script has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const bar = page.locator('meta[name="theme-color"]');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  await expect(bar).toHaveAttribute('content', '#f4f7ea');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(bar).toHaveAttribute('content', '#12211a');
});

test('another world is played from its landing to a result, under its own names, and with none of ours', async ({
  page,
  own,
}) => {
  const complaints = complaintsOf(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const { userName, email, name } = someNames();

  await test.step('the landing is its own', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Bed Twelve', level: 1 })).toBeVisible();
    await expect(page.getByText('Eleven beds, one tap, and everybody has a view.')).toBeVisible();
    await expect(page.getByText('Twenty-two floors up, and the slugs still found it.')).toBeVisible();
    await expectPicture(page.locator('img[src*="/heroes/roof-"]'));
    await expect(
      page.getByText('A story to play in your lunch break, about vegetables and the neighbours.'),
    ).toBeVisible();
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
    const frames = await page.evaluate(() =>
      [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).borderImage),
    );
    expect(frames).toContainEqual(expect.stringMatching(new RegExp(`${pageArt('canes-144').source}"\\) 42 `)));
    const button = page.getByRole('button', { name: 'Light pages' });
    await expectTheme(page, 'light');
    await page.setViewportSize({ width: 390, height: 780 });
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(page.getByRole('heading', { name: 'Bed Twelve', level: 1 })).toHaveCSS('color', ink);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectTheme(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await button.click();
    await expectTheme(page, 'dark');
    await page.reload();
    await expectTheme(page, 'dark');
    await button.click();
    await expectTheme(page, 'light');
    const icons = page.locator('link[rel=icon], link[rel=apple-touch-icon]');
    const addresses = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.map((address) => /\/ui\/(.+)$/.exec(address)?.[1])).toEqual(['tomato-32.png', 'tomato-180.png']);
    for (const address of addresses)
      expect((await page.request.get(address)).headers()['content-type']).toBe('image/png');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /the roof of a tower block/);
    await expectOnlyTheRoof(page);
  });

  await test.step('its pages to read are its own', async () => {
    for (const name of ['Help', 'Terms', 'Credits', 'Privacy']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expectOnlyTheRoof(page);
      await expect(page.getByRole('main').getByText(/\bagents?\b|Tokens|The store|game-icons|Alegreya/i)).toHaveCount(
        0,
      );
      if (name !== 'Help') continue;
      await expect(page.getByRole('heading', { name: 'Cans of water' })).toBeVisible();
      await expect(
        page.getByText('On the roof people pay in bottle caps. Nobody remembers who began it.'),
      ).toBeVisible();
    }
    await page.goto('/no/such/place');
    await expect(page.getByText('There is no floor twenty-three.')).toBeVisible();
    await expectOnlyTheRoof(page);
  });

  await test.step('a character is made with its forms of address', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Begin' }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await page.getByLabel('Username').fill(userName);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('a quarter past the kettle');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Sign for your bed', level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: /name/i }).fill(name);
    await page.getByRole('radio', { name: 'Neither' }).check();
    await page.getByRole('radio', { name: /cap/i }).check();
    await expectOnlyTheRoof(page);
    await page.getByRole('button', { name: 'Play Bed Twelve' }).click();
  });

  await test.step('the story shows its actions, its money and its picture of actions', async () => {
    const sidebar = page.getByRole('complementary').first();
    await expect(page.getByText('a neighbour with no bed yet')).toBeVisible();
    const cans = page.getByRole('region', { name: 'Cans' });
    await expect(cans).toContainText('30 / 30 cans');
    await expectPicture(cans.locator('img[src*="/icons/watering-can-"]'));
    await expect(sidebar.getByText('5 Caps')).toBeVisible();
    await expectPicture(page.locator('img[src*="/currencies/bottle-caps-"]'));
    await expect(page.getByText('Most things up here take a can of water, or the time to carry one.')).toBeAttached();
    await expectOnlyTheRoof(page);
    await expectAccessible(page);
  });

  await test.step('nothing leads to pages that it has no use for', async () => {
    const tabs = page.getByRole('banner').getByRole('link');
    await expect(tabs.filter({ hasText: 'Swap Shelf' })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^(Agents|Tokens)/ })).toHaveCount(0);
    await expect(page.getByRole('complementary').getByRole('button', { name: /Tokens/ })).toHaveCount(0);
    for (const path of ['/agents', '/fate']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText('Your story will open')).toHaveCount(0);
    }
  });

  await test.step('a choice leads to a result', async () => {
    await page.getByRole('button', { name: /^Go/ }).first().click();
    await expect(page.getByRole('heading', { name: 'The Clipboard' })).toBeVisible();
    await expect(page.getByText('Costs 1 can')).toBeVisible();
    await expectOnlyTheRoof(page);
    const choice = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Ask whose it was before' }) });
    await choice.getByRole('button', { name: /^Go/ }).click();
    await expect(
      page.getByRole('heading', { name: /^(Somebody Who Measured Things|It Is Not on the Plan)$/ }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cans' })).toContainText(/29 \/ 30 cans.*Next in 4:\d\d/);
    await expect(page.getByRole('heading', { name: 'You have met Marguerite' })).toBeVisible();
    await expectPicture(page.locator('img[src*="/cameos/clipboard-"]'));
    // Verse keeps one left edge beside a picture.
    await expect(page.locator('p', { hasText: 'Beans want string' })).toHaveCSS('display', 'flow-root');
    await expectOnlyTheRoof(page);
  });

  await test.step('its exported journal has its rights and its verse, and nothing of ours', async () => {
    const rights =
      'The words and pictures of Bed Twelve are by the author of Bed Twelve, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).';
    await page.getByRole('button', { name: /journal/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog').getByText('It is saved in your journal.')).toBeVisible();
    await page.goto('/myself');
    await page.getByRole('button', { name: 'Open Journal' }).click();
    await page.getByRole('button', { name: 'Download it' }).click();
    await expectOnlyTheRoof(page);
    const text = strFromU8(await download(page, 'As text (Markdown)'));
    expect(text).toContain('Beans want string, and string wants a knot,  \nand a knot wants a man');
    // Punctuation is escaped in Markdown.
    expect(text.replaceAll('\\', '')).toContain(rights);
    const epub = unzipSync(await download(page, 'As a book (EPUB)'));
    const pages = Object.values(epub).map((file) => strFromU8(file));
    expect(strFromU8(epub['book/package.opf'] ?? new Uint8Array())).toContain(`<dc:rights>${rights}</dc:rights>`);
    expect(pages.filter((each) => each.includes('wants a knot,<br'))).toHaveLength(1);
    expect(Object.keys(epub).filter((name) => !/^mimetype$|\.(xml|opf|css|xhtml)$/.test(name))).toEqual([]);
    for (const words of [text, ...pages]) expect(words.match(ours)?.[0], words).toBeUndefined();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the groups of the sheet are its own', async () => {
    await page.getByRole('link', { name: 'Possessions' }).first().click();
    await expect(page.getByRole('heading', { name: 'In your pocket' })).toBeVisible();
    await expect(page.getByText('On your head')).toBeVisible();
    await expect(page.getByText(/^(Boots|Airship|Destiny)$/)).toHaveCount(0);
    await expectOnlyTheRoof(page);
    await expectAccessible(page);
  });

  await test.step('the map has its own root, by the name of its folder', async () => {
    const config = await (await page.request.get(`${own.address}/api/extra/config`)).json();
    expect(config.mapRootAreaIDs).toEqual(['whole-roof']);
    const openapi = await (await page.request.get(`${own.address}/api/openapi.json`)).json();
    expect(openapi.info.title).toBe('Bed Twelve');
  });
  await test.step('its map is one picture with its places, and leads there', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Story' }).click();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await page.getByRole('button', { name: 'Go round' }).click();
    await expectPicture(mapDialog(page).locator('img[src*="/maps/whole-roof-"]').first());
    await expectWholeMap(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await expectWholeMap(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go round' }).click();
    // Too small to read as a whole, so it fills the height.
    await expect(mapDialog(page).getByRole('status', { name: 'Map zoom' })).toHaveText('zoom 4.25');
    for (const _ of [1, 2, 3]) await mapDialog(page).getByRole('button', { name: 'Zoom out' }).click();
    await expectWholeMap(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await mapDialog(page).getByRole('button', { name: 'List', exact: true }).click();
    await mapDialog(page)
      .getByRole('button', { name: /The Beds/ })
      .click();
    await expect(page.getByRole('heading', { name: 'The Beds', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Under the Dish' })).toBeVisible();
    await expectPicture(page.locator('img[src*="/headers/beds-"]').first());
    await expectOnlyTheRoof(page);
  });

  await test.step('it has typefaces of the system, and loads no font', async () => {
    expect(requested.filter((path) => path.endsWith('.woff2'))).toEqual([]);
    expect((await typefacesOf(page)).join()).not.toMatch(/alegreya|hall/i);
  });

  await test.step('it loads its own pictures, and none of the program', () => {
    const pictures = requested.filter((path) => path.startsWith('/images/'));
    // Banners for telephones are cut from the wide ones.
    const file = /^\/images\/[0-9a-f]{16}\/(?:phone-)?([\w-]+\/[\w-]+?)-\d+(?:-\w+)?\.\w+$/;
    const own = pictures.map((path) => file.exec(path)?.[1]);
    const drawn = readdirSync(join(folder, 'pictures'), { recursive: true, encoding: 'utf8' });
    const isOwn = (name: string | undefined) => name !== undefined && drawn.includes(`${name}.svg`);
    expect(pictures.filter((_, at) => !isOwn(own[at]))).toEqual([]);
    expect(new Set(own.filter(isOwn)).size).toBeGreaterThan(12);
  });
  expect(complaints).toEqual([]);
  expect(readFileSync(join(folder, 'pack.story'), 'utf8')).not.toMatch(ours);
});
