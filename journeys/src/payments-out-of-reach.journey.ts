import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { card, cardFrame, fillInBilling, next, panel, payBy } from './fixtures/checkout-form.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

// Starting a server takes long on a busy machine.
test.setTimeout(240_000);

/** While this file exists, the payment provider cannot be reached. */
const downFile = join(await mkdtemp(join(tmpdir(), 'underhall-payments-')), 'down');
test.use({ firstSettings: { WORLD_DIR: join(import.meta.dirname, '../town'), PAYMENTS_DOWN_FILE: downFile } });

const goOut = () => writeFileSync(downFile, '');
const comeBack = () => rmSync(downFile);

const main = (page: Page) => page.getByRole('main');
const buy = (page: Page) => main(page).getByRole('button', { name: /^Buy / }).first();
const dialog = (page: Page) => panel(page).last();
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const trouble = (page: Page) => dialog(page).getByRole('alert');

/** Sends the form while the provider cannot be reached, and again once it can. */
async function payAtTheSecondTry(page: Page): Promise<void> {
  goOut();
  await payBy(page, card.paid);
  await expect(trouble(page)).toContainText('Nothing was charged.');
  comeBack();
  await press(page, 'Try again');
}

test('a purchase goes on where it was once the payment provider can be reached again', async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/fate');

  await test.step('the offers are loaded by a retry', async () => {
    goOut();
    await buy(page).click();
    await expect(trouble(page)).toContainText('The payment company cannot be reached at the moment.');
    await expectAccessible(page);
    comeBack();
    await press(page, 'Retry');
    await expect(dialog(page).getByRole('radio').first()).toBeChecked();
    await press(page, 'Close');
  });

  await test.step('the filled-in form is sent again and paid once', async () => {
    await buy(page).click();
    await expect(dialog(page).getByRole('radio').first()).toBeChecked();
    await next(page).click();
    await fillInBilling(page);
    goOut();
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/nex/purchasenexbraintreepaymentmethod')) sent.push(request.postDataJSON());
    });
    await payBy(page, card.paid);
    await expect(trouble(page)).toContainText('Nothing was charged.');
    await expectAccessible(page);
    await press(page, 'Try again');
    await expect(trouble(page)).toContainText('Nothing was charged.');
    comeBack();
    await press(page, 'Try again');
    await expect(dialog(page).getByRole('heading', { name: 'Payment received' })).toBeVisible();
    expect(sent).toEqual([sent[0], sent[0], sent[0]]);
    await press(page, 'Onwards');
    await expect(main(page)).toContainText(/You have [1-9]\d* \w+ Points/);
  });

  await test.step('the same holds for a membership', async () => {
    await page.goto('/account#subscription');
    await main(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(dialog(page).getByRole('radio').first()).toBeChecked();
    goOut();
    await next(page).click();
    await expect(trouble(page)).toContainText('The payment company cannot be reached at the moment.');
    comeBack();
    await press(page, 'Retry');
    await expect(cardFrame(page).getByRole('button').first()).toBeVisible();
    await fillInBilling(page);
    await payAtTheSecondTry(page);
    await expect(dialog(page).getByRole('status')).toBeVisible();
    await press(page, 'Onwards');
  });

  await test.step('and for another card', async () => {
    goOut();
    await main(page).getByRole('button', { name: 'Change the card' }).click();
    await expect(trouble(page)).toContainText('The payment company cannot be reached at the moment.');
    comeBack();
    await press(page, 'Retry');
    await fillInBilling(page);
    await payAtTheSecondTry(page);
    await expect(dialog(page).getByRole('heading', { name: 'Card changed' })).toBeVisible();
  });
});
