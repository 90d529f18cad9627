import { expect } from '@playwright/test';
import { goOf, inQuietYard, lineOf, namesOf } from './fixtures/a-newcomer-in-the-quiet-yard.ts';
import { cardsInHand, inCardAlley, openHand } from './fixtures/a-player-in-card-alley.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { undo } from './fixtures/undo.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const asWritten = ['Mending', 'Bees', 'Zinc Bath', 'Locked Shed', 'Washing Line', 'Apple Barrel'];
const without = (name: string) => asWritten.filter((each) => each !== name);

test('lists are sorted, searched and marked; marked choices ask first, on touch screens too', async ({ page }) => {
  await inQuietYard(page, { compactLists: 'large' });

  await test.step('sorts and searches a list, and says how to see all again', async () => {
    await page.getByText('Find and order').click();
    await page.getByLabel('Order').selectOption('name');
    await expect(namesOf(page)).toHaveText([...asWritten].sort());
    await page.getByLabel('Order').selectOption('cost');
    await expect(namesOf(page)).toHaveText([
      'Mending',
      'Zinc Bath',
      'Locked Shed',
      'Apple Barrel',
      'Bees',
      'Washing Line',
    ]);
    await page.getByLabel('Order').selectOption('story');

    await page.getByLabel('Find').fill('eclairs');
    await expect(namesOf(page)).toHaveText(['Bees']);
    await expect(page.getByText('1 of 6 shown.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Find').fill('giraffe');
    await expect(page.getByText('Nothing here matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all 6' }).click();
    await expect(namesOf(page)).toHaveText(asWritten);

    await page.getByRole('checkbox', { name: 'Only what is open' }).check();
    await expect(namesOf(page)).toHaveText(without('Locked Shed'));
    await page.getByRole('checkbox', { name: 'Only favourites' }).check();
    await expect(page.getByText('Nothing here matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all 6' }).click();
    await page.getByRole('button', { name: 'Favourite: Apple Barrel' }).click();
    await page.getByRole('checkbox', { name: 'Only favourites' }).check();
    await expect(namesOf(page)).toHaveText(['Apple Barrel']);

    await goOf(page, 'Apple Barrel').click();
    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(page.getByText('1 of 6 shown.')).toBeVisible();
    await page.getByRole('button', { name: 'Favourite: Apple Barrel' }).click();
    await undo(page, 'It is marked again.');
    await expect(page.getByRole('button', { name: 'Favourite: Apple Barrel' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Favourite: Apple Barrel' }).click();
    await page.getByRole('checkbox', { name: 'Only favourites' }).uncheck();
    await expect(namesOf(page)).toHaveText(asWritten);
    await page.getByText('Find and order').click();
  });

  await test.step('favourites come first and avoided last, after a reload and by keyboard too', async () => {
    await expect(namesOf(page)).toHaveText(asWritten);

    const heart = page.getByRole('button', { name: 'Favourite: Zinc Bath' });
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
    await expect(namesOf(page)).toHaveText(['Zinc Bath', ...without('Zinc Bath')]);
    const avoid = page.getByRole('button', { name: 'Avoid: Zinc Bath' });
    await avoid.hover();
    await expect(page.getByRole('tooltip', { name: 'Press to mark it as one to avoid' })).toBeVisible();
    await avoid.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(namesOf(page)).toHaveText([...without('Zinc Bath'), 'Zinc Bath']);
    // The list has moved below a resting mouse, which opens no tip. A move while it still scrolls opens none either.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await avoid.hover({ position: { x: 8, y: 8 } });
      await avoid.hover({ position: { x: 16, y: 16 } });
      const tip = page.getByRole('tooltip', { name: /^One to avoid.*Press again to remove the mark\.$/ });
      await expect(tip).toBeVisible({ timeout: 2_000 });
    }).toPass();

    await page.reload();
    await expect(namesOf(page)).toHaveText([...without('Zinc Bath'), 'Zinc Bath']);
    await page.getByRole('button', { name: 'Avoid: Zinc Bath' }).click();
    await expect(namesOf(page)).toHaveText(asWritten);

    // In a window that fits only a story or two, the page scrolls along with the marked story.
    await page.setViewportSize({ width: 1280, height: 400 });
    const bar = page.getByRole('button', { name: 'Avoid: Mending' });
    await page.getByRole('button', { name: 'Favourite: Mending' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(namesOf(page)).toHaveText([...without('Mending'), 'Mending']);
    await expect(bar).toBeFocused();
    await expect(bar).toBeInViewport();
  });

  await test.step('an avoided choice asks, needs Shift, or goes at once, as the player prefers', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Avoid: Bees' }).click();
    await goOf(page, 'Bees').click();
    const question = page.getByRole('dialog', { name: 'Think twice' });
    await expect(question).toContainText('You marked it as one to avoid.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(goOf(page, 'Bees')).toBeVisible();

    const set = async (words: string) => {
      await page.getByRole('banner').getByRole('link', { name: 'Comforts' }).click();
      await page.getByLabel('Pressing what you avoid').selectOption({ label: words });
      await page.getByRole('link', { name: 'Story' }).click();
    };
    await set('Only with Shift held');
    await goOf(page, 'Bees').click();
    await expect(page.getByRole('alert')).toContainText('hold Shift and press again');
    await goOf(page, 'Bees').click({ modifiers: ['Shift'] });
    await expect(goOf(page, 'Count them')).toBeVisible();

    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    // Closed before navigating, so that its history entry is removed.
    await expect(page.getByRole('button', { name: 'Perhaps Not' })).toHaveCount(0);
    await set('Go at once');
    await goOf(page, 'Bees').click();
    await expect(goOf(page, 'Count them')).toBeVisible();
  });

  await test.step('on a phone, marks are large enough to press, and dense lists are shorter', async () => {
    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(page.getByRole('button', { name: 'Perhaps Not' })).toHaveCount(0);
    for (const name of ['Bees', 'Mending']) await page.getByRole('button', { name: `Avoid: ${name}` }).click();
    await expect(namesOf(page)).toHaveText(asWritten);
    await page.setViewportSize({ width: 390, height: 800 });
    await goOf(page, 'Bees').click();
    const avoid = page.getByRole('button', { name: 'Avoid: Bees' });
    await expect(page.getByRole('button', { name: 'Perhaps Not' }).first()).toBeVisible();
    await expect(avoid).toBeVisible();
    const box = await avoid.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await avoid.click();
    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(lineOf(page, 'Bees').getByRole('button', { name: 'Avoid: Bees' })).toBeVisible();
    await lineOf(page, 'Bees').getByRole('button', { name: 'Avoid: Bees' }).click();
    await expect(namesOf(page)).toHaveText(asWritten);
    await page.getByRole('search').locator('summary').click();
    await expectNoSideways(page);
    await expectAccessible(page);

    const height = async () => (await lineOf(page, 'Bees').boundingBox())?.height ?? 0;
    const setLists = async (words: string) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.getByRole('banner').getByRole('link', { name: 'Comforts' }).click();
      await page.getByLabel('Close-set lists').selectOption({ label: words });
      await page.getByLabel('What you avoid', { exact: true }).selectOption({ label: 'Folded away, with a count' });
      await page.getByRole('link', { name: 'Story' }).click();
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(lineOf(page, 'Bees')).toBeVisible();
    };
    await setLists('Never');
    const whole = await height();
    await setLists('Always');
    await expect.poll(height).toBeLessThan(whole);
    await expectNoSideways(page);
  });

  await test.step('avoided choices fold under their count, and the buttons can be hidden', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Avoid: Bees' }).click();
    await expect(page.getByRole('heading', { name: 'Bees' })).toBeHidden();
    await page.getByText('1 avoided').click();
    await expect(page.getByRole('heading', { name: 'Bees' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('banner').getByRole('link', { name: 'Comforts' }).click();
    await page.getByRole('checkbox', { name: 'Buttons to mark with' }).uncheck();
    await page.getByRole('link', { name: 'Story' }).click();
    await expect(page.getByText('1 avoided')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Favourite|Avoid): / })).toHaveCount(0);
  });
});

test('D draws cards, marks sort and confirm them, and the tab counts waiting ones', async ({ page }) => {
  await inCardAlley(page, 'three rooms', 'plain callers');
  await openHand(page);
  await expect(page).toHaveTitle('(6 cards, 20 actions) Card Alley · Underhall');
  for (const count of [1, 2]) {
    await page.keyboard.press('d');
    await expect(cardsInHand(page).getByRole('heading')).toHaveCount(count);
  }
  await expect(page).toHaveTitle('(4 cards, 20 actions) Card Alley · Underhall');

  const [first = '', second = ''] = await cardsInHand(page).getByRole('heading').allTextContents();
  await page.getByRole('button', { name: `Favourite: ${second}`, exact: true }).click();
  await expect(cardsInHand(page).getByRole('heading')).toHaveText([second, first]);
  await page.getByRole('button', { name: `Avoid: ${second}`, exact: true }).click();
  await expect(cardsInHand(page).getByRole('heading')).toHaveText([first, second]);
  const ofThatName = page.getByRole('heading', { name: second, exact: true });
  await cardsInHand(page).filter({ has: ofThatName }).getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('dialog', { name: 'Think twice' })).toContainText(second);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(cardsInHand(page).getByRole('heading')).toHaveText([first, second]);
});

test('a touch screen, which has no Shift, asks instead', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await inQuietYard(page, { avoidedPress: 'shift' });
  await page.getByRole('button', { name: 'Avoid: Bees' }).tap();
  await goOf(page, 'Bees').tap();
  await page.getByRole('dialog', { name: 'Think twice' }).getByRole('button', { name: 'Go on' }).tap();
  await expect(goOf(page, 'Count them')).toBeVisible();
  await context.close();
});
