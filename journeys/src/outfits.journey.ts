import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { atTheLinenPress, changeInto, choice, putOn, takeOff, wornBy } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const save = (page: Page) => page.getByRole('button', { name: 'Save outfit' });
const favourite = (page: Page) => page.getByRole('button', { name: 'Favourite', exact: true });
const note = (page: Page, words: string) => page.getByRole('main').getByRole('status').filter({ hasText: words });

test('ignores another change of clothes while one is running', {
  annotation: { type: 'rows', description: 'C-OUTFIT-014, C-OUTFIT-035' },
}, async ({ page }) => {
  const player = await atTheLinenPress(page, 'the shelf');
  await page.goto('/possessions');
  let answer: () => void = () => {};
  const sent: string[] = [];
  await page.route('**/api/outfit/*', async (route) => {
    sent.push(new URL(route.request().url()).pathname);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await putOn(page, 'Stiff Coat').click();
  await expect(putOn(page, 'Best Bonnet')).toHaveAttribute('aria-disabled', 'true');
  await putOn(page, 'Best Bonnet').click({ force: true });
  await changeInto(page, 'Casual');
  expect(sent).toEqual(['/api/outfit/equip']);
  answer();
  await expect(takeOff(page, 'Stiff Coat')).toBeVisible();
  expect(await wornBy(page, player)).toEqual(['Stiff Coat']);
});

test('renames an outfit under its rules, keeps the input on failure, and marks and saves it', {
  annotation: {
    type: 'rows',
    description:
      'C-OUTFIT-019, C-OUTFIT-020, C-OUTFIT-021, C-OUTFIT-022, C-OUTFIT-023, C-OUTFIT-031, C-OUTFIT-032, C-OUTFIT-033, C-OUTFIT-045',
  },
}, async ({ page }) => {
  const player = await atTheLinenPress(page, 'the shelf', 'twelve Fate');
  await ask(page.request, 'POST /fate/purchase', { storeItemId: 5, action: 'OutfitPurchase' }, player.token);
  await page.goto('/possessions');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(choice(page)).toHaveCount(0);
  const field = page.getByRole('textbox', { name: 'Name of the outfit' });
  const submit = page.getByRole('button', { name: 'Rename' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Casual');
  for (const [name, complaint] of [
    [' mourning', 'Outfit names must be unique.'],
    ['x'.repeat(22), 'A name has at most 21 characters.'],
    ['  ', 'An outfit needs a name.'],
  ] as const) {
    await field.fill(name);
    await expect(page.getByText(complaint)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(submit).toBeDisabled();
  }
  await expectAccessible(page);
  // Another tab takes the name first, and gives it back afterwards.
  const { outfits: saved } = await ask(page.request, 'GET /outfit', {}, player.token);
  const outfitId = saved.find(({ type }) => type === 'Purchased')?.id ?? 0;
  await ask(page.request, 'POST /outfit/rename', { outfitId, newName: 'At Home' }, player.token);
  await field.fill('At Home');
  await expect(page.getByText('Outfit names must be unique.')).toHaveCount(0);
  const release = await holdCalls(page, '**/api/outfit');
  await field.press('Enter');
  await expect(page.getByText('Outfit names must be unique.')).toBeVisible();
  await expect(field).toHaveValue('At Home');
  await ask(page.request, 'POST /outfit/rename', { outfitId, newName: 'Mourning' }, player.token);
  release();
  // The message shows for one second, so the listener comes first.
  const said = page.getByText('Outfit renamed').waitFor();
  await submit.click();
  await said;
  await expect(page.getByRole('main').getByRole('button', { name: 'Outfit: At Home' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused();

  await test.step('says that the favourite was marked or unmarked', async () => {
    await favourite(page).click();
    await expect(note(page, 'Outfit marked favourite!')).toBeVisible();
    await expect(favourite(page)).toHaveAttribute('aria-pressed', 'true');
    await favourite(page).press('Enter');
    await expect(note(page, 'Outfit unmarked favourite!')).toBeVisible();
    await expect(favourite(page)).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('says for a second that the outfit was saved, and disables Save without changes', async () => {
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    await putOn(page, 'Best Bonnet').click();
    await expect(save(page)).toHaveAttribute('aria-disabled', 'false');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await save(page).click();
    // Rendering of replies also runs on the fake clock.
    await expect(async () => {
      await page.clock.runFor(5);
      await expect(note(page, 'Outfit updated')).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(700);
    await expect(note(page, 'Outfit updated')).toHaveAttribute('data-fading', 'false');
    await page.clock.runFor(310);
    await expect(note(page, 'Outfit updated')).toHaveAttribute('data-fading', 'true');
    await page.clock.runFor(600);
    await expect(note(page, 'Outfit updated')).toHaveCount(0);
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    expect(await ask(page.request, 'GET /outfit', {}, player.token)).toMatchObject({ dirty: false });
  });
});
