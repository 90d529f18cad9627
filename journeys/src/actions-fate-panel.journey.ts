import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { have, inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectContrast } from './fixtures/page-checks.ts';
import { pressTwice } from './fixtures/press-twice.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Your character' });
const refill = (page: Page) => sidebar(page).getByRole('button', { name: 'Refill actions' });
const panel = (page: Page) => sidebar(page).getByRole('dialog');
const buttonIn = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });

test.describe('the Fate button of the sidebar', () => {
  const shared = onOnePage(test, async (page) => {
    const { token, name } = await inCardAlley(page, 'nine Fate');
    await page.goto('/');
    return { token, name };
  });

  test('leads to the Fate page while more than six actions are left', {
    annotation: { type: 'rows', description: 'C-ACTIONS-021' },
  }, async () => {
    const { page } = shared();

    await expect(sidebar(page)).toContainText('9 Fate');
    await refill(page).click();
    await expect(page).toHaveURL(/\/fate#gameplay$/);
    await expect(page.getByRole('main').getByRole('button', { name: /A taller candle/ })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });

  test('opens the refill panel at six actions, and the panel returns the focus', {
    annotation: { type: 'rows', description: 'C-ACTIONS-021' },
  }, async () => {
    const {
      page,
      start: { token },
    } = shared();

    await have(page.request, token, 'fourteen rings less');
    await page.goto('/');
    await expect(sidebar(page).getByRole('region', { name: 'Actions' })).toContainText('6 / 20');
    await refill(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toHaveAccessibleName('Refill your candle');
    await expect(refill(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(refill(page)).toBeFocused();
    await expect(refill(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('its panel goes from loading and blurb to payment, error and success', {
    annotation: { type: 'rows', description: 'C-FATE-020' },
  }, async () => {
    const {
      page,
      start: { token },
    } = shared();
    const title = panel(page).getByRole('heading');

    // Loading, by a slow server.
    const answer = await holdCalls(page, '**/api/fate');
    await refill(page).click();
    await expect(panel(page).getByRole('status')).toHaveText('Counting your slips');
    await expectAccessible(page);
    answer();

    // Blurb: what a refill is.
    await expect(panel(page)).toContainText('permission for something to have happened');
    await expect(panel(page)).toContainText(/The next action comes in \d+:\d\d/);
    await expect(buttonIn(page, /for 4 Fate/)).toHaveCount(0);
    await expectAccessible(page);
    await buttonIn(page, 'Choose a refill').press('Enter');

    // Payment: what it costs. One of the two is too dear.
    await expect(title).toBeFocused();
    await expect(panel(page)).toContainText('You have 9 Fate');
    await expect(buttonIn(page, '20 actions for 10 Fate')).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    // Error: the server charges, and its reply is lost.
    let purchases = 0;
    await page.route('**/api/fate/purchase', async (route) => {
      purchases++;
      await route.fetch();
      await route.abort();
    });
    await pressTwice(buttonIn(page, '6 actions for 4 Fate'));
    await expect(panel(page).getByRole('alert')).toContainText('cannot be reached');
    await expect(title).toBeFocused();
    expect(purchases).toBe(1);
    await expectAccessible(page);

    // Success, once for both requests.
    await page.unroute('**/api/fate/purchase');
    await buttonIn(page, 'Retry').press('Enter');
    await expect(panel(page)).toHaveAccessibleName('Stamped');
    await expect(panel(page).getByRole('status')).toContainText('Your candle is 6 rings taller');
    await expect(title).toBeFocused();
    await expect(sidebar(page)).toContainText('5 Fate');
    await expect(sidebar(page).getByRole('region', { name: 'Actions' })).toContainText('12 / 20');
    expect((await ask(page.request, 'GET /fate', {}, token)).currentFate).toBe(5);
    await expectAccessible(page);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'daylight';
    });
    await expectContrast(page);
    await buttonIn(page, 'Onwards').press('Enter');
    await expect(panel(page)).toHaveCount(0);
    await expect(refill(page)).toBeFocused();
  });

  test('says so if the balance cannot be loaded or is too low', {
    annotation: { type: 'rows', description: 'C-FATE-020' },
  }, async () => {
    const {
      page,
      start: { token },
    } = shared();

    const { actionRefillFateCard } = await ask(page.request, 'GET /fate', {}, token);
    const [size] = actionRefillFateCard.buttons;
    const storeItemId = size?.correspondingActivePurchase.id ?? 0;
    await ask(page.request, 'POST /fate/purchase', { action: 'RefillActions', storeItemId }, token);
    await have(page.request, token, 'fourteen rings less');
    await page.goto('/');
    await expect(sidebar(page)).toContainText('1 Fate');
    await page.route('**/api/fate', (route) => route.abort());
    await refill(page).click();
    await expect(panel(page).getByRole('alert')).toContainText('cannot be reached');
    await page.unroute('**/api/fate');
    await buttonIn(page, 'Retry').click();
    await expect(panel(page)).toContainText('A refill costs at least 4 Fate, and you have 1');
    await expect(buttonIn(page, 'Choose a refill')).toHaveCount(0);
    await expectAccessible(page);
    await buttonIn(page, 'Close').click();
    await expect(refill(page)).toBeFocused();
  });

  test('offers enhanced members their refreshes first', {
    annotation: { type: 'rows', description: 'C-ACTIONS-021' },
  }, async () => {
    const {
      page,
      start: { token, name },
    } = shared();

    const plan = { planId: 'exceptional-friendship-gbp', addOnId: 'enhanced-gbp' };
    const paidBy = { nonce: `fake-valid-nonce-${name.replace(/\W/g, '-')}`, paymentType: 'CreditCard', deviceData: '' };
    const begun = await ask(page.request, 'POST /nex/createbraintreesubscription', { ...plan, ...paidBy }, token);
    expect(begun).toMatchObject({ isSuccess: true });
    await page.goto('/');
    await refill(page).click();
    await expect(page.getByRole('dialog', { name: 'Your supper has been kept' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(refill(page)).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refill actions' })).toHaveCount(0);
  });
});
