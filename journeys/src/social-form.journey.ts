import { expect, type Page } from '@playwright/test';
import { ask, type Newcomer, somebody } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, goOf, onwards, perhapsNot, play } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { confirmAddress } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { pressTwice } from './fixtures/press-twice.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const whom = (page: Page) => page.getByLabel('Whom do you invite?');
const words = (page: Page) => page.getByLabel('Your message');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page) => page.getByLabel('Add a contact');

async function openForm(page: Page, storylet: string, branch: string): Promise<void> {
  await page.goto('/');
  await openFormHere(page, storylet, branch);
}

/** Opens the form of a social action by hand, from the list of stories. */
async function openFormHere(page: Page, storylet: string, branch: string): Promise<void> {
  await begin(page, storylet);
  await goOf(page, branch).click();
  await expect(heading(page, branch)).toBeVisible();
  await expect(button(page, 'Back')).toBeVisible();
}

/** Another player, in the playhouse too unless stated otherwise, and a contact of the player. */
async function aContact(page: Page, of: Newcomer, isHere = true): Promise<Newcomer> {
  const contact = await somebody(page.request);
  if (isHere) await play(page, contact, ['The Stage Door', 'Go in']);
  await ask(page.request, 'POST /contact/addcontact', { userName: contact.userName }, of.token);
  return contact;
}

test('the invitation form needs a confirmed address, adds contacts, and keeps input on errors', {
  annotation: {
    type: 'rows',
    description:
      'C-SOCIAL-004, C-SOCIAL-005, C-SOCIAL-009, C-SOCIAL-014, C-SOCIAL-015, C-SOCIAL-024, C-SOCIAL-025, C-SOCIAL-026, C-STORY-013',
  },
}, async ({ page }) => {
  const player = await aPlayer(page);
  await openForm(page, 'The Green Room', 'Ask somebody to a game');
  const dialog = page.getByRole('dialog', { name: 'Verify email address' });
  await expect(dialog).toContainText('confirm your e-mail address first');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article')).toContainText('most of the pieces');
  await expect(whom(page)).toContainText('No eligible contacts');
  await expect(whom(page)).toBeDisabled();
  // Below 16 px, phones zoom in on a focused field.
  const size = await words(page).evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await expectAccessible(page);

  await aContact(page, player);
  // The dialog opens by itself only once. The note above the form stays.
  await page.reload();
  await expect(whom(page)).toBeEnabled();
  await expect(button(page, 'Verify email address')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await button(page, 'Choose').click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, 'I have opened the link').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'It is not confirmed yet.' })).toBeVisible();
  await confirmAddress(page.request, player);
  await button(page, 'I have opened the link').press('Enter');
  await expect(button(page, 'Verify email address')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Your e-mail address is confirmed.' })).toBeFocused();
  await button(page, 'Back').click();
  await expect(heading(page, 'The Green Room')).toBeFocused();

  await test.step('adds a contact by name or suggestion, and keeps the input on errors', async () => {
    const stranger = await somebody(page.request);
    await goOf(page, 'Ask somebody to a game').click();
    await expect(button(page, 'Add')).toBeDisabled();
    for (const empty of ['', '   ']) {
      await box(page).fill(empty);
      await expect(box(page)).toHaveAttribute('aria-invalid', 'false');
      await button(page, 'Add').press('Enter');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveAccessibleDescription(/^Enter a name\./);
    }
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    await box(page).fill('nobody of that name');
    await button(page, 'Add').click();
    await expect(page.getByRole('alert')).toHaveText(/No player is called nobody of that name/);
    expect(logged.join()).toContain('No player is called nobody of that name');
    await expectAccessible(page);

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/storylet/addcontact', async (route) => {
      await held;
      await route.continue();
    });
    await box(page).fill(stranger.name);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await button(page, 'Add').click();
    await expect(button(page, 'Add')).toBeDisabled();
    letGo();
    await expect(page.getByRole('status').filter({ hasText: 'is one of your contacts now' })).toHaveCount(1);
    await expect(box(page)).toHaveValue('');
    await expect(button(page, 'Add')).toBeDisabled();
    await expect(whom(page).locator('option:checked')).toHaveText(stranger.name);

    await page.unrouteAll();
    await button(page, 'Suggest a contact').click();
    await expect(page.getByRole('alert')).toHaveText(
      'There is nobody to suggest at the moment. Add a contact by name.',
    );
    const willing = await somebody(page.request);
    await ask(page.request, 'POST /extra/company', { canBeSuggested: true }, willing.token);
    try {
      await button(page, 'Suggest a contact').click();
      await expect(box(page)).not.toHaveValue('');
      await expect(button(page, 'Add')).toBeEnabled();
    } finally {
      // So that a retry of this test finds nobody again.
      await ask(page.request, 'POST /extra/company', { canBeSuggested: false }, willing.token);
    }
  });
});

