import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import {
  atTheFair,
  buying,
  complete,
  enter,
  failed,
  numberOwned,
  selling,
  shops,
  takeGift,
  ware,
} from './fixtures/at-the-fair.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const buy = '**/api/exchange/buy';

test('the Bazaar shows loading and failure, and keeps the number of a refused trade', {
  annotation: { type: 'rows', description: 'C-BAZAAR-015, C-BAZAAR-020, C-ERROR-011' },
}, async ({ page }) => {
  const player = await atTheFair(page, 'the sack');
  await test.step('says that it is loading, and retries a shop that failed to load', async () => {
    const release = await holdCalls(page, '**/api/exchange/availabilities*', (route) => route.abort());
    await page.goto('/bazaar');
    await expect(shops(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'One moment' })).toBeVisible();
    release();
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await expectAccessible(page);
    await page.unroute('**/api/exchange/availabilities*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(ware(page, 'Rag')).toBeVisible();
  });
  await test.step('says how much money is missing, and opens no dialog', async () => {
    await enter(page, 'The Ragman');
    const button = ware(page, 'Rag').getByRole('button', { name: 'Buy Rag' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^0\.\d\d Echoes You are 0\.03 Echoes short$/);
    await button.click({ force: true });
    await expect(buying(page)).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('a refused trade says why, and keeps the number', async () => {
    await enter(page, 'Sell my things');
    await page.getByRole('button', { name: 'Sell Rag' }).click();
    await selling(page).getByRole('textbox', { name: 'Number to sell' }).fill('10');
    // Another tab sends its request first.
    const items = await ask(page.request, 'GET /exchange/availabilities', {}, player.token);
    const rag = items.find(({ availability }) => availability.quality.name === 'Rag')?.availability.id ?? 0;
    await ask(page.request, 'POST /exchange/sell', { availabilityId: rag, amount: 5 }, player.token);
    await selling(page).getByRole('button', { name: 'Sell', exact: true }).click();
    await expect(failed(page)).toContainText('You do not have that many. Ask for fewer.');
    await expectAccessible(page);
    await failed(page).getByRole('button', { name: 'Go back' }).click();
    // Ten were requested, and seven are left.
    await expect(selling(page).getByRole('textbox', { name: 'Number to sell' })).toHaveValue('7');
    await selling(page).getByRole('button', { name: 'Sell', exact: true }).click();
    await expect(complete(page)).toContainText('You’ve sold 7 x Rag');
    expect(await numberOwned(page, player, 'Echoes', 'Rag')).toEqual([12, 0]);
  });
});

test('a trade by keyboard, offline or pressed twice happens once, and stops when the Bazaar closes', async ({
  page,
}) => {
  const player = await atTheFair(page, 'a hundred');
  await page.goto('/bazaar');
  const button = ware(page, 'Rag').getByRole('button', { name: 'Buy Rag' });
  await test.step('shop, item, number and result work by keyboard, and the focus returns', async () => {
    await shops(page).getByRole('button', { name: 'The Ragman' }).press('Enter');
    await button.press('Enter');
    await buying(page).getByRole('textbox', { name: 'Number to buy' }).fill('2');
    const sum = buying(page).getByRole('status');
    await expect(sum).toContainText('2 for 0.06 Echoes; then you have 0.94 Echoes.');
    // The new balance is known before the result; it must not be recalculated and announced twice.
    const told = await sum.evaluateHandle((line) => {
      const after: (string | null)[] = [];
      new MutationObserver(() => after.push(line.textContent)).observe(line, { characterData: true, subtree: true });
      return after;
    });
    await page.keyboard.press('Enter');
    await expect(complete(page)).toBeVisible();
    expect(await told.jsonValue()).toEqual([]);
    await leaveResult(page);
    await expect(button).toBeFocused();
    expect(await numberOwned(page, player, 'Rag')).toEqual([2]);
  });
  await test.step('an offline trade can be retried, and happens once', async () => {
    await button.click();
    await buying(page).getByRole('textbox', { name: 'Number to buy' }).fill('6');
    // The request reaches the server, but its reply is lost.
    await page.route(buy, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await buying(page).getByRole('button', { name: 'Buy', exact: true }).click();
    await expect(failed(page)).toContainText('Check your connection');
    await page.unroute(buy);
    await failed(page).getByRole('button', { name: 'Retry' }).click();
    await expect(complete(page)).toContainText('You’ve bought 6 x Rag');
    expect(await numberOwned(page, player, 'Echoes', 'Rag')).toEqual([76, 8]);
    await leaveResult(page);
  });
  await test.step('a second press during a trade is ignored, and the dialog stays open', async () => {
    await button.click();
    const release = await holdCalls(page, buy);
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/exchange/buy') && sent.push(request.url()));
    await buying(page).getByRole('button', { name: 'Buy', exact: true }).dblclick();
    await page.keyboard.press('Escape');
    await expect(buying(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(complete(page)).toContainText('You’ve bought 1 x Rag');
    expect(sent).toHaveLength(1);
    expect(await numberOwned(page, player, 'Echoes', 'Rag')).toEqual([73, 9]);
    await leaveResult(page);
  });
  await test.step('a Bazaar restricted in another tab refuses trades, then disappears', async () => {
    await button.click();
    await takeGift(page, player, 'the stalls shut');
    await buying(page).getByRole('button', { name: 'Buy', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByText('This door is not open yet.')).toBeVisible();
    expect(await numberOwned(page, player, 'Echoes', 'Rag')).toEqual([73, 9]);
  });
});

async function leaveResult(page: Page): Promise<void> {
  await complete(page).getByRole('button', { name: 'Onwards' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
