import { expect } from '@playwright/test';
import { test } from './fixtures/a-server-of-its-own.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use({ ...reducedMotion, firstSettings: { TEST_SIGN_IN: 'off' } });

test('a server without sign-in providers offers none', async ({ page }) => {
  const config = page.waitForResponse('**/api/extra/config');
  await page.goto('/login');
  await config;
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Or log in with' })).toHaveCount(0);
});
