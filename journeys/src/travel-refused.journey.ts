import { expect, type Page } from '@playwright/test';
import { ask, goTo } from './fixtures/a-newcomer.ts';
import {
  aTraveller,
  banner,
  card,
  compass,
  mapDialog,
  place,
  travelButton,
} from './fixtures/a-traveller-at-the-map.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

/** Records every journey the page requests from now on. */
function journeysOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/map/move') && sent.push(request.postData() ?? ''));
  return sent;
}

/** Holds replies of a call back until the test releases them. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}

test('the map shows slow and failed loads; a failed journey is undone and can be repeated', {
  annotation: {
    type: 'rows',
    description: 'C-TRAVEL-001, C-TRAVEL-002, C-TRAVEL-003, C-TRAVEL-004, C-TRAVEL-006, C-TRAVEL-012, C-TRAVEL-013',
  },
}, async ({ page }) => {
  const { token } = await aTraveller(page);

  await test.step('a slow map shows loading, and a failed one can be fetched again', async () => {
    let failIt = () => {};
    const failed = new Promise<void>((resolve) => {
      failIt = resolve;
    });
    let requests = 0;
    await page.route('**/api/map', async (route) => {
      // The page waits for the first call, so fail that call immediately.
      if (requests++ > 0) await failed;
      await route.abort();
    });
    await page.goto('/');
    await travelButton(page).click();
    await expect(mapDialog(page).getByText('Unfolding the map')).toBeVisible();
    failIt();
    await expect(mapDialog(page)).toContainText('cannot be reached');
    await expectAccessible(page);
    await page.unroute('**/api/map');
    const letCome = await holdCalls(page, '**/api/map');
    await mapDialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(mapDialog(page).getByText('Unfolding the map')).toBeVisible();
    letCome();
    await expect(place(page, 'The Bell Tower', 'open')).toBeVisible();
    await page.unroute('**/api/map');
  });

  await test.step('a journey is shown before the reply, and undone with the server’s reason if it fails', async () => {
    // Another tab begins a story.
    const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, token);
    const eventId = storylets.find(({ name }) => name === 'The Almoner')?.id ?? 0;
    await ask(page.request, 'POST /storylet/begin', { eventId }, token);
    const letGo = await holdBack(page, '**/api/map/move');
    await place(page, 'The Bell Tower', 'open').click();
    await expect(page.locator('h1', { hasText: 'The Bell Tower' })).toBeAttached();
    letGo();
    const failure = page.getByRole('dialog', { name: 'You did not travel' });
    await expect(failure).toContainText('You are in the middle of a story. Finish it first, or go back from it.');
    await expectAccessible(page);
    await expect(page.locator('h1', { hasText: 'Market Cross' })).toBeAttached();
    await failure.getByRole('button', { name: 'Back to the map' }).click();
    await expect(failure).toHaveCount(0);
    await expect(place(page, 'Market Cross', 'you are here')).toBeVisible();

    await page.unrouteAll();
    await ask(page.request, 'POST /storylet/goback', {}, token);
    await place(page, 'The Bell Tower', 'open').click();
    await expect(banner(page, 'The Bell Tower')).toBeVisible();
  });

  await test.step('a journey the line breaks off is not made, and can be made again', async () => {
    await page.route('**/api/map/move', (route) => route.abort());
    await travelButton(page).click();
    await place(page, 'Market Cross', 'open').click();
    await expect(page.getByRole('dialog', { name: 'You did not travel' })).toContainText('cannot be reached');
    await page.unrouteAll();
    await page.keyboard.press('Escape');
    await place(page, 'Market Cross', 'open').click();
    await expect(banner(page, 'Market Cross')).toBeVisible();
  });

  await test.step('a journey that was made, but whose answer was lost on the way, is not made twice', async () => {
    await page.route('**/api/map/move', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await travelButton(page).click();
    await place(page, 'The Bell Tower', 'open').click();
    await expect(page.getByRole('dialog', { name: 'You did not travel' })).toBeVisible();
    await page.unrouteAll();
    await page.keyboard.press('Escape');
    await place(page, 'The Bell Tower', 'open').click();
    await expect(mapDialog(page)).toHaveCount(0);
    await expect(banner(page, 'The Bell Tower')).toBeVisible();
  });

  await test.step('presses on the current or a closed place do nothing; a double click travels once', async () => {
    const sent = journeysOf(page);
    const letGo = await holdBack(page, '**/api/map/move');
    await travelButton(page).click();
    await place(page, 'The Bell Tower', 'you are here').click({ force: true });
    await place(page, 'The Drying Ground').click({ force: true });
    await expect(mapDialog(page).getByText('You are in The Bell Tower.')).toBeVisible();
    expect(sent).toEqual([]);

    await place(page, 'Market Cross', 'open').dblclick();
    await expect(mapDialog(page).getByText('On the way to Market Cross…')).toBeVisible();
    await place(page, 'Ferry Stairs').click();
    await page.keyboard.press('Escape');
    await expect(mapDialog(page)).toBeVisible();
    letGo();
    await expect(mapDialog(page)).toHaveCount(0);
    await expect(banner(page, 'Market Cross')).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.unroute('**/api/map/move');
  });

  await test.step('where one may not travel the map can only be looked at', async () => {
    const sent = journeysOf(page);
    await goTo(page.request, token, 'The Quarantine');
    await page.reload();
    await expect(banner(page, 'The Quarantine')).toBeVisible();
    await travelButton(page).click();
    await expect(mapDialog(page)).toContainText('You cannot travel from here');
    await expect(place(page, 'The Bell Tower', 'open')).toHaveAttribute('aria-disabled', 'true');
    await place(page, 'The Bell Tower', 'open').click({ force: true });
    await expectAccessible(page);
    expect(sent).toEqual([]);
  });
});

