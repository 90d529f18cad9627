import { expect, type Locator, test } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { expectAccessible } from './fixtures/page-checks.ts';

test.use(withoutPictures);

const styleOf = (thing: Locator, property: 'zIndex' | 'animationDuration') =>
  thing.evaluate((element, name) => getComputedStyle(element)[name], property);

test('stacks drawers at 600, modals at 601 and notices at 20000; a modal fades in 0.1 s', {
  annotation: { type: 'rows', description: 'C-LAYOUT-010, C-LAYOUT-018' },
}, async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
  const modal = page.getByRole('dialog');
  // Shortcut keys work only after the page has loaded.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(modal).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await styleOf(modal, 'zIndex')).toBe('601');
  expect(await styleOf(modal, 'animationDuration')).toBe('0.1s');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await styleOf(page.getByRole('dialog', { name: 'More', exact: true }), 'zIndex')).toBe('600');
  expect(await styleOf(page.locator('#old-browser'), 'zIndex')).toBe('20000');
});
