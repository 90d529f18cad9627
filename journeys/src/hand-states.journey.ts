import { expect } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { cardsInHand, deck, inCardAlley, openHand, section } from './fixtures/a-player-in-card-alley.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

test('the hand stays consistent through double presses, slow draws, lost replies and other tabs', {
  annotation: { type: 'rows', description: 'C-CARDS-023' },
}, async ({ page, context }) => {
  const { token } = await inCardAlley(page, 'three rooms', 'plain callers');
  await openHand(page);
  const retry = section(page).getByRole('button', { name: 'Retry' });

  await test.step('a double press draws one card', async () => {
    const draws: string[] = [];
    page.on('request', (request) => request.url().endsWith('/draw') && draws.push(request.url()));
    await deck(page).dblclick();
    await expect(cardsInHand(page)).toHaveCount(1);
    expect(draws).toHaveLength(1);
  });
  await test.step('while a draw takes its time a second press is refused in words, and one card comes', async () => {
    const release = await holdCalls(page, '**/api/opportunity/draw');
    await deck(page).click();
    await expect(deck(page)).toHaveAccessibleDescription('Drawing a card');
    // A second press immediately after the first counts as a double press.
    await expect(async () => {
      await deck(page).click();
      await expect(section(page).getByRole('status')).toHaveText('In the middle of doing something else', {
        timeout: 500,
      });
    }).toPass();
    release();
    await expect(cardsInHand(page)).toHaveCount(2);
    await page.unroute('**/api/opportunity/draw');
  });
  await test.step('retrying a lost draw draws no second card', async () => {
    await page.route('**/api/opportunity/draw', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await deck(page).click();
    await expect(section(page).getByRole('alert')).toContainText('cannot be reached');
    await page.unroute('**/api/opportunity/draw');
    await retry.click();
    await expect(cardsInHand(page)).toHaveCount(3);
    expect((await ask(page.request, 'GET /opportunity', {}, token)).eligibleForCardsCount).toBe(3);
  });
  await test.step('offline, the deck says what is the matter, and the card comes when the line is back', async () => {
    await cardsInHand(page)
      .first()
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect(cardsInHand(page)).toHaveCount(2);
    await context.setOffline(true);
    await deck(page).click();
    await expect(section(page).getByRole('alert')).toContainText('cannot be reached');
    await context.setOffline(false);
    await retry.click();
    await expect(cardsInHand(page)).toHaveCount(3);
  });
  await test.step('a page reloaded in the middle shows the same hand', async () => {
    const names = await cardsInHand(page).getByRole('heading').allTextContents();
    await page.clock.install();
    await page.reload();
    await page.getByRole('tab', { name: 'Sometimes' }).click();
    await expect(cardsInHand(page).getByRole('heading')).toHaveText(names);
    // While the hand is refetched, a press is refused in words.
    await expect(section(page)).toHaveAttribute('aria-busy', 'false');
  });
  await test.step('asks for the next card in the background when it is due', async () => {
    await cardsInHand(page)
      .first()
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect(cardsInHand(page)).toHaveCount(2);
    await expect(deck(page)).toHaveAccessibleDescription(/2 of 6 waiting/);
    const fetched = page.waitForResponse(/\/api\/opportunity$/);
    await page.clock.fastForward(601_000);
    // The ten minutes pass only on this page's clock, so the server still counts two.
    expect((await (await fetched).json()).eligibleForCardsCount).toBe(2);
  });
  await test.step('two tabs: what one has drawn the other is told when it draws, and a card of the other’s is not lost', async () => {
    const other = await context.newPage();
    await other.addInitScript((kept) => sessionStorage.setItem('access_token', kept), token);
    await openHand(other);
    await deck(page).click();
    await expect(cardsInHand(page)).toHaveCount(3);
    await deck(other).click();
    await expect(section(other).getByRole('alert')).toContainText('Your hand is full');
    await expect(cardsInHand(other)).toHaveCount(3);
    await other.close();
  });
  await test.step('a storylet that was begun in another tab shows in this one when the hand is looked at', async () => {
    await page.getByRole('tab', { name: 'Always' }).click();
    await expect(page.getByRole('tab', { name: 'Always' })).toHaveAttribute('aria-selected', 'true');
    const [card] = (await ask(page.request, 'GET /opportunity', {}, token)).displayCards;
    await ask(page.request, 'POST /storylet/begin', { eventId: card?.eventId ?? 0 }, token);
    // By then this tab's data about the hand is five seconds old.
    await page.clock.fastForward(5500);
    await page.getByRole('tab', { name: 'Sometimes' }).click();
    await expect(page.getByRole('heading', { name: card?.name ?? '' })).toBeVisible();
    await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
  });
});
