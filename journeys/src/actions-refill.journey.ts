import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { have, inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { choice, outfits } from './fixtures/at-the-linen-press.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const counter = (page: Page) => page.getByRole('region', { name: 'Actions' });
const refresh = (page: Page) => counter(page).getByRole('button', { name: 'Refresh' });

test.describe('a player without actions', () => {
  const shared = onOnePage(test, async (page) => {
    const { token, name } = await inCardAlley(page, 'three Fate', 'no candle');
    await page.goto('/');
    const dialog = page.getByRole('dialog', { name: 'Refill your candle' });
    return { token, name, dialog };
  });

  test('offers Refresh at 0 actions, and says what to do without Fate', {
    annotation: {
      type: 'rows',
      description: 'C-ACTIONS-006, C-ACTIONS-019, C-ACTIONS-029, C-ACTIONS-032, C-ACTIONS-036',
    },
  }, async () => {
    const {
      page,
      start: { dialog },
    } = shared();

    await expect(counter(page)).toContainText(/Next in \d+:\d\d/);
    await expect(counter(page)).not.toContainText('left');
    await refresh(page).click();
    await expect(dialog).toContainText('A refill costs at least 4 Fate, and you have 3');
    await expect(dialog.getByRole('button')).toHaveText(['Close']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(refresh(page)).toBeFocused();
  });

  test('counts Fate from a choice at once', { annotation: { type: 'rows', description: 'C-STORY-082' } }, async () => {
    const {
      page,
      start: { dialog },
    } = shared();

    await begin(page, 'The Landlord of the Alley');
    await goOf(page, 'Be given nine Fate').click();
    await expect(page.getByRole('heading', { name: 'Nine Slips' })).toBeVisible();
    await refresh(page).click();
    await expect(dialog).toContainText('You have 12 Fate');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('buys twenty actions for ten Fate by keyboard', {
    annotation: { type: 'rows', description: 'C-ACTIONS-028' },
  }, async () => {
    const { page } = shared();

    await refresh(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '20 actions for 10 Fate' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Stamped' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(counter(page)).toContainText('20 / 20');
  });

  test('offers enhanced members their refreshes, monthly stories and outfits', {
    annotation: { type: 'rows', description: 'C-ACTIONS-007, C-ACTIONS-018, C-ACTIONS-030, C-ACTIONS-036, C-SUBS-018' },
  }, async () => {
    const {
      page,
      start: { token, name },
    } = shared();

    await have(page.request, token, 'no candle');
    const plan = { planId: 'exceptional-friendship-gbp', addOnId: 'enhanced-gbp' };
    const paidBy = { nonce: `fake-valid-nonce-${name.replace(/\W/g, '-')}`, paymentType: 'CreditCard', deviceData: '' };
    const begun = await ask(page.request, 'POST /nex/createbraintreesubscription', { ...plan, ...paidBy }, token);
    expect(begun).toMatchObject({ isSuccess: true });
    await page.goto('/');
    await expect(counter(page)).toContainText('3 refreshes left');
    await refresh(page).click();
    const supper = page.getByRole('dialog', { name: 'Your supper has been kept' });
    await expect(supper).toContainText('You have 3 of these left');
    await expectAccessible(page);
    const asked = page.waitForRequest('**/api/fate/purchase');
    await supper.getByRole('button', { name: 'Take it' }).click();
    expect((await asked).postDataJSON()).toEqual({ action: 'EnhancedRefresh', storeItemId: 4 });
    await expect(page.getByRole('dialog', { name: 'Supper was kept' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(counter(page)).toContainText('7 / 40');

    const tabs = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await tabs.getByRole('link', { name: 'Fate' }).click();
    // A refresh can be taken at any time, before what costs Fate. The membership page shows how many are left.
    await page.getByRole('tab', { name: 'Gameplay' }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /A taller candle/ })
      .click();
    const kept = page.getByRole('dialog').getByRole('region', { name: 'Your supper has been kept' });
    await expect(kept).toContainText('You have 2 of these left');
    await expectAccessible(page);
    await kept.getByRole('button', { name: 'Take it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Onwards' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect((await ask(page.request, 'GET /character/actions', {}, token)).actions).toBe(14);
    const { subscriptions } = await ask(page.request, 'GET /settings', {}, token);
    expect(subscriptions).toMatchObject({ remainingActionRefreshes: 1, nextActionRefreshAt: expect.any(String) });
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Browse Stories: / })
      .click();
    await expect(page.getByRole('main').getByRole('button', { name: /^Examine: / })).toHaveCount(6);
    const { outfits: all } = await ask(page.request, 'GET /outfit', {}, token);
    await tabs.getByRole('link', { name: 'Possessions' }).click();
    await choice(page).click();
    const theirs = all.filter(({ type }) => type === 'EnhancedExceptional').map((each) => each.name);
    expect(theirs).toHaveLength(2);
    for (const each of theirs)
      await expect(outfits(page).getByRole('button', { name: `${each} Enhanced Exceptional` })).toBeVisible();
  });
});
