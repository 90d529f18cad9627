import { expect, type Page } from '@playwright/test';
import { ask, logOut, someNames } from './fixtures/a-newcomer.ts';
import { aProviderForBrowsers } from './fixtures/a-provider-for-browsers.ts';
import { test as withServer } from './fixtures/a-server-of-its-own.ts';
import { complaintsOf } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

type Provider = Awaited<ReturnType<typeof aProviderForBrowsers>>;

const test = withServer.extend<{ provider: Provider }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from these braces
  provider: async ({}, use) => {
    const provider = await aProviderForBrowsers();
    await use(provider);
    await provider.stop();
  },
  firstSettings: async ({ provider }, use) => use(provider.settings),
});
test.use(reducedMotion);
test.setTimeout(240_000);

const whole = ['/.well-known/web-identity', '/fedcm.json', '/accounts', '/client', '/assertion'];

async function answerDialogs(page: Page, answer: () => 'choose' | 'refuse'): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('FedCm.enable', { disableRejectionDelay: true });
  browser.on('FedCm.dialogShown', ({ dialogId }) => {
    void (answer() === 'choose'
      ? browser.send('FedCm.selectAccount', { dialogId, accountIndex: 0 })
      : browser.send('FedCm.dismissDialog', { dialogId }));
  });
  // A headless browser shows only the passive dialog, not the one that follows a press.
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (asked) => {
      const { identity } = asked as { identity?: { mode?: string } };
      sessionStorage.setItem('asked-mode', identity?.mode ?? '');
      return get({ ...asked, identity: { ...identity, mode: 'passive' } } as CredentialRequestOptions);
    };
  });
}

const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Or log in with' }).getByRole('button', { name, exact: true });
const google = (page: Page) => button(page, 'Google');
const isVisit = (address: string) => address.includes('/authorize?');

test('the browser’s Google dialog links and logs in; the redirect is the fallback', async ({
  page,
  context,
  provider,
}) => {
  const complaints = complaintsOf(page);
  const visits: string[] = [];
  page.on('request', (request) => isVisit(request.url()) && visits.push(request.url()));
  let answer: 'choose' | 'refuse' = 'choose';
  await answerDialogs(page, () => answer);
  const whoCame = async (by: string, press: () => Promise<void>) => {
    const replied = page.waitForResponse((response) => response.url().endsWith(by));
    await press();
    const { user, jwt } = await (await replied).json();
    return { name: String(user.name), jwt: String(jwt) };
  };
  await page.goto(provider.loginPage);
  await page.goto('/login');
  await button(page, 'Facebook').click();
  const somebody = page.getByRole('button', { name: 'Come in as Clara Nobody' });
  const { name, jwt } = await whoCame('/extra/signin/complete', () => somebody.click());
  const wish = { userName: someNames().name, gender: 'Lady', avatar: 'veil' } as const;
  await ask(page.request, 'POST /register/createcharacter', wish, jwt);

  await page.goto('/account#authentication');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await expect(page.getByText('You can log in with Google from now on.')).toBeVisible();
  await expect(page.getByText(`Linked to ${provider.person.name}`)).toBeVisible();
  expect(provider.asked).toEqual(whole);
  expect(await page.evaluate(() => sessionStorage.getItem('asked-mode'))).toBe('active');

  await page.goto('/');
  await logOut(page);
  await page.goto('/login');
  expect((await whoCame('/extra/signin/complete', () => google(page).click())).name).toBe(name);
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(visits).toEqual([]);

  await logOut(page);
  answer = 'refuse';
  await page.goto('/login');
  expect((await whoCame('/extra/signin/complete', () => google(page).click())).name).toBe(name);
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(visits).toHaveLength(1);
  expect(complaints).toEqual([]);

  const without = await context.newPage();
  const visited = without.waitForRequest((request) => isVisit(request.url()));
  await without.goto('/login');
  await google(without).click();
  await visited;
  await expect(without).toHaveURL(/:\d+\/$/);
  await expect(without.getByRole('alert')).toHaveCount(0);
});
