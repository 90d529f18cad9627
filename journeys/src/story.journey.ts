import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import type { StoryReply } from '@underhall/contract';
import { aNewcomer, ask, burnDown, buy, introduce } from './fixtures/a-newcomer.ts';
import { go } from './fixtures/go.ts';
import { expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const cardOf = (page: Page, heading: string | RegExp): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading }) });
const onwards = (page: Page) => page.getByRole('button', { name: 'Onwards' });

test('the end of the opening, and the list beyond it', {
  annotation: { type: 'rows', description: 'C-STORY-007, C-STORY-011, C-STORY-019, C-STORY-043, C-STORY-063' },
}, async ({ page, context }) => {
  const newcomer = await aNewcomer(page);

  await test.step('a player who bought the present early is sent to wrap it, not to buy it', async () => {
    await introduce(page, newcomer, 8);
    await page.goto('/');
    await expect(cardOf(page, 'Which Way Now?')).toContainText(
      'bring her something from the Sale of Work at the Bazaar',
    );
    await buy(page.request, newcomer.token, /bishop/i);
    await page.reload();
    await expect(cardOf(page, 'Which Way Now?')).toContainText('They wrap at the Bazaar.');
    await cardOf(page, 'Which Way Now?').getByRole('button').last().click();
    await page.getByRole('listitem').getByRole('button', { name: go }).first().click();
    await expect(page.getByRole('main')).toContainText('They wrap, at the Sale of Work.');
  });

  await test.step('list, Perhaps Not, reload and a second tab agree; without actions each branch says so', async () => {
    await introduce(page, newcomer, 10);
    await page.goto('/');
    await expect(page.getByRole('listitem').getByRole('button', { name: go })).not.toHaveCount(0);
    const begun = page.waitForResponse('**/api/storylet/begin');
    await cardOf(page, 'Mrs Ottaway’s Hatch').getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: 'Mrs Ottaway’s Hatch' })).toBeFocused();
    const { storylet } = (await (await begun).json()) as StoryReply;
    const [description = 'none'] = storylet?.description.match(/[\w ,]{30,}/) ?? [];
    await expect(page.getByRole('article')).toContainText(description.trim());
    const branches = page.getByRole('list', { name: 'What you can do' });
    await expect(branches.getByRole('listitem')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(cardOf(page, 'Mrs Ottaway’s Hatch')).toBeVisible();
    await expect(cardOf(page, 'A Bench by the Pump')).toBeVisible();
    await expect(branches).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Perhaps Not' })).toHaveCount(0);

    await cardOf(page, 'Mrs Ottaway’s Hatch').getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: 'Mrs Ottaway’s Hatch' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Perhaps Not' }).first()).toBeVisible();

    const other = await context.newPage();
    await other.addInitScript((kept) => sessionStorage.setItem('access_token', kept), newcomer.token);
    await other.goto('/');
    await other.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(cardOf(other, 'Mrs Ottaway’s Hatch')).toBeVisible();
    await page.getByRole('listitem').getByRole('button', { name: go }).first().click();
    await expect(page.getByText('That story is over.')).toBeVisible();
    await other.close();

    await burnDown(page, newcomer);
    await page.goto('/');
    await cardOf(page, 'Mrs Ottaway’s Hatch').getByRole('button').last().click();
    await expect(page.getByRole('button', { name: 'Not enough actions' }).first()).toBeDisabled();
    await expect(page.getByText(/Next in \d+:\d\d/).first()).toBeVisible();
    await expectPicture(page.getByRole('complementary', { name: 'Your character' }).locator('img[src*="candle-stub"]'));
  });
});

test('the first three scenes survive reload and lost connection, and locked choices say why', {
  annotation: { type: 'rows', description: 'C-STORY-062' },
}, async ({ page, context }) => {
  await test.step('a result is still on show after a reload', async () => {
    await aNewcomer(page);
    await page.goto('/');
    await page.getByRole('button', { name: go }).first().click();
    await expect(onwards(page)).toBeVisible();
    const results = await page.getByRole('list', { name: 'What came of it' }).textContent();
    await page.reload();
    await expect.poll(() => page.getByRole('list', { name: 'What came of it' }).textContent()).toBe(results);
    await onwards(page).click();
    await expect(cardOf(page, 'One Candle, for the Use Of')).toBeVisible();
  });

  await test.step('a choice can be sent again after a lost connection', async () => {
    await cardOf(page, 'One Candle, for the Use Of').getByRole('button').last().click();
    await expect(cardOf(page, 'Sign, and be civil')).toBeVisible();
    await context.setOffline(true);
    await cardOf(page, 'Sign, and be civil').getByRole('button').last().click();
    const again = page.getByRole('button', { name: 'Retry' });
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page.getByRole('heading', { name: 'Rung and Found True' })).toBeVisible();
  });

  await test.step('a page beside the game’s whose code does not come says so in its place, and the way back stays', async () => {
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('cannot be reached');
    await page.getByRole('banner').getByRole('link', { name: 'Story' }).click();
    await expect(onwards(page)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a locked branch says in words what it asks and cannot be chosen', async () => {
    await onwards(page).click();
    await cardOf(page, 'Persons Without a Character').getByRole('button').last().click();
    const locked = cardOf(page, 'Produce your character');
    await expect(locked.getByRole('button').last()).toBeDisabled();
    await expect(locked).toContainText('Written Character');
    await expect(locked).toContainText('The Aunt, in Lampwick, is said to write them.');
  });
});

