import { expect } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { cardsInHand, deck, drawByCall, inCardAlley, openHand, section } from './fixtures/a-player-in-card-alley.ts';
import { atRest } from './fixtures/at-rest.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';

test.use(atRest);
test.use(withoutPictures);

test('cards that come while one waits show by themselves [C-CARDS-023]', async ({ page }) => {
  const { token } = await inCardAlley(page, 'three rooms', 'plain callers');
  await drawByCall(page.request, token);
  let comesAt = 0;
  await page.route('**/api/opportunity', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    // Ten minutes are too long for a test: here the next card comes eight seconds after the first asking.
    comesAt ||= Date.parse(body.currentTime) + 8000;
    const { nextCardAt: _later, ...told } = body;
    const hasCome = Date.parse(body.currentTime) >= comesAt;
    const soon = { ...told, nextCardAt: new Date(comesAt).toISOString() };
    await route.fulfill({ json: hasCome ? { ...told, eligibleForCardsCount: 6 } : soon });
  });
  await openHand(page);
  await expect(deck(page)).toHaveAccessibleDescription(/5 of 6 waiting/);
  await expect(deck(page)).toHaveAccessibleDescription(/^6 of 6 waiting/, { timeout: 30_000 });
});

test('a double press draws one card', async ({ page }) => {
  await inCardAlley(page, 'three rooms', 'plain callers');
  await openHand(page);
  const draws: string[] = [];
  page.on('request', (request) => request.url().endsWith('/draw') && draws.push(request.url()));
  await deck(page).dblclick();
  await expect(cardsInHand(page)).toHaveCount(1);
  expect(draws).toHaveLength(1);
});

test('while a draw takes its time a second press is refused in words, and one card comes', async ({ page }) => {
  await inCardAlley(page, 'three rooms', 'plain callers');
  const release = await holdCalls(page, '**/api/opportunity/draw');
  await openHand(page);
  await deck(page).click();
  await expect(deck(page)).toHaveAccessibleDescription('Somebody comes up');
  // A press right behind the first is taken for one of the same double press.
  await expect(async () => {
    await deck(page).click();
    await expect(section(page).getByRole('status')).toHaveText('In the middle of doing something else', {
      timeout: 500,
    });
  }).toPass();
  release();
  await expect(cardsInHand(page)).toHaveCount(1);
});

test('an answer that got lost draws no second card when it is asked for once more', async ({ page }) => {
  const { token } = await inCardAlley(page, 'three rooms', 'plain callers');
  await openHand(page);
  await page.route('**/api/opportunity/draw', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await deck(page).click();
  await expect(section(page).getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/api/opportunity/draw');
  await section(page).getByRole('button', { name: 'Try once more' }).click();
  await expect(cardsInHand(page)).toHaveCount(1);
  expect((await ask(page.request, 'GET /opportunity', {}, token)).eligibleForCardsCount).toBe(5);
});

test('offline, the deck says what is the matter, and the card comes when the line is back', async ({
  page,
  context,
}) => {
  await inCardAlley(page, 'three rooms', 'plain callers');
  await openHand(page);
  await expect(deck(page)).toBeVisible();
  await context.setOffline(true);
  await deck(page).click();
  await expect(section(page).getByRole('alert')).toContainText('cannot be reached');
  await context.setOffline(false);
  await section(page).getByRole('button', { name: 'Try once more' }).click();
  await expect(cardsInHand(page)).toHaveCount(1);
});

test('a page that is loaded anew in the middle of it all has the hand as it was', async ({ page }) => {
  await inCardAlley(page, 'three rooms', 'plain callers');
  await openHand(page);
  await deck(page).click();
  await expect(cardsInHand(page)).toHaveCount(1);
  const name = await cardsInHand(page).getByRole('heading').textContent();
  await page.reload();
  await page.getByRole('tab', { name: 'Sometimes' }).click();
  await expect(cardsInHand(page).getByRole('heading')).toHaveText(name ?? '');
});

test('two tabs: what one has drawn the other is told when it draws, and a card of the other’s is not lost', async ({
  page,
  context,
}) => {
  const { token } = await inCardAlley(page, 'a box room', 'plain callers');
  await openHand(page);
  const other = await context.newPage();
  await other.addInitScript((kept) => sessionStorage.setItem('access_token', kept), token);
  await openHand(other);
  await deck(page).click();
  await expect(cardsInHand(page)).toHaveCount(1);
  await deck(other).click();
  await expect(section(other).getByRole('alert')).toContainText('Your hand is full');
  await expect(cardsInHand(other)).toHaveCount(1);
});

test('a storylet that was begun in another tab shows in this one when the hand is looked at', async ({ page }) => {
  const { token } = await inCardAlley(page, 'a box room', 'plain callers');
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Sometimes' })).toBeVisible();
  const { displayCards } = await drawByCall(page.request, token);
  await ask(page.request, 'POST /storylet/begin', { eventId: displayCards[0]?.eventId ?? 0 }, token);
  // By then what this tab knows of the hand is five seconds old.
  await page.clock.fastForward(5500);
  await page.getByRole('tab', { name: 'Sometimes' }).click();
  await expect(page.getByRole('heading', { name: displayCards[0]?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
});
