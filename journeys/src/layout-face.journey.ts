import { expect } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';

test('the tabs have the map and the journal, and the face opens the own pages of the player', async ({ page }) => {
  const { name } = await aNewcomer(page);
  const tabs = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const face = page.getByRole('banner').getByRole('button', { name: `You, ${name}` });
  const own = page.getByRole('navigation', { name: 'You' });

  await test.step('the journal is a page, and the map opens from any page', async () => {
    await page.goto('/');
    await tabs.getByRole('link', { name: 'Journal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(tabs.getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('button', { name: 'Map' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog', { name: 'Where to?' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('by keyboard, it opens, closes with Escape, and leads to the contacts', async () => {
    await face.focus();
    await page.keyboard.press('Enter');
    await expect(own).toBeVisible();
    await expect(face).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(own).toBeHidden();
    await expect(face).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(own.getByRole('link', { name: 'Profile' })).toBeFocused();
    await own.getByRole('link', { name: 'Contacts' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Contacts', selected: true })).toBeVisible();
    await expect(own).toBeHidden();
  });
  await test.step('it closes when the focus leaves it, and asks before logging out', async () => {
    await face.click();
    await own.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('dialog', { name: 'Leaving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await face.click();
    await expect(own).toBeVisible();
    await page.getByRole('link', { name: 'Journal' }).first().focus();
    await expect(own).toBeHidden();
  });
  for (const width of [768, 992, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await face.click();
    await expect(own.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
    await expectNoSideways(page);
    await page.keyboard.press('Escape');
  }
});
