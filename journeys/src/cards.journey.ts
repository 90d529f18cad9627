import { expect, type Page } from '@playwright/test';
import { ask, goTo } from './fixtures/a-newcomer.ts';
import {
  cardsInHand,
  changeClothes,
  deck,
  drawByCall,
  have,
  inCardAlley,
  openHand,
  playNextCard,
  playSuddenCard,
  section,
} from './fixtures/a-player-in-card-alley.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { undo } from './fixtures/undo.ts';

test.use(reducedMotion);

const discard = (page: Page) => cardsInHand(page).getByRole('button', { name: /^Discard/ });

test.describe('a hand of cards', () => {
  const shared = onOnePage(test, async (page) => {
    const complaints = complaintsOf(page);
    const { token } = await inCardAlley(page, 'three rooms', 'plain callers');
    await openHand(page);
    return { complaints, token };
  });

  test('draws cards until the hand is full, and then disables the deck', {
    annotation: {
      type: 'rows',
      description: 'C-CARDS-001, C-CARDS-002, C-CARDS-003, C-CARDS-004, C-CARDS-013, C-CARDS-015',
    },
  }, async () => {
    const { page } = shared();
    await expect(section(page)).toContainText('0 of 3 in hand');
    await expect(deck(page)).toHaveAttribute('data-look', 'normal');
    await expectPicture(deck(page).locator('img[src*="/card-back-"]:not([src*="dark"])'));
    await expect(deck(page)).toHaveAccessibleName('Draw a card');
    await expect(deck(page)).toHaveAccessibleDescription('6 of 6 waiting');
    await expectAccessible(page);

    for (const count of [1, 2, 3]) {
      await deck(page).click();
      await expect(cardsInHand(page)).toHaveCount(count);
      await expect(section(page).getByRole('status')).toContainText('Drawn:');
    }
    await expect(section(page)).toContainText('3 of 3 in hand');
    await expect(deck(page)).toHaveAttribute('data-look', 'disabled');
    await expect(deck(page)).toHaveAttribute('aria-disabled', 'true');
    await expectPicture(deck(page).locator('img[src*="/card-back-dark-"]'));
    // The countdown is separate text: in the button's description, screen readers would announce it every second.
    await expect(deck(page)).toHaveAccessibleDescription(/^Your hand is full.* 3 of 6 waiting$/);
    await expect(section(page)).toContainText(/Next in\s\d+:\d\d/);
    await expectAccessible(page);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await deck(page).click({ force: true });
    // A call caused by the press would have been sent before this one.
    await page.evaluate(() => fetch('/healthz'));
    expect(requests.filter((url) => url.includes('/draw'))).toEqual([]);
  });

  test('removes a discarded card at once and focuses the deck', {
    annotation: { type: 'rows', description: 'C-CARDS-017' },
  }, async () => {
    const { page } = shared();

    for (const left of [2, 1, 0]) {
      await discard(page).first().click();
      await expect(cardsInHand(page)).toHaveCount(left);
      await expect(deck(page)).toBeFocused();
      await expect(section(page).getByRole('status')).toContainText('Discarded:');
    }
    await reopenHand(page);
    await expect(section(page)).toContainText('0 of 3 in hand');
  });

  test('draws, discards and plays by keyboard', async () => {
    const {
      page,
      start: { complaints },
    } = shared();

    await deck(page).focus();
    await page.keyboard.press('Enter');
    await expect(cardsInHand(page)).toHaveCount(1);
    for (let step = 0; step < 4 && !(await discard(page).evaluate((it) => it === document.activeElement)); step++) {
      await page.keyboard.press('Tab');
    }
    await expect(discard(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(deck(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardsInHand(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(cardsInHand(page).getByRole('button', { name: 'Play' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('opens the refill from an empty deck, and says what it costs without Fate', {
    annotation: { type: 'rows', description: 'C-CARDS-005, C-CARDS-014' },
  }, async () => {
    const { page } = shared();

    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await discard(page).click();
    await expect(cardsInHand(page)).toHaveCount(0);
    await deck(page).click();
    await discard(page).click();
    await expect(cardsInHand(page)).toHaveCount(0);
    await expect(deck(page)).toHaveAttribute('data-look', 'refill');
    await expect(deck(page).locator('img')).toHaveCount(0);
    await expect(deck(page)).toContainText('Refill');
    await deck(page).click();
    const modal = page.getByRole('dialog', { name: 'Nobody is calling' });
    await expect(modal).toContainText(/The next one comes in \d+:\d\d/);
    await expect(modal).toContainText('It costs 2 Fate, and you have 0');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(deck(page)).toBeFocused();
  });

  test('refills the deck once for two Fate, however often the button is pressed', async () => {
    const {
      page,
      start: { token },
    } = shared();

    await have(page.request, token, 'three Fate');
    await reopenHand(page);
    await deck(page).click();
    // Otherwise the second press could come after the reply and hit what the reply has shown.
    const letAnswerCome = await holdCalls(page, '**/api/fate/purchase');
    await page.getByRole('button', { name: 'A full deck for 2 Fate' }).dblclick();
    letAnswerCome();
    await expect(page.getByRole('dialog', { name: 'Somebody is on the stairs' })).toContainText('6 people');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(deck(page)).toHaveAccessibleDescription('6 of 6 waiting');
    expect((await ask(page.request, 'GET /fate', {}, token)).currentFate).toBe(1);
  });

  test('shows no count for a deck without a draw limit', {
    annotation: { type: 'rows', description: 'C-CARDS-022' },
  }, async () => {
    const {
      page,
      start: { token },
    } = shared();

    await goTo(page.request, token, 'The Endless Table');
    await reopenHand(page);
    await expect(deck(page)).toHaveAttribute('data-endless', 'true');
    await expect(deck(page)).toHaveAccessibleDescription('Draw as many as you like');
    await deck(page).click();
    await expect(cardsInHand(page)).toHaveCount(1);
    await expect(deck(page)).toHaveAccessibleDescription('Draw as many as you like');
    await cardsInHand(page)
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect(cardsInHand(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

/** Reopens the hand, because this page does not know what calls have done. */
async function reopenHand(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('tab', { name: 'Sometimes' }).click();
}

test('explains a missing hand, and updates it after a card is played or the outfit changes', {
  annotation: {
    type: 'rows',
    description: 'C-CARDS-009, C-CARDS-016, C-CARDS-018, C-CARDS-019, C-CARDS-020, C-CARDS-024, C-STORY-052',
  },
}, async ({ page }) => {
  const { token } = await inCardAlley(page);
  await openHand(page);
  await expect(section(page)).toContainText('you do not live anywhere yet');
  await expect(deck(page)).toHaveCount(0);
  await expectAccessible(page);

  for (const each of ['a box room', 'the sudden one'] as const) await have(page.request, token, each);
  // The clock is paused, so nothing is refetched for its age.
  await page.clock.setFixedTime(new Date());
  await reopenHand(page);
  await playSuddenCard(page);

  await have(page.request, token, 'plain callers');
  await reopenHand(page);

  await test.step('an autofire card leaves the hand at once, another one when its story ends', async () => {
    await playNextCard(page);
    await expect(section(page)).toContainText('0 of 1 in hand');
  });
  await test.step('a change of outfit fetches the hand again', async () => {
    const { messages } = await changeClothes(page);
    expect(messages).toContainEqual(expect.objectContaining({ type: 'EquipmentChangeMessage' }));
  });

  await test.step('a sticky card has no discard button, and says so', async () => {
    // Only this caller fits now.
    await have(page.request, token, 'the one who stays');
    await reopenHand(page);
    await deck(page).click();
    await expect(cardsInHand(page)).toContainText('It stays until it is played');
    await expect(cardsInHand(page).getByRole('button', { name: /^Discard/ })).toHaveCount(0);
    await expect(cardsInHand(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test('fits hands of three and five cards, and undoes the discard of a rare card', {
  annotation: { type: 'rows', description: 'C-CARDS-006' },
}, async ({ page }) => {
  const { token } = await inCardAlley(page, 'five rooms', 'plain callers');
  for (let card = 0; card < 3; card++) await drawByCall(page.request, token);
  await page.setViewportSize({ width: 390, height: 900 });
  await openHand(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cardsInHand(page)).toHaveCount(3);
    await expectNoSideways(page);
  }

  for (const count of [4, 5]) {
    await deck(page).click();
    await expect(cardsInHand(page)).toHaveCount(count);
  }
  const tops = await cardsInHand(page).evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  const deckTop = await deck(page).evaluate((back) => Math.round(back.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  expect(tops.filter((top) => Math.abs(top - deckTop) < 20)).toHaveLength(2);
  await expectAccessible(page);

  await test.step('a rare card is discarded at once, and returns', async () => {
    // One kind of caller fits: now only this one.
    await have(page.request, token, 'the rare one');
    await reopenHand(page);
    await deck(page).click();
    await cardsInHand(page)
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect(cardsInHand(page)).toHaveCount(0);
    await undo(page, 'The card is back in your hand.');
    await expect(cardsInHand(page)).toHaveCount(1);
  });
});
