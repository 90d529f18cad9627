import { expect, type Page, test } from '@playwright/test';
import { holdCalls } from './fixtures/hold-calls.ts';
import { complaintsOf } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

/** Parts of the landing that exist before and after the scripts load. */
const parts = ['title', 'tagline', 'about', 'ways', 'panel'] as const;

const screens = {
  'a telephone': { width: 390, height: 844 },
  'a tablet': { width: 768, height: 1024 },
  'a desktop': { width: 1280, height: 800 },
};

/** Opens the landing and holds its scripts back until the returned function is called. */
async function openAhead(page: Page, path = '/login'): Promise<() => Promise<void>> {
  const letScriptsCome = await holdCalls(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    letScriptsCome();
    await expect(page.getByRole('heading', { name: 'Underhall', level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Asserts that the scripts do not move the parts that were rendered first. */
async function expectToStay(page: Page, path: string, shown: readonly (typeof parts)[number][]): Promise<void> {
  const letScriptsCome = await openAhead(page, path);
  const topOf = async (part: string) => (await page.locator(`.landing-${part}`).boundingBox())?.y ?? Number.NaN;
  await expect(page.locator('.landing-title')).toHaveText('Underhall');
  await expect(page.locator('.landing-tagline')).toHaveText(/^A city four thousand steps below the street/);
  for (const part of parts)
    await expect(page.locator(`.landing-${part}`)).toBeVisible({ visible: shown.includes(part) });
  await page.evaluate(() => document.fonts.ready);
  const before = await Promise.all(shown.map(topOf));

  await letScriptsCome();
  await expect(page.locator('.landing-ahead')).toHaveCount(0);
  for (const [at, part] of shown.entries())
    expect(Math.abs((await topOf(part)) - (before[at] ?? 0)), part).toBeLessThan(2);
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifted.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.02);
}

for (const who of ['somebody who was never here', 'somebody who was'] as const) {
  test(`the landing shows ${who} its frame before scripts load, and nothing moves after`, async ({ page }) => {
    const isNew = who === 'somebody who was never here';
    const withoutWays = parts.filter((part) => part !== 'about' && part !== 'ways');
    if (!isNew) await page.addInitScript(() => localStorage.setItem('been_here', 'yes'));
    const complaints = complaintsOf(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
    });
    for (const [screen, size] of Object.entries(screens))
      for (const path of ['/login', '/sign-up'])
        await test.step(`${path} on ${screen}`, async () => {
          await page.setViewportSize(size);
          await expectToStay(page, path, isNew && path === '/login' ? parts : withoutWays);
        });
    expect(complaints).toEqual([]);
  });
}

test('Begin keeps the focus, and works, before any script has loaded', async ({ page }) => {
  const begin = page.getByRole('link', { name: 'Begin' });
  await test.step('by keyboard', async () => {
    const letScriptsCome = await openAhead(page);
    await expect(begin).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(begin).toBeFocused();
    await letScriptsCome();
    await expect(begin).toBeFocused();
  });
  await test.step('by a press', async () => {
    const letScriptsCome = await holdCalls(page, '**/assets/*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await begin.click();
    await expect(page).toHaveURL(/\/begin$/);
    letScriptsCome();
    await expect(page.getByRole('heading', { name: 'The Four Thousand and Twelfth Step' })).toBeVisible();
  });
});
