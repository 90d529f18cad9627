import { expect, type Page } from '@playwright/test';
import { ask, type Newcomer } from './fixtures/a-newcomer.ts';
import {
  atTheLinenPress,
  choice,
  dressedIn,
  outfits,
  putOn,
  slot,
  takeOff,
  wornBy,
} from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { hall, send, takeOn } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const heading = (page: Page) => page.getByRole('heading', { name: 'My Possessions', level: 1 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Kinds of possession' });
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** Lends items to an agent, by call. */
async function lend(page: Page, { token }: Newcomer, to: string, ...items: readonly string[]): Promise<void> {
  const { agents, inventory } = await ask(page.request, 'GET /agents', {}, token);
  const agentId = agents.find(({ name }) => name === to)?.id ?? 0;
  for (const item of items) {
    const itemId = inventory.find(({ name }) => name === item)?.id ?? 0;
    await ask(page.request, 'POST /agents/lend', { agentId, itemId }, token);
  }
}

test('possessions list equipment and items by category, with a menu and details', {
  annotation: {
    type: 'rows',
    description:
      'C-POSSESS-001, C-POSSESS-002, C-POSSESS-003, C-POSSESS-004, C-POSSESS-005, C-POSSESS-006, C-POSSESS-013, C-OUTFIT-001, C-OUTFIT-002',
  },
}, async ({ page }) => {
  await test.step('the page is called My Possessions, and has a search, the equipment, and below it the rest by kind', async () => {
    const complaints = complaintsOf(page);
    const player = await atTheLinenPress(page, 'the shelf', 'camphor');
    await dressedIn(page, player, 'Best Bonnet');
    await page.goto('/possessions');
    await expect(heading(page)).toBeVisible();
    await expect(search(page)).toBeVisible();
    const equipment = part(page, 'Equipment');
    await expect(equipment.getByRole('button', { name: 'Outfit: Casual' })).toBeVisible();
    await expect(equipment.getByRole('button', { name: 'Save outfit' })).toBeVisible();
    await expect(equipment.getByRole('button', { name: 'Rename' })).toBeVisible();
    await expect(slot(page, 'Hat')).toContainText('Best Bonnet');
    await expect(slot(page, 'Hat')).toContainText('+2 Watchful, −1 Dangerous');
    await expect(slot(page, 'Hat')).toContainText('+2 Dangerous, −2 Watchful instead of your Best Bonnet');
    await expect(slot(page, 'Gloves')).toContainText('Nothing worn');
    // Slots with items first, and the other slots that the player controls by name.
    const filled = ['Hat', 'Clothing', 'Gloves', 'Weapon', 'Boots', 'Luggage'];
    await expect(equipment.getByRole('heading', { level: 3 })).toHaveText(filled);
    await expect(equipment.getByRole('list', { name: 'Nothing for these yet:' }).getByRole('listitem')).toHaveCount(8);
    const [top, below] = await Promise.all(
      [equipment, part(page, 'Goods and curiosities')].map((each) => each.boundingBox()),
    );
    expect(top?.y).toBeLessThan(below?.y ?? 0);
    await expect(part(page, 'Goods and curiosities')).toContainText('Jar of Camphor');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  await test.step('the menu leads to each kind, and stays in sight beside a wide page', async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await menu(page).getByRole('button', { name: 'Goods and curiosities' }).click();
    await expect(part(page, 'Goods and curiosities')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(menu(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'What is Jar of Camphor?' })).toBeFocused();
    await menu(page).getByRole('button', { name: 'Equipment' }).press('Enter');
    await expect(part(page, 'Equipment').getByRole('heading', { name: 'Equipment' })).toBeInViewport();
  });

  await test.step('what it is is told beside a thing at once, and of one that can be used after half a second', async () => {
    await page.clock.install();
    const tip = page.getByRole('tooltip');
    await expect(page.getByRole('button', { name: 'What is Dust Cap?' })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'What is Dust Cap?' }).hover();
    await page.clock.runFor(50);
    await expect(tip).toHaveText('Nobody looks under it.');
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    await expect(tip).toHaveCount(0);
    await page.getByRole('button', { name: 'What is Jar of Camphor?' }).hover();
    await page.clock.runFor(400);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(tip).toHaveText('It keeps moths out, and people.');
  });
});

test('equipment shows loading, and retries a failed fetch', async ({ page }) => {
  const player = await atTheLinenPress(page, 'the shelf', 'camphor');
  await dressedIn(page, player, 'Best Bonnet');
  let isBroken = true;
  await page.route('**/api/outfit', (route) => (isBroken ? route.fulfill({ status: 500 }) : route.continue()));
  await page.goto('/possessions');
  await expect(part(page, 'Equipment').getByRole('button', { name: 'Retry' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(part(page, 'Goods and curiosities')).toContainText('Jar of Camphor');
  await expectAccessible(page);
  isBroken = false;
  await part(page, 'Equipment').getByRole('button', { name: 'Retry' }).click();
  await expect(takeOff(page, 'Best Bonnet')).toBeVisible();
});

test('all of it is searched, keeps on what a story puts on, and fits a telephone', {
  annotation: { type: 'rows', description: 'C-OUTFIT-036, C-OUTFIT-034, C-OUTFIT-037, C-OUTFIT-039' },
}, async ({ page }) => {
  const player = await atTheLinenPress(page, 'the shelf', 'camphor', 'a cold', 'a fiancé');

  await test.step('what a story puts on stays on, and says so; what an agent has is named', async () => {
    // Four caps and one spy-glass: two caps and the spy-glass are lent. Agents on plots cannot give them back.
    await takeOn(page, player, 'Take Mrs Tarn on', 'Leave the spy-glass at the pawnshop');
    await lend(page, player, hall.pin, 'Livery Cap');
    await lend(page, player, hall.tarn, 'Livery Cap', 'Spy-Glass');
    await send(page, player, hall.pin, hall.card);
    await send(page, player, hall.tarn, hall.boiler);
    await page.goto('/possessions');
    const stayOn = 'Only a story puts this on, or takes it off.';
    for (const name of ['A Cold in the Head', 'A Perpetual Fiancé']) {
      await expect(takeOff(page, name)).toHaveAttribute('aria-disabled', 'true');
      await takeOff(page, name).focus();
      await expect(takeOff(page, name)).toHaveAccessibleDescription(stayOn);
    }
    await expect(putOn(page, 'Spy-Glass')).toHaveAttribute('aria-disabled', 'true');
    await expect(putOn(page, 'Spy-Glass')).toHaveAccessibleDescription(
      `You cannot equip this item because it is currently equipped by ${hall.tarn}.`,
    );
    await expect(slot(page, 'Hat')).toContainText(`This item is currently equipped by ${hall.pin} and ${hall.tarn}.`);
    await expect(putOn(page, 'Livery Cap')).not.toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
  });

  await test.step('the search narrows all of it, blind to case and accents, and says when nothing is left', async () => {
    await search(page).fill('FIANCE');
    const names = page.getByRole('main').getByRole('button', { name: /^What is / });
    await expect(names).toHaveAccessibleName('What is A Perpetual Fiancé?');
    await search(page).fill('ca');
    // A dust cap, a livery cap and a jar of camphor.
    await expect(names).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: '3 of' })).toHaveCount(1);
    await search(page).fill('umbrella');
    await expect(page.getByText('Nothing you own goes by that name.')).toBeVisible();
    await expectAccessible(page);
    await search(page).fill('');
    await expect(part(page, 'Equipment').getByRole('button', { name: 'Save outfit' })).toBeVisible();
  });

  await test.step('at 390 and 768 pixels all of it fits, and every button of the small page is as large as a finger', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await dressedIn(page, player, 'Best Bonnet', 'Stiff Coat');
    await page.goto('/possessions');
    await expect(takeOff(page, 'Stiff Coat')).toBeVisible();
    for (const each of await page.getByRole('button', { name: /^(Put on|Take off) / }).all())
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(takeOff(page, 'Stiff Coat')).toBeVisible();
      await expectNoSideways(page);
      await expectAccessible(page);
    }
  });
});

