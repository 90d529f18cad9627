import { expect, type Page } from '@playwright/test';
import { aNewcomer, goTo } from './fixtures/a-newcomer.ts';
import {
  answerInstead,
  aPlayer,
  begin,
  cardOf,
  goOf,
  onwards,
  perhapsNot,
  play,
} from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('the story page of a place', () => {
  const shared = onOnePage(test, async (page) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const player = await aPlayer(page);
    await page.clock.install();
    await page.goto('/');
    return player;
  });

  test('shows the welcome and the Travel button with the list only', {
    annotation: { type: 'rows', description: 'C-STORY-007, C-STORY-008, C-STORY-009' },
  }, async () => {
    const { page } = shared();
    const welcome = page.getByRole('main').getByText(/Welcome to The Playhouse/i);
    const travel = page.getByRole('main').getByRole('button', { name: 'Travel' });
    await expect(welcome).toBeVisible();
    await expect(travel).toBeVisible();
    await begin(page, 'The Audition');
    await expect(welcome).toHaveCount(0);
    await expect(travel).toHaveCount(0);
  });

  test('has the tabs Always and Sometimes only where cards are drawn', {
    annotation: { type: 'rows', description: 'C-STORY-010' },
  }, async () => {
    const { page } = shared();
    await perhapsNot(page).click();
    await page.setViewportSize({ width: 1280, height: 720 });

    await expect(tab(page, 'Always')).toHaveAttribute('aria-selected', 'true');
    await expect(cardOf(page, 'The Audition')).toBeVisible();
    await tab(page, 'Sometimes').click();
    await expect(cardOf(page, 'The Audition')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(cardOf(page, 'The Audition')).toBeVisible();
    await begin(page, 'The Trap Door');
    await goOf(page, 'Stand on it').click();
    await onwards(page).click();
    await expect(goOf(page, 'The Way Out Front')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sometimes' })).toHaveCount(0);
    await begin(page, 'The Way Out Front');
    await goOf(page, 'Go out front').click();
    await onwards(page).click();
    await expect(tab(page, 'Always')).toHaveAttribute('aria-selected', 'true');
  });

  test('shows the outfit, locked with a reason where it cannot be changed', {
    annotation: { type: 'rows', description: 'C-STORY-070' },
  }, async () => {
    const { page } = shared();
    const outfit = page.getByRole('main').getByText('Outfit: Casual');
    const lock = page.getByRole('button', { name: 'Outfit locked' });
    await expect(cardOf(page, 'The Audition')).toBeVisible();
    await expect(outfit).toBeVisible();
    await expect(lock).toHaveCount(0);

    await begin(page, 'The Trap Door');
    await expect(outfit).toBeVisible();
    await expect(lock).toHaveCount(1);
    await goOf(page, 'Stand on it').click();
    await onwards(page).click();
    await expect(goOf(page, 'The Way Out Front')).toBeVisible();
    // No storylet is open, but this place forbids changes.
    await page.keyboard.press('Tab');
    await lock.focus();
    await expect(page.getByRole('tooltip')).toHaveText("You can't change outfits at the moment.");
    await expect(lock).toHaveAccessibleDescription("You can't change outfits at the moment.");
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await lock.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expectAccessible(page);
  });

  test('plays a storylet from its beginning to its end and back to the list', {
    annotation: {
      type: 'rows',
      description:
        'C-STORY-001, C-STORY-004, C-STORY-011, C-STORY-014, C-STORY-019, C-STORY-042, C-STORY-043, C-STORY-053, C-STORY-089',
    },
  }, async () => {
    const { page } = shared();
    await begin(page, 'The Way Out Front');
    await goOf(page, 'Go out front').click();
    await onwards(page).click();
    await begin(page, 'The Prompter');
    await expect(page.getByRole('article')).toContainText('She has them in a box, under the stage.');
    await perhapsNot(page).click();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Perhaps Not' })).toHaveCount(0);

    await begin(page, 'The Prompter');
    await goOf(page, 'Let her say them').click();
    await expect(heading(page, 'Prompted')).toBeFocused();
    await onwards(page).click();
    // This storylet leads to another.
    await expect(heading(page, 'The Curtain Call')).toBeFocused();
    await goOf(page, 'Bow').click();
    await expect(heading(page, 'Bowed')).toBeFocused();
    const listed = page.waitForResponse((answer) => answer.url().endsWith('/api/storylet'));
    await onwards(page).click();
    expect((await listed).request().method()).toBe('POST');
    const { phase, storylets = [] } = await (await listed).json();
    expect([phase, storylets.length > 3]).toEqual(['Available', true]);
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
  });

  test('offers Try again only where allowed, and begins the same storylet', {
    annotation: { type: 'rows', description: 'C-STORY-055' },
  }, async () => {
    const { page } = shared();
    await begin(page, 'The Prompter');
    const chosen = page.waitForResponse('**/api/storylet/choosebranch');
    await goOf(page, 'Say them after her').click();
    await expect(heading(page, 'A Full House')).toBeFocused();
    const { endStorylet } = await (await chosen).json();
    expect(endStorylet.canGoAgain).toBe(true);
    const begun = page.waitForRequest('**/api/storylet/begin');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await begun).postDataJSON().eventId).toBe(endStorylet.rootEventId);
    await expect(heading(page, 'The Prompter')).toBeFocused();
    await goOf(page, 'Let her say them').click();
    await onwards(page).click();
    await goOf(page, 'Bow').click();
    await expect(onwards(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('leaves the tab Sometimes when the place stops having cards', {
    annotation: { type: 'rows', description: 'C-STORY-085' },
  }, async () => {
    const { page, start: player } = shared();
    await onwards(page).click();
    await tab(page, 'Sometimes').click();
    // Another tab moves the player while this one shows the cards.
    await play(page, player, ['The Trap Door', 'Stand on it']);
    await page.clock.fastForward(121_000);
    await expect(page.getByRole('heading', { name: 'The Wings', level: 1 })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sometimes' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: go })).not.toHaveCount(0);
  });
});

test('the story tab refetches an empty list when it opens', {
  annotation: { type: 'rows', description: 'C-STORY-057' },
}, async ({ page }) => {
  const { token } = await aNewcomer(page);
  await goTo(page.request, token, 'Ferry Stairs');
  await choose(page.request, token, 'The Waterman', 'Be set down in the fog');
  await page.goto('/');
  await expect(page.getByText('There is no story for you here at the moment.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await goTo(page.request, token, 'Market Cross');
  await page.getByRole('link', { name: 'Story' }).first().click();
  await expect(cardOf(page, 'The Almoner')).toBeVisible();
});

test('the story tab refetches a story in phase Act without its invitation', async ({ page }) => {
  await aPlayer(page);
  await page.goto('/');
  await begin(page, 'Letters from the Playhouse');
  await answerInstead(page, 'choosebranch', ({ socialAct: _, ...reply }) => reply);
  await goOf(page, 'Ask somebody to share a box').click();
  await expect(heading(page, 'This door is not open yet')).toBeVisible();
  await page.getByRole('link', { name: 'Help' }).first().click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  const request = page.waitForRequest('**/api/extra/story/resume');
  await page.getByRole('link', { name: 'Story' }).first().click();
  await request;
  await expect(heading(page, 'Ask somebody to share a box')).toBeVisible();
});

test('the help below the list opens by itself on the first visit and after seven days', {
  annotation: { type: 'rows', description: 'C-STORY-086' },
}, async ({ page }) => {
  await aPlayer(page);
  await page.clock.install({ time: new Date('2026-11-01T12:00:00Z') });
  await page.goto('/');
  const [howTo, words] = [page.getByText('How this is played'), page.getByText('Most choices burn a ring')];
  await expect(words).toBeVisible();
  await howTo.click();
  await expect(words).toBeHidden();
  await page.reload();
  await expect(howTo).toBeVisible();
  await expect(words).toBeHidden();
  await page.clock.setSystemTime(new Date('2026-11-08T11:59:00Z'));
  await page.reload();
  await expect(howTo).toBeVisible();
  await expect(words).toBeHidden();
  await page.clock.setSystemTime(new Date('2026-11-08T12:01:00Z'));
  await page.reload();
  await expect(words).toBeVisible();
});
