import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { panel } from './fixtures/checkout-form.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const world = { WORLD_DIR: join(import.meta.dirname, '../town') };
test.use({ firstSettings: world });

// Starting a server twice takes long on a busy machine.
test.setTimeout(120_000);

/** A copy of the default price list in which every add-on has another ID at the provider. */
async function pricesWithOtherAddOns(): Promise<string> {
  const prices = await readFile(join(import.meta.dirname, '../../server/prices.json'), 'utf8');
  const file = join(await mkdtemp(join(tmpdir(), 'underhall-prices-')), 'prices.json');
  await writeFile(file, prices.replaceAll('"addOn": "', '"addOn": "other-'));
  return file;
}

test('a tier that is no longer sold leads to the server-error screen', {
  annotation: { type: 'rows', description: 'C-SUBS-021, C-SUBS-022' },
}, async ({ page, own }) => {
  await aNewcomer(page);
  await page.goto('/account#subscription');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  const press = (name: string) => panel(page).last().getByRole('button', { name, exact: true }).click();
  await panel(page).last().getByRole('radio').nth(1).check();
  await own.stop();
  await own.start({ ...world, PRICES_FILE: await pricesWithOtherAddOns() });
  await press('Next');

  const alert = panel(page).last().getByRole('alert');
  await expect(alert).toContainText('Something went wrong... Please refresh the page and try again.');
  await expect(alert).toContainText("Couldn't find the selected plan.");
  await expectAccessible(page);
});
