import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectWithin, type Page, test } from '@playwright/test';
import { aFreePort } from './fixtures/a-free-port.ts';
import { go } from './fixtures/go.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { runDev, signInToDev } from './fixtures/run-dev.ts';

// An edit passes through the compiler, the server and Vite.
const expect = expectWithin.configure({ timeout: 60_000 });

test.use({ ...reducedMotion, actionTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const starter = join(root, 'language/starter');
const list = 'areas/landing/the-woman-with-the-list.story';

const begin = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: go }).click();

const removed = (page: Page) => page.getByRole('status').filter({ hasText: 'The edit removed' });

const aScene = `= A Rope Under Water
where: The Landing
image: strapped-trunk
teaser: It is taut.

Something at the far end pulls back.

== Let it go
image: strapped-trunk

It was wet in any case.

=== always: Gone

You hear it run out over the planks, and then you do not.
`;

test('npm run dev shows each saved edit in the open page, which keeps its place', async ({
  page,
  playwright,
  browser,
}) => {
  test.setTimeout(600_000);
  const scratch = await mkdtemp(join(tmpdir(), 'underhall-live-'));
  const world = join(scratch, 'world');
  await cp(starter, world, { recursive: true });
  /** Saves a file as most editors do: writes a new file, and renames it over the old one. */
  const edit = async (path: string, from: string, to: string) => {
    const file = join(world, path);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(from);
    await writeFile(join(scratch, 'saved'), text.replace(from, to));
    await rename(join(scratch, 'saved'), file);
  };

  // Enough for a purchase.
  await edit('pack.story', 'Coins 2', 'Coins 20');
  const port = await aFreePort();
  const settings = { DATA_DIR: join(scratch, 'data'), PORT: String(port) };
  let dev = runDev([world], settings);
  try {
    const address = await signInToDev(dev, { page, api: playwright.request, port, avatar: '' });
    await page.setViewportSize({ width: 390, height: 480 });
    await page.goto(address);
    await expect(page.getByText('Her list has forty names')).toBeVisible({ timeout: 60_000 });
    const loadedAt = await page.evaluate(() => performance.timeOrigin);

    await test.step('a world that names no looks has initials for faces, and no font', async () => {
      const you = page.getByRole('complementary', { name: 'Your character' });
      await expect(you.getByText(/^A[0-9A-F]$/)).toBeVisible();
      expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status !== 'unloaded').length)).toBe(
        0,
      );
    });

    await test.step('the first scene, as a visitor reads it', async () => {
      const visitor = await browser.newPage();
      await visitor.goto(address);
      await visitor.getByRole('link', { name: 'Begin' }).click();
      await expect(visitor.getByText('Her list has forty names')).toBeVisible();
      await edit(list, 'Her list has forty names', 'Her list has exactly forty names');
      await expect(visitor.getByText('Her list has exactly forty names')).toBeVisible();
      await visitor.close();
    });

    await test.step('the open scene, with scroll and typed text', async () => {
      await page.getByRole('button', { name: 'Write notes' }).click();
      await page.getByRole('button', { name: /^Add a note: Ask to see/ }).click();
      const note = page.getByRole('textbox', { name: /^Note: Ask to see/ });
      await note.pressSequentially('Half a thou');
      await note.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      const place = await note.boundingBox();
      await edit(list, 'She has been asked before.', 'She has been asked twice before.');
      await expect(page.getByText('She has been asked twice before.')).toBeVisible();
      await expect(note).toHaveValue('Half a thou');
      await expect(note).toBeFocused();
      expect((await note.boundingBox())?.y).toBe(place?.y);
      await page.keyboard.type('ght');
      await expect(note).toHaveValue('Half a thought');
      await page.keyboard.press('Escape');
    });

    await test.step('a mistake, and its remedy', async () => {
      await edit(list, 'set: On the List 1', 'set: On the Lisp 1');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('the-woman-with-the-list.story');
      await expect(alert).toContainText('Not shown yet.');
      await edit(list, 'set: On the Lisp 1', 'set: On the List 1');
      await expect(alert).toBeHidden();
    });

    await test.step('the result', async () => {
      await page.getByRole('button', { name: 'Go: Say that you have only just decided' }).click();
      await edit(list, 'We go when the lamp is lit.', 'We leave when the lamp is lit.');
      await expect(page.getByText('We leave when the lamp is lit.')).toBeVisible();
    });

    await test.step('the words and colours of the pack', async () => {
      await edit('pack.story', '= My World', '= Our World');
      await expect(page.getByText('Our World').first()).toBeVisible();
      await expect(page.getByText('My World').filter({ visible: true })).toHaveCount(0);
      await expect(page).toHaveTitle(/Our World$/);
      const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page'));
      await edit('pack.story', '== Money', '== Palette\npage: #101820, #f4f6f8\n\n== Money');
      await expect.poll(colour).toContain('#101820');
      await edit('pack.story', '#101820', '#182010');
      await expect.poll(colour).toContain('#182010');
      await edit('pack.story', '== Money', '== Sheet\ntab: My Sleeve\n\n== Money');
      await expect(page.getByRole('link', { name: 'My Sleeve' })).toBeVisible();
    });

    await test.step('a picture', async () => {
      const addresses = () =>
        page
          .locator('img[src*="the-landing"]')
          .evaluateAll((pictures) => pictures.map((each) => each.getAttribute('src')));
      await expect.poll(addresses).not.toEqual([]);
      const before = await addresses();
      await edit('pictures/headers/the-landing.svg', '</svg>', '<circle cx="300" cy="300" r="200" fill="#fff"/></svg>');
      await expect.poll(addresses).not.toEqual(before);
    });

    await test.step('a ware, with an open dialog and a typed number', async () => {
      await page.getByRole('button', { name: 'The Chandler’s Hatch' }).click();
      await page.getByRole('button', { name: 'Buy Lamp Oil' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Number to buy' }).fill('2');
      await edit('shops/the-chandlers-hatch.story', 'price: Coins 5', 'price: Coins 6');
      await expect(dialog.getByText('6 Coins each.')).toBeVisible();
      const isMistakeOnTop = () =>
        page.evaluate(
          () => document.elementFromPoint(innerWidth / 2, innerHeight - 8)?.closest('[role=alert]') !== null,
        );
      await edit(list, 'set: On the List 1', 'set: On the Lisp 1');
      await expect.poll(isMistakeOnTop).toBe(true);
      await edit(list, 'set: On the Lisp 1', 'set: On the List 1');
      await expect.poll(isMistakeOnTop).toBe(false);
      await expect(dialog.getByRole('textbox', { name: 'Number to buy' })).toHaveValue('2');
      await page.keyboard.press('Escape');
    });

    await test.step('a new scene, and its end while it is open', async () => {
      const scene = join(world, 'areas/landing/a-rope-under-water.story');
      await page.getByRole('link', { name: 'Story' }).first().click();
      await page.getByRole('button', { name: 'Onwards' }).click();
      await expect(removed(page)).toBeHidden();
      await edit('areas/landing/the-fortieth-seat.story', 'full, but for one place', 'full, but for your place');
      await expect(page.getByText('full, but for your place')).toBeVisible();
      await writeFile(scene, aScene);
      await begin(page, 'A Rope Under Water');
      await expect(page.getByText('Something at the far end pulls back.')).toBeVisible();
      await rm(scene);
      await expect(removed(page)).toHaveText('The edit removed “A Rope Under Water”. Here is the list of this place.');
      await expect(page.getByText('Something at the far end pulls back.')).toBeHidden();
      await begin(page, 'Bags for the Late Ones');
      await expect(page.getByText('People come down to the water all night')).toBeVisible();
      await expect(removed(page)).toBeHidden();
    });

    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);

    await test.step('the end of the server, and its next start', async () => {
      await dev.stop();
      await dev.said(/(Our World has stopped)/);
      // The page itself may say too that it cannot be reached.
      await expect(page.getByRole('alert').filter({ hasText: 'npm run dev is not running' })).toBeVisible();
      dev = runDev([world], settings);
      await expect.poll(() => page.evaluate(() => performance.timeOrigin).catch(() => loadedAt)).not.toBe(loadedAt);
      await expect(page.getByRole('heading', { name: 'The Landing', level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('a new character', async () => {
      await page.getByRole('button', { name: /^More/ }).click();
      const menu = page.getByRole('dialog');
      await menu.getByText('For testing').click();
      await menu.getByRole('button', { name: 'Begin again' }).click();
      await expect(menu.getByRole('button', { name: 'Keep my character' })).toBeFocused();
      await menu.getByRole('button', { name: 'Delete and begin again' }).dblclick();
      await expect(page).toHaveURL(/\/create-character$/);
    });
  } finally {
    await dev.stop();
    await rm(join(root, `.built/dev-${port}`), { recursive: true, force: true });
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});
