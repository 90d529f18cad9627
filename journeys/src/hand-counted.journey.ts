import { expect, type Locator, type Page } from '@playwright/test';
import { goTo, logIn, password, somebody } from './fixtures/a-newcomer.ts';
import { have, inCardAlley } from './fixtures/a-player-in-card-alley.ts';
import { begin, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const sometimes = (page: Page) => page.getByRole('tab', { name: /^Sometimes/ });

test('shows a spinner until actions are known, and counts cards on tab, title and wide page', {
  annotation: { type: 'rows', description: 'C-ACTIONS-003' },
}, async ({ page }) => {
  const { token, email } = await somebody(page.request);
  await goTo(page.request, token, 'Card Alley');
  for (const each of ['three rooms', 'plain callers'] as const) await have(page.request, token, each);
  const letActionsCome = await holdCalls(page, '**/api/character/actions');
  await logIn(page, email, password);
  const counter = page.getByRole('region', { name: 'Actions' });
  await expect(counter.getByRole('status')).toBeVisible();
  await expect(counter).not.toContainText('/');
  letActionsCome();
  await expect(counter).toContainText('20 / 20');
  await expect(counter.getByRole('status')).toHaveCount(0);
  await expect(sometimes(page)).toHaveAccessibleName(/6 cards waiting/);
  await expect(page).toHaveTitle(/6 cards/);

  await test.step('on a wide screen the hand stands beside the stories too, once, and a card is drawn and played there', async () => {
    await expect(page.getByRole('tab', { name: 'Always' })).toHaveAttribute('aria-selected', 'true');
    const beside = page.getByRole('complementary', { name: 'Information' });
    for (const [width, height] of [
      [1200, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(beside.getByRole('button', { name: /^Draw a card/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: 'Opportunities' })).toHaveCount(1);
    }
    await sometimes(page).click();
    await expect(beside.getByRole('heading', { name: 'Opportunities' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Opportunities' })).toHaveCount(1);
    await page.getByRole('tab', { name: 'Always' }).click();
    await page.setViewportSize({ width: 1199, height: 800 });
    await expect(page.getByRole('heading', { name: 'Opportunities' })).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await beside.getByRole('button', { name: /^Draw a card/ }).click();
    const card = page.getByRole('list', { name: 'Your hand' }).getByRole('listitem').filter({ hasText: 'Play' });
    const title = await card.getByRole('heading').innerText();
    await expect(sometimes(page)).toHaveAccessibleName(/6 cards: 1 in hand, 5 waiting/);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Play' }).click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await perhapsNot(page).click();
    await expect(sometimes(page)).toBeVisible();
  });

  await test.step('beside a story and its result the hand stands where it was, without controls', async () => {
    const beside = page.getByRole('complementary', { name: 'Information' });
    const hand = beside.getByRole('region', { name: 'Opportunities' });
    const card = beside
      .getByRole('list', { name: 'Your hand' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const deck = hand.locator('[data-shortcut="draw"]');
    const heights = async () => {
      const [column, ...parts] = await Promise.all([beside, hand, card].map((part) => part.boundingBox()));
      return parts.map((part) => [Math.round((part?.y ?? 0) - (column?.y ?? 0)), Math.round(part?.height ?? 0)]);
    };
    const before = await heights();
    await begin(page, 'The Landlord of the Alley');
    await expect.poll(heights).toEqual(before);
    await expect(hand).toContainText('1 of 3 in hand');
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(deck).toHaveJSProperty('inert', true);
    // The keys of the hand reach nothing.
    await page.keyboard.press('d');
    await expect(hand).toContainText('1 of 3 in hand');
    await expectAccessible(page);
    await goOf(page, 'Take the box room').click();
    await expect(onwards(page)).toBeVisible();
    await expect(hand.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await onwards(page).click();
    await expect(deck).toHaveJSProperty('inert', false);
    await expect(card.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test('counts cards once a player gets lodgings, and shows whole cards on a wide page', async ({ page }) => {
  await inCardAlley(page, 'plain callers');
  await page.goto('/');
  await begin(page, 'The Landlord of the Alley');
  await goOf(page, 'Take the box room').click();
  await expect(sometimes(page)).toHaveCount(0);
  await onwards(page).click();
  await expect(sometimes(page)).toHaveAccessibleName(/6 cards waiting/);

  await test.step('on a wide screen a card beside the stories is whole: its name in words, its buttons within its frame', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^Draw a card/ }).click();
    await expect(page.getByText('Your hand is full')).toBeVisible();
    const card = page.getByRole('list', { name: 'Your hand' }).getByRole('listitem').filter({ hasText: 'Play' });
    const rightOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    // The card turns as it is dealt, and is measured afterwards.
    const parts = [card.getByRole('heading'), ...(await card.getByRole('button').all())];
    const standingOut = async () => {
      const frame = await rightOf(card);
      const rights = await Promise.all(parts.map(rightOf));
      return rights.filter((right) => right > frame);
    };
    await expect.poll(standingOut).toEqual([]);
    expect((await card.getByRole('heading').boundingBox())?.width).toBeGreaterThan(100);
  });
});
