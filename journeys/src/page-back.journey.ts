import { expect, test as inOurWorld, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, cardOf, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { test } from './fixtures/in-the-town.ts';

/** A player who came to the story from another page of ours. */
async function fromHelp(page: Page): Promise<void> {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Story' }).first().click();
}

const help = (page: Page) => page.getByRole('heading', { name: 'Help', exact: true });
const path = (page: Page) => new URL(page.url()).pathname;

test('the browser’s way back leads out of an open story to the list, and from there to the page before', async ({
  page,
}) => {
  await aPlayer(page);
  await fromHelp(page);
  await begin(page, 'The Prompter');
  await page.goBack();
  await expect(cardOf(page, 'The Prompter')).toBeVisible();
  await expect(perhapsNot(page)).toHaveCount(0);
  expect(path(page)).toBe('/');
  await page.goBack();
  await expect(help(page)).toBeVisible();
});

test('from a result it leads on, as Onwards does', async ({ page }) => {
  await aPlayer(page);
  await fromHelp(page);
  await begin(page, 'The Prompter');
  await goOf(page, 'Say them after her').click();
  await expect(onwards(page)).toBeVisible();
  await page.goBack();
  await expect(cardOf(page, 'The Prompter')).toBeVisible();
  await page.reload();
  await expect(cardOf(page, 'The Prompter')).toBeVisible();
  await expect(onwards(page)).toHaveCount(0);
});

test('a story that was left by its own button leaves no dead step behind', async ({ page }) => {
  await aPlayer(page);
  await fromHelp(page);
  for (const _ of [1, 2]) {
    await begin(page, 'The Prompter');
    await perhapsNot(page).click();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
  }
  await page.goBack();
  await expect(help(page)).toBeVisible();
});

test('a reload, the way to the main part, and another page in between change nothing of it', async ({ page }) => {
  await aPlayer(page);
  await fromHelp(page);
  await begin(page, 'The Prompter');
  await page.reload();
  await expect(goOf(page, 'Say them after her')).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the main part' }).press('Enter');
  await expect(goOf(page, 'Say them after her')).toBeVisible();
  await page.goBack();
  await expect(goOf(page, 'Say them after her')).toBeVisible();
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(help(page)).toBeVisible();
  await page.goBack();
  await expect(goOf(page, 'Say them after her')).toBeVisible();
  await page.goBack();
  await expect(cardOf(page, 'The Prompter')).toBeVisible();
});

inOurWorld('what has to be gone through stays; pressed once more it leaves the page', async ({ page }) => {
  await aNewcomer(page);
  await fromHelp(page);
  const scene = page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' });
  await expect(scene).toBeVisible();
  await page.goBack();
  await expect(scene).toBeVisible();
  expect(path(page)).toBe('/');
  await page.goBack();
  await expect(help(page)).toBeVisible();
});
