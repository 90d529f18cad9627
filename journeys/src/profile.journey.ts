import { expect, type Page } from '@playwright/test';
import { atTheVisitorsBook, settleIn } from './fixtures/a-journal-keeper.ts';
import { aNewcomer, ask, goTo } from './fixtures/a-newcomer.ts';
import { addressOf, aVisitor } from './fixtures/at-a-profile.ts';
import { choice, outfits } from './fixtures/at-the-linen-press.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
test.describe('the profile of a player with lodgings', () => {
  const shared = onOnePage(test, async (page) => {
    const newcomer = await atTheVisitorsBook(page);
    await settleIn(page, newcomer);
    return newcomer;
  });

  test('shows a visitor banner, cameo, lodgings, name, description and current area', {
    annotation: {
      type: 'rows',
      description: 'C-PROFILE-002, C-PROFILE-004, C-PROFILE-005, C-PROFILE-008, C-ROUTE-030',
    },
  }, async ({ browser, baseURL }) => {
    const { start: newcomer } = shared();
    const visitor = await aVisitor(browser, baseURL);
    await visitor.goto(addressOf(newcomer));
    await expect(heading(visitor, newcomer.name)).toBeVisible();
    await expect(visitor).toHaveTitle(new RegExp(newcomer.name));
    // A visitor reads what the game is and can begin.
    await expect(visitor.getByRole('complementary').getByRole('link', { name: 'Begin' })).toHaveAttribute(
      'href',
      '/begin',
    );
    const pictures = visitor.locator('main img');
    for (const kind of ['headers', 'cameos', 'lodgings'])
      await expectPicture(visitor.locator(`main img[src*="/${kind}/"]`));
    expect(await pictures.count()).toBeGreaterThan(2);
    await expect(visitor.getByText('Lodges in A Box Room')).toBeVisible();
    await visitor.getByRole('button', { name: /a lady/i }).hover();
    await expect(visitor.getByRole('tooltip')).toHaveText('In The Shuttered House');
    await expect(button(visitor, 'Flaunt')).toHaveCount(0);
    await expect(button(visitor, /say/i)).toHaveCount(0);
    await expect(visitor.getByText(`The journal of ${newcomer.name} is private.`)).toBeVisible();
    await visitor.mouse.move(0, 0);
    await expectAccessible(visitor);
    await visitor.setViewportSize({ width: 390, height: 800 });
    await expectNoSideways(visitor);
    await visitor.evaluate(() => {
      document.documentElement.dataset.theme = 'daylight';
    });
    await expectAccessible(visitor);
  });

  test('shows the frame, banner and outfit that a story gave', {
    annotation: { type: 'rows', description: 'C-OUTFIT-010, C-PROFILE-006' },
  }, async () => {
    const { page, start: newcomer } = shared();
    await page.goto(addressOf(newcomer));
    await expect(heading(page, newcomer.name)).toBeVisible();
    await expectPicture(page.locator('main img[src*="/cameos/"]'));
    await expect(page.locator('main img[src*="/frames/"]')).toHaveCount(0);

    await choose(page.request, newcomer.token, 'The Visitors’ Book', 'Hang among the others');
    await page.reload();
    await expect(heading(page, newcomer.name)).toBeVisible();
    await expectPicture(page.locator('main img[src*="/frames/jet-"]'));
    await expectPicture(page.locator('main img[src*="/headers/assize-"]'));
    await expectAccessible(page);

    await navigateClientSide(page, '/possessions');
    await choice(page).click();
    await expect(outfits(page).getByRole('button', { name: 'Sunday Sitting Given in game' })).toBeVisible();
  });

  test('a story in the lodgings leads to the form for the description', {
    annotation: { type: 'rows', description: 'C-MYSELF-028, C-MYSELF-029' },
  }, async () => {
    const { page, start: newcomer } = shared();
    await goTo(page.request, newcomer.token, 'Your Rooms');
    const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, newcomer.token);
    const eventId = storylets.find(({ name }) => name === 'What Do They Say?')?.id ?? 0;
    await ask(page.request, 'POST /storylet/begin', { eventId }, newcomer.token);
    await page.goto('/');
    const choice = page.getByRole('listitem').filter({ hasText: 'Say it for them' });
    await choice.getByRole('button', { name: 'Say it: Say it for them' }).click();
    await expect(page).toHaveURL(/\/me\?say$/);
    await page.getByLabel('What they say of you').fill('Never twice the same.');
    const sent = page.waitForRequest('**/api/profile/update');
    await button(page, 'Save').click();
    expect((await sent).postDataJSON()).toEqual({ newDescription: 'Never twice the same.' });
    await expect(part(page, 'They say...')).toContainText('Never twice the same.');
  });

  test('shows the items worn or the favourite outfit, and opens from Myself in a new tab', {
    annotation: { type: 'rows', description: 'C-PROFILE-010, C-PROFILE-011, C-PROFILE-016, C-MYSELF-025' },
  }, async () => {
    const { page, start: newcomer } = shared();
    await page.goto(addressOf(newcomer));
    const worn = part(page, 'Currently Wearing: Casual');
    await expectPicture(worn.getByRole('listitem').locator('img'));
    await worn.getByRole('button', { name: 'Straw Hat' }).focus();
    await expect(page.getByRole('tooltip').filter({ hasText: 'It creaks' })).toBeVisible();

    await ask(page.request, 'POST /outfit/save', { outfitId: 1 }, newcomer.token);
    await ask(page.request, 'POST /outfit/toggleFavourite', { outfitId: 1 }, newcomer.token);
    await page.reload();
    await expect(part(page, 'Favoured Outfit: Casual').getByRole('button', { name: 'Straw Hat' })).toBeVisible();

    await navigateClientSide(page, '/myself');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'View profile' }).click();
    await expect((await opened).getByText('Page not found')).toHaveCount(0);
    expect((await opened).url()).toContain(`/profile/${encodeURIComponent(newcomer.name)}`);
  });

  test('lets the owner put items on the mantelpiece and in the scrapbook', {
    annotation: { type: 'rows', description: 'C-MYSELF-022, C-PROFILE-009, C-PROFILE-025' },
  }, async () => {
    const { page, start: newcomer } = shared();
    await navigateClientSide(page, '/me');
    // Myself has the same fields.
    await expect(part(page, 'Favoured Outfit: Casual')).toBeVisible();
    const flaunt = button(page, 'Flaunt: Mantelpiece');
    await expect(flaunt).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Mantelpiece', { exact: true }).selectOption('1 x Door Handle');
    const sent = page.waitForRequest('**/api/character/mantelpiece/*');
    await flaunt.click();
    await sent;
    const onIt = part(page, 'On the mantelpiece');
    await expect(onIt).toContainText('1 x Door Handle');
    await expect(onIt).toContainText('It opens nothing that is here.');
    await expect(part(page, 'What others see of you').getByRole('status').first()).toContainText('is changed');
    await expectAccessible(page);

    await navigateClientSide(page, '/myself');
    // The profile page has the same fields.
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
    await expect(page.getByLabel('Mantelpiece', { exact: true }).locator('option:checked')).toHaveText(
      '1 x Door Handle',
    );
    const scrapbook = page.getByLabel('Scrapbook', { exact: true });
    await scrapbook.selectOption({ index: 1 });
    const wanted = await scrapbook.locator('option:checked').textContent();
    await button(page, 'Flaunt: Scrapbook').click();
    await expect(part(page, 'What others see of you').getByRole('status').last()).toContainText('is changed');
    // The message below one field does not move either field.
    const mantelpiece = await page.getByLabel('Mantelpiece', { exact: true }).boundingBox();
    expect(mantelpiece?.y).toBeCloseTo((await scrapbook.boundingBox())?.y ?? 0, 0);
    await expectAccessible(page);
    await navigateClientSide(page, addressOf(newcomer));
    await expect(part(page, 'In the scrapbook')).toContainText(wanted ?? '-');
    await page.getByLabel('Mantelpiece', { exact: true }).selectOption('Nothing');
    await button(page, 'Flaunt: Mantelpiece').click();
    await expect(onIt).toHaveCount(0);
  });
});

