import { expect } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import {
  atTheFair,
  buying,
  complete,
  enter,
  listedIn,
  numberOwned,
  selling,
  shops,
  takeGift,
  ware,
} from './fixtures/at-the-fair.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const outOfBounds = 'THE BAZAAR IS OUT OF BOUNDS AT THE MOMENT!';
const noAccess = 'Regrettably, there is no access to the Bazaar from your current location.';

test('lists shops in order, describes and compares items, and follows the setting and place', {
  annotation: {
    type: 'rows',
    description:
      'C-ROUTE-035, C-BAZAAR-002, C-BAZAAR-003, C-BAZAAR-004, C-BAZAAR-008, C-BAZAAR-009, C-BAZAAR-017, C-BAZAAR-023, C-BAZAAR-029',
  },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const player = await atTheFair(page, 'a straw hat on');
  await page.goto('/bazaar');
  await expect(page.getByRole('heading', { name: 'The Bazaar', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Nine acres of trestles/)).toBeVisible();
  const names = shops(page).getByRole('listitem');
  await expect(names).toHaveText(['Sell my things', 'The Ragman', 'The Hatter at the Fair', 'The Tinker']);
  await expect(shops(page).getByRole('button', { name: 'Sell my things' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(/^You turn out your pockets/)).toBeVisible();
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 900);
  });
  await shops(page).getByRole('button', { name: 'Jump to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(400);
  await expectAccessible(page);

  await test.step('describes an item and compares it with the one worn', async () => {
    await enter(page, 'The Hatter at the Fair');
    await expect(ware(page, 'Felt Hat')).toContainText('+3 Watchful, −1 Perfect Pitch, quiets Draught by 1');
    await expect(ware(page, 'Felt Hat')).toContainText('+2 Watchful, −1 Perfect Pitch instead of your Straw Hat');
    await expect(ware(page, 'Straw Hat')).toContainText('You wear it');
    // An item that is worn cannot be sold.
    await enter(page, 'Sell my things');
    await expect(page.getByText(/^You turn out your pockets/)).toBeVisible();
  });
  await test.step('returns to the player’s own items when the setting changes', async () => {
    await takeGift(page, player, 'the sack');
    await enter(page, 'The Tinker');
    await expect(page.getByRole('heading', { name: 'The Tinker', level: 2 })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await tabs.getByRole('link', { name: 'Story' }).click();
    await page.getByRole('listitem').filter({ hasText: 'The Tout' }).getByRole('button', { name: go }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Go on into the night' })
      .getByRole('button', { name: go })
      .click();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(page.getByRole('heading', { name: 'The Fair by Night', level: 1 })).toBeVisible();
    await tabs.getByRole('link', { name: 'Bazaar' }).click();
    await expect(page.getByRole('heading', { name: 'Sell my things', level: 2 })).toBeVisible();
  });
  await test.step('says that the Bazaar is out of reach', async () => {
    const { areas } = await ask(page.request, 'GET /map', {}, player.token);
    const house = areas.find(({ name }) => name === 'The Shuttered House');
    await ask(page.request, 'POST /map/move', { areaId: house?.id ?? 0 }, player.token);
    await page.goto('/bazaar');
    await expect(page.getByRole('heading', { name: outOfBounds, level: 1 })).toBeVisible();
    await expect(page.getByText(noAccess)).toBeVisible();
    await expect(shops(page)).toHaveCount(0);
    await expectAccessible(page);
  });
  expect(complaints).toEqual([]);
});

test('a shop lists, filters and buys items, and removes what is sold out', {
  annotation: {
    type: 'rows',
    description: 'C-BAZAAR-006, C-BAZAAR-007, C-BAZAAR-010, C-BAZAAR-013, C-BAZAAR-022, C-BAZAAR-027, C-BAZAAR-028',
  },
}, async ({ page }) => {
  const player = await atTheFair(page, 'a hundred', 'the sack');
  await page.goto('/bazaar');
  await enter(page, 'The Ragman');
  const rag = ware(page, 'Rag');
  await expect(rag.locator('img')).toBeVisible();
  await expect(rag).toContainText('0.03 Echoes');
  await expect(rag).toContainText('You have 12. It sells for 0.01 Echoes.');
  await expect(rag.getByRole('button', { name: 'Buy Rag' })).toBeVisible();
  await expect(ware(page, 'Brass Thimble')).toContainText('0.07 Echoes');
  await expect(ware(page, 'Brass Thimble').getByRole('button', { name: 'Sell Brass Thimble' })).toBeVisible();
  await enter(page, 'Sell my things');
  await expect(listedIn(page, 'Sell my things')).toHaveText(['Rag', 'Brass Thimble', 'Cracked Jug']);
  await expect(page.getByRole('button', { name: /^Sell (Rag|Brass|Cracked)/ })).toHaveCount(3);
  await test.step('filters items by any part of their name, and says when none is left', async () => {
    const names = listedIn(page, 'Sell my things');
    const filter = page.getByRole('searchbox', { name: 'Filter by name' });
    await filter.fill('RA');
    await expect(names).toHaveText(['Rag', 'Brass Thimble', 'Cracked Jug']);
    await filter.fill('thim');
    await expect(names).toHaveText(['Brass Thimble']);
    await filter.fill('hat');
    await expect(page.getByText('Nothing here goes by that name.')).toBeVisible();
    await expectAccessible(page);
    await filter.fill('');
  });
  await test.step('sells a whole stack, which then leaves the list', async () => {
    await page.getByRole('button', { name: 'Sell Brass Thimble' }).click();
    const dialog = selling(page);
    await expect(dialog).toContainText(
      'You may sell up to 999,999 items at a time. If you need to sell more, do so in batches.',
    );
    await dialog.getByRole('textbox', { name: 'Number to sell' }).fill('9');
    await expect(dialog.getByRole('textbox', { name: 'Number to sell' })).toHaveValue('3');
    await dialog.getByRole('button', { name: '1 fewer', exact: true }).click();
    await dialog.getByRole('button', { name: 'All 3' }).click();
    await dialog.getByRole('button', { name: 'Sell', exact: true }).click();
    await expect(complete(page)).toContainText('You’ve sold 3 x Brass Thimble for 0.21 Echoes.');
    await complete(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(listedIn(page, 'Sell my things')).toHaveText(['Rag', 'Cracked Jug']);
    expect(await numberOwned(page, player, 'Echoes', 'Brass Thimble')).toEqual([121, 0]);
  });
});

test('is hidden while restricted, and sells several ticked items after one question', {
  annotation: { type: 'rows', description: 'C-ROUTE-035, C-ROLE-010' },
}, async ({ page }) => {
  const player = await atTheFair(page, 'the sack', 'the stalls shut');
  await page.goto('/bazaar');
  await expect(page).toHaveURL(/:\d+\/$/);
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bazaar' });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Myself' })).toBeVisible();
  await expect(tab).toHaveCount(0);
  await takeGift(page, player, 'the stalls opened');
  await page.goto('/bazaar');
  await expect(tab).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Sell several things' }).click();
  await expect(page.getByText('Tick what you would part with.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Rag/ }).check();
  await page.getByRole('checkbox', { name: /^Cracked Jug/ }).check();
  const number = page.getByRole('textbox', { name: 'Number of Rag to sell' });
  for (const odd of ['1.5', '1,5', '-3', '1e3', 'all', '99999', '٣']) {
    await number.fill('');
    await number.pressSequentially(odd);
    await expect(number).toHaveValue(odd);
    await expect(number).toHaveAccessibleDescription(
      /^Enter a whole number from 1 to \d+\. Until then, none are sold\.$/,
    );
    await expect(page.getByText('1 thing for 0.05 Echoes; then you have 0.05 Echoes.')).toBeVisible();
  }
  await expectAccessible(page);
  await number.fill('10');
  await expect(page.getByText('11 things for 0.15 Echoes; then you have 0.15 Echoes.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sell them' }).click();
  const question = page.getByRole('dialog', { name: 'Sell 11 things?' });
  await expect(question.getByRole('listitem')).toHaveText([
    '10 x Rag for 0.10 Echoes',
    '1 x Cracked Jug for 0.05 Echoes',
  ]);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await numberOwned(page, player, 'Rag', 'Cracked Jug')).toEqual([12, 1]);
  await page.getByRole('button', { name: 'Sell them' }).click();
  await question.getByRole('button', { name: 'Sell for 0.15 Echoes' }).click();
  await expect(complete(page)).toContainText('You’ve sold 10 x Rag and 1 x Cracked Jug for 0.15 Echoes.');
  await complete(page).getByRole('button', { name: 'Onwards' }).click();
  await expect(listedIn(page, 'Sell my things')).toHaveText(['Rag', 'Brass Thimble']);
  expect(await numberOwned(page, player, 'Echoes', 'Rag', 'Cracked Jug')).toEqual([15, 2, 0]);
});

test('on a phone, shops are a dropdown, and the layout changes at 992, 767 and 480 px', {
  annotation: { type: 'rows', description: 'C-BAZAAR-005, C-LAYOUT-016' },
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atTheFair(page, 'a hundred', 'the sack');
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Bazaar' }).click();
  const choice = page.getByRole('combobox', { name: 'Shop' });
  await expect(choice).toHaveAccessibleDescription('You have 1.00 Echoes.');
  await expect(choice.locator('option:checked')).toHaveText('The Ragman');
  await expect(choice.locator('option').first()).toHaveAttribute('value', 'sell-my-things');
  await expect(choice.locator('option')).toHaveText([
    'Sell my things',
    'The Ragman',
    'The Hatter at the Fair',
    'The Tinker',
  ]);
  await choice.selectOption('The Hatter at the Fair');
  await expect(ware(page, 'Felt Hat')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await ware(page, 'Felt Hat').getByRole('button', { name: 'Buy Felt Hat' }).click();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(buying(page)).toHaveCount(0);
  await expect(ware(page, 'Felt Hat')).toBeVisible();

  const signs = shops(page).locator('img');
  const stepsOf = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideways(page);
  };
  await stepsOf(1100);
  await enter(page, 'The Ragman');
  await expect(signs.first()).toBeVisible();
  await stepsOf(900);
  await expect(shops(page)).toBeVisible();
  await expect(signs.first()).toBeHidden();
  await stepsOf(700);
  await expect(shops(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Shop' })).toBeVisible();
  const gapAt = () => ware(page, 'Rag').evaluate((line) => getComputedStyle(line).columnGap);
  const wide = await gapAt();
  await stepsOf(400);
  expect(await gapAt()).not.toBe(wide);
});
