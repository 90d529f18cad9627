import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { cardsInHand, deck, drawByCall, inCardAlley, openHand, section } from './fixtures/a-player-in-card-alley.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { undo, undoButton, undoNotice } from './fixtures/undo.ts';

test.use(reducedMotion);

const cardNames = (page: Page) => cardsInHand(page).getByRole('heading').allTextContents();
const discardSecond = (page: Page) =>
  cardsInHand(page)
    .nth(1)
    .getByRole('button', { name: /^Discard/ })
    .click();

test('a discarded card returns to its place by pointer, key and keyboard, from another page too', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { token } = await inCardAlley(page, 'three rooms', 'plain callers');
  for (let card = 0; card < 3; card++) await drawByCall(page.request, token);
  await openHand(page);
  await expect(cardsInHand(page)).toHaveCount(3);
  const names = await cardNames(page);

  await test.step('the notice is read once, and Undo returns the card', async () => {
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await discardSecond(page);
      await expect(undoNotice(page)).toContainText('The card is discarded.');
      await expect(undoNotice(page)).toBeInViewport({ ratio: 1 });
      const read = page
        .getByRole('status')
        .filter({ hasText: 'The card is discarded. For ten seconds, Control Z undoes it.' });
      await expect(read).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSideways(page);
      await undo(page, 'The card is back in your hand.');
      await expect(undoButton(page)).toHaveCount(0);
      await expect(cardsInHand(page)).toHaveCount(3);
      expect(await cardNames(page)).toEqual(names);
    }
  });

  await test.step('Z undoes, Control Z too, and Tab reaches the button', async () => {
    await discardSecond(page);
    await expect(deck(page)).toBeFocused();
    await page.keyboard.press('z');
    await expect(cardsInHand(page)).toHaveCount(3);
    await expect(deck(page)).toBeFocused();
    await discardSecond(page);
    await expect(deck(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(cardsInHand(page)).toHaveCount(3);
    await discardSecond(page);
    await expect(undoButton(page)).toBeVisible();
    await page.locator('#main').focus();
    await page.keyboard.press('Tab');
    await expect(undoButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardsInHand(page)).toHaveCount(3);
    await expect(undoButton(page)).toHaveCount(0);
    expect(await cardNames(page)).toEqual(names);
  });

  await test.step('the notice stays on another page', async () => {
    await discardSecond(page);
    await expect(undoButton(page)).toBeVisible();
    await page.getByRole('link', { name: 'Myself', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Myself' })).toBeVisible();
    await undo(page, 'The card is back in your hand.');
    await page.getByRole('link', { name: 'Story', exact: true }).first().click();
    await expect(cardsInHand(page)).toHaveCount(3);
  });

  await test.step('a draw ends the offer', async () => {
    await discardSecond(page);
    await expect(undoButton(page)).toBeVisible();
    await deck(page).click();
    await expect(section(page).getByRole('status')).toContainText('Drawn:');
    await expect(undoNotice(page)).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('the notice closes after ten seconds, but not under the pointer or the focus', async ({ page }) => {
  const { token } = await inCardAlley(page, 'three rooms', 'plain callers');
  for (let card = 0; card < 2; card++) await drawByCall(page.request, token);
  await page.clock.install();
  await openHand(page);
  await expect(cardsInHand(page)).toHaveCount(2);

  await discardSecond(page);
  await undoNotice(page).hover();
  await page.clock.fastForward(11_000);
  await expect(undoNotice(page)).toContainText('It is too late to undo that.');
  await expect(undoButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(1000);
  await expect(undoNotice(page)).toHaveCount(0);

  await page.route('**/api/extra/undo', (route) => route.abort());
  await cardsInHand(page)
    .getByRole('button', { name: /^Discard/ })
    .click();
  await undoButton(page).click();
  await expect(undoNotice(page)).toContainText('cannot be reached');
  await expect(undoButton(page)).toHaveAttribute('aria-disabled', 'false');
  await page.mouse.move(5, 5);
  await page.clock.fastForward(30_000);
  // The focus is still in it.
  await expect(undoNotice(page)).toContainText('cannot be reached');
  await undoButton(page).blur();
  await page.clock.fastForward(1000);
  await expect(undoNotice(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await page.clock.fastForward(1000);
  await expect(page.getByRole('status').filter({ hasText: 'It is too late to undo that.' })).toHaveCount(1);
});

test('a deleted plan returns with its note', async ({ page }) => {
  const { token } = await inCardAlley(page);
  const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, token);
  const eventId = storylets.find(({ name }) => name === 'The Landlord of the Alley')?.id ?? 0;
  const { storylet } = await ask(page.request, 'POST /storylet/begin', { eventId }, token);
  const branch = storylet?.childBranches.find(({ name }) => name === 'Take the box room');
  await ask(page.request, 'POST /plan/create', { branchId: branch?.id ?? 0, planKey: branch?.planKey ?? '' }, token);
  await ask(page.request, 'POST /plan/update', { branchId: branch?.id ?? 0, notes: 'It has a window.' }, token);

  await page.goto('/plans');
  await page.getByRole('button', { name: 'Delete this plan: Take the box room' }).click();
  await page.getByRole('dialog', { name: 'Delete this plan?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('It has a window.')).toHaveCount(0);
  await undo(page, 'Your plan is back.');
  await expect(page.getByText('It has a window.')).toBeVisible();
});
