import { expect, type Locator } from '@playwright/test';
import { begin, cardOf } from './fixtures/a-player-in-the-playhouse.ts';
import { atTheFair, buying, ware } from './fixtures/at-the-fair.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Centre of an element, from the top of the page. */
const heightOf = async (part: Locator): Promise<number> => {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return Math.round(y + height / 2);
};

test('on a phone, stories come first, costs share the button’s line, and steppers one line', async ({ page }) => {
  await atTheFair(page, 'a hundred');

  await test.step('on a telephone held sideways the stories stand above what explains the game', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/');
    const story = cardOf(page, 'The Tout');
    await expect(story).toBeVisible();
    const explained = page.getByText('How this is played');
    await expect(explained).toBeVisible();
    await expect.poll(async () => (await heightOf(explained)) - (await heightOf(story))).toBeGreaterThan(0);
  });

  await test.step('fewer, the number and more stand in one line', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/bazaar');
    await page.getByRole('combobox', { name: 'Shop' }).selectOption('The Ragman');
    await ware(page, 'Rag').getByRole('button', { name: 'Buy Rag' }).click();
    const number = buying(page).getByRole('textbox', { name: 'Number to buy' });
    await expect(number).toBeVisible();
    for (const name of ['10 fewer', '1 fewer', '1 more', '10 more']) {
      const step = buying(page).getByRole('button', { name, exact: true });
      await expect.poll(async () => Math.abs((await heightOf(step)) - (await heightOf(number)))).toBeLessThan(2);
    }
    await page.keyboard.press('Escape');
    await expect(buying(page)).toHaveCount(0);
  });

  await test.step('that a choice costs no action is told on the line of its button, and in large letters above it', async () => {
    await page.getByRole('link', { name: 'Story', exact: true }).first().click();
    await begin(page, 'The Tout');
    const choice = cardOf(page, 'Take the sack');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(choice.getByText('Costs no action')).toBeVisible();
      // The layout follows the window a moment later.
      const apart = async () =>
        Math.abs(
          (await heightOf(choice.getByText('Costs no action'))) -
            (await heightOf(choice.getByRole('button', { name: go }))),
        );
      await expect.poll(apart).toBeLessThan(12);
    }
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root:root:root { font-size: 150% }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const gap = async () => {
      const cost = await choice.getByText('Costs no action').boundingBox();
      const button = await choice.getByRole('button', { name: go }).boundingBox();
      return (button?.y ?? 0) - (cost?.y ?? 0) - (cost?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });
});
