import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { goOf, inQuietYard } from './fixtures/a-newcomer-in-the-quiet-yard.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const question = (page: Page) => page.getByRole('dialog', { name: 'Think twice' });

async function mend(page: Page): Promise<void> {
  await goOf(page, 'Mending').click();
  await expect(goOf(page, 'Darn the heel')).toBeVisible();
}

test('asks before final, costly and Fate choices, unless the player turned that off', async ({ page }) => {
  const { token } = await inQuietYard(page);
  await mend(page);
  // A held key repeats. It must not press a button in the dialog that it has opened.
  await goOf(page, 'Throw it on the fire').focus();
  await page.keyboard.down('Enter');
  await expect(question(page).getByRole('button', { name: 'Not now' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // Screen readers announce the question and its reason before the focused answer.
  await expect(question(page)).toHaveAccessibleDescription(/Throw it on the fire\s*There is no way back from it\./);
  await expectAccessible(page);
  // A double press answers no.
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(goOf(page, 'Throw it on the fire')).toBeFocused();

  await goOf(page, 'Unpick all of it').click();
  await expect(question(page)).toContainText('It costs 10 actions.');
  await page.keyboard.press('Escape');

  await goOf(page, 'Ask for a little Fate').click();
  await page.getByRole('button', { name: 'Onwards' }).click();
  await mend(page);
  await goOf(page, 'Pay somebody else to').click();
  await expect(question(page)).toContainText('It costs 1 Fate.');
  await question(page).getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Paid For' })).toBeFocused();
  await page.getByRole('button', { name: 'Onwards' }).click();

  await test.step('nobody is asked who does not want to be', async () => {
    const never = { askOneWay: false, askFate: false, askActions: 0 };
    await ask(page.request, 'POST /extra/comfort', never, token);
    await page.reload();
    await mend(page);
    await goOf(page, 'Unpick all of it').click();
    await expect(page.getByRole('heading', { name: 'Unpicked' })).toBeVisible();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await mend(page);
    await goOf(page, 'Throw it on the fire').click();
    await expect(page.getByRole('heading', { name: 'Burnt' })).toBeVisible();
  });
});

/** Sets a preference on its page and returns to the story, both by links. */
async function setPreferences(page: Page, set: () => Promise<unknown>): Promise<void> {
  await page.getByRole('link', { name: 'Comforts' }).click();
  await expect(page.getByRole('heading', { name: 'Comforts', level: 1 })).toBeVisible();
  await set();
  await page.getByRole('link', { name: 'Story' }).first().click();
}

test('results show change points, and stories show Back and requirements, as the player prefers', async ({ page }) => {
  const uncheck = (name: string) => () => page.getByRole('checkbox', { name }).uncheck();
  await inQuietYard(page);
  await test.step('change points', async () => {
    await mend(page);
    await goOf(page, 'Darn the heel').click();
    const changePoints = page.getByText('+2: 1 of 2 to level 2');
    await expect(changePoints).toBeVisible();
    await setPreferences(page, uncheck('Change points on results'));
    await expect(changePoints).toBeHidden();
    await page.getByRole('button', { name: 'In figures' }).hover();
    await expect(changePoints).toBeVisible();
    await page.getByRole('button', { name: 'Onwards' }).click();
  });
  await test.step('the way back', async () => {
    const back = page.getByRole('button', { name: 'Perhaps Not' });
    const count = async (story: string, wanted: number) => {
      await goOf(page, story).click();
      await expect(back).toHaveCount(wanted);
      await back.last().click();
      // Closed before navigating, so that its history entry is removed.
      await expect(back).toHaveCount(0);
    };
    const set = (label: string) =>
      setPreferences(page, () => page.getByLabel('Way back at the top').selectOption({ label }));
    await count('Mending', 2);
    await count('Bees', 1);
    await set('Always');
    await count('Bees', 2);
    await set('Never');
    await count('Mending', 1);
  });
  await test.step('needs', async () => {
    await goOf(page, 'Locked Shed').click();
    const need = page.getByText(/Mint Key 1/).first();
    await expect(need).toBeVisible();
    await setPreferences(page, uncheck('Needs and costs in words'));
    await page.getByRole('button', { name: 'Not met: Mint Key' }).hover();
    await expect(need).toBeVisible();
    await expectAccessible(page);
  });
});

test('after a choice the page goes to the result, or stays where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await inQuietYard(page, { motion: 'less' });
  const result = page.getByRole('heading', { name: 'A Little Fate' });
  const choose = async () => {
    await mend(page);
    await goOf(page, 'Ask for a little Fate').click();
    await expect(result).toBeFocused();
  };
  await choose();
  await expect(result).toBeInViewport();
  await page.goto('/comforts');
  await page.getByRole('checkbox', { name: 'Go to the result' }).uncheck();
  await page.getByRole('link', { name: 'Story' }).click();
  await page.getByRole('button', { name: 'Onwards' }).click();
  const before = async () => page.evaluate(() => window.scrollY);
  await mend(page);
  await goOf(page, 'Ask for a little Fate').scrollIntoViewIfNeeded();
  const from = await before();
  await goOf(page, 'Ask for a little Fate').click();
  await expect(result).toBeFocused();
  const lowest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await before()).toBe(Math.min(from, lowest));
});
