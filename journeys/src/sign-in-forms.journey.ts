import { expect, test } from '@playwright/test';
import { withoutPictures } from './fixtures/browser.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('/login opened directly is ready for a password manager; / and /sign-up open Sign up', async ({ page }) => {
  const form = page.getByRole('region', { name: 'Come in' });
  const fields = () =>
    form
      .locator('input:not([type=checkbox])')
      .evaluateAll((all) => all.map((each) => each.getAttribute('autocomplete')));
  const expectForm = async (tab: string, expected: readonly string[]) => {
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    expect(await fields()).toEqual(expected);
  };
  const logInFields = ['username', 'current-password'];
  const signUpFields = ['nickname', 'username', 'new-password'];
  for (const [path, tab, expected] of [
    ['/login', 'Log in', logInFields],
    ['/sign-up', 'Sign up', signUpFields],
    ['/', 'Sign up', signUpFields],
  ] as const) {
    await page.goto(path);
    await expectForm(tab, expected);
    await page.reload();
    await expectForm(tab, expected);
  }
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/begin');
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expectForm('Sign up', signUpFields);
});
