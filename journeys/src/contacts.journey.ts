import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, ask, somebody } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const part = (page: Page, name: RegExp) => page.getByRole('region', { name });
const list = (page: Page) => part(page, /^Your contacts/);
const name = (page: Page) => page.getByLabel('Username, or the name of a character');
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });
const button = (page: Page, called: string) => page.getByRole('button', { name: called });
const dialog = (page: Page, called: string | RegExp) => page.getByRole('dialog', { name: called });

test('the Contacts tab adds, sorts, finds and removes contacts by keyboard, and reports errors', {
  annotation: {
    type: 'rows',
    description:
      'C-ROUTE-037, C-ACCOUNT-001, C-ACCOUNT-012, C-CONTACT-001, C-CONTACT-003, C-CONTACT-004, C-CONTACT-005, C-CONTACT-006',
  },
}, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') logged.push(line.text());
  });
  const complaints = complaintsOf(page);
  const [one, other] = [await somebody(page.request), await somebody(page.request)];
  const [first, second] = one.userName < other.userName ? [one, other] : [other, one];
  const { token, userName } = await aNewcomer(page);
  const release = await holdCalls(page, '**/api/contact', (route) => route.abort());
  await page.goto('/account#contacts');
  await expect(page.getByRole('tab', { name: 'Contacts', selected: true })).toBeVisible();
  await expect(page.getByText('Looking through the visiting cards')).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/api/contact');
  await button(page, 'Retry').click();
  await expect(list(page)).toContainText('You have none yet.');
  await expectAccessible(page);

  await test.step('an empty name sends nothing, and says what to enter', async () => {
    const added: string[] = [];
    page.on('request', (request) => request.url().includes('/addcontact') && added.push(request.url()));
    for (const empty of ['', '   ']) {
      await name(page).fill(empty);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await add(page).press('Enter');
      await expect(name(page)).toBeFocused();
      await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(name(page)).toHaveAccessibleDescription('Enter a name.');
      await expect(page.getByRole('alert')).toHaveText('Enter a name.');
    }
    expect(added).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('who cannot be added is said beside the name, which stays, and in the log', async () => {
    const nobody = 'No player is called Nobody At All. Check the spelling.';
    await name(page).fill('Nobody At All');
    await add(page).click();
    await expect(name(page)).toHaveAccessibleDescription(nobody);
    await expect(name(page)).toHaveValue('Nobody At All');
    expect(logged.filter((line) => line.includes(nobody))).toHaveLength(1);
    await expectAccessible(page);
    await name(page).fill(userName);
    await expect(page.getByText(nobody)).toHaveCount(0);
    await name(page).press('Enter');
    const own = 'That is your own name. Enter somebody else’s.';
    await expect(name(page)).toHaveAccessibleDescription(own);
    // The message appears once, beside the active field.
    await expect(page.getByRole('alert')).toHaveText(own);
    await expect(page.getByRole('status').filter({ hasText: own })).toHaveCount(0);
  });
  await test.step('contacts are added by username or by character, kept in order, and found', async () => {
    await name(page).fill('');
    await name(page).pressSequentially(second.userName.toUpperCase());
    await name(page).press('Enter');
    await expect(page.getByText(`${second.userName} is one of your contacts now.`)).toBeVisible();
    await expect(name(page)).toHaveValue('');
    await name(page).fill(first.name);
    await name(page).press('Enter');
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([first.name, second.name]);
    await expect(list(page).getByRole('link', { name: first.name })).toHaveAttribute('href', /^\/profile\//);

    await page.getByLabel('Search your contacts').fill(second.userName.slice(-6).toUpperCase());
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([second.name]);
    await expect(list(page).getByText('1 of 2 contacts')).toBeAttached();
    await page.getByLabel('Search your contacts').fill('Nobody of that name');
    await expect(list(page)).toContainText('None of your contacts is called that.');
    await page.getByLabel('Search your contacts').fill('');
    await expectAccessible(page);
  });
  await test.step('one is taken off after a question', async () => {
    const remove = button(page, `Remove ${first.name}`);
    await remove.press('Enter');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(2);
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await dialog(page, 'Remove this contact?').getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([second.name]);
    // The keyboard focus stays in the list.
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.textContent)).toContain(
      'Your contacts',
    );
  });
  await test.step('what others may is chosen and kept', async () => {
    const alone = page.getByRole('checkbox', { name: /only from my contacts/ });
    await expect(alone).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Suggest me/ })).not.toBeChecked();
    await alone.check();
    await button(page, 'Save').click();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(await ask(page.request, 'GET /extra/company', {}, token)).toMatchObject({
      contactsOnly: true,
      canBeSuggested: false,
    });
  });

  await page.reload();
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([second.name]);
  await page.getByRole('tab', { name: 'Contacts' }).press('ArrowLeft');
  await expect(page).toHaveURL(/#notifications$/);
  await expect(page.getByRole('heading', { name: 'E-mails' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/account#Contacts');
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([second.name]);
  await expectNoSideways(page);
  expect(complaints).toEqual([]);
});
