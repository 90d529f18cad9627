import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { type OwnServer, test } from './fixtures/a-server-of-its-own.ts';
import { panel } from './fixtures/checkout-form.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const world = { WORLD_DIR: join(import.meta.dirname, '../town') };
test.use({ firstSettings: world });

// Starting a server twice takes long on a busy machine.
test.setTimeout(120_000);

/** Writes a changed copy of the default price list, and returns its path. */
async function pricesWith(change: (prices: string) => string): Promise<string> {
  const prices = await readFile(join(import.meta.dirname, '../../server/prices.json'), 'utf8');
  const file = join(await mkdtemp(join(tmpdir(), 'underhall-prices-')), 'prices.json');
  await writeFile(file, change(prices));
  return file;
}

async function restart(own: OwnServer, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  await own.stop();
  await own.start({ ...world, ...settings });
}

async function openPanel(page: Page): Promise<void> {
  await page.goto('/account#subscription');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(panel(page).last().getByRole('radio').first()).toBeVisible();
}

const pressNext = (page: Page) => panel(page).last().getByRole('button', { name: 'Next', exact: true }).click();

async function expectServerError(page: Page, message: string): Promise<void> {
  const alert = panel(page).last().getByRole('alert');
  await expect(alert).toContainText('Something went wrong... Please refresh the page and try again.');
  await expect(alert).toContainText(message);
  await expectAccessible(page);
}

test('a tier that is no longer sold leads to the server-error screen', {
  annotation: { type: 'rows', description: 'C-SUBS-021, C-SUBS-022' },
}, async ({ page, own }) => {
  await aNewcomer(page);
  await openPanel(page);
  await panel(page).last().getByRole('radio').nth(1).check();
  await restart(own, {
    PRICES_FILE: await pricesWith((prices) => prices.replaceAll('"addOn": "', '"addOn": "other-')),
  });
  await pressNext(page);
  await expectServerError(page, "Couldn't find the selected plan.");
});

test('a plan with another ID at the provider leads to the server-error screen', {
  annotation: { type: 'rows', description: 'C-SUBS-020, C-SUBS-022' },
}, async ({ page, own }) => {
  await aNewcomer(page);
  await openPanel(page);
  await restart(own, { PRICES_FILE: await pricesWith((prices) => prices.replaceAll('"plan": "', '"plan": "other-')) });
  await pressNext(page);
  await expectServerError(page, "Couldn't find a plan with ID 'exceptional-friendship-");
});

test('a currency that was added after the plans were loaded leads to the server-error screen', {
  annotation: { type: 'rows', description: 'C-SUBS-019, C-SUBS-022' },
}, async ({ page, own }) => {
  const withoutKrona = await pricesWith((prices) => {
    const { SEK: _unsold, ...sold } = JSON.parse(prices);
    return JSON.stringify(sold);
  });
  await restart(own, { PRICES_FILE: withoutKrona });
  await aNewcomer(page);
  await openPanel(page);
  await restart(own);
  const currency = panel(page).last().getByLabel('Currency');
  await currency.selectOption('AUD');
  await expect(currency.locator('option[value="SEK"]')).toBeAttached();
  await currency.selectOption('SEK');
  await expectServerError(page, "Couldn't find a plan denominated in 'SEK'");
});

test('a currency that is no longer sold leads to the server-error screen; without payments nothing is sold', {
  annotation: { type: 'rows', description: 'C-PAY-002, C-PAY-014' },
}, async ({ page, own }) => {
  await aNewcomer(page);
  await page.goto('/fate');
  await page.getByRole('main').getByRole('button', { name: 'Buy fate' }).click();
  await expect(panel(page).getByRole('radio').first()).toBeChecked();
  const withoutEuro = await pricesWith((prices) => {
    const { EUR: _unsold, ...sold } = JSON.parse(prices);
    return JSON.stringify(sold);
  });
  await restart(own, { PRICES_FILE: withoutEuro });
  await panel(page).getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await expectServerError(page, "Nothing is sold in 'EUR' here. Choose another currency.");
  await panel(page).getByRole('button', { name: 'Close' }).click();

  await restart(own, { PAYMENTS: 'off' });
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Buy fate' }).click();
  await expect(panel(page)).toContainText('This server sells no Fate.');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});
