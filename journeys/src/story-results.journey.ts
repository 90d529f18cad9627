import { expect, type Locator, type Page } from '@playwright/test';
import type { StoryReply } from '@underhall/contract';
import { drawByCall, inCardAlley, section } from './fixtures/a-player-in-card-alley.ts';
import { aPlayer, begin, goOf, onwards } from './fixtures/a-player-in-the-playhouse.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectPicture } from './fixtures/page-checks.ts';

const came = (page: Page) => page.getByRole('list', { name: 'What came of it' });
const bar = (page: Page, name: string) => came(page).getByRole('progressbar', { name });
const scaleOf = (page: Page, name: string) =>
  bar(page, name).evaluate((element) => (element.firstElementChild as HTMLElement).style.transform);

test('results are announced, scroll into view, animate their bars and pass on an access code', {
  annotation: {
    type: 'rows',
    description: 'C-LAYOUT-021, C-STORY-035, C-STORY-036, C-STORY-038, C-STORY-039, C-STORY-076, C-STORY-077',
  },
}, async ({ page, context }) => {
  await aPlayer(page);
  await page.clock.install();
  await page.goto('/');
  await begin(page, 'The Prompter');

  const { messages = [], endStorylet } =
    await test.step('a bar stands still for half a second, then moves', async () => {
      await page.clock.pauseAt(Date.now() + 10_000);
      const chosen = page.waitForResponse('**/api/storylet/choosebranch');
      await goOf(page, 'Say them after her').click();
      const reply = (await (await chosen).json()) as StoryReply;
      // Rendering of replies also runs on the fake clock.
      await expect(async () => {
        await page.clock.runFor(5);
        await expect(bar(page, 'Applause')).toBeVisible({ timeout: 100 });
      }).toPass();
      await page.clock.runFor(400);
      expect(await scaleOf(page, 'Applause')).toBe('scaleX(0)');
      await page.clock.runFor(150);
      await expect.poll(() => scaleOf(page, 'Applause')).toBe('scaleX(0.2)');
      await page.clock.resume();
      await expect(page.getByRole('heading', { name: 'A Full House' })).toBeFocused();
      return reply;
    });

  await test.step('a result announces how many changes it has, and shows each with image, text and progress bar', async () => {
    await expect(page.getByRole('status').filter({ hasText: /^\d changes below\.$/ })).toHaveCount(1);
    expect(endStorylet).toMatchObject({ canGoAgain: true, isLinkingEvent: false, event: { isInEventUseTree: false } });
    const bars = messages.flatMap(({ progressBar }) => progressBar ?? []);
    expect(bars.map(({ type }) => type).sort()).toEqual(['Normal', 'Normal', 'Target']);
    expect(bars.map(({ shape }) => shape).sort()).toEqual(['Normal', 'Pyramid', 'Target']);
    expect(bars.find(({ type }) => type === 'Target')).toEqual({
      type: 'Target',
      shape: 'Target',
      leftScore: 0,
      rightScore: 10,
      startPercentage: 0,
      endPercentage: 20,
    });
    for (const name of ['Applause', 'Watchful', 'Stage Fright']) await expect(bar(page, name)).toBeVisible();
    const applause = came(page).getByRole('listitem').filter({ hasText: 'Applause' });
    await expectPicture(applause.locator('img').first());
    await expect(came(page)).toContainText('+2: 1 of 2 to level 2');
    await test.step('changes of less consequence stand behind one line that the keyboard opens', async () => {
      const more = came(page).getByText(/^and 2 more/);
      const fate = came(page).getByText(/You were given .* Fate/);
      await expect(fate).toBeHidden();
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(fate).toBeVisible();
    });
    await expect(came(page).getByRole('listitem').last()).toHaveText('The house is full on most evenings.');
    await expectAccessible(page);

    const names = await came(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((each) => each.ariaLabel ?? each.textContent ?? ''));
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size, names.join('\n')).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^(What it is|In figures): ./);
  });

  await test.step('a code that is handed over can be passed on', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'The Prompter' })).toBeFocused();
    await goOf(page, 'Ask for a card to hand on').click();
    const box = page.getByRole('region', { name: 'Share this code' });
    await expect(box).toContainText('There is a purse on the table');
    const shareUrl = new URL('/a/a-purse', page.url()).href;
    await expect(box.getByRole('link')).toHaveAttribute('href', shareUrl);
    await box.getByRole('button', { name: 'Copy the address' }).click();
    await expect(box.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shareUrl);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await box.getByRole('button', { name: 'Copied' }).click();
    await expect(box.getByRole('status')).toHaveText(/^The browser did not copy the address\./);
    await expect(box.getByRole('button', { name: 'Copy the address' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a roll is told aloud, and shown with its mark', async () => {
    await onwards(page).click();
    await begin(page, 'The Audition');
    await goOf(page, 'Toss for the part').click();
    const rolled = /You (were lucky|were unlucky|succeeded|failed)|luck/i;
    await expect(came(page).getByRole('listitem').first()).toContainText(rolled);
    await expect(page.getByRole('status').filter({ hasText: rolled }).first()).toBeAttached();
  });

  await test.step('the result comes into sight, wherever the choice stood', async () => {
    await onwards(page).click();
    await page.setViewportSize({ width: 390, height: 420 });
    await begin(page, 'The Prompter');
    await goOf(page, 'Say them after her').scrollIntoViewIfNeeded();
    await goOf(page, 'Say them after her').click();
    const title = page.getByRole('heading', { name: 'A Full House' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });

  await test.step('on a telephone the heading of what came stands below the bar that sticks at the top', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'The Prompter' })).toBeFocused();
    const bar = page.getByRole('complementary', { name: 'Your character' });
    const goal = goOf(page, 'Say them after her');
    // Places the page so that the new heading would lie half under the bar.
    await page.evaluate((by) => window.scrollTo(0, by), await headingUnder(page, bar));
    await goal.evaluate((button) => (button as HTMLElement).click());
    const title = page.getByRole('heading', { name: 'A Full House' });
    await expect(title).toBeFocused();
    await expect.poll(async () => (await topOf(title)) - (await footOf(bar))).toBeGreaterThanOrEqual(0);
  });

  await test.step('where one is taken counts at once: the banner, the rules, the list', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await onwards(page).click();
    await begin(page, 'The Trap Door');
    const chosen = page.waitForResponse('**/api/storylet/choosebranch');
    // The sheet is slow, so only the message reports the new area.
    await page.route('**/api/character/myself', () => {});
    await goOf(page, 'Stand on it').click();
    const { messages = [] } = (await (await chosen).json()) as StoryReply;
    expect(messages.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['AreaChangeMessage', 'SettingChangeMessage']),
    );
    await expect(page.getByRole('heading', { name: 'The Wings', level: 1 })).toBeVisible();
    await onwards(page).click();
    await expect(goOf(page, 'The Way Out Front')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sometimes' })).toHaveCount(0);
  });
});

