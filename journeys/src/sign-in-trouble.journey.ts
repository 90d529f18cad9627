import { expect, test } from '@playwright/test';
import { enter, password, someNames } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('Log in and Sign up say how long to wait, and that a failure is not the password’s', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/register/emailregisteruser', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '1501' }, json: { isSuccess: false } }),
  );
  await page.getByRole('tab', { name: 'Sign up' }).click();
  const { userName, email } = someNames();
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many requests. Please wait 26 minutes, then try again.');
  await expect(page.getByLabel('Username')).toHaveValue(userName);

  for (const status of [429, 500]) {
    await page.route('**/api/login', (route) => route.fulfill({ status, json: { isSuccess: false } }));
    await page.getByRole('tab', { name: 'Sign up' }).click();
    await expect(page.getByText('We were not able to log you in')).toHaveCount(0);
    await enter(page, email, password);
    await expect(page.getByRole('alert')).toContainText(
      /^We were not able to log you in with the credentials you supplied\. \w/,
    );
    await page.unroute('**/api/login');
  }
});
