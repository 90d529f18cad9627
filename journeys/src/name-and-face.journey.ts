import { expect, type Page } from '@playwright/test';
import { aNewcomer, ask, goTo, type Newcomer, somebody, someNames } from './fixtures/a-newcomer.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';

const box = 'A Ticket for a Face';
const panel = (page: Page) => page.getByRole('region', { name: 'Cameo & Lodgings' });
const naming = (page: Page) => page.getByRole('dialog', { name: 'Be called something else' });
const facing = (page: Page) => page.getByRole('dialog', { name: 'Sit to the silhouettist' });
const done = (page: Page) => page.getByRole('dialog', { name: /^(Stamped|Cut)$/ });
const asking = (page: Page) => facing(page).filter({ has: page.getByRole('button', { name: 'Use it' }) });
const field = (page: Page) => naming(page).getByRole('textbox', { name: 'Your name' });
const change = (page: Page) => naming(page).getByRole('button', { name: 'Change my name' });
const have = (page: Page) => facing(page).getByRole('button', { name: 'Use this face' });
const faces = (page: Page) => facing(page).getByRole('radio');

type Taken = 'Take a ticket' | 'Take twenty slips';

/** A new player on Myself with these items from the box by the door. */
async function atMyself(page: Page, ...taken: readonly Taken[]): Promise<Newcomer> {
  const newcomer = await aNewcomer(page);
  await goTo(page.request, newcomer.token, 'The Shuttered House');
  await take(page, newcomer, ...taken);
  return newcomer;
}

/** Takes these by call and opens Myself. */
async function take(page: Page, { token }: Newcomer, ...taken: readonly Taken[]): Promise<void> {
  for (const each of taken) await choose(page.request, token, box, each);
  await page.goto('/myself');
  await expect(panel(page)).toBeVisible();
}

const standing = async (page: Page, { token }: Newcomer) => {
  const { character } = await ask(page.request, 'GET /character/myself', {}, token);
  return [character.name, character.avatarImage, character.user.nex];
};
/** Waits until no dialog is opening or closing. */
const reducedMotion = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1).length),
    )
    .toBe(0);

