import { expect, type Page } from '@playwright/test';
import { ask, type Newcomer, someNames } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, goOf } from './fixtures/a-player-in-the-playhouse.ts';
import { message } from './fixtures/at-the-post.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { confirmAddress, invitationLinkFor } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { pressTwice } from './fixtures/press-twice.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { signUp } from './fixtures/sign-up.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const to = (page: Page) => page.getByLabel('To', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send invitation!' });

async function atTheForm(page: Page) {
  const player = await aPlayer(page);
  await confirmAddress(page.request, player);
  await page.goto('/');
  await begin(page, 'Letters from the Playhouse');
  await goOf(page, 'Write to somebody outside').click();
  await expect(heading(page, 'Write to somebody outside')).toBeFocused();
  return player;
}

test('a player invited by e-mail signs up by its link, accepts, and both become contacts', {
  annotation: { type: 'rows', description: 'C-SOCIAL-001, C-SOCIAL-007, C-SOCIAL-008, C-SOCIAL-018, C-STORY-013' },
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  const player = await atTheForm(page);
  await test.step('the form to somebody outside has From and To, says what is wrong with an address, and leads back', () =>
    missTheAddress(page, player));
  await page.unroute('**/api/storylet/sendexternalsocialact');
  await goOf(page, 'Write to somebody outside').click();
  await expect(heading(page, 'Write to somebody outside')).toBeFocused();
  const friend = someNames().email;
  await to(page).fill(friend);
  await pressTwice(send(page));
  await expect(heading(page, 'Written')).toBeFocused();
  await page.getByRole('button', { name: 'Onwards' }).click();
  await expect(goOf(page, 'Letters from the Playhouse')).toBeVisible();

  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
  const outside = await context.newPage();
  const link = await invitationLinkFor(friend);
  await outside.goto(link);
  await expect(heading(outside, 'Fetch Somebody In')).toBeVisible();
  await expect(outside.getByText('There is a playhouse, and nobody in it whom one knows.')).toBeVisible();
  await expectAccessible(outside);
  await expectNoSideways(outside);
  await outside.getByRole('link', { name: 'Sign up' }).click();
  await expect(outside.getByText('You are invited.')).toBeVisible();
  const newcomer = await signUp(outside);
  await outside.goto('/messages');
  const asked = message(outside, 'Fetch Somebody In');
  await expect(asked).toContainText(`${player.name} asks you.`);
  await asked.getByRole('button', { name: /^Accept/ }).click();
  await expect(outside.getByRole('dialog', { name: 'Fetch Somebody In' })).toContainText('They came.');

  await page.goto('/messages');
  await expect(message(page, 'Fetch Somebody In')).toContainText(`${newcomer.name} has accepted.`);
  const contactsOf = async (token: string) => (await ask(page.request, 'GET /contact', {}, token)).contacts;
  expect(await contactsOf(player.token)).toMatchObject([{ name: newcomer.name }]);
  expect(await contactsOf(newcomer.token)).toMatchObject([{ name: player.name }]);

  await outside.goto(link);
  await expect(outside.getByRole('alert')).toContainText('This invitation has ended, or somebody has used it already');
  await expectAccessible(outside);
  await outside.getByRole('link', { name: 'Go in' }).click();
  await expect(outside).toHaveURL(/\/$/);
});

async function missTheAddress(page: Page, { email }: Newcomer): Promise<void> {
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(email);
  await expect(page.getByRole('article')).toContainText('nobody in it whom one knows');
  await send(page).click();
  await expect(to(page)).toBeFocused();
  await expect(page.getByText('An e-mail address cannot be empty. Enter one.')).toBeVisible();
  await expectAccessible(page);
  await to(page).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That is your own address.');
  await page.reload();
  await expect(to(page)).toHaveValue(email);
  await page.route('**/api/storylet/sendexternalsocialact', (route) => route.abort());
  await to(page).fill('friend@example.net');
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(to(page)).toHaveValue('friend@example.net');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'Letters from the Playhouse')).toBeFocused();
}
