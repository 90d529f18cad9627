import { expect, type Page } from '@playwright/test';
import { aNewcomer, ask, goTo } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const house = 'The Shuttered House';
const cords = 'The Cords of the Shutters';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A player in the house whose cords restrict parts of the screen. */
async function inTheHouse(page: Page, ...pulled: readonly string[]): Promise<string> {
  const { token } = await aNewcomer(page);
  await goTo(page.request, token, house);
  for (const cord of pulled) await choose(page.request, token, cords, cord);
  return token;
}

test.describe('a player with restrictions', () => {
  const shared = onOnePage(test, async (page) => {
    const token = await inTheHouse(page, 'Take one of everything', 'Sit in the draught');
    return token;
  });

  test('the sidebar lists each category with level and progress, and marks a grave menace', {
    annotation: { type: 'rows', description: 'C-LAYOUT-013' },
  }, async () => {
    const { page } = shared();
    await page.goto('/');
    const sidebar = page.getByRole('complementary', { name: 'Your character' });
    const line = (name: string) => sidebar.getByRole('listitem').filter({ hasText: name });
    for (const [name, level] of [
      ['Watchful', '1'],
      ['Hard of Hearing', '1'],
      ['Draught', '6'],
      ['Perfect Pitch', '3'],
      ['Seal Ring', '1'],
      ['Knots', '1'],
    ] as const) {
      await expect(line(name)).toHaveCount(1);
      await expect(line(name)).toContainText(level);
    }
    await expect(sidebar.getByText('Door Handle')).toHaveCount(0);
    await expect(line('Knots').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(line('Draught')).toHaveAttribute('data-grave', 'true');
    await expect(line('Watchful')).toHaveAttribute('data-grave', 'false');
    await expect(sidebar.getByText('0.00 Echoes')).toBeVisible();

    await line('Draught').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('Somebody has left a door open.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0);
  });

  test('on a small screen Myself opens on Possessions, then on the page used last', {
    annotation: { type: 'rows', description: 'C-ROUTE-022' },
  }, async () => {
    const { page } = shared();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(tabs(page).getByRole('link', { name: 'Possessions' })).toHaveCount(0);
    await tabs(page).getByRole('link', { name: 'Myself' }).click();
    await expect(page.getByRole('heading', { name: 'My Possessions', level: 1 })).toBeFocused();
    await expect(page.getByText('Door Handle', { exact: true })).toBeVisible();
    const strip = page.getByRole('navigation', { name: 'Myself' });
    await strip.getByRole('link', { name: 'Myself' }).click();
    await expect(page).toHaveURL(/\/myself$/);
    // The URL changes before the page renders. Only a rendered page counts as visited.
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
    await tabs(page).getByRole('link', { name: 'Story' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await tabs(page).getByRole('link', { name: 'Myself' }).click();
    await expect(page).toHaveURL(/\/myself$/);
    await expectNoSideways(page);
  });

  test('the sheet has a page of its own', { annotation: { type: 'rows', description: 'C-ROUTE-021' } }, async () => {
    const { page } = shared();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
    const main = page.getByRole('main').getByRole('article');
    for (const name of ['Watchful', 'Hard of Hearing', 'Seal Ring'])
      await expect(main.getByText(name, { exact: true })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Door Handle' })).toHaveCount(0);
  });

  test('hiding a page removes its tab at once, and revealing it brings the tab back', {
    annotation: { type: 'rows', description: 'C-ROLE-006, C-LAYOUT-011' },
  }, async () => {
    const { page } = shared();
    await tabs(page).getByRole('link', { name: 'Story' }).click();
    await expect(tabs(page).getByRole('link', { name: 'Possessions' })).toBeVisible();
    await pull(page, 'Shut the cupboards');
    await expect(tabs(page).getByRole('link', { name: 'Possessions' })).toHaveCount(0);
    await pull(page, 'Open the cupboards');
    await expect(tabs(page).getByRole('link', { name: 'Possessions' })).toBeVisible();
  });

  test('the strip of Myself is hidden while Possessions is restricted', {
    annotation: { type: 'rows', description: 'C-MYSELF-004' },
  }, async () => {
    const { page } = shared();
    await pull(page, 'Shut the cupboards');
    await page.setViewportSize({ width: 390, height: 800 });
    await tabs(page).getByRole('link', { name: 'Myself' }).click();
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('navigation', { name: 'Myself' })).toHaveCount(0);
    }
    await page.setViewportSize({ width: 390, height: 800 });
  });

  test('a restricted page has no tab and redirects to the story until it is revealed', {
    annotation: { type: 'rows', description: 'C-ROUTE-012, C-ROUTE-023' },
  }, async () => {
    const { page, start: token } = shared();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/possessions');
    await expect(page.getByRole('heading', { name: house, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByText('This door is not open yet. Your story will open “Possessions” later.')).toBeVisible();
    await expect(tabs(page).getByRole('link', { name: 'Myself' })).toBeVisible();
    await expect(tabs(page).getByRole('link', { name: 'Possessions' })).toHaveCount(0);

    await choose(page.request, token, cords, 'Open the cupboards');
    await page.goto('/possessions');
    await expect(page.getByRole('heading', { name: 'My Possessions', level: 1 })).toBeVisible();
    await expect(tabs(page).getByRole('link', { name: 'Possessions' })).toHaveAttribute('aria-current', 'page');
  });

  test('the map and the outfits are not pages: their addresses show PAGE NOT FOUND', {
    annotation: { type: 'rows', description: 'C-ROUTE-020' },
  }, async () => {
    const { page } = shared();
    for (const [path, open] of [
      ['/map', (address: string) => page.goto(address)],
      ['/outfit', (address: string) => navigateClientSide(page, address)],
    ] as const) {
      await open(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
    }
    await navigateClientSide(page, '/');
    await page.getByRole('button', { name: 'Travel', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('the Travel restriction disables button, compass, bar entry and call', {
    annotation: { type: 'rows', description: 'C-ROLE-007' },
  }, async () => {
    const { page, start: token } = shared();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pull(page, 'Shut the road');
    await expect(page.getByRole('button', { name: go }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^travel/i })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    const compass = page.getByRole('banner').getByRole('button', { name: 'Map', exact: true });
    await expect(compass).toHaveAttribute('aria-disabled', 'true');
    await expect(compass).toHaveAccessibleDescription(/^Map - you cannot move right now/);
    const inTheBar = tabs(page).locator('a, button');
    await expect(inTheBar.filter({ hasText: /Story/ })).toBeVisible();
    await expect(inTheBar.filter({ hasText: /Map/ })).toHaveCount(0);
    const { character } = await ask(page.request, 'GET /character/myself', {}, token);
    const moved = await ask(page.request, 'POST /map/move', { areaId: character.area.id + 1 }, token);
    expect(moved.isSuccess).toBe(false);
  });
});

/** Pulls a cord on the story page. */
async function pull(page: Page, cord: string): Promise<void> {
  const ofCords = page.getByRole('listitem').filter({ hasText: cords });
  await ofCords.getByRole('button', { name: go }).click();
  await page.getByRole('listitem').filter({ hasText: cord }).getByRole('button', { name: go }).click();
  await page.getByRole('button', { name: 'Onwards' }).click();
  await expect(ofCords).toBeVisible();
}
