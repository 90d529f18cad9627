import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { mapDialog, travelButton } from './fixtures/a-traveller-at-the-map.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);
test.use({
  firstSettings: {
    WORLD_DIR: join(import.meta.dirname, '../town'),
    GAME_ENV: 'beta',
    PUBLIC_URL: 'https://town.example',
  },
});

// Starting a server takes long on a busy machine.
test.setTimeout(120_000);

const counter = (page: Page) => page.getByRole('region', { name: 'Actions' });

test('in beta there are no debug controls, and the chronograph resets spent actions', {
  annotation: {
    type: 'rows',
    description: 'C-ACTIONS-033, C-ACTIONS-034, C-ACTIONS-035, C-LAYOUT-029, C-MAP-077',
  },
}, async ({ page }) => {
  await inCardAlley(page, 'a chronograph', 'fourteen rings less');
  await page.goto('/');
  await expect(counter(page)).toContainText('6 / 20');
  await expect(page.getByText('For testing')).toHaveCount(0);
  await counter(page).getByRole('button', { name: 'Chronograph' }).click();
  await expect(counter(page)).toContainText('14 actions spent');
  await expectAccessible(page);
  await counter(page).getByRole('button', { name: 'Reset' }).click();
  await expect(counter(page)).toContainText('0 actions spent');

  await page.goto('/help');
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await expect(page.getByText('For testing')).toHaveCount(0);

  await page.goto('/');
  await travelButton(page).click();
  await mapDialog(page).getByRole('button', { name: 'Drawn map', exact: true }).click();
  await expect(mapDialog(page).getByRole('group', { name: 'The map' })).toBeVisible();
  await expect(mapDialog(page).getByRole('button', { name: /^Card Alley, / })).toBeAttached();
  await expect(mapDialog(page).getByRole('status', { name: 'Map zoom' })).toHaveCount(0);
});
