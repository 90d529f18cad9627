import { expect } from '@playwright/test';
import { atTheFair, buying, complete, enter, ware } from './fixtures/at-the-fair.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('a choice locked by a missing item opens once the item is bought', async ({ page }) => {
  await atTheFair(page, 'a hundred');
  await page.goto('/');
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await line('The Tout').getByRole('button', { name: go }).click();
  await expect(line('Pay him in rags')).toContainText('Not met');
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Bazaar' }).click();
  await enter(page, 'The Ragman');
  await ware(page, 'Rag').getByRole('button', { name: 'Buy Rag' }).click();
  await buying(page).getByRole('textbox', { name: 'Number to buy' }).fill('4');
  await buying(page).getByRole('button', { name: 'Buy', exact: true }).click();
  await complete(page).getByRole('button', { name: 'Onwards' }).click();
  await tabs.getByRole('link', { name: 'Story' }).click();
  await line('Pay him in rags').getByRole('button', { name: go }).click();
  await expect(page.getByRole('heading', { name: 'A Fair Exchange' })).toBeVisible();
});
