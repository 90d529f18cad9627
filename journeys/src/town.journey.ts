import { expect } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { atRest } from './fixtures/at-rest.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';

test.use(atRest);
test.use(withoutPictures);

test('in the proving town the almoner gives what one wants to try it with', async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/');
  const almoner = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'The Almoner' }) });
  await almoner.getByRole('button', { name: /^Go/ }).click();
  await expect(page.getByRole('heading', { name: 'Lodge in three rooms' })).toBeVisible();
});
