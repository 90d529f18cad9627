import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, ask, password } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const lines = (page: Page) => page.getByRole('region', { name: /Where you are logged in/ }).getByRole('listitem');

test('lists sessions, ends one or all others, and retries failures', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { email } = await aNewcomer(page);
  await test.step('what does not come, and what could not be ended', async () => {
    await ask(page.request, 'POST /login', { emailAddress: email, password });
    const list = '**/api/extra/sessions';
    await page.route(list, (route) => route.abort());
    await page.goto('/account#sessions');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(list);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(lines(page)).toHaveCount(2);

    const ending = '**/api/extra/sessions/end';
    await page.route(ending, (route) => route.abort());
    await lines(page)
      .nth(1)
      .getByRole('button', { name: /^Log out/ })
      .click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(lines(page)).toHaveCount(2);
    await page.unroute(ending);
    await lines(page)
      .nth(1)
      .getByRole('button', { name: /^Log out/ })
      .click();
    await expect(lines(page)).toHaveCount(1);
  });
  await test.step('where one is logged in', async () => {
    const elsewhere = [];
    for (let i = 0; i < 3; i++)
      elsewhere.push((await ask(page.request, 'POST /login', { emailAddress: email, password })).jwt);
    const isIn = async (token: string) =>
      (await page.request.get('/api/login/user', { headers: { authorization: `Bearer ${token}` } })).ok();

    await page.reload();
    await expect(page.getByRole('tab', { name: 'Authentication', selected: true })).toBeVisible();
    await expect(lines(page)).toHaveCount(4);
    await expect(
      lines(page)
        .first()
        .getByRole('heading', { name: / this one$/ }),
    ).toBeVisible();
    await expect(lines(page).first().getByRole('button')).toHaveCount(0);
    await expectAccessible(page);

    // Makes the log-in look older.
    await page.route(
      '**/api/extra/sessions/end',
      (route) => route.fulfill({ json: { isSuccess: false, message: 'It is a while.', isProofWanted: true } }),
      { times: 1 },
    );
    await lines(page)
      .nth(1)
      .getByRole('button', { name: /^Log out/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveCount(3);
    await expect(page.getByText('That session is logged out.')).toBeVisible();
    await expect(page.locator(':focus').getByRole('list')).toBeVisible();

    const everywhere = page.getByRole('button', { name: 'Log out everywhere else' });
    await everywhere.click();
    const question = page.getByRole('dialog', { name: 'Log out everywhere else?' });
    await expect(question.getByText('The 2 other sessions end.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(lines(page)).toHaveCount(3);
    await everywhere.click();
    await question.getByRole('button', { name: 'Log out there' }).click();
    await expect(page.getByText('You are logged in nowhere else.')).toBeVisible();
    await expect(lines(page)).toHaveCount(1);

    expect(await Promise.all(elsewhere.map(isIn))).toEqual([false, false, false]);
    await page.reload();
    await expect(lines(page)).toHaveCount(1);
  });
  expect(complaints).toEqual([]);
});