test('every page leads to the map on the story page, except in a story or when restricted', {
  annotation: { type: 'rows', description: 'C-ROUTE-002, C-MAP-041, C-MAP-022, C-ROLE-007' },
}, async ({ page }) => {
  const { token } =
    await test.step('off the story page the compass is disabled, and Travel leads to the map', async () => {
      await page.setViewportSize({ width: 390, height: 780 });
      const traveller = await aTraveller(page);
      await page.goto('/');
      await expect(compass(page)).toHaveAttribute('aria-disabled', 'false');
      await page.getByRole('link', { name: 'Myself' }).first().click();
      await expect(page).toHaveURL(/\/(myself|possessions)/);
      await expect(compass(page)).toHaveAttribute('aria-disabled', 'true');
      await expect(compass(page)).toHaveAccessibleDescription(/^Map - you cannot move right now/);
      await compass(page).click({ force: true });
      await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText(
        'The map opens only on the page Story.',
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      // Also on pages that open before the story has loaded.
      for (const path of ['/myself', '/possessions']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('article').or(page.getByRole('searchbox')).first()).toBeVisible();
        await travelButton(page).click();
        await expect(place(page, 'The Bell Tower', 'open')).toBeVisible();
        await expect(page).toHaveURL(/\/$/);
        await page.keyboard.press('Escape');
        await expect(mapDialog(page)).toHaveCount(0);
      }
      return traveller;
    });

  await test.step('on a telephone Map leads to the map from every page, and to none where a story lies open', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await navigateClientSide(page, '/plans');
    await expect(page.getByRole('heading', { name: 'My Plans', level: 1 })).toBeVisible();
    const map = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Map' });
    await map.click();
    await expect(place(page, 'The Bell Tower', 'open')).toBeVisible();
    await page.goBack();
    await expect(mapDialog(page)).toHaveCount(0);
    await card(page, 'The Almoner').getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: 'Lodge in three rooms' })).toBeVisible();
    await page.getByRole('link', { name: 'Myself' }).first().click();
    await expect(page).toHaveURL(/\/(myself|possessions)/);
    await expect(map).toHaveAttribute('aria-disabled', 'true');
    await expect(map).toHaveAccessibleDescription(/A story is open/);
  });

  await test.step('while a story is open the map is not to be had, and says so', async () => {
    await page.getByRole('link', { name: 'Story' }).first().click();
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await travelButton(page).click();
    await place(page, 'Ferry Stairs', 'open').click();
    await expect(banner(page, 'Ferry Stairs')).toBeVisible();
    await expect(mapDialog(page)).toHaveCount(0);
    await expect(travelButton(page)).toHaveAttribute('aria-disabled', 'false');
    await card(page, 'The Waterman').getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: 'Read a chapter' })).toBeVisible();
    await expect(travelButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(travelButton(page)).toHaveAccessibleDescription(/^Map - you cannot move right now/);
    await expect(page.getByText('Not while a story is open.')).toBeVisible();
    await travelButton(page).click({ force: true });
    await expect(mapDialog(page)).toHaveCount(0);
  });

  await test.step('held back from travelling one has no button for it, and a compass that does not open', async () => {
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await expect(travelButton(page)).toHaveAttribute('aria-disabled', 'false');
    await choose(page.request, token, 'The Waterman', 'Have oneself held back from travelling');
    await page.reload();
    await expect(card(page, 'The Waterman')).toBeVisible();
    await expect(travelButton(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 780 });
    await expect(compass(page)).toHaveAttribute('aria-disabled', 'true');
    await compass(page).click({ force: true });
    await expect(mapDialog(page)).toHaveCount(0);
  });
});
