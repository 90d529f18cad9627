import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, ask, goTo, introduce, type Newcomer } from './fixtures/a-newcomer.ts';
import { begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';

const cameOf = (page: Page) => page.getByRole('list', { name: 'What came of it' });
const number = (page: Page) => cameOf(page).getByRole('listitem').filter({ hasText: 'Watchful' }).locator('[data-to]');

/**
 * Restarts the animations of the number and samples them at several moments. Returns the declared end of the last one
 * in milliseconds, and the layouts of the list meanwhile.
 */
const motionOf = (page: Page) =>
  number(page).evaluate((element: HTMLElement) => {
    element.style.display = 'none';
    element.getBoundingClientRect();
    element.style.display = '';
    const motions = element.getAnimations({ subtree: true });
    const ends = motions.map((each) => Number(each.effect?.getComputedTiming().endTime));
    const shapes = [0, 0.5, 0.7, 0.9, 1].map((part) => {
      motions.forEach((each, at) => {
        each.pause();
        each.currentTime = part * (ends[at] ?? 0);
      });
      return JSON.stringify(element.closest('ul')?.getBoundingClientRect());
    });
    for (const each of motions) each.finish();
    return { motions: motions.length, end: Math.max(0, ...ends), shapes: new Set(shapes).size };
  });

async function gainTwoLevels(page: Page): Promise<Newcomer> {
  const newcomer = await aNewcomer(page);
  await page.goto('/');
  await goOf(page, 'You counted the steps').click();
  await expect(page.getByRole('heading', { name: 'An Error in the Paintwork' })).toBeFocused();
  return newcomer;
}

test('a gained level animates in under 1.5 s without layout shift, and not with reduced motion', async ({ page }) => {
  const { token } = await gainTwoLevels(page);
  await expect(cameOf(page)).toContainText('Inquiring');
  await expect(cameOf(page).locator('[data-to]')).toHaveCount(1);
  await expect(openNow(page)).toHaveCount(0);
  await expect(number(page)).toHaveAttribute('data-from', '3');
  await expect(number(page)).toHaveAttribute('data-to', '5');
  const { motions, end, shapes } = await motionOf(page);
  expect(motions).toBe(3);
  expect(end).toBeGreaterThan(500);
  expect(end).toBeLessThan(1500);
  expect(shapes).toBe(1);
  const styleOf = (part: string) =>
    number(page).evaluate((element, pseudo) => {
      const { content, opacity } = getComputedStyle(element, pseudo);
      return { content, opacity };
    }, part);
  expect(await styleOf('::before')).toEqual({ content: '"3"', opacity: '0' });
  expect(await styleOf('::after')).toEqual({ content: '"5"', opacity: '1' });
  await expectAccessible(page);

  await test.step('who wants no movement by their own setting sees the new number at once, lit and still', async () => {
    await ask(page.request, 'POST /extra/comfort', { motion: 'less' }, token);
    await page.reload();
    await expectLitAndStill(page);
  });
  await test.step('who wants no movement by the system sees the new number at once, lit and still', async () => {
    await ask(page.request, 'POST /extra/comfort', { motion: 'system' }, token);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expectLitAndStill(page);
  });
  await test.step('nobody has to wait for it: Onwards is heard while the number turns', async () => {
    await page.emulateMedia({ reducedMotion: null });
    await page.reload();
    await expect(number(page)).toBeVisible();
    expect((await motionOf(page)).motions).toBe(3);
    expect(await turnAnew(page)).toBe(3);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Onwards' })).toHaveCount(0);
  });
});

/** Restarts the animations of the number and returns how many there are. */
const turnAnew = (page: Page) =>
  number(page).evaluate((element: HTMLElement) => {
    element.style.display = 'none';
    element.getBoundingClientRect();
    element.style.display = '';
    return element.getAnimations({ subtree: true }).length;
  });

async function expectLitAndStill(page: Page): Promise<void> {
  await expect(number(page)).toBeVisible();
  expect((await motionOf(page)).motions).toBe(0);
  await expect(number(page)).not.toHaveCSS('box-shadow', 'none');
}

const openNow = (page: Page) => page.getByRole('region', { name: 'What is open now' });

/** Plays the opening by calls, and its last scene on the page. */
async function endTheFirstChapter(page: Page, newcomer: Newcomer): Promise<void> {
  await introduce(page, newcomer, 9);
  await goTo(page.request, newcomer.token, 'Lampwick');
  await page.goto('/');
  await begin(page, 'Tea at Number Nine');
  await goOf(page, 'What family?').click();
  await expect(page.getByRole('heading', { name: 'Asks', level: 2 })).toBeFocused();
}

/** The page for the end of a chapter, after its animations. */
async function expectTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Chapter the First ends' })).toBeVisible();
  await expect(page.getByText('You have one word to your name.').first()).toBeVisible();
  await expectPicture(page.locator('img[src*="/heroes/edward-"]'));
  await expect(page.getByText('“Introduced” rests here, for the present.', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(/^Meanwhile “Who Was Expecting You” goes on\. /)).toBeVisible();
  await expect(openNow(page).getByRole('button', { name: 'The Aunt’s Other Letters' })).toBeVisible();
  // Text is fainter while it fades in.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .flatMap(({ effect, finished }) => (effect?.getComputedTiming().iterations === 1 ? [finished] : [])),
    ),
  );
  await expectAccessible(page);
  await expectNoSideways(page);
}

test('meetings and chapter ends have pages of their own that survive a reload', async ({ page }) => {
  test.slow();
  const newcomer = await aNewcomer(page);
  await introduce(page, newcomer, 6);
  await page.goto('/');
  await begin(page, 'The Aunt at Number Nine');
  await goOf(page, 'Kiss the offered cheek').click();
  await expect(page.getByRole('heading', { name: 'You have met Miss Philomel Gathercole' })).toBeVisible();
  await expectPicture(page.locator('img[src*="/heroes/aunt-"]'));
  await openNow(page).getByRole('button', { name: 'Somebody new may call' }).click();
  await expect(page.getByRole('tab', { name: /Sometimes/ })).toHaveAttribute('aria-selected', 'true');

  const showBy = (theme: string) =>
    page.addInitScript((light) => localStorage.setItem('appearance', JSON.stringify({ theme: light })), theme);
  await page.setViewportSize({ width: 390, height: 844 });
  await showBy('lamp');
  await endTheFirstChapter(page, newcomer);
  await expect(page.getByRole('status').filter({ hasText: /\d changes? below\.$/ })).toHaveCount(1);
  await expectTheEnd(page);

  await page.setViewportSize({ width: 1280, height: 844 });
  await showBy('daylight');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'daylight');
  await expectTheEnd(page);
  await test.step('who wants no movement sees the page of a chapter at once and still', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Chapter the First ends' }) });
    await expect(section.last()).toHaveCSS('opacity', '1');
    await expect(section.last()).toHaveCSS('animation-name', 'none');
  });

  await openNow(page).getByRole('button', { name: 'The Aunt’s Other Letters' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The Aunt’s Other Letters', level: 2 })).toBeFocused();
});

test('a place that is open now is gone to from the page', async ({ page }) => {
  const newcomer = await aNewcomer(page);
  await introduce(page, newcomer, 6);
  await page.goto('/');
  await begin(page, 'The Aunt at Number Nine');
  await goOf(page, 'Kiss the offered cheek').click();
  await openNow(page).getByRole('button', { name: 'Your Lodgings' }).click();
  await expect(page.getByRole('heading', { name: 'Your Lodgings', level: 1 })).toBeVisible();
  await expect(openNow(page)).toHaveCount(0);
});
