import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { goOf, onwards, play } from './fixtures/a-player-in-the-playhouse.ts';
import { atRest } from './fixtures/at-rest.ts';
import {
  atTheLinenPress,
  changed,
  changeInto,
  choice,
  dressedIn,
  outfits,
  putOn,
  takeOff,
  wornBy,
} from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';

test.use(atRest);
test.use(withoutPictures);

const locked = "You can't change outfits at the moment.";
const lock = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Outfit locked' });
const save = (page: Page) => page.getByRole('button', { name: 'Save outfit' });
const favourite = (page: Page) => page.getByRole('button', { name: 'Favourite', exact: true });
const note = (page: Page, words: string) => page.getByRole('main').getByRole('status').filter({ hasText: words });
const unlock = 'Unlock another outfit...';

/** All kinds of outfit, as of somebody who was a member and is none any more. */
const ofAllKinds = (page: Page, subscriptionType: 'None' | 'ExceptionalFriendship' = 'None') =>
  changed(page, 'GET /outfit', (reply) => {
    reply.subscriptionType = subscriptionType;
    reply.outfits = [
      { id: 5, name: 'Kept Late', type: 'EnhancedExceptional', selected: false },
      { id: 4, name: 'Kept', type: 'Exceptional', selected: false },
      { id: 3, name: 'Found', type: 'GivenInGame', selected: false },
      { id: 6, name: 'Newer', type: 'Purchased', selected: false },
      { id: 2, name: 'Older', type: 'Purchased', selected: false },
      { id: 1, name: 'Casual', type: 'Standard', selected: true },
    ];
  });

