import { expect, test as inOurWorld, type Page } from '@playwright/test';
import { aNewcomer, goTo } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, cardOf, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { aTraveller, mapDialog, place, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

/** A player who came to the story from another page of the game. */
async function fromHelp(page: Page): Promise<void> {
  await page.goto('/help');
  await toTheStory(page);
}

/** Goes to Help by a link and back to the story. */
async function byHelp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(help(page)).toBeVisible();
  await toTheStory(page);
}

const toTheStory = (page: Page) => page.getByRole('link', { name: 'Story' }).first().click();

/** Waits until a layer that closed without Back has removed its history entry. */
const settled = (page: Page) =>
  expect.poll(() => page.evaluate(() => (history.state as { readonly depth?: number }).depth ?? 0)).toBe(0);

const help = (page: Page) => page.getByRole('heading', { name: 'Help', exact: true });
const path = (page: Page) => new URL(page.url()).pathname;

test('Back leads through stories, menus, pages and dialogs without dead steps', async ({ page }) => {
  await aPlayer(page);
  await test.step('on the first page of a visit', async () => {
    await page.goto('/');
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    const mayGoBack = () =>
      page.evaluate(() => (window as unknown as { navigation: { canGoBack: boolean } }).navigation.canGoBack);
    expect(await mayGoBack()).toBe(false);
    await page.keyboard.press('?');
    await expect(keys(page)).toBeVisible();
    await expect.poll(mayGoBack).toBe(true);
    await keys(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(mayGoBack).toBe(false);
    await begin(page, 'The Prompter');
    await perhapsNot(page).click();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    await expect.poll(mayGoBack).toBe(false);
    await page.getByRole('link', { name: 'Help' }).first().click();
    await expect(help(page)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'What you can do here' })).toBeFocused();
  });

  await test.step('a reload, the way to the main part, and another page in between change nothing of it', async () => {
    await byHelp(page);
    await begin(page, 'The Prompter');
    await page.reload();
    await expect(goOf(page, 'Say them after her')).toBeVisible();
    await page.getByRole('link', { name: 'Skip to the main part' }).press('Enter');
    await expect(goOf(page, 'Say them after her')).toBeVisible();
    await page.getByRole('link', { name: 'Help' }).first().click();
    await expect(help(page)).toBeVisible();
    await page.goBack();
    await expect(goOf(page, 'Say them after her')).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
  });

  await test.step('Back closes the menu; a page opened from it leads back to the story', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
    await expect(page.getByRole('heading', { name: 'Credits', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Story' }).first().click();
    const opener = page.getByRole('button', { name: 'More', exact: true });
    await opener.click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();

    await opener.click();
    await menu(page).getByRole('link', { name: 'Help' }).click();
    await expect(help(page)).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Credits', exact: true })).toBeVisible();
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await byHelp(page);
  await test.step('out of an open story', async () => {
    await begin(page, 'The Prompter');
    await page.goBack();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    await expect(perhapsNot(page)).toHaveCount(0);
    expect(path(page)).toBe('/');
    await page.goBack();
    await expect(help(page)).toBeVisible();
  });

  await toTheStory(page);
  await test.step('after stories that were left by their button', async () => {
    for (const _ of [1, 2]) {
      await begin(page, 'The Prompter');
      await perhapsNot(page).click();
      await expect(cardOf(page, 'The Prompter')).toBeVisible();
      await settled(page);
    }
    await page.goBack();
    await expect(help(page)).toBeVisible();
  });

  await toTheStory(page);
  await test.step('with a dialog over the story', async () => {
    await begin(page, 'The Prompter');
    await page.keyboard.press('?');
    await expect(keys(page)).toBeVisible();
    await page.goBack();
    await expect(keys(page)).toHaveCount(0);
    await expect(goOf(page, 'Say them after her')).toBeVisible();
    await page.goBack();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    await page.goBack();
    await expect(help(page)).toBeVisible();
  });

  await toTheStory(page);
  await test.step('from a result', async () => {
    await begin(page, 'The Prompter');
    await goOf(page, 'Say them after her').click();
    await expect(onwards(page)).toBeVisible();
    const told = (await page.getByRole('article').first().innerText()).trim();
    await page.goBack();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    await test.step('Forward shows the result again, which Onwards and Back leave as before', async () => {
      for (const leave of [() => onwards(page).click(), () => page.goBack()]) {
        await page.goForward();
        await expect(onwards(page)).toBeVisible();
        expect((await page.getByRole('article').first().innerText()).trim()).toBe(told);
        await leave();
        await expect(cardOf(page, 'The Prompter')).toBeVisible();
        await settled(page);
      }
    });
    await page.reload();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    await expect(onwards(page)).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Back shuts a note that was tapped, and the result stays; the next Back leads on', async ({ page }) => {
    await aPlayer(page);
    await fromHelp(page);
    await begin(page, 'The Prompter');
    await goOf(page, 'Say them after her').tap();
    const asking = page.getByRole('button', { name: /^What it is: / }).first();
    await asking.tap();
    const note = page.getByRole('tooltip');
    await expect(note).toBeVisible();
    await page.goBack();
    await expect(note).toBeHidden();
    await expect(onwards(page)).toBeVisible();

    // A dialog closed by a press outside removes its history entry too.
    await asking.tap();
    await expect(note).toBeVisible();
    await page.getByRole('list', { name: 'What came of it' }).tap({ position: { x: 2, y: 2 } });
    await expect(note).toBeHidden();
    await expect.poll(() => page.evaluate(() => (history.state as { readonly depth?: number }).depth)).toBe(1);
    await page.goBack();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    expect(path(page)).toBe('/');
  });
});

inOurWorld(
  'the first press of Back keeps a scene that must be finished, the second leaves the page',
  async ({ page }) => {
    await aNewcomer(page);
    await fromHelp(page);
    const scene = page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' });
    await expect(scene).toBeVisible();
    await page.goBack();
    await expect(scene).toBeVisible();
    expect(path(page)).toBe('/');
    await page.goBack();
    await expect(help(page)).toBeVisible();
  },
);

const menu = (page: Page) => page.getByRole('dialog', { name: 'More', exact: true });
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keys that work here' });

/** A traveller at the stairs who came from another page and has the list of places open. */
async function atTheMapFromHelp(page: Page): Promise<void> {
  const { token } = await aTraveller(page);
  await goTo(page.request, token, 'Ferry Stairs');
  await page.goto('/help');
  await openTheMap(page);
}

/** Opens the map from the story page, coming from another page of the game. */
async function openTheMap(page: Page): Promise<void> {
  await toTheStory(page);
  await travelButton(page).click();
  await expect(place(page, 'The Old Mint', 'locked')).toBeVisible();
}

test('Back shuts the map and what lies over it, but nothing that is under way', async ({ page }) => {
  await test.step('Back closes the map or the dialog over it; Escape and buttons leave no history entry', async () => {
    await atTheMapFromHelp(page);
    await page.goBack();
    await expect(mapDialog(page)).toHaveCount(0);
    await expect(travelButton(page)).toBeFocused();
    expect(path(page)).toBe('/');
    await page.goBack();
    await expect(help(page)).toBeVisible();

    await openTheMap(page);
    await place(page, 'The Old Mint', 'locked').click();
    const gate = page.getByRole('dialog', { name: 'The Old Mint' });
    await expect(gate).toBeVisible();
    await page.goBack();
    await expect(gate).toHaveCount(0);
    await expect(mapDialog(page)).toBeVisible();
    await page.goBack();
    await expect(mapDialog(page)).toHaveCount(0);
    await expect(cardOf(page, 'The Waterman')).toBeVisible();
    await page.goBack();
    await expect(help(page)).toBeVisible();

    await openTheMap(page);
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toHaveCount(0);
    await travelButton(page).click();
    await place(page, 'The Old Mint', 'locked').click();
    await gate.getByRole('button', { name: 'Close' }).click();
    await mapDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(mapDialog(page)).toHaveCount(0);
    await settled(page);
    await page.goBack();
    await expect(help(page)).toBeVisible();

    await page.goForward();
    await expect(cardOf(page, 'The Waterman')).toBeVisible();
    await travelButton(page).click();
    await expect(mapDialog(page)).toBeVisible();
    await page.reload();
    await expect(cardOf(page, 'The Waterman')).toBeVisible();
    await expect(mapDialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(help(page)).toBeVisible();
  });

  await test.step('while something is under way Back shuts nothing; once it is done, it does', async () => {
    await openTheMap(page);
    await place(page, 'The Old Mint', 'locked').click();
    const gate = page.getByRole('dialog', { name: 'The Old Mint' });
    const letGo = await holdCalls(page, '**/api/storylet/begin');
    await gate.getByRole('button', { name: go }).click();
    await expect(gate.locator('[data-step=Loading]')).toBeVisible();
    await page.goBack();
    await expect(gate.locator('[data-step=Loading]')).toBeVisible();
    letGo();
    await expect(gate.locator('[data-step=In]')).toBeVisible();
    await page.goBack();
    await expect(gate).toHaveCount(0);
  });
});
