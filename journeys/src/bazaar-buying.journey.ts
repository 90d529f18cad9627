import { expect } from '@playwright/test';
import { atTheFair, buying, complete, enter, numberOwned, ware } from './fixtures/at-the-fair.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible } from './fixtures/page-checks.ts';

test.describe('buying in a shop', () => {
  const shared = onOnePage(test, async (page) => {
    const player = await atTheFair(page, 'a hundred');
    await page.goto('/bazaar');
    return player;
  });

  test('the dialog steps and clamps the number to buy', {
    annotation: {
      type: 'rows',
      description: 'C-BAZAAR-010, C-BAZAAR-011, C-BAZAAR-012, C-BAZAAR-024, C-BAZAAR-025, C-BAZAAR-026',
    },
  }, async () => {
    const { page } = shared();
    await expect(page.getByText(/^You turn out your pockets/)).toBeVisible();
    await enter(page, 'The Ragman');
    await ware(page, 'Rag').getByRole('button', { name: 'Buy Rag' }).click();
    const dialog = buying(page);
    const number = dialog.getByRole('textbox', { name: 'Number to buy' });
    const submit = dialog.getByRole('button', { name: 'Buy', exact: true });
    await expect(dialog).toContainText(
      'You may buy up to 999,999 items at a time. If you need to buy more, do so in batches.',
    );
    await expect(number).toHaveValue('1');
    for (const [name, text] of [
      ['10 fewer', '-10'],
      ['1 fewer', '-1'],
      ['1 more', '+1'],
      ['10 more', '+10'],
    ] as const)
      await expect(dialog.getByRole('button', { name, exact: true })).toHaveText(text);
    await dialog.getByRole('button', { name: '10 more' }).click();
    await dialog.getByRole('button', { name: '1 more', exact: true }).click();
    await expect(number).toHaveValue('12');
    await dialog.getByRole('button', { name: '10 fewer' }).click();
    await dialog.getByRole('button', { name: '1 fewer', exact: true }).click();
    await expect(number).toHaveValue('1');
    await dialog.getByRole('button', { name: '10 fewer' }).click();
    await expect(number).toHaveValue('0');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await number.fill('5000000');
    await expect(number).toHaveValue('33');
    const told = dialog.getByRole('status');
    await expect(told).toHaveText('You can buy 33 at most. 33 for 0.99 Echoes; then you have 0.01 Echoes.');
    await number.fill('');
    await number.press('Enter');
    await expect(told).toContainText('Say how many you want to buy.');
    for (const wrong of ['-1', '1.5', '1e9', '0', 'ten']) {
      await number.fill(wrong);
      await expect(number).toHaveValue(wrong);
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      await expect(number).toHaveAccessibleDescription('Enter a whole number from 1 to 33.');
      await expect(told).toHaveText('Enter a whole number from 1 to 33.');
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
    }
    await expectAccessible(page);
    await number.fill('2');
    await expect(number).toHaveAttribute('aria-invalid', 'false');
    await expect(told).toHaveText('2 for 0.06 Echoes; then you have 0.94 Echoes.');
  });

  test('a purchase shows its result, and returns to the item', {
    annotation: { type: 'rows', description: 'C-BAZAAR-001, C-BAZAAR-014, C-BAZAAR-020' },
  }, async () => {
    const { page, start: player } = shared();
    const number = buying(page).getByRole('textbox', { name: 'Number to buy' });
    await number.fill('4');
    await number.press('Enter');
    await expect(complete(page)).toContainText('You’ve bought 4 x Rag for 0.12 Echoes.');
    await expect(complete(page)).toContainText('0.88 Echoes');
    await expect(complete(page)).toContainText('4 x Rag');
    await expectAccessible(page);
    await complete(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(ware(page, 'Rag')).toContainText('You have 4.');
    await expect(ware(page, 'Rag').getByRole('button', { name: 'Buy Rag' })).toBeFocused();
    expect(await numberOwned(page, player, 'Echoes', 'Rag')).toEqual([88, 4]);
  });

  test('a new possession appears in the list to sell', {
    annotation: { type: 'rows', description: 'C-BAZAAR-021' },
  }, async () => {
    const { page } = shared();

    await enter(page, 'The Hatter at the Fair');
    await ware(page, 'Straw Hat').getByRole('button', { name: 'Buy Straw Hat' }).click();
    const refreshed = page.waitForResponse((answer) => /availabilities$/.test(answer.url()));
    await buying(page).getByRole('button', { name: 'Buy', exact: true }).click();
    await expect(complete(page)).toContainText('It creaks as you put it on.');
    await refreshed;
    await complete(page).getByRole('button', { name: 'Onwards' }).click();
    await enter(page, 'Sell my things');
    await expect(ware(page, 'Straw Hat')).toContainText('0.04 Echoes');
  });
});
