import { expect, type Locator, type Page } from '@playwright/test';
import { ask, somebody } from './fixtures/a-newcomer.ts';
import { aPlayer, cardOf, goOf, onwards, perhapsNot, play } from './fixtures/a-player-in-the-playhouse.ts';
import { anInvitedPlayer, askForWalk, list, message, postMessages } from './fixtures/at-the-post.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { undo } from './fixtures/undo.ts';

test.use(reducedMotion);

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const wide = { width: 1280, height: 900 };
const walk = 'A Walk by the River';

/** Pixels between a message's picture and its title. */
const gapBesidePicture = async (line: Locator): Promise<number> => {
  const [picture, title] = await Promise.all([
    line.locator('img').boundingBox(),
    line.getByRole('heading').boundingBox(),
  ]);
  return (title?.x ?? 0) - (picture?.x ?? 0) - (picture?.width ?? 0);
};

test.describe('the page of messages', () => {
  const shared = onOnePage(test, async (page) => {
    await page.setViewportSize(wide);
    const player = await aPlayer(page);
    return player;
  });

  test('shows loading, failed and empty states', {
    annotation: { type: 'rows', description: 'C-MSG-004, C-MSG-005, C-MSG-006, C-ROUTE-025' },
  }, async () => {
    const { page } = shared();

    const release = await holdCalls(page, '**/api/messages');
    await page.goto('/messages');
    await expect(page.getByText('Going through the post')).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(page.getByText('No messages')).toHaveCount(2);
    await expectAccessible(page);

    await page.route('**/api/messages', (route) => route.abort());
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await expectAccessible(page);
    await page.unroute('**/api/messages');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('deletes a message at once, moves the focus, and restores the message', {
    annotation: { type: 'rows', description: 'C-MSG-017, C-MSG-022, C-MSG-033' },
  }, async () => {
    const { page, start: player } = shared();

    const { token } = player;
    await play(page, player, postMessages.note);
    await page.goto('/messages');
    const note = message(page, 'A Note from the Cat');
    await expect(note.getByRole('button')).toHaveCount(2);
    const remove = note.getByRole('button', { name: /^Delete/ });
    await remove.focus();
    await expect(remove).toHaveAccessibleDescription('Permanently delete this message.');
    await remove.press('Enter');
    await expect(note).toHaveCount(0);
    await undo(page, 'The message is back.');
    await expect(note).toBeVisible();
    await remove.press('Enter');
    await expect(note).toHaveCount(0);
    await expect(page.getByText('No messages')).toHaveCount(2);
    // The keyboard focus stays in the list.
    await expect(page.getByRole('heading', { name: 'Recently' })).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'The message is deleted: A Note from the Cat.' }),
    ).toHaveCount(1);
    expect((await ask(page.request, 'GET /messages', {}, token)).feedMessages).toEqual([]);
  });

  test('lists invitations beside recent messages with age, title and text', {
    annotation: { type: 'rows', description: 'C-MSG-003, C-MSG-007, C-MSG-008, C-MSG-009' },
  }, async () => {
    const { page, start: player } = shared();

    const complaints = complaintsOf(page);
    await page.setViewportSize(wide);
    await play(page, player, postMessages.note, postMessages.audition);
    await page.reload();
    await expect(page).toHaveTitle(/Messages/);
    await expect(list(page, 'Messages').getByRole('heading', { name: 'Somebody Is Wanted' })).toBeVisible();
    await expect(list(page, 'Recently').getByRole('heading', { name: 'A Note from the Cat' })).toBeVisible();
    const note = message(page, 'A Note from the Cat');
    await expect(note.locator('em')).toHaveText('seen');
    await expect(note.getByRole('time')).toHaveText(/just now|minute/);
    await expectPicture(note.locator('img'));
    await expect(note.getByRole('button', { name: /^Delete/ })).toBeVisible();
    await expect(note.getByRole('button', { name: /^E-mail/ })).toBeVisible();
    const [left, right] = await Promise.all(
      (['Messages', 'Recently'] as const).map((name) => list(page, name).boundingBox()),
    );
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', /^\/account#/);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test('has two tabs on a small screen, with the invitations first', {
    annotation: { type: 'rows', description: 'C-MSG-002, C-ROUTE-026' },
  }, async () => {
    const { page } = shared();

    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await expect(tab(/^Messages/)).toHaveAttribute('aria-selected', 'true');
    await expect(message(page, 'Somebody Is Wanted')).toBeVisible();
    await expect(message(page, 'A Note from the Cat')).toHaveCount(0);
    await tab(/^Messages/).press('ArrowRight');
    await expect(tab(/^Recently/)).toHaveAttribute('aria-selected', 'true');
    await expect(message(page, 'A Note from the Cat')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  test('locks Accept without actions and says why', {
    annotation: { type: 'rows', description: 'C-MSG-034' },
  }, async () => {
    const { page, start: player } = shared();

    await page.setViewportSize(wide);
    const host = await somebody(page.request);
    await play(page, host, ['The Stage Door', 'Go in']);
    await askForWalk(page, host, player);
    await play(page, player, ['The Post', 'Spend the whole candle']);
    await page.reload();
    const accept = message(page, walk).getByRole('button', { name: /^Accept/ });
    await expect(accept).toHaveAttribute('aria-disabled', 'true');
    await accept.focus();
    await expect(accept).toHaveAccessibleDescription(/you have none left/);
    await expectAccessible(page);
    await accept.press('Enter');
    await expect(message(page, walk).getByRole('button', { name: /^Reject/ })).toBeVisible();
    expect((await ask(page.request, 'GET /messages', {}, player.token)).interactions).toContainEqual(
      expect.objectContaining({ type: 'InvitationToYou', characterName: host.name }),
    );
  });

  test('leads from a storylet message to its storylet', {
    annotation: { type: 'rows', description: 'C-MSG-016' },
  }, async () => {
    const { page } = shared();

    await page.setViewportSize(wide);
    await message(page, 'Somebody Is Wanted').getByRole('button', { name: /^Go/ }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'The Audition', level: 2 })).toBeVisible();
    await expect(cardOf(page, 'Read the far card')).toBeVisible();
  });

  test('says so when the storylet of a message is unavailable', async () => {
    const { page } = shared();
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await page.route('**/api/storylet/begin', (route) =>
      route.fulfill({ json: { isSuccess: false, message: 'That story is not on offer to you now.' } }),
    );
    await message(page, 'Somebody Is Wanted').getByRole('button', { name: /^Go/ }).click();
    await expect(dialog(page, 'Warning!')).toContainText('not on offer');
    await expect(page).toHaveURL(/\/messages$/);
  });
});

