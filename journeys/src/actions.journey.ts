import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { subscribe } from './fixtures/subscribe.ts';

test.use(reducedMotion);

const counter = (page: Page) => page.getByRole('region', { name: 'Actions' });
const refresh = (page: Page) => counter(page).getByRole('button', { name: 'Refresh' });

test('the candle animates once as it burns down, and an empty one says when and how it refills', {
  annotation: { type: 'rows', description: 'C-ACTIONS-027, C-ACTIONS-028' },
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { token } = await inCardAlley(page, 'a box room', 'plain callers');
  await page.goto('/');
  await expect(counter(page)).toContainText('20');
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map((each) => ({
        kind: each instanceof CSSAnimation ? 'animation' : 'transition',
        // The build renames the keyframes.
        isOfFlame: each.effect instanceof KeyframeEffect && !!each.effect.target?.closest('[aria-label="Actions"]'),
        isShort: Number(each.effect?.getComputedTiming().endTime) < 5000,
      })),
    );
  await expect.poll(moving).toEqual([]);
  await begin(page, 'The Brazier in the Alley');
  await goOf(page, 'Burn one ring').click();
  await expect.poll(moving).toContainEqual({ kind: 'animation', isOfFlame: true, isShort: true });
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
  await expect(out).toContainText(/You can draw \d+ cards?: that costs no action/);
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

/** Shows the tab, or hides it behind another. */
const show = (page: Page, isShown: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isShown ? 'visible' : 'hidden',
  );

test('polls actions when one is due, and the character every two minutes unless the tab is hidden', {
  annotation: { type: 'rows', description: 'C-ACTIONS-012, C-ACTIONS-016' },
}, async ({ page }) => {
  await page.clock.install();
  await inCardAlley(page, 'one ring less');
  const requests = { actions: 0, character: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/character/actions')) requests.actions += 1;
    if (request.url().endsWith('/character/myself')) requests.character += 1;
  });
  await page.goto('/');
  await expect(counter(page)).toContainText('19 / 20');

  await test.step('the character is asked for every two minutes', async () => {
    // Requests while the page settles do not belong to the two-minute poll.
    await page.waitForLoadState('networkidle');
    const first = requests.character;
    await page.clock.runFor(90_000);
    expect(requests.character).toBe(first);
    await page.clock.runFor(35_000);
    await expect.poll(() => requests.character).toBe(first + 1);
  });
  await test.step('polls actions when the next one is due, and not before', async () => {
    await page.clock.fastForward(300_000);
    await page.waitForLoadState('networkidle');
    await expect(counter(page)).toContainText('19 / 20');
    expect(requests.actions).toBe(1);
    await page.clock.fastForward(176_000);
    await expect.poll(() => requests.actions).toBe(2);
  });
  await test.step('shows no count while the server is unreachable', async () => {
    await page.route('**/api/character/actions', (route) => route.abort());
    await page.clock.fastForward(601_000);
    await expect(counter(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/api/character/actions');
    await page.clock.fastForward(16_000);
    await expect(counter(page)).toContainText('19 / 20');
  });
  await test.step('polls the character every two minutes unless the tab is hidden', async () => {
    await page.waitForLoadState('networkidle');
    await show(page, false);
    const first = requests.character;
    await page.clock.runFor(300_000);
    expect(requests.character).toBe(first);
    await show(page, true);
    await page.clock.runFor(125_000);
    await expect.poll(() => requests.character).toBeGreaterThan(first);
  });
});

test('in local, a debug control refills the actions, which show as two candles for a member', {
  annotation: { type: 'rows', description: 'C-ACTIONS-023, C-ACTIONS-026, C-ACTIONS-034' },
}, async ({ page }) => {
  const { token } = await inCardAlley(page, 'a chronograph', 'fourteen rings less');
  await page.goto('/');
  await expect(counter(page)).toContainText('6 / 20');
  await expect(counter(page).getByRole('button', { name: 'Chronograph' })).toHaveCount(0);
  await expect(counter(page).locator('img[src*="candle-dish"]')).toHaveCount(1);
  await page.getByText('For testing').click();
  await page.getByRole('button', { name: /^All .* back$/ }).click();
  await expect(counter(page)).toContainText('20 / 20');

  await subscribe(page.request, token);
  await page.reload();
  await page.getByText('For testing').click();
  await page.getByRole('button', { name: /^All .* back$/ }).click();
  await expect(counter(page)).toContainText('40 / 40');
  await expect(counter(page).locator('img[src*="candle-dish"]')).toHaveCount(2);
  await expect(counter(page).locator('img[src*="candle-flame"]')).toHaveCount(2);
});
