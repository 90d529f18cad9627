import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, anAccount, ask, goTo, signIn, somebody } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { confirmationLinkFor, emailsTo } from './fixtures/emails-to.ts';
import { test as testInTheTown } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);
testInTheTown.use(reducedMotion);
testInTheTown.use(withoutPictures);

const verify = (page: Page) => page.getByRole('button', { name: 'Verify email address' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Verify email address' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const story = (page: Page) => page.getByRole('checkbox', { name: /my story/ });

function callsTo(page: Page, path: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) calls.push(request.postData() ?? '');
  });
  return calls;
}

test('a confirmation link works without a log-in, survives a lost connection and a repeat', {
  annotation: { type: 'rows', description: 'C-MAILCONF-006' },
}, async ({ page }) => {
  const { email, token } = await somebody(page.request);
  await ask(page.request, 'GET /settings/requestverifyemail', {}, token);
  const link = await confirmationLinkFor(email);
  await page.clock.install();
  await test.step('a lost connection leads nowhere, and the link can be retried', async () => {
    await page.route('**/api/register/confirmemail', (route) => route.abort());
    await page.goto(link);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/register/confirmemail');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(`Thank you. ${email} is confirmed.`)).toBeVisible();
  });
  await test.step('a repeated link shows the same, and the player may stay', async () => {
    await page.goto(link);
    await expect(page.getByText(`Thank you. ${email} is confirmed.`)).toBeVisible();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.clock.runFor(20_000);
    await expect(page.getByText('Take your time.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the game now' }).click();
    await expect(page).toHaveURL(/\/(login)?$/);
  });
  await test.step('the account asks for a log-in, and works without a character', async () => {
    await page.goto('/account');
    await expect(page).toHaveURL('/login');
    const account = await anAccount(page.request);
    await signIn(page, account);
    await page.goto('/account#notifications');
    await expect(page.getByText(`${account.email} is not confirmed.`)).toBeVisible();
  });
});

test('an unsubscribe link makes one call and shows its result, or says that it is incomplete', {
  annotation: {
    type: 'rows',
    description: 'C-ROUTE-041, C-MAILCONF-002, C-MAILCONF-003, C-MAILCONF-004, C-MAILCONF-006',
  },
}, async ({ page }) => {
  const calls = callsTo(page, '/settings/unsubscribe');
  await page.clock.install();
  for (const path of ['/unsubscribe/12/abc/storylets', '/unsubscribe/12/abc']) {
    await page.goto(path);
    await expect(page.getByText(/This link is not whole/)).toBeVisible();
    if (path.endsWith('storylets')) await expectAccessible(page);
    await page.clock.runFor(5500);
    await expect(page).not.toHaveURL(/unsubscribe/);
  }
  expect(calls.map((body) => JSON.parse(body))).toEqual([
    { userId: 12, token: 'abc', worldId: 1, purpose: 'storylets' },
    { userId: 12, token: 'abc', worldId: 1 },
  ]);
});

test('the account saves e-mail choices, keeps what failed, and confirms an address by e-mail', {
  annotation: {
    type: 'rows',
    description:
      'C-ROUTE-036, C-ROUTE-040, C-ACCOUNT-001, C-ACCOUNT-006, C-ACCOUNT-011, C-ACCOUNT-044, C-MAILCONF-001, C-MAILCONF-003, C-MAILCONF-004',
  },
}, async ({ page }) => {
  const calls = callsTo(page, '/settings/messagesettings');
  const complaints = complaintsOf(page);
  const { token, email } = await aNewcomer(page);
  await test.step('the profile says when the next visit comes', async () => {
    const { dateTimeToExecute = '' } = await ask(page.request, 'GET /settings/timethehealer', {}, token);
    await page.goto('/account#profile');
    const told = page.getByRole('region', { name: 'Next visit' }).getByRole('time');
    await expect(told).toHaveAttribute('datetime', dateTimeToExecute);
    await expect(told).toContainText(String(new Date(dateTimeToExecute).getFullYear()));
  });
  await test.step('e-mail choices are sent only after a change', async () => {
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await expect(page.getByRole('tab', { name: 'Notifications', selected: true })).toBeVisible();
    await expect(page.getByText(`${email} is not confirmed.`)).toBeVisible();
    await expect(story(page)).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /News of/ })).not.toBeChecked();
    await save(page).click({ force: true });
    await story(page).uncheck();
    await story(page).check();
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    await save(page).click({ force: true });
    expect(calls).toEqual([]);

    await story(page).uncheck();
    await save(page).dblclick();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
    expect(calls).toHaveLength(1);
    await page.reload();
    await expect(story(page)).not.toBeChecked();
    await expectAccessible(page);
  });
  await test.step('a choice that was not saved stays, with the reason, as does an e-mail that was not sent', async () => {
    const path = '**/api/settings/messagesettings';
    await page.route(path, (route) => route.abort());
    await story(page).check();
    await save(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(story(page)).toBeChecked();
    await page.unroute(path);
    await save(page).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    const asking = '**/api/settings/requestverifyemail';
    await page.route(asking, (route) => route.abort());
    await verify(page).click();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Send the e-mail' }).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await page.unroute(asking);
  });
  await test.step('the confirmation e-mail is sent, and its link confirms once and leads home', async () => {
    await dialog(page).getByRole('button', { name: 'Send the e-mail' }).dblclick();
    await expect(dialog(page).getByText('An e-mail is on its way.')).toBeFocused();
    await expectAccessible(page);
    const link = await confirmationLinkFor(email);
    expect(await emailsTo(email)).toHaveLength(1);

    const confirmed = callsTo(page, '/register/confirmemail');
    await page.clock.install();
    await page.goto(link);
    const told = page.getByText(`Thank you. ${email} is confirmed.`);
    await expect(told).toBeFocused();
    await expect(page).toHaveTitle(/Your address/);
    // The page's clock also runs by itself, so allow a margin.
    await page.clock.runFor(2000);
    await expect(told).toBeVisible();
    await page.clock.runFor(3500);
    await expect(page).toHaveURL('/');
    expect(confirmed).toHaveLength(1);

    await page.goto('/account#notifications');
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
    await expect(verify(page)).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

testInTheTown(
  'the profile lists permanent achievements, once there are any',
  { annotation: { type: 'rows', description: 'C-ACCOUNT-007' } },
  async ({ page }) => {
    const { token } = await aNewcomer(page);
    await page.goto('/account#profile');
    const lasting = page.getByRole('region', { name: 'Yours for good' });
    await expect(lasting).toContainText('Nothing yet. What you achieve for good is listed here.');
    await goTo(page.request, token, 'The Shuttered House');
    await choose(page.request, token, 'A Ticket for a Face', 'Take the cup');
    await page.reload();
    await expect(lasting.getByRole('listitem')).toContainText('A Cup for Sitting Still');
    await expect(lasting.getByRole('heading', { name: ' - ' })).toHaveCount(0);
    await expect(lasting.getByRole('listitem')).toContainText('It was won by not getting up.');
  },
);
