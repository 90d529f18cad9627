import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { card, cardFrame, fillInBilling, next, openPaymentDetails, panel, payBy } from './fixtures/checkout-form.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const main = (page: Page) => page.getByRole('main');
const purchase = '**/api/nex/purchasenexbraintreepaymentmethod';

/** The order that the panel names: an amount of Fate, and its price with the currency. */
async function orderIn(page: Page): Promise<{ readonly quantity: number; readonly price: string }> {
  await expect(panel(page)).toContainText(/[\d,]+ Fate for/);
  const [, quantity = '', price = ''] = /([\d,]+) Fate for (\S*\d)/.exec(await panel(page).innerText()) ?? [];
  return { quantity: Number(quantity.replace(',', '')), price };
}

test.describe('buying Fate by card', () => {
  const shared = onOnePage(test, async (page) => {
    const complaints = complaintsOf(page);
    const { token, email } = await aNewcomer(page);
    // Billing details that the page sends to the frame of the payment provider.
    const billings: unknown[] = [];
    await page.exposeFunction('reportBilling', (billing: unknown) => billings.push(billing));
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data }) => {
        heard.push(JSON.stringify(data));
        if (data.is === 'submit')
          (window as unknown as { reportBilling: (billing: unknown) => void }).reportBilling(data.billing);
      });
    });
    await page.goto('/fate');
    return { complaints, token, email, billings };
  });

  test('offers currencies and packages in a panel that Escape does not close', {
    annotation: { type: 'rows', description: 'C-PAY-003, C-PAY-011, C-PAY-029, C-PAY-030' },
  }, async () => {
    const { page } = shared();
    await main(page).getByRole('button', { name: 'Buy fate' }).click();
    const currency = panel(page).getByRole('combobox', { name: 'Currency' });
    await expect(currency).toHaveValue('GBP');
    await expect(currency.getByRole('option')).toHaveText([/GBP/, /USD/, /EUR/, /AUD/, /CAD/, /SEK/]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(3, 3);
    await expect(panel(page)).toContainText('For testing');
    await expectAccessible(page);
    await currency.selectOption('USD');
    await panel(page).getByRole('radio').nth(1).check();
    const chosen = await panel(page).locator('label:has(:checked)').innerText();
    const [, quantity = '', price = ''] = /^([\d,]+) Fate\s+(.*)$/.exec(chosen) ?? [];
    await next(page).click();
    await expect(panel(page)).toContainText(`${quantity} Fate for ${price}`);
  });

  test('asks for billing details within their limits', {
    annotation: { type: 'rows', description: 'C-PAY-015, C-PAY-016, C-PAY-017, C-PAY-021' },
  }, async () => {
    const {
      page,
      start: { email },
    } = shared();

    const { price } = await orderIn(page);
    await expect(panel(page).getByRole('combobox', { name: 'Country' })).toHaveValue('US1');
    await expect(panel(page).getByLabel('E-mail')).toHaveValue(email);
    for (const label of ['Telephone (optional)', 'Address, line 2 (optional)'])
      await expect(panel(page).getByLabel(label)).toBeVisible();
    for (const label of ['First name', 'Last name', 'Address', 'Address, line 2 (optional)', 'City']) {
      const field = panel(page).getByLabel(label, { exact: true });
      await field.fill('a'.repeat(60));
      // The text is not cut: the bank would get half an address.
      await expect(field).toHaveValue('a'.repeat(60));
      await field.blur();
      await expect(field).toHaveAccessibleDescription('At most 50 characters.');
      await field.fill('a'.repeat(50));
      await expect(field).toHaveAccessibleDescription('');
    }
    await panel(page).getByLabel('Address, line 2 (optional)').fill('');
    await expect(panel(page)).toContainText('50/50');
    // Screen readers hear the counter only near the limit.
    const left = panel(page).getByRole('status').filter({ hasText: 'left' });
    await expect(left).toHaveText(Array.from({ length: 4 }, () => '0 characters left'));
    await expect(panel(page).getByLabel('City', { exact: true })).toHaveAccessibleDescription('');
    await panel(page).getByLabel('City', { exact: true }).fill('a'.repeat(44));
    await expect(left).toHaveCount(3);
    await panel(page).getByLabel('City', { exact: true }).fill('a'.repeat(45));
    await expect(left.last()).toHaveText('5 characters left');
    await panel(page).getByLabel('Postal code').fill('123456789012');
    await expect(left.last()).toHaveText('5 characters left');
    await expect(panel(page)).toContainText('12/10');
    await expect(panel(page).getByRole('status').filter({ hasText: '2 too many' })).toHaveCount(1);
    await panel(page).getByLabel('Postal code').fill('1234567890');
    await expect(panel(page)).toContainText('10/10');
    await fillInBilling(page);
    await expect(panel(page)).toContainText('3/50');
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(next(page)).toHaveText(`Pay ${price}`);
    await expect(next(page)).toHaveAccessibleDescription(/^Fill in a card/);
  });

  test('asks for the card on another origin, which gets no token and follows the theme', async () => {
    const {
      page,
      start: { token },
    } = shared();
    await expect(cardFrame(page).getByRole('button').first()).toBeVisible();
    await expectAccessible(page);
    const frame = page.mainFrame().childFrames()[0];
    expect(new URL(frame?.url() ?? '').origin).not.toBe(new URL(page.url()).origin);
    const heard = await frame?.evaluate(() => (window as unknown as { heard: string[] }).heard.join());
    expect(heard).toContain('begin');
    expect(heard).not.toContain(token);

    const letters = cardFrame(page).locator('body');
    const before = await letters.evaluate((body) => getComputedStyle(body).color);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'daylight';
    });
    await expect.poll(() => letters.evaluate((body) => getComputedStyle(body).color)).not.toBe(before);
  });

  test('needs both a card and valid billing details for Next', {
    annotation: { type: 'rows', description: 'C-PAY-021' },
  }, async () => {
    const { page } = shared();
    await cardFrame(page).getByRole('listitem').filter({ hasText: card.paid }).getByRole('button').click();
    await expect(next(page)).toHaveAttribute('aria-disabled', 'false');
    await panel(page).getByLabel('City', { exact: true }).fill('');
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await fillInBilling(page);
    await expect(next(page)).toHaveAttribute('aria-disabled', 'false');
  });

  test('sends the purchase and shows the new balance', {
    annotation: {
      type: 'rows',
      description: 'C-PAY-001, C-PAY-002, C-PAY-004, C-PAY-008, C-PAY-012, C-PAY-018, C-PAY-027, C-PAY-028',
    },
  }, async () => {
    const {
      page,
      start: { billings },
    } = shared();
    const { quantity } = await orderIn(page);
    await expect(panel(page).getByRole('combobox', { name: 'Country' })).toHaveValue('US1');
    const sent = page.waitForRequest(purchase);
    await payBy(page, card.paid);
    const body = (await sent).postDataJSON();
    expect(body).toEqual({
      nonce: expect.stringMatching(/^fake-valid/),
      deviceData: '',
      paymentType: 'CreditCard',
      nexAmount: quantity,
      recaptchaResponse: null,
      currencyCode: 'USD',
    });
    expect(billings).toEqual([
      {
        email: 'ada@example.org',
        phoneNumber: '',
        givenName: 'Ada',
        surname: 'Quill',
        streetAddress: '1 Long Stair',
        extendedAddress: '',
        locality: 'Springfield',
        postalCode: '12345',
        country: 'US',
      },
    ]);
    await expect(panel(page).getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expect(panel(page)).toContainText(
      'Thanks for supporting the game! Your Fate is now available in your account.',
    );
    await expect(panel(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(main(page)).toContainText(`You have ${quantity.toLocaleString('en')} Fate Points`);
  });

  test('finds out a purchase after a lost connection', async () => {
    const {
      page,
      start: { complaints },
    } = shared();

    const before = Number(/You have ([\d,]+) Fate/.exec(await main(page).innerText())?.[1]?.replace(',', ''));
    await openPaymentDetails(page);
    const sum = before + (await orderIn(page)).quantity;
    await fillInBilling(page);
    await cardFrame(page).getByRole('listitem').filter({ hasText: card.paid }).getByRole('button').click();
    await expect(next(page)).toHaveAttribute('aria-disabled', 'false');
    await page.context().setOffline(true);
    await next(page).click();
    await expect(panel(page)).toContainText('Finding out what happened to your order');
    await page.context().setOffline(false);
    await expect(panel(page).getByRole('heading', { name: 'Payment received' })).toBeVisible({ timeout: 20_000 });
    await panel(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(main(page)).toContainText(`You have ${sum.toLocaleString('en')} Fate Points`);
    expect(complaints).toEqual([]);
  });
});
