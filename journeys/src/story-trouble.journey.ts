import { expect, type Page } from '@playwright/test';
import { ask, signIn } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, cardOf, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

test('the story page shows loading, failure and slowness, and survives reload and a second tab', {
  annotation: { type: 'rows', description: 'C-STORY-047' },
}, async ({ page, context }) => {
  test.slow();
  const player = await aPlayer(page, ['The Property Table', 'Take the lot']);

  await test.step('shows loading, and retries a story that failed to load', async () => {
    const failIt = await holdCalls(page, '**/api/extra/story/resume', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Finding your place in the story')).toBeVisible();
    await expectAccessible(page);
    failIt();
    const again = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await again.click();
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
  });

  await test.step('a slow server is waited for: what was pressed is held, and nothing else is heard', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/storylet')) calls.push(pathname);
    });
    const releaseBegin = await holdCalls(page, '**/api/storylet/begin');
    const releaseChoice = await holdCalls(page, '**/api/storylet/choosebranch');
    await goOf(page, 'The Prompter').dblclick();
    await expect(goOf(page, 'The Prompter')).toHaveAttribute('aria-disabled', 'true');
    await goOf(page, 'The Audition').click();
    await expectAccessible(page);
    releaseBegin();
    await expect(page.getByRole('heading', { name: 'The Prompter' })).toBeFocused();
    await goOf(page, 'Say them after her').dblclick();
    await goOf(page, 'Let her say them').click();
    releaseChoice();
    await expect(page.getByRole('heading', { name: 'A Full House' })).toBeFocused();
    expect(calls).toEqual(['/api/storylet/begin', '/api/storylet/choosebranch']);
  });

  await test.step('a broken line in mid-story loses nothing; going back twice over it goes back once', async () => {
    await onwards(page).click();
    await begin(page, 'The Christening');
    await goOf(page, 'Put a name down').click();
    await expect(page.getByLabel('Its name')).toBeVisible();
    // The call reaches the server, but its reply is lost.
    await page.route('**/api/storylet/goback', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Perhaps Not' }).click();
    const again = page.getByRole('button', { name: 'Retry' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { name: 'The Christening' })).toBeFocused();
    await context.setOffline(true);
    await perhapsNot(page).click();
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(cardOf(page, 'The Christening')).toBeVisible();
  });

  await test.step('a reload in the middle, the browser’s own way back, and a second tab find the story where it is', async () => {
    await begin(page, 'The Prompter');
    await page.reload();
    await expect(goOf(page, 'Say them after her')).toBeVisible();
    await page.getByRole('link', { name: 'Help' }).first().click();
    await page.goBack();
    await expect(goOf(page, 'Say them after her')).toBeVisible();

    const other = await context.newPage();
    await signIn(other, player);
    await other.goto('/');
    await perhapsNot(other).click();
    await expect(cardOf(other, 'The Prompter')).toBeVisible();
    await goOf(page, 'Say them after her').click();
    await expect(page.getByRole('alert')).toContainText('That story is over.');
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
  });
});

test('by the keyboard alone a story is played, and a thing used and named', async ({ page }) => {
  test.slow();
  const { token } = await aPlayer(page, ['The Property Table', 'Take the lot']);
  await ask(page.request, 'POST /extra/comfort', { shortcuts: false }, token);

  await test.step('a whole story is played by the keyboard alone', async () => {
    await page.goto('/');
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    const press = (name: string, within: string) => pressByKeys(page, name, within);
    await press('Go', 'The Prompter');
    await expect(page.getByRole('heading', { name: 'The Prompter' })).toBeFocused();
    await press('Go', 'Let her say them');
    await expect(page.getByRole('heading', { name: 'Prompted' })).toBeFocused();
    await press('Onwards', '');
    await expect(page.getByRole('heading', { name: 'The Curtain Call' })).toBeFocused();
    await press('Perhaps Not', '');
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
  });

  await test.step('something is used, and something named, by the keyboard alone', async () => {
    await page.getByRole('link', { name: 'Possessions' }).first().click();
    await expect(page.getByRole('heading', { name: 'My Possessions', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use Speaking Trumpet' }).first()).toBeVisible();
    await pressByKeys(page, 'Use', 'Speaking Trumpet');
    await expect(page.getByRole('heading', { name: 'The Trumpet Speaks' })).toBeFocused();
    await pressByKeys(page, 'Go', 'Say something short');
    await expect(page.getByRole('heading', { name: 'Said', exact: true })).toBeFocused();
    await pressByKeys(page, 'Onwards', '');
    await expect(page).toHaveURL(/possessions$/);
    await page.getByRole('link', { name: 'Story' }).first().click();
    await expect(cardOf(page, 'The Christening')).toBeVisible();
    await pressByKeys(page, 'Go', 'The Christening');
    await expect(page.getByRole('heading', { name: 'The Christening' })).toBeFocused();
    await pressByKeys(page, 'Go', 'Put a name down');
    await expect(page.getByRole('heading', { name: 'Put a name down' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Tom');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Put Down', exact: true })).toBeFocused();
  });
});

/** Tabs to a button with this name in a card with these words, and presses it. */
async function pressByKeys(page: Page, name: string, within: string): Promise<void> {
  for (let tabs = 0; tabs < 90; tabs++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      ([word, card]) => {
        const focused = document.activeElement;
        return focused?.textContent === word && (focused.closest('li')?.textContent ?? '').includes(card ?? '');
      },
      [name, within] as const,
    );
    if (isThere) return page.keyboard.press('Enter');
  }
  throw new Error(`the Tab key never came to ${name}`);
}

test('text at twice its size fits a small screen, and pictures give way to it', {
  annotation: { type: 'rows', description: 'C-STORY-087' },
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { token } = await aPlayer(page);
  // Compact rows have a layout of their own.
  await ask(page.request, 'POST /extra/comfort', { compactLists: 'large' }, token);
  await page.goto('/');
  await expect(cardOf(page, 'The Prompter')).toBeVisible();
  const isBeside = async (heading: string) => {
    const card = cardOf(page, heading);
    const picture = await card.locator('img, span').first().boundingBox();
    const words = await card.getByRole('heading', { name: heading }).boundingBox();
    return (words?.y ?? 0) < (picture?.y ?? 0) + (picture?.height ?? 0);
  };
  expect(await isBeside('The Prompter')).toBe(true);
  /** Width left for the text beside the picture. */
  const room = () =>
    cardOf(page, 'The Prompter').evaluate((card) => {
      const [picture, words] = [card.querySelector('img, span'), card.querySelector('h3')?.parentElement];
      const right =
        (picture?.getBoundingClientRect().right ?? 0) +
        Number.parseFloat(getComputedStyle(picture as Element).marginRight);
      return (words?.getBoundingClientRect().right ?? 0) - right;
    });
  let least = 0;
  for (let width = 360; width > 240 && (await isBeside('The Prompter')); width -= 2) {
    least = await room();
    await page.setViewportSize({ width: width - 2, height: 740 });
  }
  expect(least).toBeGreaterThanOrEqual(130);
  expect(least).toBeLessThan(134);
  await page.setViewportSize({ width: 360, height: 740 });
  const large = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await large();
  // The page switches to its narrow layout a moment after the text has grown.
  await expect.poll(() => isBeside('The Prompter')).toBe(false);
  await expectNoSideways(page);
  await expectAccessible(page);
  await begin(page, 'The Box Office');
  await expectNoSideways(page);
  await perhapsNot(page).click();
  await begin(page, 'The Prompter');
  await goOf(page, 'Say them after her').click();
  await expect(onwards(page)).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});
