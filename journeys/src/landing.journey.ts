import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, anAccount, enter, logIn, openLogIn, password, somebody, someNames } from './fixtures/a-newcomer.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const oneSentence = 'We were not able to log you in with the credentials you supplied.';

const heroes = [
  'ambassador',
  'astrologer',
  'aunt',
  'boatman',
  'deputy',
  'edward',
  'madamex1',
  'magician',
  'master',
  'mystic',
  'november',
  'plenty',
  'surveyor',
];
/** Visitors who have never signed in see one of these. */
const firstHeroes = ['ambassador', 'astrologer', 'boatman'];
const heroOn = async (page: Page) => {
  const sources = await page
    .locator('img[src*="/heroes/"], img[srcset*="/heroes/"]')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).currentSrc));
  return /\/heroes\/(.+)-\d+\.avif$/.exec(sources[0] ?? '')?.[1];
};

/** Opens each of these addresses and expects to end at this one. */
async function expectLed(page: Page, paths: readonly string[], to: RegExp): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page, path).toHaveURL(to);
  }
}

test.describe('a visitor', () => {
  const shared = onOnePage(test, async () => {});

  test('is redirected to the landing, and reads its pages under a short banner', {
    annotation: {
      type: 'rows',
      description:
        'C-LAYOUT-001, C-LAYOUT-002, C-LAYOUT-004, C-ROUTE-010, C-ROUTE-021, C-ROUTE-023, C-CONST-001, C-STATIC-010, C-ROLE-001',
    },
  }, async () => {
    const { page } = shared();
    await expectLed(page, ['/', '/myself'], /\/login$/);
    for (const path of ['/possessions', '/create-character']) {
      await navigateClientSide(page, path);
      await expect(page, path).toHaveURL(/\/login$/);
    }
    await expect(page.getByRole('tab')).toHaveText(['Log in', 'Sign up', 'Promotion code']);
    const banner = page.getByRole('banner');
    const links = banner.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const expectPage = async (name: string | RegExp) => {
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(links).toHaveText(['Help', 'Credits', 'Log in']);
      await expect(banner.getByRole('button')).toHaveText(['Daylight reading']);
    };
    await expectPage('Underhall');
    expect((await banner.boundingBox())?.y).toBe(0);
    for (const name of ['Help', 'Credits']) {
      await links.filter({ hasText: name }).click();
      await expectPage(name);
      expect((await banner.boundingBox())?.y).toBe(0);
    }
    for (const name of ['Privacy', 'Terms']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expectPage(name);
    }
    await expect(page.getByRole('contentinfo')).toContainText('Program 6.5.99');
  });

  test('sees a random hero background, or the one that ?hero= names', {
    annotation: { type: 'rows', description: 'C-LOGIN-001, C-LOGIN-002' },
  }, async () => {
    const { page } = shared();

    const met = new Set<string | undefined>();
    for (let visit = 0; visit < 12 && met.size < 2; visit++) {
      await page.goto('/login');
      await expect.poll(() => heroOn(page)).toBeTruthy();
      met.add(await heroOn(page));
    }
    for (const hero of met) expect(firstHeroes).toContain(hero);
    expect(met.size).toBeGreaterThan(1);

    for (const [at, hero] of heroes.entries()) {
      // Both by a page load and by client-side navigation.
      await (at === 0 ? page.goto(`/login?hero=${hero}`) : navigateClientSide(page, `/login?hero=${hero}`));
      await expect.poll(() => heroOn(page)).toBe(hero);
      await expectPicture(page.locator('img[src*="/heroes/"]'));
    }
  });
});

