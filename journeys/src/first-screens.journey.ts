import { expect, type Locator, type Page } from '@playwright/test';
import { setDown, settleIn } from './fixtures/a-journal-keeper.ts';
import { aNewcomer, ask, goTo } from './fixtures/a-newcomer.ts';
import { atTheFair } from './fixtures/at-the-fair.ts';
import { atTheLinenPress } from './fixtures/at-the-linen-press.ts';
import { aPlayerWhoReceived } from './fixtures/at-the-post.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { anEmployer } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const screens = [
  [390, 844],
  [1440, 900],
] as const;

const main = (page: Page) => page.getByRole('main');
const entry = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();

/**
 * Asserts where the page's content begins: in the upper half of the first screen, on a phone and on a desktop. No other
 * heading repeats the page's title. On a phone, the banner is at most 15 % of the height.
 */
async function expectFirst(page: Page, path: string, wanted: Locator, prepare?: () => Promise<void>): Promise<void> {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await prepare?.();
    await expect(wanted).toBeVisible();
    const top = async () => (await wanted.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top, `${path} at ${width} by ${height}`).toBeLessThanOrEqual(height / 2);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(main(page).getByRole('heading', { name: title, exact: true, level: 2 })).toHaveCount(0);
    await expectNoSideways(page);
    await expectAccessible(page);
    if (width !== 390) continue;
    for (const picture of await page.locator('main img[src*="/headers/"]').locator('xpath=../..').all())
      expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(0.15 * height);
  }
}

test('a shop shows its first ware in the upper half of the screen', async ({ page }) => {
  await atTheFair(page, 'a hundred');
  await expectFirst(page, '/bazaar', entry(page), async () => {
    const choice = page.getByRole('combobox', { name: 'Shop' });
    const list = page.getByRole('navigation', { name: 'Shops' });
    await expect(choice.or(list)).toBeVisible();
    if (await choice.isVisible()) await choice.selectOption('The Ragman');
    else await list.getByRole('button', { name: 'The Ragman' }).click();
  });
});

test('possessions show the first thing in the upper half of the screen', async ({ page }) => {
  await atTheLinenPress(page, 'the shelf', 'camphor');
  await expectFirst(
    page,
    '/possessions',
    main(page).getByRole('region', { name: 'Equipment' }).getByRole('listitem').first(),
  );
});

test('plans show the first plan in the upper half of the screen', async ({ page }) => {
  const { token } = await aNewcomer(page);
  await goTo(page.request, token, 'The Shuttered House');
  const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, token);
  const eventId = storylets.find(({ name }) => name === 'A Wall of Hooks')?.id ?? 0;
  const { storylet } = await ask(page.request, 'POST /storylet/begin', { eventId }, token);
  const [branch] = storylet?.childBranches ?? [];
  await ask(page.request, 'POST /plan/create', { branchId: branch?.id ?? 0, planKey: branch?.planKey ?? '' }, token);
  await expectFirst(page, '/plans', entry(page));
});

test('agents show the first agent in the upper half of the screen', async ({ page }) => {
  await anEmployer(page, 'Take on the boy as well');
  await expectFirst(page, '/agents', entry(page));
});

test('the journal shows its first entry in the upper half of the screen', async ({ page }) => {
  const newcomer = await aNewcomer(page);
  await goTo(page.request, newcomer.token, 'The Shuttered House');
  await settleIn(page, newcomer);
  await setDown(page, newcomer, ['One', 'Two', 'Three', 'Four']);
  await expectFirst(page, '/journal', main(page).getByRole('heading', { level: 2 }).first());
  await expectFirst(
    page,
    '/journal',
    page.getByRole('article').getByRole('heading', { level: 3 }).first(),
    async () => {
      await page.getByRole('link', { name: 'Entry by entry' }).click();
    },
  );
});

test('the store shows its first story in the upper half of the screen', async ({ page }) => {
  await atTheLinenPress(page, 'twelve Fate');
  await expectFirst(page, '/fate', entry(page));
});

test('messages show the first letter in the upper half of the screen', async ({ page }) => {
  await aPlayerWhoReceived(page, 'note', 'audition');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await page.goto('/messages');
    await expect(entry(page)).toBeVisible();
    const top = async () => (await entry(page).boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top, `messages at ${width} by ${height}`).toBeLessThanOrEqual(height / 2);
    await expectAccessible(page);
  }
});
