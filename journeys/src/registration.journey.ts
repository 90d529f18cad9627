import { expect, type Page, test } from '@playwright/test';
import { anAccount, signIn, somebody } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

async function atTheForm(page: Page) {
  const account = await anAccount(page.request);
  const { name } = account;
  await signIn(page, account);
  await page.goto('/create-character');
  return { name, nameField: page.getByRole('textbox'), play: page.getByRole('button', { name: 'Play Underhall' }) };
}

/** Checks the faces at two phone sizes and a desktop size, and ends at the desktop size. */
async function expectFaces(page: Page): Promise<void> {
  const faces = page.getByRole('group', { name: /^Your face/ });
  await expect(faces.getByText('72 faces')).toBeVisible();
  /** Faces that are partly visible. */
  const cut = () =>
    faces.getByRole('radio').evaluateAll(
      (all) =>
        all.filter((each) => {
          const box = all[0]?.closest('label')?.parentElement?.getBoundingClientRect();
          const { top, height } = each.getBoundingClientRect();
          const part = ((box?.bottom ?? 0) - top) / height;
          return part > 0.25 && part < 0.8;
        }).length,
    );
  const sizes = [
    { width: 390, height: 844 },
    { width: 390, height: 664 },
    { width: 1280, height: 800 },
  ];
  for (const size of sizes)
    await test.step(`half a row at ${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect.poll(cut).toBeGreaterThanOrEqual(3);
      expect(await cut()).toBeLessThanOrEqual(6);
    });
  for (const size of sizes)
    await test.step(`a surprise at ${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      await faces.getByRole('button', { name: 'Surprise me' }).click();
      const chosen = faces.getByRole('radio', { checked: true });
      await expect(chosen).toHaveCount(1);
      await expect(chosen).toBeInViewport();
      await expect(faces.getByRole('status')).toHaveText(/ it is\.$/);
      const before = await chosen.inputValue();
      await faces.getByRole('button', { name: 'Surprise me' }).click();
      await expect(faces.getByRole('radio', { checked: true })).not.toHaveValue(before);
    });
}

test('Surprise me picks a face that suits the address, and all faces can be chosen by hand', async ({ page }) => {
  await atTheForm(page);
  const faces = page.getByRole('group', { name: /^Your face/ });
  const surprise = faces.getByRole('button', { name: 'Surprise me' });
  const { avatars, avatarsFor } = await (await page.request.get('/api/register')).json();
  for (const [address, suited] of [
    ['Lady', avatarsFor.Lady],
    ['Gentleman', avatarsFor.Gentleman],
    ['Indistinct', avatars],
  ]) {
    await page.getByRole('radio', { name: address, exact: true }).check();
    for (let press = 0; press < 12; press += 1) {
      await surprise.press('Enter');
      expect(suited).toContain(await faces.getByRole('radio', { checked: true }).inputValue());
    }
  }
  await page.getByRole('radio', { name: 'Lady', exact: true }).check();
  await expect(faces.getByRole('radio')).toHaveCount(avatars.length);
  const bearded = faces.getByRole('radio', { name: 'Mostly beard' });
  await bearded.check({ force: true });
  await expect(bearded).toBeChecked();
});

