import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ask, type Newcomer, signIn } from './fixtures/a-newcomer.ts';
import { perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { type OwnServer, test } from './fixtures/a-server-of-its-own.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { anEmployer, hall, send, wind } from './fixtures/in-the-bell-room.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const world = { WORLD_DIR: join(import.meta.dirname, '../town') };
test.use({ firstSettings: world });

// Starting a server twice takes long on a busy machine.
test.setTimeout(180_000);

async function letHoursPass(own: OwnServer, hours: number): Promise<void> {
  await own.stop();
  await own.start({ ...world, GAME_CLOCK_OFFSET_S: String(hours * 3600) });
}

const panel = (page: Page) => page.getByRole('region', { name: 'While you were out' });
const line = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const list = (page: Page) => page.getByRole('button', { name: `Go: ${hall.register}` });
const ringer = 'The Ringer Has Come Down';

/**
 * News that came later than the list waits for the next one, so a slow machine may need to load again. It must not load
 * again before the list is there, because news that comes with the list counts as seen.
 */
const openWithNews = (page: Page) =>
  expect(async () => {
    await page.goto('/');
    await expect(list(page)).toBeVisible({ timeout: 60_000 });
    await expect(panel(page)).toBeVisible();
  }).toPass();

async function expectNoNews(page: Page, { token }: Newcomer): Promise<void> {
  await expect(async () => {
    expect((await ask(page.request, 'GET /extra/while-out', {}, token)).lines).toEqual([]);
  }).toPass();
  await page.goto('/');
  await expect(list(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);
}

/** A player whose agent is back and whom a letter and a story await, nine hours later. */
async function aPlayerOnDayTwo(page: Page, own: OwnServer): Promise<Newcomer> {
  const player = await anEmployer(page);
  await send(page, player, hall.pin, hall.card);
  await wind(page, player, 'Wind it three times');
  await letHoursPass(own, 9);
  return player;
}

test('the next day begins with the news, once on any device, and each line opens its subject', async ({
  page,
  own,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const player = await aPlayerOnDayTwo(page, own);

  await test.step('the news stands above the list, moves nothing, and is reached first by keys', async () => {
    await openWithNews(page);
    await expect(panel(page).getByRole('button')).toHaveText([
      'The post has been: The Long Peal Open it',
      'Pin Cotter is back from Carry a Card to the Door Receive the report',
      `New here: ${ringer} Go`,
      /^The candle is whole again: 20/,
      'Put away',
      'Not again',
    ]);
    await expect(page.getByRole('button', { name: /^Dismiss/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('region', { name: 'Story' }).focus();
    await page.keyboard.press('Tab');
    await expect(line(page, /The Long Peal/)).toBeFocused();
  });

  await test.step('another device shows nothing once this one has', async () => {
    const elsewhere = await browser.newContext({ baseURL: own.address });
    const other = await elsewhere.newPage();
    await signIn(other, player);
    await expectNoNews(other, player);
    await elsewhere.close();
  });

  await test.step('a line opens its subject, and Back leads to the other lines', async () => {
    await line(page, /The Long Peal/).press('Enter');
    await expect(page.getByRole('heading', { name: 'The Long Peal' })).toBeVisible();
    await page.goBack();
    await expect(line(page, /The Long Peal/)).toHaveCount(0);
    await line(page, /candle is whole/).click();
    await expect(page.getByRole('region', { name: 'Story' }).locator('h3').first()).toBeFocused();
    await line(page, ringer).click();
    await expect(page.getByRole('heading', { name: ringer })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await perhapsNot(page).click();
    await line(page, /Pin Cotter/).click();
    await expect(page.getByRole('heading', { name: 'What Was Said at the Door' })).toBeVisible();
  });

  await test.step('a link to a message leads to that message', async () => {
    const { feedMessages } = await ask(page.request, 'GET /messages', {}, player.token);
    const id = feedMessages.find(({ title }) => title === 'The Long Peal')?.id;
    // A story that has just closed still goes back in the history, which may end the navigation.
    await expect(async () => {
      await page.goto(`/messages#${id}`);
      await expect(page.getByRole('heading', { name: 'The Long Peal' })).toBeFocused({ timeout: 5_000 });
    }).toPass();
  });
  expect(complaints).toEqual([]);
});

test('the news waits behind an open story, and can be put away', async ({ page, own }) => {
  const player = await aPlayerOnDayTwo(page, own);
  const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, player.token);
  const eventId = storylets.find(({ name }) => name === hall.register)?.id ?? 0;
  await ask(page.request, 'POST /storylet/begin', { eventId }, player.token);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: hall.register })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);

  await perhapsNot(page).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Put away' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Story' })).toBeFocused();
  await expectNoNews(page, player);
});

test('`Not again` turns the news off until it is turned on under Comforts', async ({ page, own }) => {
  const player = await aPlayerOnDayTwo(page, own);
  const seen = page.waitForResponse('**/api/extra/while-out/seen');
  await openWithNews(page);
  // The page would send it again to the next server, which would end a later absence.
  await seen;
  const saved = page.waitForResponse('**/api/extra/comfort');
  await panel(page).getByRole('button', { name: 'Not again' }).click();
  await expect(page.getByText('Nobody will mention it again.')).toBeFocused();
  await saved;

  await letHoursPass(own, 20);
  await page.goto('/');
  await expect(list(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toHaveCount(0);

  await page.goto('/comforts');
  const saving = page.waitForResponse('**/api/extra/comfort');
  await page.getByRole('checkbox', { name: 'While you were out' }).check();
  await saving;
  await openWithNews(page);
  expect((await ask(page.request, 'GET /extra/comfort', {}, player.token)).settings).toEqual({ whileOut: true });
});

test('a player to whom nothing happened sees no panel', async ({ page, own }) => {
  const player = await anEmployer(page);
  await choose(page.request, player.token, hall.clock, 'Wind it once');
  await expectNoNews(page, player);
  await letHoursPass(own, 5);
  await expectNoNews(page, player);
});