test('accepting an invitation notifies both players, reloads the character and opens its story', {
  annotation: {
    type: 'rows',
    description: 'C-MSG-001, C-MSG-014, C-MSG-015, C-MSG-023, C-MSG-025, C-MSG-010, C-MYSELF-040',
  },
}, async ({ page }) => {
  await page.setViewportSize(wide);
  const { host, guest } = await anInvitedPlayer(page, 'At <b>four</b>?');
  await page.goto('/messages');
  await expect(message(page, walk)).toContainText(`${host.name} asks you.`);
  await expect(message(page, walk)).toContainText('At <b>four</b>?');
  await expect(message(page, walk)).toContainText(/Accepting costs (one|1) action\./);
  expect(await gapBesidePicture(message(page, walk))).toBeLessThan(40);
  await expect(message(page, walk).getByRole('button', { name: /^Reject/ })).toBeVisible();
  // Picture and title are side by side in every message.
  const picture = await message(page, walk).locator('img').boundingBox();
  const title = await message(page, walk).getByRole('heading').boundingBox();
  expect((title?.x ?? 0) - (picture?.x ?? 0) - (picture?.width ?? 0)).toBeLessThan(30);
  await expectAccessible(page);
  const release = await holdCalls(page, '**/api/messages/acceptinvitation');
  const again = page.waitForRequest('**/api/character/myself');
  const accept = message(page, walk).getByRole('button', { name: /^Accept/ });
  await accept.dblclick();
  await expect(accept).toHaveAttribute('aria-busy', 'true');
  release();
  await again;
  await expect(dialog(page, walk)).toContainText('You are both on the bridge.');
  // The text is announced with the title, because focus skips it.
  await expect(dialog(page, walk)).toHaveAccessibleDescription(/You are both on the bridge\./);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const { feedMessages } = await ask(page.request, 'GET /messages', {}, host.token);
  expect(feedMessages).toMatchObject([{ type: 'AcceptedMessage', characterName: guest.name }]);

  await expect(message(page, walk).getByRole('button', { name: /^(Accept|Reject)/ })).toHaveCount(0);
  await message(page, walk)
    .getByRole('button', { name: /^Respond/ })
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'A Walk by the River Begins' })).toBeVisible();
  // The invitation stays open until the player makes the first choice.
  await perhapsNot(page).click();
  await expect(page.getByRole('heading', { name: 'What you can do here' })).toBeVisible();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await message(page, walk)
    .getByRole('button', { name: /^Respond/ })
    .click();
  await goOf(page, 'Walk on').click();
  await onwards(page).click();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(list(page, 'Recently').getByRole('heading', { name: walk })).toBeVisible();
  await expect(message(page, walk).getByRole('button', { name: /^Respond/ })).toHaveCount(0);
});

