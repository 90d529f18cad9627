import { test as atHome, expect, type Locator, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { atTheFair, enter } from './fixtures/at-the-fair.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
atHome.use(reducedMotion);

const lineUnder = (tab: Locator) => tab.evaluate((each) => getComputedStyle(each).borderBottomColor);
const lineOver = (item: Locator) => item.evaluate((each) => getComputedStyle(each).borderTopColor);
const colourOf = (button: Locator) => button.evaluate((each) => getComputedStyle(each).color);
const outlineOf = (button: Locator) => button.evaluate((each) => getComputedStyle(each).outlineStyle);
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('in forced colours, lines mark the selected tab, map and shop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await atTheFair(page, 'a hundred');
  await page.goto('/');

  await test.step('the tab that is chosen is told from the others by its line', async () => {
    await expectChosenTabs(page);
  });

  await test.step('the look of the map has a line round it', async () => {
    await page.getByRole('button', { name: 'Travel' }).first().click();
    const map = page.getByRole('dialog', { name: 'Where to?' });
    await map.getByRole('button', { name: 'List', exact: true }).click();
    await map.getByRole('searchbox').focus();
    expect(await outlineOf(map.getByRole('button', { name: 'List', exact: true }))).toBe('solid');
    expect(await outlineOf(map.getByRole('button', { name: 'Drawn map', exact: true }))).toBe('none');
    await page.keyboard.press('Escape');
    await expect(map).toHaveCount(0);
  });

  await test.step('the shop one is in has a line round it, and a button that does nothing is told from one that does', async () => {
    await page.getByRole('link', { name: 'Bazaar', exact: true }).first().click();
    await enter(page, 'The Hatter at the Fair');
    const shop = (name: string) => page.getByRole('button', { name, exact: true });
    await shop('Sell my things').focus();
    await expect(shop('The Hatter at the Fair')).toHaveAttribute('aria-current');
    expect(await outlineOf(shop('The Hatter at the Fair'))).toBe('solid');
    await shop('Buy Straw Hat').click();
    const buy = shop('Buy');
    const live = await colourOf(buy);
    await page.getByRole('textbox', { name: 'Number to buy' }).fill('0');
    await expect.poll(() => colourOf(buy)).not.toBe(live);
  });
});

atHome('where the system chooses the colours, a bar shows how full it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await aNewcomer(page);
  await page.goto('/');
  const bar = page.getByRole('progressbar').first();
  await expect(bar).toBeVisible();
  const colours = await bar.locator('div').evaluate((fill) => {
    const { backgroundColor } = getComputedStyle(fill);
    (fill as HTMLElement).style.backgroundColor = 'Highlight';
    return [backgroundColor, getComputedStyle(fill).backgroundColor];
  });
  expect(colours[0]).toBe(colours[1]);
});

async function expectChosenTabs(page: Page): Promise<void> {
  for (const [chosen, other] of [
    [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false })],
    [page.getByRole('link', { name: 'Story', exact: true }), page.getByRole('link', { name: 'Bazaar', exact: true })],
  ] as const) {
    await expect(chosen.first()).toBeVisible();
    expect(await lineUnder(chosen.first())).not.toBe(await lineUnder(other.first()));
    expect(await lineUnder(other.first())).toBe(await groundOf(page));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  const ground = await groundOf(page);
  expect(await lineOver(bar.locator('[aria-current="page"]'))).not.toBe(ground);
  for (const name of ['Map', 'More']) expect(await lineOver(bar.getByRole('button', { name }))).toBe(ground);
  await page.setViewportSize({ width: 1280, height: 900 });
  // The disclosure marker is an arrow made of its top border. A wide screen shows it elsewhere, as another element.
  await expect(async () => {
    const sides = await page.getByRole('button', { name: 'Outfit: Casual' }).evaluate((button) => {
      const { borderTopColor, borderBottomColor } = getComputedStyle(button, '::after');
      return [borderTopColor, borderBottomColor];
    });
    expect(sides[0]).toMatch(/^rgb\(/);
    expect(sides[1]).toBe('rgba(0, 0, 0, 0)');
  }).toPass();
}