test('the owner edits the description of the profile by keyboard, as plain text of 150 characters', {
  annotation: {
    type: 'rows',
    description: 'C-ROUTE-028, C-ROUTE-029, C-PROFILE-001, C-PROFILE-012, C-PROFILE-017, C-PROFILE-022, C-PROFILE-024',
  },
}, async ({ page, browser, baseURL }) => {
  const newcomer = await aNewcomer(page);
  const { name } = newcomer;
  const visitor = await aVisitor(browser, baseURL);
  for (const path of ['/me', '/profile']) {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await expect(part(page, 'What others see of you')).toBeVisible();
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/\/login$/);
  }
  // The owner can reach the journal from here.
  await page.getByRole('link', { name: 'Open your journal' }).click();
  await expect(page.getByRole('link', { name: 'Read it as a book' })).toBeVisible();

  await page.goBack();
  await button(page, 'Say something').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Up late.');
  await page.keyboard.press('Enter');
  await expect(part(page, 'They say...')).toContainText('Up late.');

  await button(page, 'Change what they say').click();
  const field = page.getByLabel('What they say of you');
  await expect(field).toBeFocused();
  await field.fill('x'.repeat(151));
  await field.press('Enter');
  await expect(page.getByText('A description has at most 150 characters. Shorten it.')).toHaveCount(1);
  await expect(field).toHaveValue('x'.repeat(151));
  await field.fill('Seen <b>twice</b>, & never alone.');
  await page.route('**/api/profile/update', (route) => route.abort());
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toContainText('It is not saved.');
  await expect(field).toHaveValue('Seen <b>twice</b>, & never alone.');
  await expectAccessible(page);
  await page.unroute('**/api/profile/update');
  const sent = page.waitForRequest('**/api/profile/update');
  await button(page, 'Save').click();
  expect((await sent).postDataJSON()).toEqual({ newDescription: 'Seen <b>twice</b>, & never alone.' });
  await expect(part(page, 'They say...')).toContainText('Seen <b>twice</b>, & never alone.');

  await visitor.goto(addressOf(newcomer));
  await expect(part(visitor, 'They say...')).toContainText('Seen <b>twice</b>, & never alone.');
});
