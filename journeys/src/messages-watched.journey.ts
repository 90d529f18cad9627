import { expect, type Page } from '@playwright/test';
import { aPlayer, play } from './fixtures/a-player-in-the-playhouse.ts';
import { aPlayerWhoReceived, message, messagesTab } from './fixtures/at-the-post.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { confirmAddress } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const wide = { width: 1280, height: 900 };

test('Email to self needs a confirmed address; restricted messages have no tab', {
  annotation: {
    type: 'rows',
    description: 'C-MSG-021, C-MSG-026, C-MSG-027, C-MSG-030, C-MSG-031, C-MSG-032, C-ROLE-008, C-ROUTE-025',
  },
}, async ({ page }) => {
  await page.setViewportSize(wide);
  const player = await aPlayerWhoReceived(page, 'note');
  await page.goto('/messages');
  const email = message(page, 'A Note from the Cat').getByRole('button', { name: /^E-mail/ });
  await expect(email).toHaveAttribute('aria-disabled', 'true');
  await email.focus();
  await expect(email).toHaveAccessibleDescription(
    'Your account must have an email address associated with it to send this message to yourself. ' +
      'Yours is not confirmed yet. You can confirm it on the account page.',
  );
  await email.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await confirmAddress(page.request, player);
  // No reload is needed: the page fetches new messages whenever it opens.
  await page.getByRole('banner').getByRole('link', { name: 'Myself' }).click();
  await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
  await play(page, player, ['The Post', 'Be told of the audition']);
  await messagesTab(page).click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(2);
  await expect(email).toHaveAttribute('aria-disabled', 'false');
  await expect(email).toHaveAccessibleDescription('Email a copy of this message to yourself.');
  await email.click();
  await expect(dialog(page, 'Success!')).toContainText('Message has been sent to your account email.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.route('**/api/messages/emailmessage', (route) => route.abort());
  await email.click();
  await expect(dialog(page, 'An Error Occurred')).toContainText('Unable to send message.');

  await test.step('restricted messages have no tab, and their address redirects to the story', async () => {
    await play(page, player, ['The Post', 'Have the rack taken down']);
    await page.goto('/messages');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { name: 'The Playhouse' }).first()).toBeVisible();
    await expect(messagesTab(page)).toHaveCount(0);
  });
});

test('polls messages every two minutes while visible, and marks new ones until they are read', {
  annotation: { type: 'rows', description: 'C-ACTIONS-013, C-ACTIONS-014, C-LAYOUT-014' },
}, async ({ page }) => {
  await page.clock.install();
  const newcomer = await aPlayer(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/messages')) asked += 1;
  });
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await page.setViewportSize(wide);
  await page.goto('/');
  await expect(messagesTab(page)).toHaveText('Messages');
  await expect.poll(() => asked).toBe(1);

  await play(page, newcomer, ['The Post', 'Be sent a note']);
  await page.clock.runFor(125_000);
  await expect.poll(() => asked).toBe(2);
  await expect(messagesTab(page)).toHaveAccessibleName('Messages (something new)');
  await expect(page.getByRole('status').filter({ hasText: 'New message: A Note from the Cat' })).toHaveCount(1);

  await turn('hidden');
  await page.clock.runFor(300_000);
  expect(asked).toBe(2);
  await turn('visible');
  await page.clock.runFor(1000);
  await expect.poll(() => asked).toBe(3);

  // On a small screen, the marker on More also appears on the page inside More.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More (something new)' }).click();
  const more = page.getByRole('navigation', { name: 'More' });
  await expect(more.getByRole('link', { name: 'Messages (something new)' })).toBeVisible();
  await more.getByRole('link', { name: 'Messages (something new)' }).click();
  await expect(message(page, 'A Note from the Cat')).toBeVisible();
  await page.setViewportSize(wide);
  await expect(messagesTab(page)).toHaveAccessibleName('Messages');
  await page.goto('/');
  await expect(messagesTab(page)).toHaveAccessibleName('Messages');

  await test.step('opens the tab with something new, and counts new messages until they were seen', async () => {
    await play(page, newcomer, ['The Post', 'Be told of the audition']);
    await page.goto('/messages');
    await expect(message(page, 'Somebody Is Wanted')).toContainText('New');
    await expect(message(page, 'A Note from the Cat')).not.toContainText('New');
    await page.setViewportSize({ width: 390, height: 844 });
    await play(page, newcomer, ['The Post', 'Be sent a note']);
    await page.reload();
    const recently = page.getByRole('tab', { name: /^Recently/ });
    await expect(recently).toHaveAttribute('aria-selected', 'true');
    await expect(recently).toHaveAccessibleName(/^Recently ?: 1 new$/);
    await expect(message(page, 'A Note from the Cat')).toHaveCount(2);
    await expect(message(page, 'A Note from the Cat').filter({ hasText: 'New' })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('tab', { name: /^Messages/ })).toHaveAttribute('aria-selected', 'true');
    await expect(recently).toHaveAccessibleName('Recently');
  });
});
