import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, goTo, introduce } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: go }) });
const cardOf = (page: Page, heading: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: heading }) });
const things = (page: Page) => page.getByRole('complementary', { name: 'Information' });

test('after tea the main thread stands first on the list, and wherever one is the list leads back to it', async ({
  page,
}) => {
  const newcomer = await aNewcomer(page);
  await introduce(page, newcomer, 10);
  await goTo(page.request, newcomer.token, 'The Bazaar');
  await page.goto('/');
  await expect(cards(page).first()).toContainText('Wanted in Lampwick');
  await cardOf(page, 'Wanted in Lampwick').getByRole('button', { name: go }).click();
  await cardOf(page, 'Go to Lampwick').getByRole('button', { name: go }).click();
  await page.getByRole('button', { name: 'Onwards' }).click();

  await expect(page.getByRole('heading', { name: 'Lampwick', level: 1 })).toBeVisible();
  await expect(cards(page).first()).toContainText('Word Comes to Number Nine');
  await expect(things(page)).toContainText('It was not the Aunt.');
  await cardOf(page, 'Word Comes to Number Nine').getByRole('button', { name: go }).click();
  await cardOf(page, 'Wait at the gate').getByRole('button', { name: go }).click();
  await expect(page.getByRole('heading', { name: 'Behind a Cord' })).toBeVisible();
  await page.getByRole('button', { name: 'Onwards' }).click();

  await expect(cards(page).first()).toContainText('A Finding of Fact');
  await cardOf(page, 'A Finding of Fact').getByRole('button', { name: go }).click();
  await cardOf(page, 'Ask Mrs Ottaway').getByRole('button', { name: go }).click();
  await expect(page.getByRole('heading', { name: 'Carpentry' })).toBeVisible();
  await page.getByRole('button', { name: 'Onwards' }).click();
  await expect(page.getByRole('heading', { name: 'What You Will Sign' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Perhaps Not' })).toHaveCount(0);
  await cardOf(page, 'Sign “Expected”').getByRole('button', { name: go }).click();
  await page.getByRole('dialog', { name: 'Think twice' }).getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'On the Pier' })).toBeVisible();
  await page.getByRole('button', { name: 'Onwards' }).click();

  for (const errand of ['What Counts as Left', 'The Part of a Door', 'Any Other Business'])
    await expect(cardOf(page, errand)).toBeVisible();
  await expect(things(page)).toContainText('Three more have a part of it in Lampwick.');
});
