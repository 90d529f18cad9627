import { expect, type Page, test } from '@playwright/test';
import { withoutPictures } from './fixtures/browser.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { complaintsOf, expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const spinner = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('the pages to read', () => {
  const shared = onOnePage(test, async (page) => {
    const complaints = complaintsOf(page);
    return complaints;
  });

  test('fetches the credits, retries a failure and leads back', {
    annotation: { type: 'rows', description: 'C-STATIC-001, C-STATIC-002' },
  }, async () => {
    const { page } = shared();
    await page.route('**/api/page/credits', (route) => route.abort());
    await page.goto('/credits');
    await expect(title(page, 'Credits')).toBeVisible();
    const again = page.getByRole('button', { name: 'Retry' });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/page/credits');
    await again.click();
    const icons = page.getByRole('link', { name: 'The icons used, by name' });
    const [list] = await Promise.all([page.waitForResponse('**/glyphs.txt'), icons.click()]);
    expect(list.status()).toBe(200);
    await page.goto('/credits');
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    for (const [path, name] of [
      ['/help', 'Help'],
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
    ] as const) {
      await page.goto(path);
      await expect(title(page, name)).toBeVisible();
    }
    await page.goto('/fbdata');
    await expect(page.getByRole('button', { name: 'Get Status' })).toBeVisible();
    await page.goto('/login');
  });

  test('shows privacy and terms between header and footer with links, years and version', {
    annotation: { type: 'rows', description: 'C-STATIC-007, C-STATIC-008, C-STATIC-009, C-STATIC-010' },
  }, async () => {
    const { page } = shared();

    for (const [path, heading, part] of [
      ['/privacy', 'Privacy', 'What is kept on the server'],
      ['/terms', 'Terms', 'Buying'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: heading }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(title(page, heading)).toBeVisible();
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      const footer = page.getByRole('contentinfo');
      for (const [name, address] of [
        ['Help', '/help'],
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
        ['Blog', '/not-set/BLOG_URL'],
      ] as const) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
      }
      await expect(footer).toContainText('© 2010 to 2025 Underhall');
      await expect(footer).toContainText('Program 6.5.99');
    }
  });

  test('fetches the help under a spinner, with its contents beside it and links elsewhere', {
    annotation: { type: 'rows', description: 'C-STATIC-003, C-STATIC-004, C-STATIC-005, C-STATIC-006' },
  }, async () => {
    const { page, start: complaints } = shared();

    await page.clock.install();
    await page.goto('/login');
    await expect(title(page, 'Underhall')).toBeVisible();
    // The jump of the clock would time out calls on their way.
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    const fetched = page.waitForResponse('**/api/page/help');
    await page.getByRole('link', { name: 'Help' }).first().click();
    await expect(title(page, 'Help')).toBeFocused();
    const answer = await (await fetched).json();
    await page.clock.runFor(900);
    await expect(spinner(page)).toHaveText('One moment');
    await page.clock.runFor(200);
    await expect(spinner(page)).toHaveCount(0);
    await page.clock.resume();

    const headings = [...answer.text.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading]) => heading);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(headings);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...headings, 'Elsewhere']);
    await contents.filter({ hasText: 'Fair dice' }).press('Enter');
    await test.step('a chosen part scrolls to the top; Back returns to the contents, then out of the page', async () => {
      const dice = page.getByRole('heading', { name: 'Fair dice' });
      const fromTop = () => dice.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
      await expect(dice).toBeFocused();
      await expect.poll(fromTop).toBeLessThan(100);
      await page.goBack();
      await expect(contents.filter({ hasText: 'Fair dice' })).toBeFocused();
      await expect(page).toHaveURL(/\/help$/);
      await page.goForward();
      await expect(dice).toBeFocused();
      await expect.poll(fromTop).toBeLessThan(100);
    });
    for (const [name, address] of [
      ['Blog', '/not-set/BLOG_URL'],
      ['Forum', '/not-set/FORUM_URL'],
      ['Chat', '/not-set/CHAT_URL'],
      ['Social networks', '/not-set/SOCIAL_URLS'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
    await page.getByRole('main').getByRole('link', { name: 'Forum', exact: true }).click();
    await expect(title(page, 'Forum: no link yet')).toBeFocused();
    await expect(page.getByRole('main')).toContainText('The setting FORUM_URL puts a link here.');
    await expectAccessible(page);
    await page.goBack();
    const support = page.getByRole('region', { name: 'Elsewhere' }).getByRole('link', { name: /@/ });
    await expect(support).toHaveAttribute('href', /^mailto:.+@/);

    await page.getByRole('main').getByRole('link', { name: 'privacy' }).click();
    await expect(title(page, 'Privacy')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(title(page, 'Underhall')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
