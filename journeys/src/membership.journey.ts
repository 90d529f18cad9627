import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { choice, outfits } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { card, cardFrame, fillInBilling, next, panel, payBy } from './fixtures/checkout-form.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { subscribe } from './fixtures/subscribe.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => panel(page).last().getByRole('button', { name, exact: true }).click();

/** Date format of the account page: 3 March 2026. */
const aDay = /^\d{1,2} [A-Z][a-z]+ \d{4}$/;

/** Button that ends a membership. *Cancel* alone closes dialogs elsewhere. */
const cancel = 'Cancel the membership';

/** Requests another plan on the account page, confirms it and waits for the result. */
async function changeTo(page: Page, name: string, says = ''): Promise<void> {
  await main(page).getByRole('button', { name: 'Change or cancel' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Select new plan' })).toBeVisible();
  await press(page, name);
  await expect(panel(page).getByRole('heading', { name: 'Confirm new plan' })).toBeVisible();
  await expect(panel(page).last()).toContainText(says);
  await press(page, name);
  await press(page, 'Onwards');
}

/** Checks on the possessions page how many outfits are for members, and how many for enhanced members. */
async function expectOutfits(page: Page, ofMembers: number, ofEnhanced: number): Promise<void> {
  await navigateClientSide(page, '/possessions');
  await choice(page).click();
  await expect(outfits(page).getByRole('button', { name: 'Exceptional' })).toHaveCount(ofMembers);
  await expect(outfits(page).getByRole('button', { name: 'Enhanced Exceptional' })).toHaveCount(ofEnhanced);
}

/** Plans offered on the account page. */
async function expectPlans(page: Page, ...names: readonly string[]): Promise<void> {
  await main(page).getByRole('button', { name: 'Change or cancel' }).click();
  await expect(panel(page).getByRole('listitem').getByRole('button')).toHaveText(names);
  await press(page, 'Close');
}

test.describe('a membership', () => {
  const shared = onOnePage(test, async (page) => {
    await aNewcomer(page);
  });

  test('shows a failed subscription with its reason', {
    annotation: { type: 'rows', description: 'C-SUBS-001, C-SUBS-023, C-SUBS-024, C-PAY-002' },
  }, async () => {
    const { page } = shared();
    await page.goto('/fate');
    await expect(main(page)).toContainText('You have 0 Fate Points');
    await navigateClientSide(page, '/account#subscription');
    await expect(main(page)).toContainText('You have no paid membership.');
    await expect(main(page)).toContainText('A deck of 10 cards');
    await main(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(panel(page).getByRole('radio').first()).toBeChecked();
    await expect(panel(page).getByRole('group', { name: 'Membership' }).locator('label')).toHaveText([
      /^Exceptional Friendship.* a month$/,
      /^Enhanced Exceptional Friendship.* a month$/,
    ]);
    await expectAccessible(page);
    await next(page).click();
    await fillInBilling(page);
    await payBy(page, card.declined);
    await expect(panel(page).getByRole('heading', { name: 'Subscription failed' })).toBeVisible();
    await expect(panel(page).getByRole('alert')).toContainText("We weren't able to process your payment.");
    await expect(panel(page).getByRole('alert')).toContainText('Do Not Honor');
    await expectAccessible(page);
    await press(page, 'Go back');
    // A failure inside the payment provider's scripts, which have no message for it.
    await expect(cardFrame(page).getByRole('button').first()).toBeVisible();
    await cardFrame(page)
      .locator('body')
      .evaluate((_, origin) => parent.postMessage({ is: 'failed', message: '' }, origin), new URL(page.url()).origin);
    await expect(panel(page).getByRole('alert')).toContainText(
      "Something went wrong and we couldn't finish subscribing you. Please refresh the page and try again.",
    );
    await press(page, 'Go back');
  });

  test('is paid by the month, and refreshes Fate, actions and settings', {
    annotation: { type: 'rows', description: 'C-SUBS-001, C-SUBS-007, C-SUBS-011, C-ACCOUNT-010' },
  }, async () => {
    const { page } = shared();

    const asked = page.waitForRequest('**/api/nex/createbraintreesubscription');
    // Count the requests that follow the purchase.
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (fetched.length > 0 || pathname.endsWith('/createbraintreesubscription')) fetched.push(pathname);
    });
    await payBy(page, card.paid);
    expect((await asked).postDataJSON()).toEqual({
      nonce: expect.stringMatching(/^fake-valid/),
      deviceData: '',
      paymentType: 'CreditCard',
      recaptchaResponse: null,
      planId: 'exceptional-friendship-usd',
      addOnId: null,
    });
    for (const path of ['fate/hassubscription', 'fate', 'character/actions', 'settings'])
      await expect.poll(() => fetched).toContain(`/api/${path}`);
    await expect(panel(page).getByRole('status')).toContainText(
      /You have paid US\$9\.00 for this month\. Your membership is renewed at that price on \d+ \w+ \d{4},/,
    );
    await press(page, 'Onwards');
    await expect(main(page)).toContainText('US$9.00');
    await expect(main(page).getByRole('term')).toHaveText(['Membership', 'Monthly price', 'Renewed on']);
    await expect(main(page).getByRole('definition').last()).toHaveText(aDay);
    await expectAccessible(page);
  });

  test('is cancelled, restored, enhanced and downgraded on the account page', {
    annotation: {
      type: 'rows',
      description:
        'C-SUBS-009, C-SUBS-010, C-SUBS-012, C-SUBS-013, C-SUBS-014, C-SUBS-015, C-SUBS-016, C-ACCOUNT-010, C-PAY-002',
    },
  }, async () => {
    const { page } = shared();

    await expectPlans(page, 'Enhance', cancel);
    await changeTo(page, cancel, 'Nothing more is charged. You keep what you have paid for until');
    await expect(main(page)).toContainText('Exceptional Friendship (cancelled)');
    await expect(main(page).getByRole('term')).toHaveText(['Membership', 'Ends']);
    await expect(main(page).getByRole('definition').last()).toHaveText(aDay);
    await expectPlans(page, 'Restore', 'Enhance');
    await changeTo(page, 'Enhance');
    await expect(main(page)).toContainText('US$15.00');
    await expectPlans(page, 'Downgrade', cancel);
    await changeTo(page, cancel);
    await expect(main(page)).toContainText('Enhanced Exceptional Friendship (cancelled)');
    await expectPlans(page, 'Restore');
    await changeTo(page, 'Restore');
    await expect(main(page)).toContainText('US$15.00');
    await changeTo(
      page,
      'Downgrade',
      'you have Exceptional Friendship, for US$9.00 a month. Until then nothing changes.',
    );
    await expect(main(page)).toContainText('US$9.00');
  });

  test('brings its extra outfits', { annotation: { type: 'rows', description: 'C-OUTFIT-047' } }, async () => {
    const { page } = shared();
    await expectOutfits(page, 6, 2);
  });
});

test('the map offers a membership with benefits and price', {
  annotation: { type: 'rows', description: 'C-SUBS-002, C-SUBS-025' },
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aNewcomer(page);
  await page.goto('/');
  const offer = async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Map' }).click();
    await panel(page).getByRole('button', { name: 'List', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Exceptional Friendship', exact: true }).click();
  };
  await offer();
  await expect(panel(page).last()).toContainText('from just $9 a month');
  await expectAccessible(page);
  await press(page, 'Subscribe');
  // The currency stays the same from the offer to the form.
  await expect(panel(page).last().getByLabel('Currency')).toHaveValue('USD');
  await panel(page).last().getByRole('radio').nth(1).check();
  await press(page, 'Next');
  await expect(cardFrame(page).getByRole('button').first()).toBeVisible();
  await expect(panel(page).last()).toContainText('Enhanced Exceptional Friendship for US$15.00 a month');
  await expect(panel(page).last().getByLabel('Country')).toHaveValue('US1');
  await expectNoSideways(page);
  // By keyboard, because the frame above may still grow and move the button.
  await panel(page).last().getByRole('button', { name: 'Back', exact: true }).press('Enter');

  await press(page, 'Close');
  // The dialogs' history entries must be removed before the page is opened again.
  await expect(panel(page)).toHaveCount(1);
  await press(page, 'Close');
  await expect(panel(page)).toHaveCount(0);

  // Paid from the offer itself: the offer disappears, and the result still shows.
  await page.goto('/fate');
  await main(page).getByRole('button', { name: 'Exceptional Friendship', exact: true }).click();
  await press(page, 'Next');
  await fillInBilling(page);
  await payBy(page, card.paid);
  await expect(panel(page).last().getByRole('button', { name: 'Onwards' })).toBeVisible();
  await expect(panel(page).last().getByRole('status')).not.toBeEmpty();
  await press(page, 'Onwards');
  await expect(panel(page)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Exceptional Friendship', exact: true })).toHaveCount(0);
});

test('the card of a membership is changed by keyboard', {
  annotation: { type: 'rows', description: 'C-CARDS-025, C-OUTFIT-047' },
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await inCardAlley(page, 'three rooms', 'plain callers');
  await page.goto('/');
  const waiting = page.getByRole('tab', { name: /^Sometimes/ });
  await expect(waiting).toHaveAccessibleName(/6 cards waiting/);
  await subscribe(page.request, token);
  await page.reload();
  await expectOutfits(page, 4, 0);
  await navigateClientSide(page, '/');
  await expect(waiting).toHaveAccessibleName(/10 cards waiting/);
  await navigateClientSide(page, '/account#subscription');
  const opener = main(page).getByRole('button', { name: 'Change the card' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Nothing is charged now. From the next renewal on £7.50 a month is charged');
  await fillInBilling(page);
  await expect(cardFrame(page).getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await payBy(page, card.declined);
  await expect(panel(page).getByRole('heading', { name: 'Card not accepted' })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toContainText('Do Not Honor');
  await expectAccessible(page);
  await press(page, 'Go back');

  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/extra/membership/card'),
  );
  await cardFrame(page).getByRole('listitem').filter({ hasText: card.paid }).getByRole('button').click();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'false');
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Card changed' })).toBeVisible();
  expect((await asked).postDataJSON()).toEqual({
    nonce: expect.stringMatching(/^fake-valid/),
    deviceData: '',
    paymentType: 'CreditCard',
  });
  await expect(panel(page).getByRole('status')).toContainText('Your card was changed.');
  await panel(page).getByRole('button', { name: 'Onwards' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a debt is shown before the new card is charged', async ({ page }) => {
  const { token } = await aNewcomer(page);
  await subscribe(page.request, token);
  // A month that could not be charged, as the server reports it.
  const change = (path: string, to: object) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...to } });
    });
  await change('**/api/fate/hassubscription', { subscriptionPastDue: true });
  await change('**/api/extra/membership/card', { owed: 7.5 });
  await page.goto('/account#subscription');
  await expect(main(page)).toContainText('If you change the card, the new card is charged at once.');
  await main(page).getByRole('button', { name: 'Change the card' }).click();
  await expect(panel(page)).toContainText('£7.50 is charged to the new card at once, for the month that could not be');
});
