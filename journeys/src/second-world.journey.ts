import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { someNames } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { complaintsOf, expectAccessible, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const root = join(import.meta.dirname, '../..');
test.use({ firstSettings: { WORLD_DIR: join(root, 'journeys/long-pier') } });

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

async function expectOnlyThePier(page: Page): Promise<void> {
  const words = await wordsOf(page);
  expect(words.match(ours)?.[0], words).toBeUndefined();
  await expect(page).toHaveTitle(/ · The Long Pier$/);
}

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
    await expect(page.getByRole('heading', { name: 'The Long Pier', level: 1 })).toBeVisible();
    await expect(page.getByText('Half a mile of planks, and the sea on three sides of it.')).toBeVisible();
    await expect(page.getByText('Mr Quell has walked the length of it every morning')).toBeVisible();
    await expectPicture(page.locator('img[src*="/heroes/quell-at-his-window-"]'));
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(13, 24, 32)');
    await expect(page.locator('body')).toHaveCSS('background-image', 'none');
    const bar = page.locator('meta[name="theme-color"]');
    await expect(bar).toHaveAttribute('content', '#0d1820');
    await page.getByRole('button', { name: 'Daylight reading' }).click();
    await expect(bar).toHaveAttribute('content', '#dfe8ea');
    await page.getByRole('button', { name: /reading/ }).click();
    await expect(bar).toHaveAttribute('content', '#0d1820');
    await expect(page.getByText('A free story game, read in the browser.', { exact: true })).toBeVisible();
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg');
    expect(await (await page.request.get('/icon.svg')).text()).toContain('>L</text>');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /a pier in winter/);
    await expectOnlyThePier(page);
  });

  await test.step('its pages to read are its own', async () => {
    for (const name of ['Help', 'Terms', 'Credits', 'Privacy']) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expectOnlyThePier(page);
      if (name !== 'Help') continue;
      await expect(page.getByRole('heading', { name: 'The first pot' })).toBeVisible();
      await expect(page.getByText('Money is in Shells, and there is no change.')).toBeVisible();
    }
    await page.goto('/no/such/place');
    await expect(page.getByText('The planks stop here.')).toBeVisible();
    await expectOnlyThePier(page);
  });

  await test.step('a character is made with its forms of address', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Begin' }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await page.getByLabel('Username').fill(userName);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('a quarter past the kettle');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Mind the gap', level: 1 })).toBeVisible();
    await page.getByRole('textbox', { name: /name/i }).fill(name);
    await page.getByRole('radio', { name: 'Visitor' }).check();
    await page.getByRole('radio', { name: /sailor/i }).check();
    await expectOnlyThePier(page);
    await page.getByRole('button', { name: 'Play The Long Pier' }).click();
  });

  await test.step('the story shows its actions, its money and its picture of actions', async () => {
    const sidebar = page.getByRole('complementary').first();
    await expect(page.getByText('a visitor without a ticket')).toBeVisible();
    const cups = page.getByRole('region', { name: 'Cups' });
    await expect(cups).toContainText('20 / 20 cups');
    await expectPicture(cups.locator('img[src*="/icons/kettle-"]'));
    await expect(sidebar.getByText('4 Shells')).toBeVisible();
    await expectPicture(page.locator('img[src*="/currencies/shell-"]'));
    await expect(page.getByText('Most things are done over a cup of tea.')).toBeAttached();
    await expectOnlyThePier(page);
    await expectAccessible(page);
  });

  await test.step('a choice leads to a result', async () => {
    await page.getByRole('button', { name: /^Go/ }).first().click();
    await expect(page.getByRole('heading', { name: 'Mr Quell at His Window' })).toBeVisible();
    await expect(page.getByText('Costs 1 cup')).toBeVisible();
    await expectOnlyThePier(page);
    const choice = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Hold the gate' }) });
    await choice.getByRole('button', { name: /^Go/ }).click();
    await expect(page.getByRole('heading', { name: /^It (Turns|Does Not)$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cups' })).toContainText('19 / 20 cups');
    await expect(page.getByRole('heading', { name: 'You have met Mr Quell' })).toBeVisible();
    await expectPicture(page.locator('img[src*="/heroes/quell-at-his-window-"]'));
    await expectOnlyThePier(page);
  });

  await test.step('the groups of the sheet are its own', async () => {
    await page.getByRole('link', { name: 'Possessions' }).first().click();
    await expect(page.getByRole('heading', { name: 'In the drawer' })).toBeVisible();
    await expectOnlyThePier(page);
  });

  await test.step('the map has its own root, by the name of its folder', async () => {
    const config = await (await page.request.get(`${own.address}/api/extra/config`)).json();
    expect(config.mapRootAreaIDs).toEqual(['pier']);
    const openapi = await (await page.request.get(`${own.address}/api/openapi.json`)).json();
    expect(openapi.info.title).toBe('The Long Pier');
  });
  await test.step('of the pictures, it asks for its own and for the neutral parts of the frame only', () => {
    const pictures = requested.filter((path) => path.startsWith('/images/'));
    const own = /^\/images\/[0-9a-f]{16}\/(heroes\/quell-at-his-window|icons\/kettle|currencies\/shell)-\d+\.avif$/;
    const frame = /^\/images\/[0-9a-f]{12}\/ui\/(velvet|slate|paper|card-back|seal)[\w-]*\.(avif|svg)$/;
    expect(pictures.filter((path) => !own.test(path) && !frame.test(path))).toEqual([]);
    expect(pictures.filter((path) => own.test(path)).length).toBeGreaterThan(2);
  });
  expect(complaints).toEqual([]);
  expect(readFileSync(join(root, 'journeys/long-pier/pack.story'), 'utf8')).not.toMatch(ours);
});