test('declining or cancelling an invitation asks first, and a stale one says so and leaves the list', {
  annotation: {
    type: 'rows',
    description: 'C-STORY-067, C-MSG-011, C-MSG-012, C-MSG-013, C-MSG-014, C-MSG-022, C-MSG-024, C-MSG-028',
  },
}, async ({ page }) => {
  await page.setViewportSize(wide);
  const { host, guest } = await anInvitedPlayer(page);
  await page.goto('/messages');
  await message(page, walk)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await expectAccessible(page);
  await dialog(page, 'Decline this invitation?').getByRole('button', { name: 'Decline' }).click();
  await expect(message(page, walk)).toHaveCount(0);
  expect((await ask(page.request, 'GET /messages', {}, host.token)).feedMessages).toMatchObject([
    { type: 'DeclinedMessage' },
  ]);

  await askForWalk(page, guest, host);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(message(page, walk)).toContainText(`You have asked ${host.name}.`);
  await message(page, walk)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await dialog(page, 'Take this invitation back?').getByRole('button', { name: 'Take it back' }).click();
  await expect(message(page, walk)).toHaveCount(0);

  await test.step('an invitation answered elsewhere opens a dialog that any press closes, and leaves the list', async () => {
    await askForWalk(page, host, guest);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(message(page, walk)).toBeVisible();
    const [{ id } = { id: 0 }] = (await ask(page.request, 'GET /messages', {}, guest.token)).interactions;
    await ask(page.request, 'POST /messages/rejectinvitation', { id }, guest.token);
    await message(page, walk)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(dialog(page, 'Warning!')).toContainText('That invitation is over.');
    await expectAccessible(page);
    await page.mouse.click(5, 5);
    await expect(dialog(page, 'Warning!')).toHaveCount(0);
    await expect(message(page, walk)).toHaveCount(0);
  });
  await test.step('a social event finished elsewhere says that it is unavailable', async () => {
    await askForWalk(page, host, guest);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await message(page, walk)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(dialog(page, walk)).toBeVisible();
    await page.keyboard.press('Escape');
    const [{ relatedId } = { relatedId: 0 }] = (await ask(page.request, 'GET /messages', {}, guest.token)).interactions;
    await expect(message(page, walk).getByRole('button', { name: /^Respond/ })).toBeVisible();
    await ask(page.request, 'POST /storylet/beginsocialevent', { id: relatedId }, guest.token);
    const { storylet } = await ask(page.request, 'POST /storylet', {}, guest.token);
    const [{ id: branchId } = { id: 0 }] = storylet?.childBranches ?? [];
    await ask(page.request, 'POST /storylet/choosebranch', { branchId }, guest.token);
    await ask(page.request, 'POST /storylet', {}, guest.token);
    await message(page, walk)
      .getByRole('button', { name: /^Respond/ })
      .click();
    await expect(dialog(page, 'Warning!')).toBeVisible();
    await dialog(page, 'Warning!')
      .getByText(/no such story|There is no/)
      .click();
    await expect(dialog(page, 'Warning!')).toHaveCount(0);
    await expect(page).toHaveURL(/\/messages$/);
  });
});
