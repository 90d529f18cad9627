import { expect, type Page } from '@playwright/test';
import { atTheVisitorsBook, settleIn } from './fixtures/a-journal-keeper.ts';
import { aNewcomer, ask, goTo, type Newcomer, somebody } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, goOf, play } from './fixtures/a-player-in-the-playhouse.ts';
import { aTraveller, compass, mapDialog, place } from './fixtures/a-traveller-at-the-map.ts';
import { addressOf } from './fixtures/at-a-profile.ts';
import { atTheFair, buying, complete, ware } from './fixtures/at-the-fair.ts';
import { atTheLinenPress } from './fixtures/at-the-linen-press.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { card, fillInBilling, openPaymentDetails, panel, payBy } from './fixtures/checkout-form.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { confirmAddress } from './fixtures/emails-to.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { subscribe } from './fixtures/subscribe.ts';
import { expectThumbSized } from './fixtures/thumb-checks.ts';

test.use({ ...withoutPictures, ...reducedMotion });
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Measures the open dialog, and closes it. */
async function expectDialogThumbSized(page: Page, name: string | RegExp): Promise<void> {
  await expect(dialog(page, name)).toBeVisible();
  await expectThumbSized(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page, name)).toHaveCount(0);
}

async function aContactOf(page: Page, { token }: Newcomer): Promise<Newcomer> {
  const contact = await somebody(page.request);
  await play(page, contact, ['The Stage Door', 'Go in']);
  await ask(page.request, 'POST /contact/addcontact', { userName: contact.userName }, token);
  return contact;
}

test('on a phone, the dialogs of shops have no small text and no small touch target', async ({ page }) => {
  await test.step('buying, and what was bought', async () => {
    await atTheFair(page, 'a hundred', 'the sack', 'a straw hat on');
    await page.goto('/bazaar');
    await page.getByRole('combobox', { name: 'Shop' }).selectOption('The Ragman');
    await ware(page, 'Rag').getByRole('button', { name: 'Buy Rag' }).tap();
    await expect(buying(page)).toBeVisible();
    await expectThumbSized(page);
    await buying(page).getByRole('textbox').fill('ten');
    await expectThumbSized(page);
    await buying(page).getByRole('textbox').fill('4');
    await buying(page).getByRole('button', { name: 'Buy', exact: true }).tap();
    await expect(complete(page)).toBeVisible();
    await expectThumbSized(page);
    await complete(page).getByRole('button', { name: 'Onwards' }).tap();
    await expect(complete(page)).toHaveCount(0);
  });
  await test.step('selling several things', async () => {
    await page.getByRole('combobox', { name: 'Shop' }).selectOption('Sell my things');
    await button(page, 'Sell several things').tap();
    await expect(main(page).getByRole('checkbox').first()).toBeVisible();
    await expectThumbSized(page);
  });
});

test('on a phone, the map’s sheet has no small text and no small touch target', async ({ page }) => {
  await aTraveller(page, {});
  await page.goto('/');
  await compass(page).tap();
  await place(page, 'The Endless Table', 'open').tap();
  await expect(mapDialog(page).getByRole('region', { name: 'The Endless Table' })).toBeVisible();
  await expectThumbSized(page);
});