test('a challenge is played once, with a second chance, and again; due actions are fetched', {
  annotation: {
    type: 'rows',
    description: 'C-ACTIONS-012, C-STORY-038, C-STORY-047, C-STORY-055, C-STORY-065, C-STORY-066',
  },
}, async ({ page }) => {
  const newcomer = await aNewcomer(page);

  await test.step('a challenge shows its chance, and its result the roll and what it raised', async () => {
    await introduce(page, newcomer, 1);
    await page.goto('/');
    await cardOf(page, 'One Candle, for the Use Of').getByRole('button').last().click();
    const tried = cardOf(page, 'Read the form first');
    await expect(tried).toContainText('90%');
    await tried.getByRole('button').last().click();
    await expect(page.getByText(/You (succeeded|failed) in a Watchful challenge/).first()).toBeVisible();
    const changes = page.getByRole('list', { name: 'What came of it' });
    await changes.getByText(/^and \d+ more/).click();
    const risen = changes.getByRole('listitem').filter({ hasText: /^Watchful (is rising|has risen)/ });
    await expectPicture(risen.locator('img[src*="/icons/"]'));
    await expect(risen.getByText('Watchful', { exact: true })).toBeVisible();
    await expect(risen).toContainText(/\d+ of \d+ to level \d+/);
    await expect(risen.getByRole('progressbar', { name: 'Watchful' })).toBeVisible();
  });

  await test.step('a double press chooses once; a second chance is offered only to its owners', async () => {
    await introduce(page, newcomer, 4);
    await page.goto('/');
    await cardOf(page, 'The Watch at the Arch').getByRole('button').last().click();
    const heldCard = cardOf(page, 'Pass for somebody');
    await expect(heldCard.getByRole('checkbox')).toHaveCount(1);
    await heldCard.getByRole('checkbox').check();
    const lacking = cardOf(page, 'Go under the lamp');
    await expect(lacking.getByRole('checkbox')).toHaveCount(0);
    await expect(lacking).toContainText('Your Shadowy gives you');
    await expect(lacking).not.toContainText('Ready Excuse');
    const actions = async () => (await ask(page.request, 'GET /character/actions', {}, newcomer.token)).actions;
    const before = await actions();
    const sent: Request[] = [];
    page.on('request', (request) => request.url().includes('choosebranch') && sent.push(request));
    await heldCard.getByRole('button').last().dblclick();
    await expect(onwards(page)).toBeVisible();
    expect(sent.map((each) => each.postDataJSON().secondChanceIds)).toEqual([[expect.any(Number)]]);
    expect(await actions()).toBe(before - 1);
  });

  await test.step('what can be done again can be tried again', async () => {
    await introduce(page, newcomer, 6);
    await page.goto('/');
    await cardOf(page, 'The Aunt at Number Nine').getByRole('button').last().click();
    await cardOf(page, 'Kiss the offered cheek').getByRole('button').last().click();
    await expect(onwards(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await onwards(page).click();
    await cardOf(page, 'Which Way Now?').getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: 'Which Way Now?', level: 2 })).toBeFocused();
    await page.getByRole('listitem').getByRole('button', { name: go }).first().click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Which Way Now?' })).toBeFocused();
  });

  await test.step('when the next ring is due, and not before, the server is asked for it', async () => {
    await page.clock.install();
    const requests: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/character/actions') && requests.push(request.url()));
    await page.goto('/');
    await expect(page.getByText(/Next in \d+:\d\d/).first()).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(page.getByText(/Next in 4:\d\d/).first()).toBeVisible();
    expect(requests).toHaveLength(1);
    await page.clock.fastForward('05:00');
    await expect.poll(() => requests.length).toBe(2);
  });
});