test.describe('the guards of pages', () => {
  const shared = onOnePage(test, async () => someNames());

  test('lead a visitor to the landing, whose tabs all work', {
    annotation: { type: 'rows', description: 'C-ROUTE-003, C-ROLE-001' },
  }, async () => {
    const {
      page,
      start: { userName, email },
    } = shared();
    const tab = (name: string) => page.getByRole('tab', { name });

    await expectLed(page, ['/create-character'], /\/login$/);
    await expect(page.getByRole('tab')).toHaveText(['Log in', 'Sign up', 'Promotion code']);
    await tab('Log in').click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await tab('Promotion code').click();
    await page.getByRole('textbox', { name: 'Promotion code' }).fill('leave-a-light');
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is a lamp in a window')).toBeVisible();
    await tab('Sign up').click();
    await page.getByLabel('Username').fill(userName);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/create-character$/);
  });

  test('lead a user without a character to its creation, after sign-up and log-in too', {
    annotation: {
      type: 'rows',
      description: 'C-ROUTE-008, C-ROUTE-011, C-ROUTE-014, C-ROUTE-017, C-ROUTE-021, C-ROLE-002',
    },
  }, async () => {
    const {
      page,
      start: { email },
    } = shared();

    const making = page.getByRole('heading', { name: 'Welcome, Delicious Friend' });
    for (const path of ['/', '/create-character']) {
      await expectLed(page, [path], /create-character$/);
      await expect(making).toBeVisible();
    }
    for (const path of ['/myself', '/possessions', '/fate', '/messages', '/login']) {
      await navigateClientSide(page, path);
      await expect(page, path).toHaveURL(/create-character$/);
      await expect(making).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Play Underhall' })).toBeVisible();
    await page.getByRole('button', { name: 'Quit character creation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quit' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await enter(page, email, password);
    await expect(page).toHaveURL(/create-character/);
    await expect(making).toBeVisible();
  });

  test('lead a player with a character to the story', {
    annotation: { type: 'rows', description: 'C-ROUTE-001, C-ROUTE-003, C-ROUTE-013, C-ROUTE-015' },
  }, async () => {
    const { page } = shared();

    await aNewcomer(page);
    await page.evaluate(() => sessionStorage.clear());
    const scene = page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' });
    await expectLed(page, ['/'], /:\d+\/$/);
    await expect(scene).toBeVisible();
    for (const path of ['/login', '/create-character']) {
      await navigateClientSide(page, path);
      await expect(page, path).toHaveURL(/:\d+\/$/);
      await expect(scene).toBeVisible();
    }
  });
});

test('Log in and Sign up report each error, keep the input and send a double press once', {
  annotation: {
    type: 'rows',
    description: 'C-LOGIN-014, C-LOGIN-006, C-LOGIN-007, C-LOGIN-010, C-LOGIN-019, C-LOGIN-020, C-LOGIN-021',
  },
}, async ({ page }) => {
  await page.goto('/login');
  await openLogIn(page);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: /remember me/i })).toHaveAccessibleDescription(
    'If not ticked, you stay logged in only in this tab, until you close it.',
  );
  await page.getByRole('tab', { name: 'Sign up' }).click();
  for (const field of ['Username', 'E-mail', 'Password']) await expect(page.getByLabel(field)).toBeVisible();

  await test.step('every failed log-in shows the same message', () => expectOneSentence(page));
  await page.unroute('**/api/login');
  await page.getByRole('tab', { name: 'Sign up' }).click();

  await page.getByLabel('Username').fill('');
  await page.getByRole('button', { name: 'Sign up' }).click();
  for (const field of ['Username', 'E-mail', 'Password'])
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('!');
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page.getByText('Something here needs another look.')).toBeVisible();
  for (const [field, words] of [
    ['Username', /3 to 30 letters/],
    ['E-mail', /does not look like an e-mail/],
    ['Password', /at least 8 characters/],
  ] as const) {
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(words);
  }
  await expect(page.getByLabel('Username')).toHaveValue('!');
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody');

  await test.step('a double press sends log-in and sign-up once', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    const releaseLogIn = await holdCalls(page, '**/api/login');
    const releaseSignUp = await holdCalls(page, '**/api/register/emailregisteruser');
    await openLogIn(page);
    await page.getByLabel('E-mail').fill('nobody@example.org');
    await page.getByLabel('Password').fill('whatever it is');
    await page.getByRole('button', { name: 'Log in' }).dblclick();
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-disabled', 'true');
    releaseLogIn();
    await expect(page.getByText('We were not able to log you in')).toBeVisible();
    await page.getByRole('tab', { name: 'Sign up' }).click();
    const { userName, email } = someNames();
    await page.getByLabel('Username').fill(userName);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign up' }).dblclick();
    await expect(page.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-disabled', 'true');
    releaseSignUp();
    await expect(page).toHaveURL(/create-character$/);
    expect(sent).toEqual(['/api/login', '/api/register/emailregisteruser']);
  });
});

test('after sign-in the player returns to the requested page, or to the story', {
  annotation: { type: 'rows', description: 'C-ROUTE-016, C-LOGIN-012' },
}, async ({ page, context }) => {
  const { email } = await somebody(page.request);
  await page.goto('/?came=by-letter');
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, email, password);
  await expect(page).toHaveURL(/:\d+\/\?came=by-letter$/);
  // A new tab has no history and no token yet.
  const other = await context.newPage();
  await logIn(other, email, password);
  await expect(other).toHaveURL(/:\d+\/$/);
});

/** Fails to log in for each reason that the server or the network gives; the message is always the same. */
async function expectOneSentence(page: Page): Promise<void> {
  const { email } = await anAccount(page.request);
  const tryAnew = async (address: string, word: string) => {
    await page.getByRole('tab', { name: 'Sign up' }).click();
    await expect(page.getByText(oneSentence)).toHaveCount(0);
    await enter(page, address, word);
  };
  for (const address of [email, `no.${email}`]) {
    await tryAnew(address, 'not the one');
    await expect(page.getByText(oneSentence)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel('E-mail')).toHaveValue(address);
  }
  await page.route('**/api/login', (route) => route.abort());
  await tryAnew(email, password);
  await expect(page.getByRole('alert')).toContainText(`${oneSentence} Underhall cannot be reached.`);
}
