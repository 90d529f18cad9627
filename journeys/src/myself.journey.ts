import { expect, type Page } from '@playwright/test';
import { aNewcomer, ask, goTo, type Newcomer } from './fixtures/a-newcomer.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways, expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const nav = (page: Page) => page.getByRole('navigation', { name: 'Kinds of quality' });
const kinds = (page: Page) => nav(page).getByRole('button');
const marked = (page: Page) => nav(page).locator('[aria-current]');
const group = (page: Page, name: string) => page.getByRole('main').getByRole('article').getByRole('region', { name });
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter by name' });
const line = (page: Page, name: string) =>
  page
    .getByRole('article')
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.locator('img') });

/** A new player who has one of everything from the tray in The Shuttered House. */
async function withOneOfEverything(page: Page): Promise<Newcomer> {
  const newcomer = await aNewcomer(page);
  await goTo(page.request, newcomer.token, 'The Shuttered House');
  for (const cord of ['Take one of everything', 'Sit in the draught']) {
    await choose(page.request, newcomer.token, 'The Cords of the Shutters', cord);
  }
  return newcomer;
}

test.describe('the character sheet', () => {
  const shared = onOnePage(test, async (page) => {
    const { name, token } = await withOneOfEverything(page);
    return { name, token };
  });

  test('loads and lists every quality by category with icon, level and description', {
    annotation: {
      type: 'rows',
      description: 'C-MYSELF-001, C-MYSELF-006, C-MYSELF-008, C-MYSELF-009, C-MYSELF-010, C-MYSELF-016, C-MYSELF-017',
    },
  }, async () => {
    const {
      page,
      start: { name },
    } = shared();

    const letGo = await holdCalls(page, '**/api/character/myself');
    await page.goto('/myself');
    await expect(page.getByText('Lighting the lamps').first()).toBeVisible();
    await expect(nav(page)).toHaveCount(0);
    letGo();

    await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
    await expect(page.getByRole('article').getByText(`${name}, a lady`)).toBeVisible();
    await expect(kinds(page)).toHaveText(['Attributes', 'Skills', 'Menaces', 'Circumstances', 'About your person']);
    for (const kind of await kinds(page).allTextContents()) {
      await expect(group(page, kind).getByRole('heading', { level: 2 })).toContainText(kind);
    }
    const pitch = group(page, 'Skills').getByRole('listitem').filter({ hasText: 'Perfect Pitch' });
    await expect(pitch).toContainText('Perfect Pitch 3');
    await expect(pitch).toContainText('One knows what the bell says.');
    await expectPicture(pitch.locator('img'));
    await expect(group(page, 'Menaces')).toContainText('A Cough');
    await expect(group(page, 'Menaces').locator('em')).toHaveText('Do shut it.');
  });

  test('filters qualities by name regardless of case, and hides empty categories', {
    annotation: { type: 'rows', description: 'C-MYSELF-011, C-MYSELF-015' },
  }, async () => {
    const { page } = shared();

    await filter(page).fill('KNÓT');
    await expect(kinds(page)).toHaveText(['Skills']);
    await expect(page.getByRole('article').getByRole('status').filter({ hasText: 'of 6' })).toHaveText('1 of 6');
    await expect(line(page, 'Knots')).toBeVisible();
    await expect(line(page, 'Perfect Pitch')).toHaveCount(0);
    await filter(page).fill('nobody');
    await expect(page.getByText('Nothing of yours goes by that name.')).toBeVisible();
    await expect(nav(page)).toHaveCount(0);
    await expectAccessible(page);
    await filter(page).fill('');
    await expect(kinds(page)).toHaveCount(5);
  });

  test('reveals a relationship by keyboard and renders markup', {
    annotation: { type: 'rows', description: 'C-MYSELF-018, C-MYSELF-036' },
  }, async () => {
    const { page } = shared();

    await page.goto('/myself');
    const toggle = line(page, 'Knots').getByRole('button', { name: /^How you stand ?: Knots$/ });
    const told = page.getByText('You and they understand each other.');
    await expect(told).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(told).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(told.locator('em')).toHaveText('understand');
    await expect(group(page, 'Menaces').locator('em')).toHaveText('Do shut it.');
    // The ampersand is an entity in `nameAndLevel`.
    await expect(group(page, 'Menaces')).toContainText('A Cough & a Sneeze');
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(told).toBeHidden();
  });

  test('shows cameo, lodgings and the privacy of the journal', {
    annotation: { type: 'rows', description: 'C-MYSELF-020, C-MYSELF-023' },
  }, async () => {
    const {
      page,
      start: { token },
    } = shared();

    const panel = page.getByRole('region', { name: 'Cameo & Lodgings' });
    const isPrivate = async () =>
      (await ask(page.request, 'GET /character/myself', {}, token)).character.journalIsPrivate;
    await page.getByRole('link', { name: 'Myself' }).first().click();
    await expect(panel).toContainText('You have no lodgings as yet.');
    await goTo(page.request, token, 'Card Alley');
    await choose(page.request, token, 'The Landlord of the Alley', 'Take three rooms in the alley');
    await page.goto('/myself');
    await expect(panel).toContainText('Three Rooms');
    await expect(panel).toContainText('One to sit in, one to lie in, one to go between them.');
    await expectPicture(panel.locator('img').first());
    await expectPicture(panel.locator('img').last());

    const tick = page.getByRole('checkbox', { name: 'Private profile' });
    await expect(tick).toBeChecked();
    await tick.uncheck();
    await expect.poll(isPrivate).toBe(false);
    await expectAccessible(page);
    await page.reload();
    await expect(tick).not.toBeChecked();
    await tick.focus();
    await page.keyboard.press('Space');
    await expect.poll(isPrivate).toBe(true);
  });
});

