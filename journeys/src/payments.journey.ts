import { expect, type Page } from '@playwright/test';
import { aNewcomer, signIn } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { card, cardFrame, fillInBilling, next, openPaymentDetails, panel, payBy } from './fixtures/checkout-form.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const main = (page: Page) => page.getByRole('main');
const purchase = '**/api/nex/purchasenexbraintreepaymentmethod';

test('reports a declined card, and finds out an order once across tabs and presses', {
  annotation: {
    type: 'rows',
    description: 'C-PAY-002, C-PAY-013, C-PAY-020, C-PAY-024, C-PAY-025, C-PAY-026, C-FATE-036',
  },
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aNewcomer(page);
  await page.goto('/fate');
  await openPaymentDetails(page);
  // Screen readers announce the name of the new step.
  await expect(panel(page).getByRole('region', { name: 'Payment details' })).toBeFocused();

  await test.step('a press before the form is filled in shows each error and focuses the first', async () => {
    const email = panel(page).getByLabel('E-mail');
    await email.fill('');
    await next(page).press('Enter');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Required');
    await expect(panel(page).locator('[aria-invalid=true]')).toHaveCount(6);
    await expectAccessible(page);
  });

  await test.step('a press beside the country selects the country of the currency', async () => {
    const country = panel(page).getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('US1');
    await expect(country).toHaveAccessibleDescription('You pay in another currency: British Pound.');
    const use = panel(page).getByRole('button', { name: 'Use United Kingdom' });
    await use.press('Enter');
    await expect(country).toHaveValue('GB1');
    await expect(country).toBeFocused();
    await expect(use).toHaveCount(0);
    await expect(country).toHaveAccessibleDescription('');
    await country.selectOption('US1');
  });

  await fillInBilling(page);
  await test.step('a press before the card is filled in moves focus to the card', async () => {
    await next(page).press('Enter');
    await expect(page.locator('iframe[title="Card details"]')).toBeFocused();
  });

  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('purchasenexbraintree')) asked += 1;
  });
  await payBy(page, card.asked);
  await cardFrame(page).getByRole('button', { name: 'It is not' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toContainText('ThreeDSecure verification failed (authenticate_failed)');
  expect(asked).toBe(0);
  await panel(page).getByRole('button', { name: 'Go back' }).click();

  await payBy(page, card.declined);
  await expect(panel(page).getByRole('alert')).toContainText(
    "Something went wrong and we weren't able to complete your transaction.",
  );
  await expect(panel(page).getByRole('alert')).toContainText("Here's the message we received:");
  await expect(panel(page).getByRole('alert')).toContainText('does not say why (“Do Not Honor”). Nothing');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Go back' }).click();
  await expect(panel(page).getByLabel('City', { exact: true })).toHaveValue('Springfield');

  await cardFrame(page).getByRole('listitem').filter({ hasText: card.asked }).getByRole('button').click();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'false');
  await expectNoSideways(page);
  await next(page).dblclick();
  await cardFrame(page).getByRole('button', { name: 'It is', exact: true }).click();
  await expect(panel(page).getByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(asked).toBe(2);
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeVisible();

  await test.step('a second tab reports the order of the first once, and buys another', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await panel(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(panel(page)).toHaveCount(0);
    await openPaymentDetails(page);
    const each = Number(/([\d,]+) Fate for/.exec(await panel(page).innerText())?.[1]);
    await fillInBilling(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The order reaches the server at once, and this tab sends it again once it is released.
    await page.route(purchase, async (route) => {
      await route.fetch();
      await released;
      await route.continue();
    });
    await payBy(page, card.paid);
    await expect(panel(page)).toContainText('Completing your purchase');

    // Copies the session storage, as a browser does when a tab opens another tab.
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/myself'));
    const second = await opened;
    await expect(panel(second).getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expectAccessible(second);
    await panel(second).getByRole('button', { name: 'Onwards' }).click();
    await expect(panel(second)).toHaveCount(0);
    await navigateClientSide(second, '/fate');
    await expect(main(second)).toContainText(`You have ${2 * each} Fate Points`);
    await openPaymentDetails(second);
    await fillInBilling(second);
    await payBy(second, card.paid);
    await expect(panel(second).getByRole('heading', { name: 'Payment received' })).toBeVisible();

    release();
    await expect(panel(page).getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(main(page)).toContainText(`You have ${3 * each} Fate Points`);
  });
});

test('finds out an order whose reply was lost, after a reload too, and charges once', async ({ page, context }) => {
  const player = await aNewcomer(page);
  await page.goto('/fate');
  await openPaymentDetails(page);
  const quantity = /([\d,]+) Fate for/.exec(await panel(page).innerText())?.[1];
  await fillInBilling(page);
  const nonces: string[] = [];
  // The server receives the purchase, and its replies are lost.
  await page.route(purchase, async (route) => {
    nonces.push(route.request().postDataJSON().nonce);
    await route.fetch();
    await route.abort();
  });
  await payBy(page, card.paid);
  await expect(panel(page)).toContainText('Finding out what happened to your order');
  await expect(panel(page)).toContainText('nothing is charged twice');
  await expectAccessible(page);
  await page.unroute(purchase);
  await page.reload();
  await expect(panel(page).getByRole('heading', { name: 'Payment received' })).toBeVisible({ timeout: 20_000 });
  await panel(page).getByRole('button', { name: 'Onwards' }).click();
  await expect(main(page)).toContainText(`You have ${quantity} Fate Points`);
  expect(new Set(nonces).size).toBe(1);

  // The result is still unknown when the tab closes, and known when the player returns.
  await page.route(purchase, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), state: 'finding out' } });
  });
  await page.route('**/api/extra/payments/order/*', (route) => route.abort());
  await openPaymentDetails(page);
  await fillInBilling(page);
  await payBy(page, card.paid);
  await expect(panel(page)).toContainText('Finding out what happened to your order');
  await page.close();
  const later = await context.newPage();
  await signIn(later, player);
  await later.goto('/myself');
  await expect(panel(later).getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await panel(later).getByRole('button', { name: 'Onwards' }).click();
  await expect(panel(later)).toHaveCount(0);
  await later.goto('/fate');
  await expect(main(later)).toContainText(/You have [\d,]+ Fate Points/);
  await expect(panel(later)).toHaveCount(0);
});

