import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { atTheLinenPress } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { undo } from './fixtures/undo.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const fold = (page: Page) => page.getByRole('group').filter({ hasText: 'What you seek' });
const summary = (page: Page) => page.getByText('What you seek');
const line = (page: Page, name: string) => fold(page).getByRole('listitem').filter({ hasText: name });
const setTargets = (page: Page) => page.getByRole('button', { name: 'Set targets' });
const setOn = (page: Page, name: string) => page.getByRole('button', { name: `Set a target: ${name}`, exact: true });
const change = (page: Page, name: string) =>
  page.getByRole('button', { name: `Change the target: ${name}`, exact: true });
const aim = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const listed = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** A reader with three jars of camphor and a hundred pence, for whom two choices are locked. */
async function beforeTheCupboard(page: Page) {
  const player = await atTheLinenPress(page, 'camphor');
  for (const gift of ['Take a hundred pence', 'Lodge in three rooms']) {
    await choose(page.request, player.token, 'The Almoner', gift);
  }
  return player;
}

async function openTheCupboard(page: Page): Promise<void> {
  await page.goto('/');
  await listed(page, 'The Airing Cupboard').getByRole('button', { name: go }).click();
  await expect(page.getByRole('heading', { name: 'The Airing Cupboard' })).toBeVisible();
}

async function idOf(page: Page, token: string, wanted: string): Promise<number> {
  const { possessions } = await ask(page.request, 'GET /character/myself', {}, token);
  const found = possessions.flatMap((group) => group.possessions).find(({ name }) => name === wanted);
  if (!found) throw new Error(`there is no ${wanted}`);
  return found.id;
}