test('results respect reduced motion and hidden numbers', async ({ page }) => {
  await page.route('**/api/extra/comfort', (route) =>
    route.fulfill({ json: { isSuccess: true, settings: { changePoints: false } } }),
  );

  await test.step('with reduced motion, bars start at their end and the page does not scroll', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 420 });
    await aPlayer(page);
    await page.goto('/');
    await begin(page, 'The Prompter');
    await goOf(page, 'Say them after her').click();
    await expect(page.getByRole('heading', { name: 'A Full House' })).toBeFocused();
    expect(await scaleOf(page, 'Applause')).toBe('scaleX(0.2)');
    await expect(page.getByRole('heading', { name: 'A Full House' })).toBeInViewport();
  });

  await test.step('change points in figures can wait until they are asked for', async () => {
    await expect(
      came(page)
        .getByText(/\d of \d to level \d/)
        .first(),
    ).toBeHidden();
    await came(page).getByRole('button', { name: 'In figures' }).first().click();
    await expect(page.getByRole('tooltip')).toContainText('+2: 1 of 2 to level 2');
    await expectAccessible(page);
  });
});

test('refetches sheet, hand and map only after results that change them', {
  annotation: { type: 'rows', description: 'C-STORY-080, C-STORY-081, C-STORY-083, C-MYSELF-041, C-MYSELF-042' },
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { token } = await inCardAlley(page, 'three rooms', 'plain callers');
  await drawByCall(page.request, token);
  // The clock is paused, so nothing is refetched because of its age.
  await page.clock.setFixedTime(new Date());
  await page.goto('/');
  await expect(section(page)).toContainText('1 of 3 in hand');
  await page.waitForLoadState('networkidle');
  const shown = ['character/myself', 'opportunity', 'map'] as const;
  const fetched: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api/', '');
    if (shown.some((each) => each === path)) fetched.push(path);
  });
  const [sheet, hand, map] = shown;
  for (const [branch, type, wanted] of [
    ['Say nothing', undefined, []],
    ['Have the post brought', 'DeckRefreshedMessage', [hand]],
    ['Have it stamped', 'PyramidQualityChangeMessage', [sheet, hand]],
    ['Take the hat off the hook', 'StandardQualityChangeMessage', [sheet, hand]],
    ['Put the hat on', 'EquipmentChangeMessage', [sheet, map, hand]],
    ['Be given a key', 'StandardQualityChangeMessage', [sheet, map, hand]],
    ['Join the club', 'QualityExplicitlySetMessage', [sheet, hand]],
    ['Go behind the curtain', 'OutfitChangeabilityMessage', [sheet, map, hand]],
  ] as const) {
    await begin(page, 'The Registrar');
    const chosen = page.waitForResponse('**/api/storylet/choosebranch');
    await goOf(page, branch).click();
    const { messages = [], hasUpdatedCharacter } = (await (await chosen).json()) as StoryReply;
    expect(hasUpdatedCharacter, branch).toBe(false);
    expect(
      messages.map((message) => message.type),
      branch,
    ).toEqual(type ? expect.arrayContaining([type]) : []);
    await onwards(page).click();
    await expect(page.getByRole('heading', { name: 'What you can do here' })).toBeVisible();
    await expect.poll(() => fetched.toSorted(), branch).toEqual([...wanted].sort());
    fetched.length = 0;
  }
});

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

async function footOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

/** Scroll position at which the heading of the page lies half under the bar. */
async function headingUnder(page: Page, bar: Locator): Promise<number> {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const scrolled = await page.evaluate(() => window.scrollY);
  return scrolled + (await topOf(heading)) - (await bar.evaluate((part) => part.getBoundingClientRect().height / 2));
}
