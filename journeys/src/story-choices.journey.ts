import { expect, type Page } from '@playwright/test';
import type { StoryReply } from '@underhall/contract';
import { aNewcomer, ask } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, cardOf, goOf, onwards, play } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const property = ['The Property Table', 'Take the lot'] as const;
const button = (page: Page, heading: string) => cardOf(page, heading).getByRole('button').last();

test('plays a forced card, locks, final choices, requirements and second chances', {
  annotation: {
    type: 'rows',
    description:
      'C-STORY-002, C-STORY-003, C-STORY-020, C-STORY-021, C-STORY-029, C-STORY-059, C-STORY-061, C-STORY-062, C-STORY-063',
  },
}, async ({ page }) => {
  const { token } = await aPlayer(page);

  await test.step('what cannot wait says so on its card', async () => {
    await page.goto('/');
    await expect(cardOf(page, 'The Audition')).toContainText('Pressing');
    await expect(cardOf(page, 'The Box Office')).not.toContainText('Pressing');
  });

  await test.step('a pressed button shows progress, without animation when motion is reduced', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const answer = await holdCalls(page, '**/api/storylet/begin');
    const go = cardOf(page, 'The Audition').getByRole('button', { name: /^Go/ });
    await go.click();
    await expect(go).toHaveAttribute('aria-busy', 'true');
    const flame = () =>
      go.evaluate((button) => {
        const { opacity, animationName, width } = getComputedStyle(button, '::before');
        return { isSeen: Number(opacity) > 0.5, moves: animationName !== 'none', width };
      });
    await expect.poll(flame).toEqual({ isSeen: true, moves: true, width: '9px' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await flame()).toEqual({ isSeen: true, moves: false, width: '9px' });
    answer();
    await expect(page.getByRole('heading', { name: 'The Audition' })).toBeFocused();
  });

  await test.step('what is locked says why in words, each in its own way', async () => {
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await begin(page, 'The Box Office');
    await expect(button(page, 'The royal box')).toHaveText('Locked');
    await expect(button(page, 'The royal box')).toBeDisabled();
    await expect(cardOf(page, 'The royal box')).toContainText('for those who have read a great deal');
    await expect(cardOf(page, 'The stalls')).toContainText('Echoes');
    await expect(button(page, 'The stalls')).toHaveText('Locked');
    await expect(cardOf(page, 'A season ticket')).toContainText('Costs 3 Fate');
    await expect(cardOf(page, 'A season ticket')).toContainText('You do not have enough Fate.');
    await expect(button(page, 'A season ticket')).toHaveText('Locked');
    await expect(cardOf(page, 'The whole run')).toContainText('Costs 25 actions');
    await expect(cardOf(page, 'The whole run')).toContainText('Your candle has 20 of the 25 it takes.');
    await expect(button(page, 'The whole run')).toHaveText('Not enough actions');
    await expectAccessible(page);
  });

  await test.step('a branch that links to a page opens it and is not chosen', async () => {
    const card = cardOf(page, 'Ask at the other till');
    await expect(card).toContainText('The other till is over there.');
    await expect(card).not.toContainText('[open');
    const chosen: string[] = [];
    page.on('request', (request) => request.url().includes('choosebranch') && chosen.push(request.url()));
    await card.getByRole('button', { name: 'To the Fate page' }).click();
    await expect(page).toHaveURL(/\/fate$/);
    expect(chosen).toEqual([]);
  });

  await test.step('asks before final and costly choices', async () => {
    await page.getByRole('link', { name: 'Story' }).first().click();
    await expect(page.getByRole('heading', { name: 'The Box Office', level: 2 })).toBeVisible();
    await expect(cardOf(page, 'Burn your programme')).toContainText('There is no way back from this.');
    await button(page, 'Burn your programme').click();
    const question = page.getByRole('dialog', { name: 'Think twice' });
    await expect(question).toContainText('Burn your programme');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(button(page, 'Burn your programme')).toBeFocused();

    await button(page, 'A long matinee').click();
    await expect(question).toContainText('6 actions');
    await question.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('heading', { name: 'Sat Through' })).toBeFocused();
  });

  await test.step('a choice costs actions, and what it gains and loses is there', async () => {
    await onwards(page).click();
    const actions = async () => (await ask(page.request, 'GET /character/actions', {}, token)).actions;
    const applause = async () => {
      const { possessions } = await ask(page.request, 'GET /character/myself', {}, token);
      return possessions.flatMap((group) => group.possessions).find(({ name }) => name === 'Applause')?.level ?? 0;
    };
    const before = { actions: await actions(), applause: await applause() };
    await begin(page, 'The Prompter');
    await goOf(page, 'Let her say them').click();
    await expect(onwards(page)).toBeVisible();
    expect(await actions()).toBe(before.actions - 1);
    expect(await applause()).toBe(before.applause + 1);
  });

  await test.step('requirements can stand as pictures that tell them when asked', async () => {
    await onwards(page).click();
    await expect(page.getByRole('heading', { name: 'The Curtain Call' })).toBeFocused();
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await page.getByRole('banner').getByRole('link', { name: 'Comforts' }).click();
    await page.getByRole('checkbox', { name: 'Needs and costs in words' }).uncheck();
    await page.getByRole('link', { name: 'Story' }).first().click();
    await begin(page, 'The Box Office');
    const picture = cardOf(page, 'The royal box').getByRole('button', { name: 'Not met: Reader' });
    await expect(page.getByText('You need Reader 50')).toBeHidden();
    await picture.click();
    await expect(page.getByRole('tooltip')).toContainText(/Reader.*50/);
    await expectAccessible(page);
  });

  await test.step('on a small screen the short words are told, where there are any', async () => {
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await expect(cardOf(page, 'The Property Table')).toContainText('its outline chalked round it');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(cardOf(page, 'The Property Table')).toContainText('Take what you need.');
    await expect(cardOf(page, 'The Prompter')).toContainText('She knows all the words.');
    await begin(page, 'The Property Table');
    await expect(page.getByRole('article')).toContainText('in few words');
    await expect(cardOf(page, 'Take the lot')).toContainText('All of it, briefly.');
    await expect(cardOf(page, 'Take the dog as well')).toContainText('It comes.');
    await expectNoSideways(page);
  });
});

