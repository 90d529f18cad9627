import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { have, inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { atRest } from './fixtures/at-rest.ts';
import { choice, outfits } from './fixtures/at-the-linen-press.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectPicture } from './fixtures/page-checks.ts';

test.use(atRest);

const counter = (page: Page) => page.getByRole('region', { name: 'Actions' });
const refresh = (page: Page) => counter(page).getByRole('button', { name: 'Refresh' });

/** Alters the server's answer, for a state that no player can reach yet. */
const altered = (page: Page, path: string, change: (body: Record<string, unknown>) => object) =>
  page.route(`**/api${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...change(await answer.json()) } });
  });

test('a candle that is out has a Refresh, and without Fate is told what to do; Fate that a choice gives is counted at once, and twenty actions are had for ten, by keyboard; an enhanced friend takes one of the refreshes that are left; the stories of the month and outfits more are theirs too', {
  annotation: {
    type: 'rows',
    description:
      'C-ACTIONS-006, C-ACTIONS-007, C-ACTIONS-018, C-ACTIONS-019, C-ACTIONS-030, C-ACTIONS-032, C-SUBS-018, C-ACTIONS-028, C-ACTIONS-029, C-ACTIONS-036, C-STORY-082',
  },
}, async ({ page }) => {
  const { token, name } = await inCardAlley(page, 'three Fate', 'no candle');
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Refill your candle' });

  await test.step('without Fate enough one is told what to do', async () => {
    await expect(counter(page)).toContainText(/Next in \d+:\d\d/);
    await refresh(page).click();
    await expect(dialog).toContainText('A refill costs 4 Fate at the least, and you have 3');
    await expect(dialog.getByRole('button')).toHaveText(['Close']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(refresh(page)).toBeFocused();
  });
  await test.step('Fate that a choice gives is counted at once', async () => {
    await begin(page, 'The Landlord of the Alley');
    await goOf(page, 'Be given nine Fate').click();
    await expect(page.getByRole('heading', { name: 'Nine Slips' })).toBeVisible();
    await refresh(page).click();
    await expect(dialog).toContainText('You have 12 Fate');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('by keyboard', async () => {
    await refresh(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '20 actions for 10 Fate' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Stamped' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(counter(page)).toContainText('20 / 20');
  });
  await test.step('an enhanced friend is told how many refreshes are left, is led to them and takes one; the stories of the month and outfits more are theirs too', async () => {
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
    // One that is left is taken at any time, before what costs Fate; how many there are stands where membership is managed.
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

test('the flame stirs when it has burnt lower, and stands still after that; a candle that has just gone out says when it grows, when it is whole, what costs nothing and what waits, and leads there; with nine Fate six actions are had for four, once, and twenty are not to be had', {
  annotation: { type: 'rows', description: 'C-ACTIONS-027, C-ACTIONS-028' },
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { token } = await inCardAlley(page, 'a box room', 'plain callers');
  await page.goto('/');
  await expect(counter(page)).toContainText('20');
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map((each) => ({
        name: each instanceof CSSAnimation ? each.animationName.replace(/^_|_.*$/g, '') : 'transition',
        isShort: Number(each.effect?.getComputedTiming().endTime) < 5000,
      })),
    );
  await expect.poll(moving).toEqual([]);
  await begin(page, 'The Brazier in the Alley');
  await goOf(page, 'Burn one ring').click();
  await expect.poll(moving).toContainEqual({ name: 'flicker', isShort: true });
  await expect.poll(moving).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Onwards' }).click();
  await page.getByText('For testing').click();
  await page.getByRole('button', { name: /^All .* back$/ }).click();
  await expect(counter(page)).toContainText('20 / 20');

  await expect(page.getByRole('region', { name: 'Your candle is out' })).toHaveCount(0);
  await begin(page, 'The Brazier in the Alley');
  await goOf(page, 'Burn twenty rings').click();
  await page.getByRole('button', { name: 'Go on' }).click();
  const out = page.getByRole('region', { name: 'Your candle is out' });
  await expect(out).toContainText(/The next action comes in \d+:\d\d/);
  await expect(out).toContainText(/All 20 actions are back at \d+:\d\d/);
  await expect(out).toContainText('Reading is free in the dark');
  await expectPicture(out.locator('img[src*="candle-stub"]'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Onwards' }).click();
  await expect(out).toContainText(/You may draw \d+ cards?: that takes no action/);
  await out.getByRole('button', { name: 'The Landlord of the Alley' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The Landlord of the Alley', level: 2 })).toBeFocused();
  await page.reload();
  await expect(out).toBeVisible();

  await goOf(page, 'Be given nine Fate').click();
  await refresh(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '20 actions for 10 Fate' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '6 actions for 4 Fate' }).dblclick();
  const stamped = page.getByRole('dialog', { name: 'Stamped' });
  await expect(stamped).toContainText('6 rings taller');
  await stamped.getByRole('button', { name: 'Onwards' }).click();
  await expect(counter(page)).toContainText('6 / 20');
  await expect(refresh(page)).toHaveCount(0);
  expect((await ask(page.request, 'GET /fate', {}, token)).currentFate).toBe(5);
  expect((await ask(page.request, 'GET /character/actions', {}, token)).actions).toBe(6);
});

/** One action more each time they are asked for, and the next one ten minutes later, as if each had just come. */
async function comeOneByOne(page: Page, first: number) {
  const seen = { asked: 0, isCut: false };
  let actions = first;
  await page.route('**/api/character/actions', async (route) => {
    seen.asked += 1;
    if (seen.isCut) return route.abort();
    const { nextActionAt: _later, ...body } = await (await route.fetch()).json();
    const nextActionAt = new Date(Date.parse(body.currentTime) + 600_000).toISOString();
    const isWhole = actions === body.actionBankSize;
    await route.fulfill({ json: { ...body, actions, ...(!isWhole && { nextActionAt }) } });
    if (!isWhole) actions += 1;
  });
  return seen;
}

/** Shows the tab, or hides it behind another. */
const show = (page: Page, isShown: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isShown ? 'visible' : 'hidden',
  );

test('when the next action is due the actions are asked for again, and not before; while the server is out of reach the counter shows nothing, and comes back with it; the character is asked for every two minutes, not while the tab is hidden, and again when it shows', {
  annotation: { type: 'rows', description: 'C-ACTIONS-012, C-ACTIONS-016' },
}, async ({ page }) => {
  await page.clock.install();
  await inCardAlley(page);
  const seen = await comeOneByOne(page, 18);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/character/myself')) requests += 1;
  });
  await page.goto('/');
  await expect(counter(page)).toContainText('18 / 20');

  await test.step('the character is asked for every two minutes', async () => {
    // What is asked for while the page settles is not the round of every two minutes.
    await page.waitForLoadState('networkidle');
    const first = requests;
    await page.clock.runFor(90_000);
    expect(requests).toBe(first);
    await page.clock.runFor(35_000);
    await expect.poll(() => requests).toBe(first + 1);
  });
  await test.step('when the next action is due', async () => {
    await page.clock.fastForward(300_000);
    await page.waitForLoadState('networkidle');
    await expect(counter(page)).toContainText('18 / 20');
    expect(seen.asked).toBe(1);
    await page.clock.fastForward(176_000);
    await expect(counter(page)).toContainText('19 / 20');
    expect(seen.asked).toBe(2);
  });
  await test.step('while the server is out of reach', async () => {
    seen.isCut = true;
    await page.clock.fastForward(601_000);
    await expect(counter(page)).toHaveCount(0);
    await expectAccessible(page);
    seen.isCut = false;
    await page.clock.fastForward(16_000);
    await expect(counter(page)).toContainText('20 / 20');
  });
  await test.step('the character is asked for every two minutes, not while the tab is hidden, and again when it shows', async () => {
    await page.waitForLoadState('networkidle');
    await show(page, false);
    const first = requests;
    await page.clock.runFor(300_000);
    expect(requests).toBe(first);
    await show(page, true);
    await page.clock.runFor(125_000);
    await expect.poll(() => requests).toBeGreaterThan(first);
  });
});

test('where the game is tried, and there alone, a candle is filled by force; where it is really played whoever has the chronograph sees what they spent, and sets it back; forty actions are two candles', {
  annotation: {
    type: 'rows',
    description: 'C-ACTIONS-023, C-ACTIONS-026, C-ACTIONS-033, C-ACTIONS-034, C-ACTIONS-035',
  },
}, async ({ page }) => {
  const { token } = await inCardAlley(page, 'a chronograph', 'fourteen rings less');
  await page.goto('/');
  const chronograph = counter(page).getByRole('button', { name: 'Chronograph' });

  await test.step('where the game is tried', async () => {
    await expect(counter(page)).toContainText('6 / 20');
    await expect(chronograph).toHaveCount(0);
    await page.getByText('For testing').click();
    await page.getByRole('button', { name: /^All .* back$/ }).click();
    await expect(counter(page)).toContainText('20 / 20');
  });
  await test.step('where it is really played', async () => {
    await altered(page, '/extra/config', () => ({ environment: 'production' }));
    await page.reload();
    await expect(counter(page)).toContainText('20 / 20');
    await expect(page.getByText('For testing')).toHaveCount(0);
    await chronograph.click();
    await expect(counter(page)).toContainText('14 actions spent');
    await expectAccessible(page);
    await counter(page).getByRole('button', { name: 'Set it back' }).click();
    await expect(counter(page)).toContainText('0 actions spent');
  });
  await test.step('with a second candle, and a ring less', async () => {
    await have(page.request, token, 'one ring less');
    await altered(page, '/character/actions', () => ({ actions: 33, actionBankSize: 40 }));
    await page.reload();
    await expect(counter(page)).toContainText('33 / 40');
    await expect(counter(page).locator('img[src*="candle-dish"]')).toHaveCount(2);
    await expect(counter(page).locator('img[src*="candle-flame"]')).toHaveCount(2);
    await chronograph.click();
    await expect(counter(page)).toContainText('1 action spent');
  });
});
