import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { begin, goOf, onwards } from './fixtures/a-player-in-the-playhouse.ts';
import { atTheFair, takeGift } from './fixtures/at-the-fair.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const bar = (page: Page) => page.getByRole('complementary', { name: 'Information' });
const below = (page: Page) => page.getByRole('complementary', { name: 'News and notices' });
const snippet = (page: Page) => page.getByRole('heading', { name: /Cutting$/ });
const titleShown = async (page: Page) => (await snippet(page).textContent()) ?? '';
const advert = (page: Page) => page.getByRole('region', { name: 'Advertisement' });
const news = (page: Page) => page.getByRole('region', { name: 'The Board Is Up' });
const next = (page: Page) => page.getByRole('button', { name: 'Next snippet' });

/** Paths of all requests from now on. */
function askedOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${pathname.slice(4)}${search}`);
  });
  return asked;
}

test('snippets continue, are saved to the journal, and fail visibly; news can be dismissed', {
  annotation: {
    type: 'rows',
    description:
      'C-INFOBAR-002, C-INFOBAR-005, C-INFOBAR-007, C-INFOBAR-010, C-INFOBAR-011, C-INFOBAR-012, C-INFOBAR-013',
  },
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await aNewcomer(page);
  const asked = askedOf(page);
  await page.goto('/');
  await expect(bar(page).getByRole('heading', { name: /Cutting$/ })).toBeVisible();
  // The player's own news come first.
  await expect(bar(page)).toContainText(/What you seek[\s\S]*What you have[\s\S]*Cutting/);
  await expectAccessible(page);

  const shown = [await titleShown(page)];
  while (shown.length < 7) {
    const before = shown.at(-1) ?? '';
    await next(page).press('Enter');
    await expect(snippet(page)).not.toHaveText(before);
    shown.push(await titleShown(page));
  }
  expect(new Set(shown.slice(0, 6)).size).toBe(6);
  expect(shown[6]).toBe(shown[0]);
  expect(asked.filter((each) => each === '/infobar')).toHaveLength(1);
  expect(asked.filter((each) => each.startsWith('/infobar/snippets?after='))).toHaveLength(1);

  const sent = page.waitForRequest((request) => request.url().endsWith('/profile/share'));
  await bar(page).getByRole('button', { name: 'Into my journal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Into your journal' });
  await expect(dialog.getByLabel('Title')).toHaveValue(shown[6] ?? '');
  const middle = () => dialog.evaluate((it) => it.getBoundingClientRect().left + it.clientWidth / 2);
  await expect.poll(async () => Math.abs((await middle()) - 640)).toBeLessThan(30);
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ contentClass: 'Sidebar', message: shown[6] });
  const done = page.getByRole('dialog', { name: 'Recorded for posterity!' });
  await done.getByRole('link', { name: 'Read your journal' }).click();
  await expect(page.getByRole('main')).toContainText(shown[6] ?? '');

  await test.step('news are put away for good, and come back only as others', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Story' }).click();
    await expect(news(page).getByRole('link', { name: 'More of this' })).toHaveAttribute('href', '/help');
    await news(page)
      .getByRole('button', { name: /^Put away/ })
      .press('Enter');
    await expect(news(page)).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Information' })).toBeFocused();
    await page.reload();
    await expect(snippet(page)).toBeVisible();
    await expect(news(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('dismissed-news', '1'));
    await page.reload();
    await expect(news(page)).toBeVisible();
  });

  await test.step('on a telephone news, snippet and advert stand below the story; the advert leads where it says', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(below(page)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    const story = await page.getByRole('button', { name: 'Go' }).last().boundingBox();
    expect((await below(page).boundingBox())?.y).toBeGreaterThan(story?.y ?? Number.POSITIVE_INFINITY);
    await advert(page).scrollIntoViewIfNeeded();
    await expectPicture(advert(page).getByRole('img', { name: 'Stalls under a string of flags.' }));
    await advert(page).getByRole('link', { name: 'The Fair, by Day' }).click();
    await expect(page).toHaveURL(/\/myself$/);
  });
});

test('an advert without alternative text is hidden, and a missing snippet can be retried', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await aNewcomer(page);
  await page.route('**/api/infobar', async (route) => {
    const reply = await (await route.fetch()).json();
    const snippets = [{ id: 1, title: 'Own Cutting', description: '<p>Cut.</p>', image: 'pen' }];
    await route.fulfill({ json: { ...reply, snippets, advert: { ...reply.advert, altText: '' } } });
  });
  await page.route('**/api/infobar/snippets*', (route) => route.abort());
  await page.goto('/');
  await expect(snippet(page)).toHaveText('Own Cutting');
  await expect(advert(page)).toHaveCount(0);
  await next(page).click();
  await expect(page.getByRole('alert')).toHaveText('The next snippet could not be loaded. Press Next to try again.');
  await expect(snippet(page)).toHaveText('Own Cutting');
  await page.unroute('**/api/infobar/snippets*');
  await next(page).click();
  await expect(snippet(page)).not.toHaveText('Own Cutting');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('while the story holds Extras back there is neither advert nor snippet, and none is asked for', {
  annotation: { type: 'rows', description: 'C-INFOBAR-003, C-INFOBAR-004' },
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const player = await atTheFair(page);
  await page.goto('/');
  await expect(snippet(page)).toBeVisible();
  await expect(advert(page)).toBeVisible();
  await takeGift(page, player, 'the cuttings down');
  const asked = askedOf(page);
  await page.goto('/');
  await expect(news(page)).toBeVisible();
  await expect(snippet(page)).toHaveCount(0);
  await expect(advert(page)).toHaveCount(0);
  expect(asked.filter((each) => each.startsWith('/infobar'))).toEqual([]);

  await takeGift(page, player, 'the cuttings up');
  await page.goto('/');
  await expect(snippet(page)).toBeVisible();
  await expect(advert(page)).toBeVisible();

  await test.step('a result carries no advert, and the list carries it again', async () => {
    await begin(page, 'The Tout');
    await goOf(page, 'Take a handful of change').click();
    await expect(onwards(page)).toBeVisible();
    await expect(snippet(page)).toBeVisible();
    await expect(advert(page)).toHaveCount(0);
    await onwards(page).click();
    await expect(advert(page)).toBeVisible();
  });
});