test('says when card fields do not load, and leads back by the browser’s own Back', async ({ page }) => {
  await page.clock.install();
  await aNewcomer(page);
  const config = page.waitForResponse('**/api/extra/config');
  await page.goto('/fate');
  const { checkoutUrl } = await (await config).json();
  await page.route(checkoutUrl, (route) => route.abort());
  await openPaymentDetails(page);
  await expect(panel(page)).toContainText('Loading the card form');
  await page.clock.fastForward(15_000);
  const trouble = panel(page).getByRole('alert');
  await expect(trouble).toContainText('The card form has not loaded.');
  await expect(panel(page)).not.toContainText('Loading the card form');
  await expectAccessible(page);
  await page.unroute(checkoutUrl);
  await trouble.getByRole('button', { name: 'Retry' }).click();
  await expect(cardFrame(page).getByRole('button').first()).toBeVisible();
  await expect(trouble).toHaveCount(0);
  await page.route(checkoutUrl, (route) => route.abort());
  await panel(page).getByRole('button', { name: 'Back' }).click();
  await next(page).click();
  await expect(panel(page)).toContainText('Loading the card form');
  await page.clock.fastForward(15_000);
  // Browser Back goes from the details to the choice, and from there out of the panel.
  await page.goBack();
  await expect(next(page)).toBeVisible();
  await expect(panel(page).getByRole('combobox', { name: 'Currency' })).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Buy fate' })).toBeVisible();
});
