import { expect, type Page, test } from '@playwright/test';
import type { Comfort } from '@underhall/contract';
import { aNewcomer, ask } from './fixtures/a-newcomer.ts';
import { goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { expectAccessible } from './fixtures/page-checks.ts';

const cameOf = (page: Page) => page.getByRole('list', { name: 'What came of it' });
const number = (page: Page) => cameOf(page).getByRole('listitem').filter({ hasText: 'Watchful' }).locator('[data-to]');

/** What moves about the number, and when the last of it is over, in milliseconds: as declared, whatever the machine's pace. */
const motionOf = (page: Page) =>
  number(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map((each) => Number(each.effect?.getComputedTiming().endTime))
      .sort((one, other) => other - one),
  );

async function gainTwoLevels(page: Page, comfort: Partial<Comfort> = {}): Promise<void> {
  const { token } = await aNewcomer(page);
  await ask(page.request, 'POST /extra/comfort', comfort, token);
  await page.goto('/');
  await goOf(page, 'You counted the steps').click();
  await expect(page.getByRole('heading', { name: 'An Error in the Paintwork' })).toBeFocused();
}

test('a level gained is lit, and the old number turns to the new in under a second and a half, without moving anything', async ({
  page,
}) => {
  await gainTwoLevels(page);
  await expect(number(page)).toHaveAttribute('data-from', '3');
  await expect(number(page)).toHaveAttribute('data-to', '5');
  const [last = 0] = await motionOf(page);
  expect(last).toBeGreaterThan(500);
  expect(last).toBeLessThan(1500);
  const before = await cameOf(page).boundingBox();
  await number(page).evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  expect(await cameOf(page).boundingBox()).toEqual(before);
  const styleOf = (part: string) =>
    number(page).evaluate((element, pseudo) => {
      const { content, opacity } = getComputedStyle(element, pseudo);
      return { content, opacity };
    }, part);
  expect(await styleOf('::before')).toEqual({ content: '"3"', opacity: '0' });
  expect(await styleOf('::after')).toEqual({ content: '"5"', opacity: '1' });
  await expectAccessible(page);
});

test('what is not made much of has no number that turns', async ({ page }) => {
  await gainTwoLevels(page);
  await expect(cameOf(page)).toContainText('Inquiring');
  await expect(cameOf(page).locator('[data-to]')).toHaveCount(1);
});

test('nobody has to wait for it: Onwards is heard while the number turns', async ({ page }) => {
  await gainTwoLevels(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Onwards' })).toHaveCount(0);
});

test('who wants no movement by the system sees the new number at once, lit and still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gainTwoLevels(page);
  await expectLitAndStill(page);
});

test('who wants no movement by their own setting sees the new number at once, lit and still', async ({ page }) => {
  await gainTwoLevels(page, { motion: 'less' });
  await expectLitAndStill(page);
});

async function expectLitAndStill(page: Page): Promise<void> {
  await expect(number(page)).toBeVisible();
  expect(await motionOf(page)).toEqual([]);
  await expect(number(page)).not.toHaveCSS('box-shadow', 'none');
}
