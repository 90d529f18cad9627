import { expect } from '@playwright/test';
import { goOf, inQuietYard, lineOf, namesOf } from './fixtures/a-newcomer-in-the-quiet-yard.ts';
import { cardsInHand, inCardAlley, openHand } from './fixtures/a-player-in-card-alley.ts';
import { atRest } from './fixtures/at-rest.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';

test.use(atRest);
test.use(withoutPictures);

const asWritten = ['Mending', 'Bees', 'Zinc Bath', 'Locked Shed', 'Washing Line', 'Apple Barrel'];
const without = (name: string) => asWritten.filter((each) => each !== name);

test('a list is sorted and searched; what finds nothing says so, and how to see all again; favourites and the avoided have their place in it, and the avoided are asked about; marks are for fingers too, and go where they are not wanted', async ({
  page,
}) => {
  await inQuietYard(page);

  await test.step('a list is sorted and searched; what finds nothing says so, and how to see all again', async () => {
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
    await expect(page.getByText('Nothing here is like that.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all 6' }).click();
    await expect(namesOf(page)).toHaveText(asWritten);

    await page.getByRole('checkbox', { name: 'Only what is open' }).check();
    await expect(namesOf(page)).toHaveText(without('Locked Shed'));
    await page.getByRole('checkbox', { name: 'Only favourites' }).check();
    await expect(page.getByText('Nothing here is like that.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all 6' }).click();
    await page.getByRole('button', { name: 'Favourite: Apple Barrel' }).click();
    await page.getByRole('checkbox', { name: 'Only favourites' }).check();
    await expect(namesOf(page)).toHaveText(['Apple Barrel']);

    await goOf(page, 'Apple Barrel').click();
    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(page.getByText('1 of 6 shown.')).toBeVisible();
    await page.getByRole('button', { name: 'Favourite: Apple Barrel' }).click();
    await page.getByRole('checkbox', { name: 'Only favourites' }).uncheck();
    await expect(namesOf(page)).toHaveText(asWritten);
    await page.getByText('Find and order').click();
  });

  await test.step('favourites come first and the avoided last, at once, after a reload, and by keyboard', async () => {
    await expect(namesOf(page)).toHaveText(asWritten);

    const heart = page.getByRole('button', { name: 'Favourite: Zinc Bath' });
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
    await expect(namesOf(page)).toHaveText(['Zinc Bath', ...without('Zinc Bath')]);
    const avoid = page.getByRole('button', { name: 'Avoid: Zinc Bath' });
    await avoid.hover();
    await expect(page.getByRole('tooltip', { name: 'A press marks it as one to avoid' })).toBeVisible();
    await avoid.click();
    await avoid.hover();
    await expect(
      page.getByRole('tooltip', { name: /^To be avoided.*Another press takes the mark away\.$/ }),
    ).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(namesOf(page)).toHaveText([...without('Zinc Bath'), 'Zinc Bath']);

    await page.reload();
    await expect(namesOf(page)).toHaveText([...without('Zinc Bath'), 'Zinc Bath']);
    await page.getByRole('button', { name: 'Avoid: Zinc Bath' }).click();
    await expect(namesOf(page)).toHaveText(asWritten);

    // In a window that holds no more than a story or two the page goes along with the one that was marked.
    await page.setViewportSize({ width: 1280, height: 400 });
    const bar = page.getByRole('button', { name: 'Avoid: Mending' });
    await page.getByRole('button', { name: 'Favourite: Mending' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(namesOf(page)).toHaveText([...without('Mending'), 'Mending']);
    await expect(bar).toBeFocused();
    await expect(bar).toBeInViewport();
  });

  await test.step('what is avoided asks before it is pressed, or wants Shift, or goes at once', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Avoid: Bees' }).click();
    await goOf(page, 'Bees').click();
    const question = page.getByRole('dialog', { name: 'Think twice' });
    await expect(question).toContainText('You have marked it as one to avoid.');
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
    await expect(page.getByRole('alert')).toContainText('Hold Shift and press again');
    await goOf(page, 'Bees').click({ modifiers: ['Shift'] });
    await expect(goOf(page, 'Count them')).toBeVisible();

    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    // Left, before another page is asked for: its entry of the history goes with it.
    await expect(page.getByRole('button', { name: 'Perhaps Not' })).toHaveCount(0);
    await set('Go at once');
    await goOf(page, 'Bees').click();
    await expect(goOf(page, 'Count them')).toBeVisible();
  });

  await test.step('on a telephone the marks are large enough to press, and nothing stands out; close-set lists are shorter', async () => {
    await page.getByRole('button', { name: 'Perhaps Not' }).first().click();
    await expect(page.getByRole('button', { name: 'Perhaps Not' })).toHaveCount(0);
    for (const name of ['Bees', 'Mending']) await page.getByRole('button', { name: `Avoid: ${name}` }).click();
    await expect(namesOf(page)).toHaveText(asWritten);
    await page.setViewportSize({ width: 390, height: 800 });
    const box = await page.getByRole('button', { name: 'Avoid: Bees' }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await page.getByText('Find and order').click();
    await expectNoSideways(page);
    await expectAccessible(page);

    const height = async () => (await lineOf(page, 'Bees').boundingBox())?.height ?? 0;
    const before = await height();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('banner').getByRole('link', { name: 'Comforts' }).click();
    await page.getByRole('checkbox', { name: 'Close-set lists' }).check();
    await page.getByLabel('What you avoid', { exact: true }).selectOption({ label: 'Folded away, with a count' });
    await page.getByRole('link', { name: 'Story' }).click();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(height).toBeLessThan(before);
    await expectNoSideways(page);
  });

  await test.step('what is avoided is folded away under its count, where that is wanted; the buttons go where they are not', async () => {
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

test('cards are drawn by D, marked, put in order and asked about; the tab counts those that wait', async ({ page }) => {
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

test('a finger, which has no Shift to hold, is asked instead', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await inQuietYard(page, { avoidedPress: 'shift' });
  await page.getByRole('button', { name: 'Avoid: Bees' }).tap();
  await goOf(page, 'Bees').tap();
  await page.getByRole('dialog', { name: 'Think twice' }).getByRole('button', { name: 'Go on' }).tap();
  await expect(goOf(page, 'Count them')).toBeVisible();
  await context.close();
});
