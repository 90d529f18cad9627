import { type Browser, expect, type Page } from '@playwright/test';
import { ask, type Newcomer, signIn, somebody } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, goOf, play } from './fixtures/a-player-in-the-playhouse.ts';
import { message, messagesTab } from './fixtures/at-the-post.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { confirmAddress } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { pressTwice } from './fixtures/press-twice.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const act = 'Sit in the Same Row';
const branch = 'Ask somebody to sit beside one';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const region = (page: Page, { name }: Newcomer) => page.getByRole('region', { name: new RegExp(`^You and ${name}`) });
const whom = (page: Page) => page.getByLabel('Whom do you invite?');
const profileOf = ({ name }: Newcomer) => `/profile/${encodeURIComponent(name)}`;

/** Another player in the playhouse, in a browser of their own. */
async function anotherPlayer(browser: Browser, baseURL: string | undefined): Promise<{ page: Page; player: Newcomer }> {
  const context = await browser.newContext({ ...reducedMotion, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const player = await somebody(page.request);
  await play(page, player, ['The Stage Door', 'Go in']);
  await signIn(page, player);
  return { page, player };
}

test('two players each read their own story of an act, find it on the other’s profile, and answer in kind', async ({
  page: hosts,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const host = await aPlayer(hosts);
  const { page: guests, player: guest } = await anotherPlayer(browser, baseURL);
  const complaints = [complaintsOf(hosts), complaintsOf(guests)];
  await confirmAddress(hosts.request, host);
  await confirmAddress(guests.request, guest);
  await ask(hosts.request, 'POST /contact/addcontact', { userName: guest.userName }, host.token);

  await test.step('a contact’s profile says that nothing has happened yet', async () => {
    await hosts.goto(profileOf(guest));
    // The first page of a browser takes longest.
    await expect(region(hosts, guest)).toContainText('Nothing yet.', { timeout: 30_000 });
    await expectAccessible(hosts);
    await guests.goto(profileOf(host));
    await expect(guests.getByRole('heading', { name: host.name, level: 1 })).toBeVisible({ timeout: 30_000 });
    await expect(region(guests, host)).toHaveCount(0);
  });

  await test.step('the form says above its button what it sends to whom, and what that costs', async () => {
    await hosts.goto('/');
    await begin(hosts, 'The Green Room');
    await goOf(hosts, branch).click();
    await expect(whom(hosts).locator('option:checked')).toHaveText(guest.name);
    const deed = new RegExp(`^This sends the invitation to ${guest.name}\\. It costs no .+\\.$`);
    await expect(hosts.getByText(deed)).toBeVisible();
    await expect(button(hosts, 'Choose')).toHaveAccessibleDescription(deed);
    await expectAccessible(hosts);
    await button(hosts, 'Choose').click();
    await expect(hosts.getByRole('heading', { name: 'Asked to Sit' })).toBeFocused();
  });

  await test.step('the guest accepts, and reads a story about the host', async () => {
    await guests.goto('/messages');
    await pressTwice(message(guests, act).getByRole('button', { name: /^Accept/ }));
    const result = dialog(guests, act);
    await expect(result).toContainText(`The seat beside ${host.name} had a hat on it.`);
    await expect(result.getByRole('listitem').filter({ hasText: guest.name })).toHaveCount(1);
    await expect(result.getByRole('listitem').filter({ hasText: host.name })).toHaveCount(1);
    await expect(result).toContainText('Applause');
    await expectAccessible(guests);
  });

  await test.step('the host reads another one, and finds it again on the guest’s profile', async () => {
    await hosts.goto('/messages');
    await expect(message(hosts, act)).toContainText(`You kept a seat with your hat. ${guest.name} sat on her own.`);
    await message(hosts, act)
      .getByRole('link', { name: `What you and ${guest.name} did together` })
      .press('Enter');
    const list = region(hosts, guest);
    await expect(list.locator('#together')).toBeFocused();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list).toContainText(`You asked ${guest.name}`);
    await expect(list).toContainText('sat on her own');
    await expect(button(hosts, `Ask again: ${act}, with ${guest.name}`)).toBeEnabled();
    await expectAccessible(hosts);
    await hosts.setViewportSize({ width: 390, height: 844 });
    await expectNoSideways(hosts);
  });

  await test.step('the guest answers in kind, with the host selected who is no contact', async () => {
    await button(guests, `Answer in kind: ${act}, with ${host.name}`).press('Enter');
    await expect(guests).toHaveURL(/\/$/);
    await expect(guests.getByRole('heading', { name: branch })).toBeVisible();
    await expect(whom(guests).locator('option:checked')).toHaveText(host.name);
    await button(guests, 'Choose').click();
    await expect(guests.getByRole('heading', { name: 'Asked to Sit' })).toBeFocused();
    await messagesTab(guests).click();
    await expect(message(guests, act).filter({ hasText: `You have asked ${host.name}.` })).toHaveCount(1);
  });

  await test.step('a refused answer says why, and the list stays', async () => {
    await guests.goto(profileOf(host));
    const again = button(guests, `Answer in kind: ${act}, with ${host.name}`);
    await again.click();
    await expect(region(guests, host).getByRole('alert')).toContainText('still open');
    await expectAccessible(guests);
  });

  await test.step('a block by one takes the list from both', async () => {
    await ask(hosts.request, 'POST /extra/block', { name: guest.userName }, host.token);
    const { character } = await ask(guests.request, 'GET /character/myself', {}, guest.token);
    await ask(hosts.request, 'POST /extra/unblock', { characterId: character.id }, host.token);
    await guests.reload();
    await expect(guests.getByRole('heading', { name: host.name, level: 1 })).toBeVisible();
    await expect(guests.getByRole('heading', { name: 'Journal' })).toBeVisible();
    await expect(region(guests, host)).toHaveCount(0);
  });
  expect(complaints.flat()).toEqual([]);
});
