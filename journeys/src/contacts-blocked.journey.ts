import { type Browser, expect, type Page } from '@playwright/test';
import { type Newcomer, signIn, somebody } from './fixtures/a-newcomer.ts';
import { anInvitedPlayer, message } from './fixtures/at-the-post.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { emailsTo } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { pressTwice } from './fixtures/press-twice.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const profileOf = ({ name }: Newcomer) => `/profile/${encodeURIComponent(name)}`;
const walk = 'A Walk by the River';

/** A separate browser context for another player. */
async function theirs(browser: Browser, baseURL: string | undefined, player: Newcomer): Promise<Page> {
  const context = await browser.newContext({ ...reducedMotion, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, player);
  return page;
}

test('a profile offers to add or remove a contact, but not to visitors or the owner', {
  annotation: { type: 'rows', description: 'C-PROFILE-003, C-PROFILE-007, C-PROFILE-019, C-PROFILE-020' },
}, async ({ page, browser, baseURL }) => {
  const other = await somebody(page.request);
  const me = await somebody(page.request);
  await signIn(page, me);
  await page.goto(profileOf(me));
  await expect(heading(page, me.name)).toBeVisible();
  await expect(button(page, /contacts|Block|Report/)).toHaveCount(0);
  await page.clock.install();
  await page.goto(profileOf(other));
  await expect(heading(page, other.name)).toBeVisible();
  await expectAccessible(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [press, says, then] of [
    ['Add to contacts', 'Added to contacts!', 'Remove from contacts'],
    ['Remove from contacts', 'Removed from contacts!', 'Add to contacts'],
  ] as const) {
    await button(page, press).click();
    const note = page.getByText(says);
    await expect(note).toBeVisible();
    await expect(button(page, then)).toBeVisible();
    await expect(note).toHaveAttribute('data-fading', 'false');
    await page.clock.runFor(1000);
    await expect(note).toHaveAttribute('data-fading', 'true');
    await page.clock.runFor(500);
    await expect(note).toHaveCount(0);
  }
  const context = await browser.newContext({ ...reducedMotion, ...(baseURL !== undefined && { baseURL }) });
  const visitor = await context.newPage();
  await visitor.goto(profileOf(other));
  await expect(heading(visitor, other.name)).toBeVisible();
  await expect(button(visitor, /contacts|Block|Report/)).toHaveCount(0);
});

test('a player is reported and blocked without being told, and can be unblocked', async ({
  page,
  browser,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  const { guest, host } = await anInvitedPlayer(page, 'Come, <b>or else</b>.');
  const hosts = await theirs(browser, baseURL, host);

  await page.goto('/messages');
  await message(page, walk)
    .getByRole('button', { name: /^Report/ })
    .press('Enter');
  const report = dialog(page, `Report ${host.name}`);
  await expectAccessible(page);
  await report.getByLabel(/What is wrong/).fill('It threatens me.');
  await pressTwice(report.getByRole('button', { name: 'Report' }));
  await expect(report.getByText('The operator of this server now has your report')).toBeFocused();
  await page.keyboard.press('Escape');
  const told = () => emailsTo('support@underhall.example');
  await expect.poll(async () => (await told()).filter(({ text }) => text.includes(host.userName)).length).toBe(1);
  expect((await told()).find(({ text }) => text.includes(host.userName))?.text).toContain('Come, <b>or else</b>.');

  await page.getByRole('link', { name: host.name }).click();
  await expect(heading(page, host.name)).toBeVisible();
  await button(page, 'Report').click();
  await report.getByRole('radio', { name: 'The name' }).check();
  await page.route('**/api/extra/report', (route) => route.abort());
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByRole('alert')).toContainText('cannot be reached');
  await expect(report.getByRole('radio', { name: 'The name' })).toBeChecked();
  await page.unroute('**/api/extra/report');
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByText('The operator of this server now has your report')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.goBack();
  await message(page, walk)
    .getByRole('button', { name: `Block ${host.name}`, exact: true })
    .press('Enter');
  const block = dialog(page, `Block ${host.name}?`);
  await expectAccessible(page);
  await block.getByRole('button', { name: 'Block' }).press('Enter');
  await expect(block.getByText(`${host.name} is blocked`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message(page, walk)).toHaveCount(0);

  // The blocked player still has the invitation but cannot find the sender by name.
  await hosts.goto('/messages');
  await expect(message(hosts, walk)).toContainText(`You have asked ${guest.name}.`);
  await hosts.getByRole('link', { name: guest.name }).click();
  await expect(heading(hosts, 'Nobody of That Name')).toBeVisible();
  await hosts.goBack();
  await hosts.getByRole('link', { name: 'Settings' }).click();
  await hosts.getByRole('tab', { name: 'Contacts' }).click();
  await hosts.getByLabel('Username, or the name of a character').fill(guest.userName);
  await hosts.getByLabel('Username, or the name of a character').press('Enter');
  await expect(hosts.getByText(`No player is called ${guest.userName}.`).first()).toBeVisible();
  await expect(hosts.getByRole('region', { name: /^Blocked/ })).toContainText('You have blocked nobody.');

  await page.goto(profileOf(host));
  await expect(page.getByText(`You have blocked ${host.name}.`)).toBeVisible();
  await expect(button(page, 'Add to contacts')).toHaveCount(0);
  await page.goto('/account#contacts');
  await expectAccessible(page);
  await button(page, `Unblock ${host.name}`).press('Enter');
  await expect(page.getByRole('region', { name: /^Blocked/ })).toContainText('They are no longer blocked.');
  await hosts.goto(profileOf(guest));
  await expect(heading(hosts, guest.name)).toBeVisible();
  expect(complaints).toEqual([]);
});