test.describe('changing the name', () => {
  const shared = onOnePage(test, async (page) => {
    const newcomer = await atMyself(page);
    const control = panel(page).getByRole('button', { name: /Change name/ });
    return { newcomer, control };
  });

  test('links to the store when Fate is too low', {
    annotation: {
      type: 'rows',
      description: 'C-MYSELF-021, C-MYSELF-027, C-MYSELF-053, C-MYSELF-055, C-FATE-045',
    },
  }, async () => {
    const {
      page,
      start: { control },
    } = shared();

    await expect(control).toHaveAccessibleDescription(/At least 15/);
    await control.click();
    await expect(page).toHaveURL(/\/fate$/);
    await page.getByRole('tab', { name: 'Gameplay' }).click();
    await page.getByRole('button', { name: /An unpicked name/ }).click();
    await expect(naming(page)).toContainText(/Changing your name costs 15 \w+; you have 0\./);
    await expect(field(page)).toHaveCount(0);
    await reducedMotion(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('link', { name: 'Myself' }).click();
    await panel(page).getByRole('button', { name: 'View cameos' }).click();
    await expect(faces(page)).toHaveCount(4);
    await expect(faces(page).first()).toBeDisabled();
    await expect(have(page)).toHaveCount(0);
    await expect(facing(page)).toContainText(/Changing your face costs 5 \w+; you have 0\./);
    await reducedMotion(page);
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  test('changes the name for Fate, and keeps a taken name in its field', {
    annotation: { type: 'rows', description: 'C-MYSELF-026, C-MYSELF-048, C-MYSELF-049, C-MYSELF-056' },
  }, async () => {
    const {
      page,
      start: { newcomer },
    } = shared();

    await take(page, newcomer, 'Take twenty slips', 'Take twenty slips');
    const other = await somebody(page.request);
    const { name: wanted } = someNames();
    await expectPicture(panel(page).locator('img').first());
    const opener = panel(page).getByRole('button', { name: new RegExp(newcomer.name) });
    await opener.focus();
    await expect(page.getByRole('tooltip')).toContainText('It costs 15');
    await page.keyboard.press('Enter');

    await expect(naming(page)).toContainText('It costs 15');
    await reducedMotion(page);
    await expectAccessible(page);
    await field(page).fill(' ');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveAccessibleDescription('Enter a name.');
    await field(page).fill(other.name);
    await page.keyboard.press('Enter');
    await expect(naming(page).getByRole('alert')).toContainText('has that name');
    await expect(field(page)).toHaveValue(other.name);
    await field(page).fill(wanted);
    await change(page).click();

    await expect(done(page).getByRole('status')).toContainText(wanted);
    await reducedMotion(page);
    await expectAccessible(page);
    await done(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(panel(page)).toContainText(wanted);
    await expect(page.getByRole('complementary').getByRole('heading', { name: wanted })).toBeVisible();
    expect(await standing(page, newcomer)).toEqual([wanted, 'veil', 25]);
    await expect(panel(page).getByRole('button', { name: new RegExp(wanted) })).toBeFocused();
  });

  test('does not send an empty name or a duplicate submit', {
    annotation: { type: 'rows', description: 'C-MYSELF-050, C-MYSELF-051' },
  }, async () => {
    const {
      page,
      start: { newcomer, control },
    } = shared();

    await expect(control).toHaveAccessibleDescription(/^It costs 15/);
    await control.click();
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/fate/purchase') && sent.push(request.url()));
    await field(page).fill('   ');
    await field(page).press('Enter');
    await change(page).click({ force: true });
    expect(sent).toEqual([]);

    const { name: wanted } = someNames();
    const letGo = await holdCalls(page, '**/api/fate/purchase');
    await field(page).fill(wanted);
    await field(page).press('Enter');
    await expect(change(page)).toHaveAttribute('aria-busy', 'true');
    await change(page).click({ force: true });
    await field(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(naming(page)).toBeVisible();
    letGo();
    await expect(done(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await standing(page, newcomer)).toEqual([wanted, 'veil', 10]);
  });
});

test('changes the face free with a ticket, for Fate without one, and charges nothing on failure', {
  annotation: {
    type: 'rows',
    description: 'C-MYSELF-021, C-FATE-024, C-FATE-025, C-FATE-041, C-FATE-045, C-FATE-046, C-FATE-047, C-FATE-048',
  },
}, async ({ page }) => {
  const newcomer = await atMyself(page, 'Take a ticket');
  await test.step('a ticket pays for a face, chosen by keyboard, and is used up', async () => {
    await panel(page).getByRole('button', { name: 'Change face' }).focus();
    await page.keyboard.press('Enter');
    await expect(facing(page)).toContainText('costs you nothing');
    await facing(page).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(facing(page).getByRole('radio', { checked: true })).toHaveAttribute('value', 'bowler');
    await page.keyboard.press('Tab');
    await expect(have(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asking(page).getByRole('button', { name: 'Not yet' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(done(page).getByRole('status')).toContainText('your ticket');
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('button', { name: 'View cameos' })).toBeFocused();
    expect(await standing(page, newcomer)).toEqual([newcomer.name, 'bowler', 0]);
  });
  await test.step('picks, confirms and pays for a face; a failure shows a message and costs nothing', async () => {
    await take(page, newcomer, 'Take twenty slips');
    const letGo = await holdCalls(page, '**/api/register');
    await panel(page).getByRole('button', { name: 'Change face' }).click();
    await expect(facing(page).getByRole('status').filter({ hasText: 'Laying out' })).toBeAttached();
    letGo();
    await expect(facing(page).getByRole('radio', { checked: true })).toHaveAttribute('value', 'bowler');
    await expect(have(page)).toHaveAttribute('aria-disabled', 'true');
    await facing(page).getByRole('radio', { name: 'Sailor' }).check();
    await reducedMotion(page);
    await expectAccessible(page);
    await have(page).click();
    await expect(asking(page)).toContainText('It costs 5');
    await reducedMotion(page);
    await expectAccessible(page);
    await asking(page).getByRole('button', { name: 'Not yet' }).click();
    expect(await standing(page, newcomer)).toEqual([newcomer.name, 'bowler', 20]);

    // Another tab spends the Fate first.
    for (let bought = 0; bought < 2; bought++) {
      await ask(page.request, 'POST /fate/purchase', { storeItemId: 5, action: 'OutfitPurchase' }, newcomer.token);
    }
    await have(page).click();
    await asking(page).getByRole('button', { name: 'Use it' }).click();
    await expect(facing(page).getByRole('alert')).toContainText('You do not have the Fate that this choice asks for.');
    expect(await standing(page, newcomer)).toEqual([newcomer.name, 'bowler', 0]);
    await choose(page.request, newcomer.token, box, 'Take twenty slips');
    await have(page).click();
    await asking(page).getByRole('button', { name: 'Use it' }).click();
    await expect(done(page).getByRole('status')).toContainText('sleeping better');
    await reducedMotion(page);
    await expectAccessible(page);
    await done(page).getByRole('button', { name: 'Onwards' }).click();
    await expect(panel(page).locator('img').first()).toHaveAttribute('src', /sailor/);
    expect(await standing(page, newcomer)).toEqual([newcomer.name, 'sailor', 15]);
  });
});