test('a locked requirement becomes a target by keyboard, counts down and reports success', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { token } = await beforeTheCupboard(page);
  await openTheCupboard(page);
  await expect(fold(page)).not.toHaveAttribute('open');
  await aim(page, 'Aim for Jar of Camphor: 5').press('Enter');
  await expect(aim(page, 'Aim for Jar of Camphor: 5')).toHaveAttribute('aria-pressed', 'true');
  await expect(aim(page, 'Aim for Jar of Camphor: 5')).toBeFocused();
  await expect(line(page, 'Jar of Camphor')).toContainText('3 of 5');
  await aim(page, /^Aim for Echoes: .*2\.50/).click();
  await expect(line(page, 'Echoes')).toContainText(/1\.00.* of .*2\.50/);
  await expectAccessible(page);

  for (const _ of [4, 5]) {
    await listed(page, 'Take another jar').getByRole('button', { name: go }).click();
    await page.getByRole('button', { name: 'Onwards' }).click();
    await listed(page, 'The Airing Cupboard').getByRole('button', { name: go }).click();
  }
  await expect(line(page, 'Jar of Camphor')).toContainText('5 of 5: reached');
  await expect(summary(page)).toHaveText('What you seek: 2');
  await expect(page.getByRole('status').filter({ hasText: 'Target reached: Jar of Camphor, 5.' })).toHaveCount(1);
  await expect(aim(page, 'Aim for Jar of Camphor: 5')).toHaveCount(0);

  // A story receives focus when it loads, so wait for that before focusing the button.
  await expect(page.getByRole('heading', { name: 'The Airing Cupboard' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove the target: Jar of Camphor' }).press('Enter');
  await expect(line(page, 'Jar of Camphor')).toHaveCount(0);
  await expect(summary(page)).toBeFocused();
  await undo(page, 'Your target is back.');
  await expect(line(page, 'Jar of Camphor')).toContainText('5 of 5: reached');
  await page.getByRole('button', { name: 'Remove the target: Jar of Camphor' }).click();
  await expect(line(page, 'Jar of Camphor')).toHaveCount(0);
  await aim(page, /^Aim for Echoes/).click();
  await expect(fold(page)).toContainText('No targets yet.');
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  await test.step('where setting fails, it is said, nothing typed is lost, and the next press sets it once', async () => {
    await page.getByRole('button', { name: 'Perhaps Not' }).last().click();
    await expect(listed(page, 'The Airing Cupboard')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Possessions' }).click();
    await setTargets(page).click();
    await setOn(page, 'Jar of Camphor').click();
    await page.getByLabel('How much Jar of Camphor').fill('7');
    await page.route('**/api/extra/targets', (route) => route.abort());
    await page.getByRole('button', { name: 'Set it' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The target is not set.' })).toBeVisible();
    await expect(page.getByLabel('How much Jar of Camphor')).toHaveValue('7');
    await expectAccessible(page);
    await page.unroute('**/api/extra/targets');
    await page.getByRole('button', { name: 'Set it' }).click();
    await expect(page.getByText('Target: 5 of 7.')).toBeVisible();
    expect((await ask(page.request, 'GET /extra/targets', {}, token)).targets).toMatchObject([{ level: 5, target: 7 }]);
  });

  await test.step('a quality has its target on one’s own page, beside what it is', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Myself' }).click();
    await setTargets(page).click();
    await expect(page.getByRole('button', { name: /^Set a target: / }).first()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Done setting targets' })).toBeFocused();
    await setOn(page, 'Reader').click();
    await page.getByLabel('How much Reader').fill('30');
    await page.keyboard.press('Escape');
    await expect(setOn(page, 'Reader')).toBeFocused();
    await setOn(page, 'Reader').click();
    await page.getByLabel('How much Reader').fill('30');
    await page.getByRole('button', { name: 'Set it' }).click();
    await expect(page.getByRole('main').getByText('Target: 1 of 30.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('targets are set among possessions, up to ten, and say when they cannot be loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await beforeTheCupboard(page);
  await page.goto('/');
  await expect(listed(page, 'The Airing Cupboard')).toBeVisible();
  await expect(fold(page)).toHaveCount(0);
  const pages = page.getByRole('navigation', { name: 'Main' });
  await pages.getByRole('link', { name: 'Myself' }).click();
  await expect(setOn(page, 'Jar of Camphor')).toHaveCount(0);
  await setTargets(page).click();
  await setOn(page, 'Jar of Camphor').press('Enter');
  const field = page.getByLabel('How much Jar of Camphor');
  await expect(field).toBeFocused();
  for (const odd of ['many', '1,5', '1e3']) {
    await field.fill(odd);
    await page.keyboard.press('Enter');
    await expect(page.getByText('A whole number, from 1.')).toBeVisible();
    await expect(field).toHaveValue(odd);
  }
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSideways(page);
  await field.fill('12');
  await page.keyboard.press('Enter');
  await expect(change(page, 'Jar of Camphor')).toBeFocused();
  await expect(page.getByText('Target: 3 of 12.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Target set: Jar of Camphor, 12.' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Done setting targets' }).click();
  await expect(page.getByRole('button', { name: /^Set a target: / })).toHaveCount(0);
  await expect(change(page, 'Jar of Camphor')).toBeVisible();

  await pages.getByRole('link', { name: 'Story' }).click();
  await expect(summary(page)).toBeVisible();
  await expect(line(page, 'Jar of Camphor')).toBeHidden();
  await summary(page).click();
  await expect(line(page, 'Jar of Camphor')).toContainText('3 of 12');
  await expectAccessible(page);
  await expectNoSideways(page);
  // The panel stays open until the player closes it.
  await page.reload();
  await expect(line(page, 'Jar of Camphor')).toContainText('3 of 12');
  await summary(page).click();
  await page.reload();
  await expect(summary(page)).toBeVisible();
  await expect(line(page, 'Jar of Camphor')).toBeHidden();
  await summary(page).click();
  await page.getByRole('button', { name: 'Set a target', exact: true }).click();
  await expect(page.getByLabel('Of what')).toBeFocused();
  await page.getByLabel('Of what').selectOption('Reader');
  await page.getByLabel('How much').fill('9');
  await page.getByRole('button', { name: 'Set it' }).click();
  await expect(line(page, 'Reader')).toContainText('1 of 9');
  await expect(page.getByRole('status').filter({ hasText: 'Target set: Reader, 9.' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Set a target', exact: true })).toBeFocused();

  await test.step('where targets cannot be read, the fold says so, and reads them at the next press', async () => {
    await page.route('**/api/extra/targets', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    const again = fold(page).getByRole('button', { name: 'Retry' });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/extra/targets');
    await again.click();
    await expect(line(page, 'Reader')).toContainText('1 of 9');
  });

  await test.step('ten targets are the end of it, and the eleventh is refused where it is aimed for', async () => {
    await choose(page.request, token, 'The Linen Press', 'Take the whole shelf');
    const camphor = await idOf(page, token, 'Jar of Camphor');
    const reader = await idOf(page, token, 'Reader');
    await ask(page.request, 'POST /extra/targets', { qualityId: camphor, target: 0 }, token);
    const { possessions } = await ask(page.request, 'GET /character/myself', {}, token);
    const others = possessions
      .flatMap((group) => group.possessions)
      .filter(({ id }) => id !== camphor && id !== reader);
    for (const { id: qualityId } of others.slice(0, 9)) {
      await ask(page.request, 'POST /extra/targets', { qualityId, target: 50 }, token);
    }
    await openTheCupboard(page);
    await expect(fold(page).getByRole('listitem')).toHaveCount(10);
    await expect(fold(page)).toContainText('You can have at most 10 targets.');
    await expect(page.getByRole('button', { name: 'Set a target', exact: true })).toHaveCount(0);
    await aim(page, 'Aim for Jar of Camphor: 5').click();
    await expect(page.getByRole('alert')).toContainText('You have 10 targets already.');
    await expectAccessible(page);
  });
});