test('equips single items and the best for a quality, and uses items outside a story', {
  annotation: {
    type: 'rows',
    description:
      'C-POSSESS-008, C-OUTFIT-013, C-MYSELF-038, C-OUTFIT-048, C-POSSESS-012, C-POSSESS-009, C-POSSESS-011, C-POSSESS-014, C-POSSESS-015',
  },
}, async ({ page }) => {
  const player = await atTheLinenPress(page, 'the shelf', 'camphor');

  await test.step('things are put on and taken off by mouse and by keyboard, and the sheet beside follows', async () => {
    const fetched = ['/plan', '/character/myself', '/opportunity'].map((path) =>
      page.waitForRequest((request) => new URL(request.url()).pathname === `/api${path}`),
    );
    await page.goto('/plans');
    await expect(page.getByRole('heading', { name: 'My Plans' })).toBeVisible();
    await page.getByRole('link', { name: 'Possessions' }).first().click();
    await putOn(page, 'Best Bonnet').click();
    await expect(takeOff(page, 'Best Bonnet')).toBeVisible();
    await Promise.all(fetched);
    await expect(page.getByRole('button', { name: 'Watchful 2' }).first()).toBeVisible();
    await putOn(page, 'Dust Cap').focus();
    await page.keyboard.press('Enter');
    // It moved together with the focus, and the change is announced.
    await expect(takeOff(page, 'Dust Cap')).toBeFocused();
    await expect(page.getByText('Now worn: Dust Cap. No longer worn: Best Bonnet.')).toHaveRole('status');
    await expect(putOn(page, 'Best Bonnet')).toBeVisible();
    await putOn(page, 'Stiff Coat').click();
    await expect(takeOff(page, 'Stiff Coat')).toBeVisible();
    const sheet = () => page.waitForRequest((request) => request.url().endsWith('/api/character/myself'));
    await Promise.all([sheet(), takeOff(page, 'Dust Cap').click()]);
    await expect(slot(page, 'Hat')).toContainText('Nothing worn');
    expect(await wornBy(page, player)).toEqual(['Stiff Coat']);
    await Promise.all([sheet(), putOn(page, 'Dust Cap').click()]);
    await expect(takeOff(page, 'Dust Cap')).toBeVisible();
    await choice(page).click();
    await Promise.all([sheet(), outfits(page).getByRole('button', { name: 'Casual Standard' }).click()]);
    await expect(takeOff(page, 'Dust Cap')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a refused or failed change shows beside the item; the best for a quality fills all slots', async () => {
    await expect(putOn(page, 'Stiff Coat')).toBeVisible();
    await page.route('**/api/outfit/equip', (route) => route.abort());
    await putOn(page, 'Stiff Coat').click();
    await expect(slot(page, 'Clothing').getByRole('alert')).toContainText('cannot be reached');
    await expectAccessible(page);
    await page.unroute('**/api/outfit/equip');
    await putOn(page, 'Stiff Coat').click();
    await expect(takeOff(page, 'Stiff Coat')).toBeVisible();
    await expect(slot(page, 'Clothing').getByRole('alert')).toHaveCount(0);
    expect(await wornBy(page, player)).toEqual(['Stiff Coat']);

    const wanted = page.getByRole('combobox', { name: 'Dress for' });
    await wanted.selectOption('Dangerous');
    await page.getByRole('button', { name: 'Wear the best' }).click();
    await expect(takeOff(page, 'Dust Cap')).toBeVisible();
    expect(await wornBy(page, player)).toEqual(['Dust Cap', 'Stiff Coat', 'Toasting Fork']);
    const said = page.getByText('You wear the best you have.').waitFor();
    await page.getByRole('button', { name: 'Wear the best' }).press('Enter');
    await said;
    await expect(page.getByRole('button', { name: 'Wear the best' })).toBeFocused();
  });

  await test.step('the server’s refusal of a use is told beside the thing', async () => {
    const use = page.getByRole('main').getByRole('button', { name: 'Use Jar of Camphor' });
    await expect(use).toBeVisible();
    const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, player.token);
    const eventId = storylets.find(({ name }) => name === 'The Almoner')?.id ?? 0;
    await ask(page.request, 'POST /storylet/begin', { eventId }, player.token);
    await use.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      "You're in a storylet at the moment - you must finish it before you can use this item.",
    );
    await expectAccessible(page);
  });

  await test.step('in the middle of a story nothing is used', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The Almoner' })).toBeVisible();
    await page.getByRole('link', { name: 'Myself' }).first().click();
    await page.getByRole('link', { name: 'Possessions' }).first().click();
    const use = page.getByRole('main').getByRole('button', { name: 'Use Jar of Camphor' });
    await expect(use).toHaveAttribute('aria-disabled', 'true');
    await expect(use).toHaveAccessibleDescription(
      "You're in a storylet at the moment - you must finish it before you can use this item.",
    );
  });

  await test.step('a thing is used from here, its story opens, and one comes back to one’s things', async () => {
    await page.getByRole('link', { name: 'Story' }).first().click();
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await expect(page.getByRole('button', { name: 'Perhaps Not' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Possessions' }).first().click();
    await page.getByRole('main').getByRole('button', { name: 'Use Jar of Camphor' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('heading', { name: 'The Camphor Is Opened' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: go }).click();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await expect(page).toHaveURL(/\/possessions$/);
    await expect(part(page, 'Goods and curiosities')).toContainText('2');
  });
});
