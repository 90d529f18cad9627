import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ask, goTo, type Newcomer } from './fixtures/a-newcomer.ts';
import { test } from './fixtures/a-server-of-its-own.ts';
import { atTheLinenPress, choice, outfits } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use({ ...reducedMotion, firstSettings: { WORLD_DIR: join(import.meta.dirname, '../town') } });
test.use(withoutPictures);

const unlock = 'Unlock another outfit...';
const names = {
  Standard: ['Casual'],
  Purchased: ['Older', 'Newer'],
  GivenInGame: ['Found'],
  Exceptional: ['Kept', 'Kept Too', 'Kept as Well', 'Kept Besides'],
  EnhancedExceptional: ['Kept Late', 'Kept Later'],
} as const;

/** Buys two outfits, is given one, and gives all outfits the names above. */
async function nameOutfits(page: Page, { token }: Newcomer): Promise<void> {
  for (const _name of names.Purchased) {
    await ask(page.request, 'POST /fate/purchase', { storeItemId: 5, action: 'OutfitPurchase' }, token);
  }
  await goTo(page.request, token, 'The Shuttered House');
  await choose(page.request, token, 'The Visitors’ Book', 'Hang among the others');
  const { outfits: all } = await ask(page.request, 'GET /outfit', {}, token);
  for (const [type, wanted] of Object.entries(names)) {
    const ofThisType = all.filter((outfit) => outfit.type === type);
    expect(ofThisType, type).toHaveLength(wanted.length);
    for (const [at, { id: outfitId }] of ofThisType.entries()) {
      await ask(page.request, 'POST /outfit/rename', { outfitId, newName: wanted[at] ?? '' }, token);
    }
  }
}

test('lists every outfit by name and type, and says which need a membership', {
  annotation: {
    type: 'rows',
    description:
      'C-OUTFIT-004, C-OUTFIT-010, C-OUTFIT-011, C-OUTFIT-012, C-OUTFIT-015, C-OUTFIT-016, C-OUTFIT-017, C-OUTFIT-018',
  },
}, async ({ page, own }) => {
  test.slow();
  const player = await atTheLinenPress(page, 'the shelf', 'twelve Fate', 'twelve Fate');
  await own.runAdmin('give-membership', player.userName, 'enhanced');
  await nameOutfits(page, player);
  await own.runAdmin('end-membership', player.userName);

  await page.goto('/possessions');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/outfit/change') && sent.push(request.url()));
  await choice(page).click();
  await expect(outfits(page).getByRole('button')).toHaveText([
    'Casual Standard',
    'Older Purchased',
    'Newer Purchased',
    'Found Given in game',
    ...names.Exceptional.map((name) => `${name} Exceptional`),
    ...names.EnhancedExceptional.map((name) => `${name} Enhanced Exceptional`),
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
  // Tab closes the list and moves the focus on visibly.
  await page.keyboard.press('Enter');
  await expect(choice(page)).toHaveAttribute('aria-expanded', 'true');
  await outfits(page).getByRole('button', { name: unlock }).focus();
  await page.keyboard.press('Tab');
  await expect(outfits(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save outfit' })).toBeFocused();

  const kept = outfits(page).getByRole('button', { name: /^Kept Exceptional/ });
  const keptLate = outfits(page).getByRole('button', { name: /^Kept Late Enhanced/ });
  await own.runAdmin('give-membership', player.userName, 'exceptional');
  await page.reload();
  await choice(page).click();
  await expect(kept).not.toHaveAttribute('aria-disabled', 'true');
  await expect(keptLate).toHaveAttribute('aria-disabled', 'true');

  await own.runAdmin('give-membership', player.userName, 'enhanced');
  await page.reload();
  await choice(page).click();
  await expect(keptLate).not.toHaveAttribute('aria-disabled', 'true');
});