test('the list shows every outfit, and ignores presses during a change', {
  annotation: {
    type: 'rows',
    description:
      'C-OUTFIT-014, C-OUTFIT-035, C-OUTFIT-004, C-OUTFIT-010, C-OUTFIT-011, C-OUTFIT-012, C-OUTFIT-015, C-OUTFIT-016, C-OUTFIT-017, C-OUTFIT-018',
  },
}, async ({ page }) => {
  const player = await atTheLinenPress(page, 'the shelf');

  await test.step('ignores another change of clothes while one is running', async () => {
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

  await test.step('lists every outfit by name and type, and says which need a membership', async () => {
    await page.unrouteAll();
    await ofAllKinds(page);
    await page.goto('/possessions');
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/outfit/change') && sent.push(request.url()));
    await choice(page).click();
    await expect(outfits(page).getByRole('button')).toHaveText([
      'Casual Standard',
      'Older Purchased',
      'Newer Purchased',
      'Found Given in game',
      'Kept Exceptional',
      'Kept Late Enhanced Exceptional',
      unlock,
    ]);
    const says = { Kept: 'an Exceptional Friend.', 'Kept Late': 'an Enhanced Exceptional Friend.' };
    for (const [name, whom] of Object.entries(says)) {
      const line = outfits(page).getByRole('button', { name: new RegExp(`^${name} (Enhanced )?Exceptional$`) });
      await expect(line).toHaveAttribute('aria-disabled', 'true');
      await expect(line).toHaveAccessibleDescription(`You cannot put this outfit on unless you are ${whom}`);
      await line.click({ force: true });
    }
    await expectAccessible(page);
    expect(sent).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(outfits(page)).toBeHidden();
    await expect(choice(page)).toBeFocused();
    // Whoever goes on from it by Tab finds it shut, and sees what has the focus.
    await page.keyboard.press('Enter');
    await expect(choice(page)).toHaveAttribute('aria-expanded', 'true');
    await outfits(page).getByRole('button', { name: unlock }).focus();
    await page.keyboard.press('Tab');
    await expect(outfits(page)).toBeHidden();
    await expect(save(page)).toBeFocused();

    await page.unrouteAll();
    await ofAllKinds(page, 'ExceptionalFriendship');
    await page.reload();
    await choice(page).click();
    await expect(outfits(page).getByRole('button', { name: /^Kept Exceptional/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(outfits(page).getByRole('button', { name: /^Kept Late/ })).toHaveAttribute('aria-disabled', 'true');
  });
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
    ['x'.repeat(22), 'A name has 21 letters and signs at most.'],
    ['  ', 'An outfit needs a name.'],
  ] as const) {
    await field.fill(name);
    await expect(page.getByText(complaint)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(submit).toBeDisabled();
  }
  await expectAccessible(page);
  await page.route('**/api/outfit/rename', (route) =>
    route.fulfill({ json: { isSuccess: false, message: 'That name is sung about.' } }),
  );
  await field.fill('At Home');
  await field.press('Enter');
  await expect(page.getByText('That name is sung about.')).toBeVisible();
  await expect(field).toHaveValue('At Home');
  await page.unroute('**/api/outfit/rename');
  // It is said for a second only, so it is listened for before.
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
    // Even what was answered is drawn by the clock.
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

test('the outfit selector is on the story page where place and storylet allow it', {
  annotation: { type: 'rows', description: 'C-OUTFIT-046, C-STORY-068, C-STORY-069, C-OUTFIT-003' },
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const player = await atTheLinenPress(page, 'the shelf', 'twelve Fate', 'the doors shut');

  await test.step('there is no selector while possessions are restricted', async () => {
    await page.goto('/');
    await expect(page.getByRole('listitem').filter({ hasText: 'The Linen Press' })).toBeVisible();
    await expect(choice(page)).toHaveCount(0);
    await expect(lock(page)).toHaveCount(0);
    await choose(page.request, player.token, 'The Linen Press', 'Have the doors opened');
    await ask(page.request, 'POST /fate/purchase', { storeItemId: 5, action: 'OutfitPurchase' }, player.token);
    await dressedIn(page, player, 'Stiff Coat', 'Best Bonnet');
    await ask(page.request, 'POST /outfit/save', {}, player.token);
    await page.reload();
    await expect(choice(page)).toBeVisible();
  });

  await test.step('changing clothes on the story page updates the chances of its choices', async () => {
    await expect(choice(page)).toHaveText('Outfit: Casual');
    await choice(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(outfits(page).getByRole('button', { name: 'Mourning Purchased' })).toBeFocused();
    const stories = page.waitForRequest((request) => request.url().endsWith('/extra/story/resume'));
    await page.keyboard.press('Enter');
    await stories;
    await expect(choice(page)).toHaveText('Outfit: Mourning');
    await expect.poll(() => wornBy(page, player)).toEqual([]);
    await expectAccessible(page);

    await page.getByRole('listitem').filter({ hasText: 'The Almoner' }).getByRole('button', { name: go }).click();
    await expect(page.getByRole('heading', { name: 'The Almoner' })).toBeVisible();
    await expect(choice(page)).toHaveCount(0);
    await expect(lock(page)).toHaveAccessibleDescription(locked);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});

test('both selectors are locked where the place forbids changes; elsewhere the list stays put', {
  annotation: { type: 'rows', description: 'C-OUTFIT-003, C-OUTFIT-035, C-STORY-068' },
}, async ({ page }) => {
  const player = await atTheLinenPress(page, 'the shelf');
  await play(page, player, ['The Stage Door', 'Go in'], ['The Trap Door', 'Stand on it']);
  await page.goto('/possessions');
  await expect(lock(page)).toHaveAccessibleDescription(locked);
  await expect(choice(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('the place you are in')).toBeVisible();
  await expect(putOn(page, 'Stiff Coat')).toHaveAttribute('aria-disabled', 'true');
  await expect(putOn(page, 'Stiff Coat')).toHaveAccessibleDescription(locked);
  await expect(page.getByRole('button', { name: 'Rename' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Story' }).first().click();
  await expect(page.getByRole('heading', { name: 'The Way Out Front' })).toBeVisible();
  await expect(lock(page)).toHaveAccessibleDescription(locked);
  await goOf(page, 'The Way Out Front').click();
  await goOf(page, 'Go out front').click();
  await onwards(page).click();
  await expect(choice(page)).toHaveText('Outfit: Casual');
  await expect(lock(page)).toHaveCount(0);

  await test.step('the list of outfits opens below its button, and stays while the page scrolls', async () => {
    for (const where of ['on the story’s page', 'among one’s possessions']) {
      for (const [what, size] of [
        ['a telephone', { width: 390, height: 780 }],
        ['a large screen', { width: 1280, height: 720 }],
      ] as const) {
        await test.step(`on ${what}, ${where}`, async () => {
          await page.setViewportSize(size);
          await choice(page).click();
          await expect(outfits(page)).toBeVisible();
          await expectAtItsButton(page);
          await page.mouse.move(size.width / 2, size.height / 2);
          await page.mouse.wheel(0, 40);
          await expectAtItsButton(page);
          await page.keyboard.press('Escape');
          await expect(outfits(page)).toBeHidden();
        });
      }
      await page.getByRole('link', { name: 'Possessions' }).first().click();
    }
  });
});

/** The list's edge is its button's, and it covers nothing of that. */
const expectAtItsButton = (page: Page) =>
  expect
    .poll(async () => {
      const [button, list] = [await choice(page).boundingBox(), await outfits(page).locator('..').boundingBox()];
      if (!button || !list) return 'not there';
      const isApart = list.y >= button.y + button.height || list.y + list.height <= button.y;
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const isWhole = list.x >= 0 && list.y >= 0 && list.x + list.width <= width && list.y + list.height <= height;
      return { apart: isApart, whole: isWhole, aside: Math.round(list.x - button.x) };
    })
    .toEqual({ apart: true, whole: true, aside: 0 });
