import { type Browser, expect, type Page } from '@playwright/test';
import { begin, cardOf, goOf, onwards } from './fixtures/a-player-in-the-playhouse.ts';
import { message, messagesTab } from './fixtures/at-the-post.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { confirmationLinkFor } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { signUp } from './fixtures/sign-up.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
/** Advances to the next poll of messages. */
const aPollLater = (page: Page) => page.clock.runFor(125_000);

async function aBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

/** Signs up and travels to the playhouse. */
async function signUpForThePlayhouse(page: Page) {
  await page.goto('/sign-up');
  const player = await signUp(page);
  await begin(page, 'The Stage Door');
  await goOf(page, 'Go in').click();
  await onwards(page).click();
  await expect(cardOf(page, 'The Green Room')).toBeVisible();
  return player;
}

/** In the invitation form: confirms the address by the link of the e-mail, and continues. */
async function confirmFromTheForm(page: Page, email: string): Promise<void> {
  await dialog(page, 'Verify email address').getByRole('button', { name: 'Send the e-mail' }).click();
  await expect(dialog(page, 'Verify email address')).toContainText('An e-mail is on its way.');
  await page.keyboard.press('Escape');
  const letter = await page.context().newPage();
  await letter.goto(await confirmationLinkFor(email));
  await expect(letter.getByText(`${email} is confirmed.`)).toBeVisible();
  await letter.close();
  await page.getByRole('button', { name: 'I have opened the link' }).click();
  await expect(page.getByRole('button', { name: 'Verify email address' })).toHaveCount(0);
}

async function addInTheForm(
  page: Page,
  { userName, name }: { readonly userName: string; readonly name: string },
): Promise<void> {
  await page.getByLabel('Add a contact').fill(userName);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(told(page, `${userName} is one of your contacts now.`)).toHaveCount(1);
  await expect(page.getByLabel('Whom do you invite?').locator('option:checked')).toContainText(name);
}

test('two new players confirm, connect and play together, and see changes within one poll', {
  annotation: { type: 'rows', description: 'C-SOCIAL-001, C-SOCIAL-009, C-SOCIAL-025, C-STORY-045, C-STORY-046' },
}, async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const [host, guest] = await Promise.all([aBrowser(browser, baseURL), aBrowser(browser, baseURL)]);
  const complaints = [complaintsOf(host), complaintsOf(guest)];
  const ada = await signUpForThePlayhouse(host);
  const bea = await signUpForThePlayhouse(guest);

  await test.step('one asks the other to a game', async () => {
    await begin(host, 'The Green Room');
    await goOf(host, 'Ask somebody to a game').click();
    await confirmFromTheForm(host, ada.email);
    await addInTheForm(host, bea);
    await host.getByLabel('Your message').fill('At <i>eight</i>?');
    await host.getByRole('button', { name: 'Choose' }).click();
    await expect(host.getByRole('heading', { name: 'Asked to a Game' })).toBeFocused();
    // Messages from oneself are not news.
    await aPollLater(host);
    await messagesTab(host).click();
    await expect(message(host, 'A Game of Draughts')).toContainText(`You have asked ${bea.name}.`);
    await expect(told(host, 'New message')).toHaveCount(0);
  });

  await test.step('the other hears of it, and accepts', async () => {
    await aPollLater(guest);
    await expect(told(guest, 'New message: A Game of Draughts')).toHaveCount(1);
    await messagesTab(guest).click();
    const asked = message(guest, 'A Game of Draughts');
    await expect(asked).toContainText(`${ada.name} asks you.`);
    await expect(asked).toContainText('At <i>eight</i>?');
    await asked.getByRole('button', { name: /^Accept/ }).click();
    await expect(dialog(guest, 'A Game of Draughts')).toContainText('You play until a piece is lost under the stage.');
    await guest.keyboard.press('Escape');
    await expect(dialog(guest, 'A Game of Draughts')).toHaveCount(0);
  });

  await test.step('and the first is told how the game went', async () => {
    await aPollLater(host);
    const end = message(host, 'A Game of Draughts');
    await expect(end).toContainText(`${bea.name} has accepted.`);
    await expect(end).toContainText(/(You are|They are) a piece ahead/);
    await expect(end).toContainText(/Applause|Stage Fright/);
  });

  await test.step('the other asks back, to a walk, which leads on', async () => {
    await guest.getByRole('link', { name: 'Story' }).first().click();
    await begin(guest, 'The Post');
    await goOf(guest, 'Ask somebody for a walk').click();
    await confirmFromTheForm(guest, bea.email);
    await addInTheForm(guest, ada);
    await guest.getByRole('button', { name: 'Choose' }).click();
    await expect(guest.getByRole('heading', { name: 'Asked', exact: true })).toBeFocused();
    await messagesTab(guest).click();
    await expect(message(guest, 'A Walk by the River')).toContainText(`You have asked ${ada.name}.`);

    await aPollLater(host);
    const walk = message(host, 'A Walk by the River');
    await walk.getByRole('button', { name: /^Accept/ }).click();
    await expect(dialog(host, 'A Walk by the River')).toContainText('You are both on the bridge.');
    await host.keyboard.press('Escape');
    await expect(dialog(host, 'A Walk by the River')).toHaveCount(0);
    await walk.getByRole('button', { name: /^Respond/ }).click();
    await expect(host).toHaveURL(/\/$/);
    await expect(host.getByRole('heading', { name: 'A Walk by the River Begins', level: 2 })).toBeVisible();
    await expect(cardOf(host, 'Walk on')).toBeVisible();

    await aPollLater(guest);
    await expect(message(guest, 'A Walk by the River')).toContainText(`${ada.name} has accepted.`);
  });
  expect(complaints.flat()).toEqual([]);
});
