import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { have, inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const counter = (page: Page) => page.getByRole('region', { name: 'Actions' });
const refresh = (page: Page) => counter(page).getByRole('button', { name: 'Refresh' });

/** Changes the server's reply, for a state that no player can reach yet. */
const altered = (page: Page, path: string, change: (body: Record<string, unknown>) => object) =>
  page.route(`**/api${path}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...change(await answer.json()) } });
  });

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

/** Each request returns one action more, and the next one due in ten minutes. */
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

test('polls actions when one is due, and the character every two minutes unless the tab is hidden', {
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
    // Requests while the page settles do not belong to the two-minute poll.
    await page.waitForLoadState('networkidle');
    const first = requests;
    await page.clock.runFor(90_000);
    expect(requests).toBe(first);
    await page.clock.runFor(35_000);
    await expect.poll(() => requests).toBe(first + 1);
  });
  await test.step('polls actions when the next one is due, and not before', async () => {
    await page.clock.fastForward(300_000);
    await page.waitForLoadState('networkidle');
    await expect(counter(page)).toContainText('18 / 20');
    expect(seen.asked).toBe(1);
    await page.clock.fastForward(176_000);
    await expect(counter(page)).toContainText('19 / 20');
    expect(seen.asked).toBe(2);
  });
  await test.step('shows no count while the server is unreachable', async () => {
    seen.isCut = true;
    await page.clock.fastForward(601_000);
    await expect(counter(page)).toHaveCount(0);
    await expectAccessible(page);
    seen.isCut = false;
    await page.clock.fastForward(16_000);
    await expect(counter(page)).toContainText('20 / 20');
  });
  await test.step('polls the character every two minutes unless the tab is hidden', async () => {
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

test('debug controls exist only locally; the chronograph resets spent actions elsewhere', {
  annotation: {
    type: 'rows',
    description: 'C-ACTIONS-023, C-ACTIONS-026, C-ACTIONS-033, C-ACTIONS-034, C-ACTIONS-035',
  },
}, async ({ page }) => {
  const { token } = await inCardAlley(page, 'a chronograph', 'fourteen rings less');
  await page.goto('/');
  const chronograph = counter(page).getByRole('button', { name: 'Chronograph' });

  await test.step('in local, a debug control refills the actions', async () => {
    await expect(counter(page)).toContainText('6 / 20');
    await expect(chronograph).toHaveCount(0);
    await page.getByText('For testing').click();
    await page.getByRole('button', { name: /^All .* back$/ }).click();
    await expect(counter(page)).toContainText('20 / 20');
  });
  await test.step('in production, the chronograph shows and resets spent actions', async () => {
    await altered(page, '/extra/config', () => ({ environment: 'production' }));
    await page.reload();
    await expect(counter(page)).toContainText('20 / 20');
    await expect(page.getByText('For testing')).toHaveCount(0);
    await chronograph.click();
    await expect(counter(page)).toContainText('14 actions spent');
    await expectAccessible(page);
    await counter(page).getByRole('button', { name: 'Reset' }).click();
    await expect(counter(page)).toContainText('0 actions spent');
  });
  await test.step('forty actions show as two candles', async () => {
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