test('on a phone, the dialogs of the Fate store have no small text and no small touch target', async ({ page }) => {
  await atTheLinenPress(page, 'twelve Fate');
  await page.goto('/fate');
  await test.step('a story, and its purchase', async () => {
    await button(page, 'Learn more: The Ninth Stair').tap();
    await expect(dialog(page, 'The Ninth Stair')).toBeVisible();
    await expectThumbSized(page);
    await dialog(page, 'The Ninth Stair')
      .getByRole('button', { name: /^Purchase/ })
      .tap();
    await expect(dialog(page, 'Success')).toBeVisible();
    await expectThumbSized(page);
    await dialog(page, 'Success').getByRole('button', { name: 'Onwards' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('each purchase of the game', async () => {
    await page.getByRole('tab', { name: 'Gameplay', exact: true }).tap();
    const purchases = main(page).getByRole('button', { name: /^Purchase/ });
    await expect(purchases.first()).toBeVisible();
    for (const each of await purchases.all()) {
      await each.tap();
      await expectDialogThumbSized(page, /./);
    }
  });
  await test.step('membership', async () => {
    await main(page).getByRole('button', { name: 'Exceptional Friendship', exact: true }).tap();
    await expect(dialog(page, 'Exceptional Friendship').getByRole('radio').first()).toBeVisible();
    await expectThumbSized(page);
  });
});

test('on a phone, each step of a payment has no small text and no small touch target', async ({ page }) => {
  const { token } = await aNewcomer(page);
  await page.goto('/fate');
  await main(page).getByRole('button', { name: 'Buy fate' }).tap();
  await expect(panel(page).getByRole('radio').first()).toBeChecked();
  await expectThumbSized(page);
  await panel(page).getByRole('button', { name: 'Close' }).tap();
  await openPaymentDetails(page);
  const cards = page.frameLocator('iframe[title="Card details"]').getByRole('button');
  await expect(cards.first()).toBeVisible();
  await test.step('billing details, empty and with errors', async () => {
    await expectThumbSized(page);
    await panel(page).getByLabel('First name').fill('a'.repeat(60));
    await panel(page).getByLabel('City', { exact: true }).focus();
    await panel(page).getByLabel('First name').focus();
    await expectThumbSized(page);
  });
  await test.step('the card form of the payment provider', async () => {
    const frame = page.mainFrame().childFrames()[0];
    if (!frame) throw new Error('There is no card form.');
    await expectThumbSized(frame);
  });
  await test.step('the receipt', async () => {
    await fillInBilling(page);
    await payBy(page, card.paid);
    await expect(panel(page).getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expectThumbSized(page);
    await panel(page).getByRole('button', { name: 'Onwards' }).tap();
  });
  await test.step('membership: another card, and its end', async () => {
    await subscribe(page.request, token);
    await page.goto('/account#subscription');
    await main(page).getByRole('button', { name: 'Change the card' }).tap();
    await expect(cards.first()).toBeVisible();
    await expectThumbSized(page);
    await panel(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panel(page)).toHaveCount(0);
    await button(page, 'Change or cancel').tap();
    await expect(dialog(page, 'Select new plan')).toBeVisible();
    await expectThumbSized(page);
    await button(page, 'Cancel the membership').tap();
    await expect(dialog(page, 'Confirm new plan')).toBeVisible();
    await expectThumbSized(page);
  });
});

test('on a phone, the dialogs about other players have no small text and no small touch target', async ({ page }) => {
  const player = await aPlayer(page);
  const contact = await aContactOf(page, player);
  await page.goto(addressOf(contact));
  await expect(page.getByRole('heading', { name: contact.name, level: 1 })).toBeVisible();
  await expectThumbSized(page);
  await button(page, /^Block/).tap();
  await expectDialogThumbSized(page, /^Block/);
  await button(page, /^Report/).tap();
  await expectDialogThumbSized(page, /^Report/);
  await page.goto('/account#contacts');
  await button(page, `Remove ${contact.name}`).tap();
  await expectDialogThumbSized(page, 'Remove this contact?');

  await test.step('invitation forms', async () => {
    await page.goto('/');
    await begin(page, 'The Green Room');
    await goOf(page, 'Ask somebody to a game').tap();
    await expect(dialog(page, 'Verify email address')).toBeVisible();
    await expectThumbSized(page);
    await confirmAddress(page.request, player);
    await page.reload();
    await expect(page.getByLabel('Whom do you invite?')).toBeEnabled();
    await page.getByLabel('Your message').fill('x'.repeat(1500));
    await button(page, "Show contacts I can't invite").tap();
    await expectThumbSized(page);
    await button(page, 'Back').tap();
    await button(page, 'Perhaps Not').last().tap();
    await begin(page, 'Letters from the Playhouse');
    await goOf(page, 'Write to somebody outside').tap();
    await expect(page.getByLabel('To', { exact: true })).toBeVisible();
    await expectThumbSized(page);
  });
});

test('on a phone, forms of the profile, plans, account and names have no small text and no small target', async ({
  page,
}) => {
  const player = await atTheVisitorsBook(page);
  await test.step('what others say of you', async () => {
    await settleIn(page, player);
    await page.goto('/me');
    await button(page, 'Say something').tap();
    await page.getByLabel('What they say of you').fill('x'.repeat(151));
    await expectThumbSized(page);
  });
  await test.step('a name and a face', async () => {
    await goTo(page.request, player.token, 'The Shuttered House');
    await choose(page.request, player.token, 'A Ticket for a Face', 'Take twenty slips');
    await page.goto('/myself');
    await button(page, /Change name/).tap();
    await expectDialogThumbSized(page, 'Be called something else');
    await button(page, /Change (face|cameo)|silhouette/i)
      .first()
      .tap();
    await expectDialogThumbSized(page, 'Sit to the silhouettist');
  });
  await test.step('the note of a plan', async () => {
    await goTo(page.request, player.token, 'The Shuttered House');
    await page.goto('/');
    await begin(page, 'A Wall of Hooks');
    const created = page.waitForResponse('**/api/plan');
    await button(page, 'Plan: The Bell').tap();
    await created;
    await page.goto('/plans');
    await expect(page.getByRole('textbox', { name: 'Note: The Bell' })).toBeVisible();
    await expectThumbSized(page);
    await button(page, 'Delete this plan: The Bell').tap();
    await expectDialogThumbSized(page, 'Delete this plan?');
  });
  await test.step('the account', async () => {
    await page.goto('/account#authentication');
    const email = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Email', exact: true }) });
    for (const each of await email.getByRole('button').all()) {
      await each.tap();
      await expectDialogThumbSized(page, /./);
    }
    await page.goto('/account');
    for (const each of await page.getByRole('tab').all()) {
      await each.tap();
      await expect(each).toHaveAttribute('aria-selected', 'true');
      await expectThumbSized(page);
    }
  });
});

test('on a phone, a password reset has no small text and no small touch target', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: 'Log in' }).tap();
  await button(page, /forgot/i).tap();
  await expectDialogThumbSized(page, /./);
});