test.describe('the form that creates a character', () => {
  const shared = onOnePage(test, async (page) => {
    const { name, nameField, play } = await atTheForm(page);
    return { name, nameField, play };
  });

  test('counts the faces, shows half a row to scroll to, and picks one at random', {
    annotation: { type: 'rows', description: 'C-REGISTER-005' },
  }, async () => {
    const { page } = shared();
    await expectFaces(page);
  });

  test('has a title, a name, a gender and Play, and checks the name when the field loses focus', {
    annotation: {
      type: 'rows',
      description:
        'C-REGISTER-002, C-REGISTER-003, C-REGISTER-004, C-REGISTER-007, C-REGISTER-009, C-REGISTER-010, C-REGISTER-011, C-REGISTER-012',
    },
  }, async () => {
    const {
      page,
      start: { name, nameField, play },
    } = shared();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Underhall' })).toBeVisible();
    await expect(page).toHaveTitle('Welcome, Delicious Friend · Underhall');
    await expect(page.getByRole('heading', { name: 'Welcome, Delicious Friend' })).toBeVisible();
    await expect(nameField).toBeVisible();
    for (const gender of ['Lady', 'Gentleman', 'Indistinct']) {
      const radio = page.getByRole('radio', { name: gender, exact: true });
      await expect(radio).toBeAttached();
      // The touch target includes the label.
      expect((await radio.locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByRole('radio')).toHaveCount(3 + 72);
    await expect(play).toBeVisible();

    await nameField.fill(name);
    await expect(page.getByText('is available!')).toHaveCount(0);
    await nameField.blur();
    await expect(page.getByText(`${name} is available!`)).toBeVisible();
    await nameField.pressSequentially('x');
    await expect(page.getByText('is available!')).toHaveCount(0);

    let letGo = () => {};
    const release = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/register/characternameavailable', async (route) => {
      await release;
      await route.continue();
    });
    await nameField.fill(`${name} once more`);
    await nameField.blur();
    await expect(nameField).toBeDisabled();
    letGo();
    await expect(nameField).toBeEnabled();
  });

  test('refuses a taken or invalid name with the reason, and Enter checks the name too', {
    annotation: { type: 'rows', description: 'C-REGISTER-014, C-REGISTER-015' },
  }, async () => {
    const {
      page,
      start: { nameField, play },
    } = shared();
    const other = await somebody(page.request);
    await nameField.fill(other.name.toUpperCase());
    await nameField.blur();
    await expect(page.getByText(`${other.name.toUpperCase()} is taken.`)).toBeVisible();
    await page.getByRole('radio', { name: 'Lady' }).check();
    await page.getByRole('radio').nth(6).check({ force: true });
    await expect(play).toHaveAttribute('aria-disabled', 'true');
    await nameField.fill('?');
    await nameField.blur();
    await expect(page.getByText(/^A name here has 2 to 40 letters/)).toBeVisible();
    await play.click({ force: true });
    await expect(page).toHaveURL(/create-character/);

    await nameField.fill(other.name);
    await nameField.press('Enter');
    await expect(page.getByText(`${other.name} is taken.`)).toBeVisible();
    await expect(nameField).toBeFocused();
    await expect(page).toHaveURL(/create-character/);
    await nameField.fill('');
    await nameField.blur();
    await expect(page.getByText(`${other.name} is taken.`)).toHaveCount(0);
    await expect(play).toHaveAttribute('aria-disabled', 'true');
  });

  test('asks before Quit character creation', {
    annotation: { type: 'rows', description: 'C-REGISTER-006' },
  }, async () => {
    const { page } = shared();
    const quit = page.getByRole('button', { name: 'Quit character creation' });
    await quit.click();
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await quit.click();
    await question.getByRole('button', { name: 'Quit' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('a failed name check can be repeated by the field and by Play', async ({ page, context }) => {
  const { name, nameField, play } = await atTheForm(page);
  const trouble = page.getByText(/cannot be reached/);
  await page.getByRole('radio', { name: 'Gentleman' }).check();
  await page.getByRole('radio').nth(6).check({ force: true });
  await context.setOffline(true);
  await nameField.fill(name);
  await nameField.blur();
  await expect(trouble).toBeVisible();
  await expect(nameField).toHaveAttribute('aria-invalid', 'false');
  await context.setOffline(false);
  await nameField.focus();
  await nameField.blur();
  await expect(page.getByText(`${name} is available!`)).toBeVisible();

  await context.setOffline(true);
  await nameField.fill(`${name} x`);
  await nameField.blur();
  await expect(trouble).toBeVisible();
  await context.setOffline(false);
  await play.click({ force: true });
  await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
});

test('Play is enabled once name, gender and face are set, and keeps them over a reload', {
  annotation: { type: 'rows', description: 'C-REGISTER-013, C-REGISTER-016' },
}, async ({ page }) => {
  const { name, nameField, play } = await atTheForm(page);
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await nameField.fill(name);
  await nameField.blur();
  await expect(page.getByText('is available!')).toBeVisible();
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await play.click({ force: true });
  await page.getByRole('radio', { name: 'Gentleman' }).check();
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio').nth(4).check({ force: true });
  await expect(play).not.toHaveAttribute('aria-disabled', 'true');
  await nameField.fill('');
  await nameField.blur();
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await nameField.fill(name);
  await nameField.blur();
  await expect(play).not.toHaveAttribute('aria-disabled', 'true');
  // Visiting the help page or reloading keeps the input.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(nameField).toHaveValue(name);
  await page.reload();
  await expect(nameField).toHaveValue(name);
  await expect(page.getByRole('radio', { name: 'Gentleman' })).toBeChecked();
  await expect(page.getByRole('radio').nth(4)).toBeChecked();
  await expect(play).not.toHaveAttribute('aria-disabled', 'true');
  await play.dblclick();
  await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' })).toBeFocused();
});

test('Play leads to missing fields, and waits for a name check that is still running', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { name, nameField, play } = await atTheForm(page);

  await test.step('Play marks missing fields and focuses the first one', async () => {
    await play.click({ force: true });
    await expect(nameField).toBeFocused();
    await expect(nameField).toBeInViewport();
    await expect(nameField).toHaveAttribute('aria-invalid', 'true');
    await expect(nameField).toHaveAccessibleDescription('Type a name.');
    await expect(page.getByText('Choose one of these.')).toBeVisible();
    await expect(page.getByText('Choose a face, or have one chosen for you.')).toBeVisible();
    await expectAccessible(page);
    await nameField.fill(name);
    await nameField.blur();
    await expect(page.getByText('is available!')).toBeVisible();
    await play.click({ force: true });
    await expect(page.getByRole('radio', { name: 'Lady' })).toBeFocused();
    await page.getByRole('radio', { name: 'Lady' }).check();
    await expect(page.getByText('Choose one of these.')).toHaveCount(0);
    await play.click({ force: true });
    const first = page
      .getByRole('group', { name: /^Your face/ })
      .getByRole('radio')
      .first();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
  });

  await test.step('Play waits for the name check and then starts the game', async () => {
    await page.getByRole('radio', { name: 'Indistinct' }).check();
    await page.getByRole('radio').nth(4).check({ force: true });
    await nameField.fill(`${name} anew`);
    // A real press hits the button while it is still disabled.
    await play.click({ force: true });
    await expect(page.getByRole('heading', { name: 'The Area Steps' })).toBeVisible();
  });
});