test('lists contacts who cannot be invited with reasons, and sends no second invitation', {
  annotation: {
    type: 'rows',
    description: 'C-SOCIAL-003, C-SOCIAL-016, C-SOCIAL-017, C-SOCIAL-022, C-SOCIAL-023, C-STORY-017, C-STORY-018',
  },
}, async ({ page }) => {
  const player = await aPlayer(page);
  await confirmAddress(page.request, player);
  const elsewhere = await aContact(page, player, false);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/storylet/ineligiblecontacts')) asked += 1;
  });
  await openForm(page, 'Letters from the Playhouse', 'Ask somebody to share a box');
  await page.route('**/api/storylet/ineligiblecontacts', (route) => route.abort());
  await button(page, "Show contacts I can't invite").click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Retry').click();
  const contact = page.getByRole('listitem').filter({ hasText: `${elsewhere.name} cannot currently receive this` });
  await expect(contact).toContainText('They lack required qualities: Reader.');
  await expect(contact).toContainText('You lack required qualities: Reader.');
  await expect(contact).not.toContainText('wrong place');
  await expectAccessible(page);
  await button(page, "Hide contacts I can't invite").click();
  await expect(contact).toBeHidden();
  expect(asked).toBe(2);

  await button(page, 'Back').click();
  await perhapsNot(page).click();
  await openFormHere(page, 'The Green Room', 'Ask somebody to sit beside one');
  await expect(whom(page)).toContainText('No eligible contacts');
  await button(page, "Show contacts I can't invite").click();
  await expect(contact).toContainText('One of you is in the wrong place.');
  await expect(contact).not.toContainText('lack');

  await test.step('a second invitation of a kind is not sent, from another tab either', async () => {
    await aContact(page, player);
    await button(page, 'Back').click();
    await goOf(page, 'Ask somebody to second a motion').click();
    await expect(heading(page, 'Ask somebody to second a motion')).toBeVisible();
    const other = await page.context().newPage();
    await other.addInitScript((kept) => sessionStorage.setItem('access_token', kept), player.token);
    await other.goto('/');
    await expect(heading(other, 'Ask somebody to second a motion')).toBeVisible();
    await button(page, 'Choose').click();
    await expect(heading(page, 'Asked to Second')).toBeFocused();
    await button(other, 'Choose').click();
    await expect(other.getByRole('alert')).toContainText('Nobody is asking you that now.');
    await button(other, 'Onwards').click();
    await begin(other, 'The Green Room');
    await goOf(other, 'Ask somebody to second a motion').click();
    await expect(
      other.getByText('You have already issued an outstanding invitation for this action!', { exact: true }),
    ).toBeFocused();
    await expect(
      other.getByText('It must be accepted or cancelled before you can send another invitation of this kind.', {
        exact: true,
      }),
    ).toBeVisible();
    await expectAccessible(other);
    await button(other, 'Back').click();
    await expect(heading(other, 'The Green Room')).toBeFocused();

    const [{ relatedId } = { relatedId: 0 }] = (await ask(page.request, 'GET /messages', {}, player.token))
      .interactions;
    await ask(page.request, 'POST /messages/cancelinvitation', { id: relatedId }, player.token);
    await goOf(other, 'Ask somebody to second a motion').click();
    await expect(whom(other)).toBeEnabled();
  });
});

test('sends an invitation once by keyboard, through reload, lost connection and refusal', {
  annotation: {
    type: 'rows',
    description: 'C-SOCIAL-002, C-SOCIAL-006, C-SOCIAL-013, C-SOCIAL-019, C-SOCIAL-020, C-SOCIAL-021',
  },
}, async ({ page }) => {
  const player = await aPlayer(page);
  await confirmAddress(page.request, player);
  const [one, two] = [await aContact(page, player), await aContact(page, player)];
  await openForm(page, 'The Green Room', 'Ask somebody to a game');
  const [first, second] = [one, two].toSorted((a, b) => a.userName.localeCompare(b.userName));
  await expect(whom(page).locator('option:checked')).toContainText(first?.name ?? '');
  await whom(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(whom(page).locator('option:checked')).toContainText(second?.name ?? '');
  await page.keyboard.press('Tab');
  await expect(words(page)).toBeFocused();
  await words(page).fill('x'.repeat(1500));
  await expect(page.getByText('A message has at most 1,400 characters. Shorten it.')).toBeVisible();
  await words(page).fill('x'.repeat(1400));
  await expect(page.getByText('0 of 1400 characters are left.')).toBeVisible();
  await words(page).fill('');
  await page.keyboard.type('Bring the board.');
  await page.reload();
  await expect(words(page)).toHaveValue('Bring the board.');
  await whom(page).selectOption({ index: 1 });

  let isCut = true;
  const sent: unknown[] = [];
  await page.route('**/api/storylet/sendinternalsocialact', async (route) => {
    if (isCut) return route.abort();
    sent.push(route.request().postDataJSON());
    await route.continue();
  });
  await words(page).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Choose')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(words(page)).toHaveValue('Bring the board.');
  isCut = false;
  await pressTwice(button(page, 'Choose'));
  await expect(heading(page, 'Asked to a Game')).toBeFocused();
  expect(sent).toMatchObject([{ userMessage: 'Bring the board.' }]);

  const guest = second === one ? one : two;
  const { interactions } = await ask(page.request, 'GET /messages', {}, guest.token);
  expect(interactions).toMatchObject([{ type: 'InvitationToYou', characterName: player.name }]);
  // The player invited last is preselected once they can be invited again; the text was sent.
  await ask(page.request, 'POST /messages/rejectinvitation', { id: interactions[0]?.relatedId ?? 0 }, guest.token);
  await onwards(page).click();
  await begin(page, 'The Green Room');
  await goOf(page, 'Ask somebody to a game').click();
  await expect(whom(page).locator('option:checked')).toContainText(guest.name);
  await expect(words(page)).toHaveValue('');

  await test.step('somebody who was just made out of reach is refused in the form, and somebody else can be chosen', async () => {
    await ask(page.request, 'POST /extra/company', { contactsOnly: true }, guest.token);
    const option = async ({ name }: Newcomer) =>
      (await whom(page).locator('option').filter({ hasText: name }).getAttribute('value')) ?? '';
    await whom(page).selectOption(await option(guest));
    await button(page, 'Choose').click();
    await expect(page.getByRole('alert')).toContainText('You cannot invite them. Choose somebody else.');
    await whom(page).selectOption(await option(guest === one ? two : one));
    await button(page, 'Choose').click();
    await expect(heading(page, 'Asked to a Game')).toBeFocused();
  });
});