test('the side navigation scrolls to a category and marks the one in view', {
  annotation: { type: 'rows', description: 'C-MYSELF-012, C-MYSELF-013, C-MYSELF-014, C-MYSELF-019' },
}, async ({ page }) => {
  await withOneOfEverything(page);
  await page.clock.install();

  await test.step('scrolls to a category in 1.5 s with only that one marked, and marks what is scrolled to', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/myself');
    await expect(marked(page)).toHaveText('Attributes');
    await page.evaluate(() => {
      const seen: string[] = [];
      const bar = document.querySelector('nav[aria-label="Kinds of quality"]') as HTMLElement;
      new MutationObserver(() => {
        const name = bar.querySelector('[aria-current]')?.textContent ?? '';
        if (seen.at(-1) !== name) seen.push(name);
      }).observe(bar, { subtree: true, attributes: true });
      Object.assign(window, { seen });
    });
    await kinds(page).filter({ hasText: 'Menaces' }).click();
    await page.clock.runFor(1700);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['Menaces']);
    const top = await group(page, 'Menaces').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeLessThan(100);
    await expect(group(page, 'Menaces').locator('..')).toBeFocused();

    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, -2000);
    await expect(marked(page)).toHaveText('Attributes');
  });

  await test.step('on a phone the categories are a sticky bar that names the one in view', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.reload();
    const bar = page.getByRole('combobox', { name: 'Go to' });
    await expect(bar).toHaveValue('Attributes');
    await bar.selectOption('Menaces');
    await page.clock.runFor(1700);
    await expect(bar).toHaveValue('Menaces');
    const distance = await bar.evaluate((select) => {
      const covered = getComputedStyle(document.documentElement).getPropertyValue('--covered-top');
      return (select.parentElement?.getBoundingClientRect().top ?? 0) - Number.parseFloat(covered);
    });
    expect(Math.abs(distance)).toBeLessThan(2);
    const [foot, top] = await Promise.all(
      [bar.locator('..'), group(page, 'Menaces')].map((each) =>
        each.evaluate((element) => element.getBoundingClientRect()),
      ),
    );
    expect(top?.top).toBeGreaterThanOrEqual(foot?.bottom ?? 0);
    await expectNoSideways(page);
    await expectAccessible(page);
  });
});
