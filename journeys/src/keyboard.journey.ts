import { expect, type Locator, type Page, test } from '@playwright/test';
import { aNewcomer, password, someNames } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { test as inTheTown } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);
inTheTown.use(reducedMotion);
inTheTown.use(withoutPictures);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('eighty presses of Tab did not lead there');
}

test('from the landing to the first result by keyboard alone', {
  annotation: { type: 'rows', description: 'C-LAYOUT-003' },
}, async ({ page }) => {
  const { userName, email, name } = someNames();
  await page.goto('/login');
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to the main part/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'Log in' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign up' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Log in' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign up' })).toBeFocused();
  for (const [label, text] of [
    ['Username', userName],
    ['E-mail', email],
    ['Password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/create-character/);

  await tabTo(page, page.getByRole('textbox', { name: 'Your name' }));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name} is available!`)).toBeVisible();
  await tabTo(page, page.getByRole('radio').nth(3));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: 'Play Underhall' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: go }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'An Error in the Paintwork' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /\d changes? below\.$/ })).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Onwards' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One Candle, for the Use Of' })).toBeVisible();
});

test('marks share one tab stop, and the first Tab on a new page starts at its beginning', async ({ page }) => {
  await aNewcomer(page);
  await page.goto('/');
  await test.step('the heart and the ring', async () => {
    const choice = page.getByRole('list', { name: 'What you can do' }).locator('> li').first();
    const title = await choice.getByRole('heading').innerText();
    const heart = page.getByRole('button', { name: `Favourite: ${title}` });
    const ring = page.getByRole('button', { name: `Avoid: ${title}` });
    const openTip = page.getByRole('tooltip').filter({ visible: true });
    await tabTo(page, heart);
    await expect(openTip).toContainText('Press to mark it as a favourite, which comes first.');
    await page.keyboard.press('ArrowRight');
    await expect(ring).toBeFocused();
    await expect(openTip).toContainText('Press to mark it as one to avoid, which you are asked to confirm.');
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(ring).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(ring).not.toBeFocused();
    await expect(heart).not.toBeFocused();
  });
  await test.step('the first Tab after a step to another page', async () => {
    for (const [name, title] of [
      ['Myself', 'Myself'],
      ['Help', 'Help'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: /skip to the main part/i })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    }
    const skip = page.getByRole('link', { name: /skip to the main part/i });
    // The skip link leads past the character to the page.
    await page.getByRole('banner').getByRole('link', { name: 'Myself' }).click();
    await expect(page.getByRole('button', { name: 'Open Journal' })).toBeVisible();
    await skip.press('Enter');
    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator('article :focus')).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Story' }).click();
    await expect(page.getByRole('list', { name: 'What you can do' })).toBeVisible();
    await skip.press('Enter');
    await expect(page.getByRole('region', { name: 'Story' })).toBeFocused();
  });
  await test.step('a heading that was pressed with a mouse', async () => {
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Help', level: 1 }).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip to the main part/i })).not.toBeFocused();
  });
});

inTheTown(
  'Tab stops twice in a choice, and in a result once in the changes and once at those folded away',
  async ({ page }) => {
    await aPlayer(page);
    await page.goto('/');
    await begin(page, 'The Audition');
    const choices = page.getByRole('list', { name: 'What you can do' }).locator('> li');
    await expect(choices.getByRole('button', { name: /^What counts/ }).first()).toBeVisible();
    const stops = await choices.evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll<HTMLElement>('a, button, input')].filter((one) => one.tabIndex >= 0)),
    );
    expect(Math.max(...stops.map(({ length }) => length))).toBe(2);
    await perhapsNot(page).click();

    await begin(page, 'The Property Table');
    await goOf(page, 'Take the lot').click();
    const toKnow = page.getByRole('button', { name: /^What it is: / });
    await expect(page.getByRole('heading', { name: 'Laden' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toKnow.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(toKnow.last()).toBeFocused();
    await expect(page.getByRole('toolbar', { name: 'More about each, by the arrow keys' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('list', { name: 'What came of it' }).locator('summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(onwards(page)).toBeFocused();
  },
);

test('after a press no ring shows where a script has moved the focus, and the next key shows it', async ({ page }) => {
  const ring = () => page.locator(':focus').evaluate((each) => getComputedStyle(each).outlineStyle);
  await page.goto('/login');
  await tabTo(page, page.getByRole('tab', { name: 'Log in' }));
  expect(await ring()).toBe('solid');
  // The browser itself still shows the ring after an event by a script.
  await page.locator(':focus').dispatchEvent('pointerdown');
  expect(await page.locator(':focus').evaluate((each) => each.matches(':focus-visible'))).toBe(true);
  expect(await ring()).toBe('none');
  await page.keyboard.press('Shift');
  expect(await ring()).toBe('none');
  await page.keyboard.press('Tab');
  expect(await ring()).toBe('solid');
  // A text field always shows where one types.
  await page.getByLabel('Password').click();
  expect(await ring()).toBe('solid');
});