test('the tooltip of a challenge explains its chance, by mouse, keyboard and tap', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const player = await aPlayer(page, property);
  await page.clock.install();
  await page.goto('/');
  await begin(page, 'The Audition');
  const card = cardOf(page, 'Read the far card');
  await expect(card).toContainText('12%');
  const what = card.getByRole('button', { name: 'What counts: Watchful' });
  const tip = page.getByRole('tooltip').filter({ hasText: 'Without these' });
  await what.hover();
  await expect(tip).toContainText('Opera Glass: +2 Watchful');
  await expect(tip).toContainText('Without these');
  // The pointer can move onto the tooltip.
  await tip.hover();
  // Otherwise the tooltip would close shortly after the pointer has left the button.
  await page.clock.runFor(400);
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
  await page.keyboard.press('Tab');
  await what.focus();
  await expect(tip).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();

  const small = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    ...(baseURL && { baseURL }),
  });
  const phone = await small.newPage();
  await phone.addInitScript((token) => sessionStorage.setItem('access_token', token), player.token);
  await phone.goto('/');
  const touched = cardOf(phone, 'Read the far card').getByRole('button', { name: 'What counts: Watchful' });
  await touched.tap();
  await expect(phone.getByRole('tooltip')).toBeVisible();
  const box = await phone.getByRole('tooltip').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await touched.tap();
  await expect(phone.getByRole('tooltip')).toBeHidden();
  await small.close();
});

test('a second chance is offered to its owners and sent with the choice', {
  annotation: {
    type: 'rows',
    description: 'C-STORY-033, C-STORY-064, C-STORY-065, C-STORY-066, C-STORY-021, C-STORY-088',
  },
}, async ({ page }) => {
  // Only a player with lodgings holds cards.
  const player = await aNewcomer(page);
  await play(page, player, ['The Almoner', 'Lodge in three rooms'], ['The Stage Door', 'Go in']);

  await test.step('offers a second chance only to those with one, says when it cannot be spared, and sends it', async () => {
    await page.goto('/');
    await begin(page, 'The Audition');
    const card = cardOf(page, 'Read the far card');
    await expect(card.getByRole('checkbox')).toHaveCount(0);
    await expect(card).not.toContainText('a second time');
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await expect(cardOf(page, 'The Audition')).toBeVisible();
    await play(page, player, property);
    await page.reload();
    await begin(page, 'The Property Table');
    const paid = cardOf(page, 'Pay in wind');
    await expect(paid).toContainText('you could roll a second time');
    await expect(paid.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await begin(page, 'The Audition');
    await card.getByRole('checkbox').check();
    const sent = page.waitForRequest('**/api/storylet/choosebranch');
    await goOf(page, 'Read the far card').click();
    expect((await sent).postDataJSON()).toEqual({
      branchId: expect.any(Number),
      secondChanceIds: [expect.any(Number)],
      qualityRequirements: [],
    });
    await expect(page.getByText(/You (succeeded|failed) in a Watchful challenge/).first()).toBeVisible();
  });

  await test.step('a card that was drawn says how often it comes', async () => {
    await onwards(page).click();
    await page.getByRole('tab', { name: 'Sometimes' }).click();
    const answered = page.waitForResponse('**/api/opportunity/draw');
    await page.getByRole('button', { name: /draw/i }).first().click();
    await answered;
    const begun = page.waitForResponse('**/api/storylet/begin');
    await page.getByRole('button', { name: /play/i }).first().click();
    expect(((await (await begun).json()) as StoryReply).storylet?.distribution).toBe('VeryInfrequent');
    await expect(page.getByText('Very Infrequent').first()).toBeVisible();
    // The rest of the hand is fetched while the player reads.
    const request = page.waitForRequest('**/api/opportunity');
    await goOf(page, 'Catch it').click();
    await expect(onwards(page)).toBeVisible();
    await request;
  });
});
