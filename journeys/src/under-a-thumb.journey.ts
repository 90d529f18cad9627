import { expect, test as inOurWorld, type Page } from '@playwright/test';
import { aNewcomer, ask, goTo, introduce } from './fixtures/a-newcomer.ts';
import { cardOf, play } from './fixtures/a-player-in-the-playhouse.ts';
import { aTraveller, banner, compass, mapDialog, place } from './fixtures/a-traveller-at-the-map.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { navigateClientSide } from './fixtures/navigate-client-side.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use({ ...withoutPictures, ...reducedMotion });
inOurWorld.use(withoutPictures);

const onATelephone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
test.use(onATelephone);
inOurWorld.use(onATelephone);

/**
 * Pressable elements that are smaller than a finger and too close to their neighbours. A link inside a sentence may be
 * as high as its line.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const finger = 44;
    const apart = 24;
    const wanted = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const targets = [...scope.querySelectorAll<HTMLElement>(wanted)]
      .filter((each) => each.checkVisibility({ opacityProperty: true }) || each.closest('label') !== null)
      .filter((each) => !each.closest('.visually-hidden, [inert]'))
      .filter((each) => !(getComputedStyle(each).display === 'inline' && each.closest('p, dd, li') !== null))
      .map((each) => {
        const label = each.matches('input[type=radio], input[type=checkbox]') ? each.closest('label') : null;
        const { x, y, width, height } = (label ?? each).getBoundingClientRect();
        const called = each.ariaLabel ?? each.textContent?.trim().slice(0, 40);
        return { called, isInBar: each.closest('nav[aria-label="Main"]') !== null, x, y, width, height };
      })
      .filter(({ x, y, width, height }) => width > 2 && height > 2 && x + width > 0 && y + height > 0);
    const middle = ({ x, y, width, height }: (typeof targets)[number]) => ({ x: x + width / 2, y: y + height / 2 });
    return targets
      .filter(({ width, height }) => width < finger || height < finger)
      .filter((one) => {
        const { x, y } = middle(one);
        return targets.some((other) => {
          // An element under the bar is scrolled into view before it is pressed.
          if (other === one || other.isInBar !== one.isInBar) return false;
          const right = Math.max(other.x - x, 0, x - other.x - other.width);
          const down = Math.max(other.y - y, 0, y - other.y - other.height);
          return Math.hypot(right, down) < apart / 2;
        });
      })
      .map(({ called, width, height }) => `${called}: ${Math.round(width)}x${Math.round(height)}`);
  });

/** Buttons narrower or lower than a finger. */
const lowButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main li > button, main li span > button, header button, aside button')]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ called: each.ariaLabel ?? each.textContent?.trim(), box: each.getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => width < 43.5 || height < 43.5)
      .map(({ called, box: { width, height } }) => `${called}: ${Math.round(width)}x${Math.round(height)}`),
  );

const playersPages = [
  ['/', 'The Shuttered House'],
  ['/myself', 'Myself'],
  ['/possessions', 'My Possessions'],
] as const;
/** Pages linked from the footer. */
const atTheFoot = ['Help', 'Privacy', 'Terms', 'Credits'] as const;

test('touch targets are large or far apart on landing, menu, preferences and player pages', async ({ page }) => {
  await test.step('the landing', async () => {
    await page.goto('/login');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  });
  const newcomer = await aNewcomer(page);
  await goTo(page.request, newcomer.token, 'The Shuttered House');
  for (const [path, name] of playersPages)
    await test.step(path, async () => {
      await (path === '/' ? page.goto(path) : navigateClientSide(page, path));
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await tooSmall(page)).toEqual([]);
    });
  const expectNoneTooSmallOn = async (name: string) => {
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await tooSmall(page)).toEqual([]);
  };
  await test.step('the menu, and the comforts it leads to', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    const preferences = page.getByRole('dialog', { name: 'More', exact: true }).getByRole('link', { name: 'Comforts' });
    await expect(preferences).toBeInViewport();
    expect(await tooSmall(page)).toEqual([]);
    await preferences.tap();
    await expectNoneTooSmallOn('Comforts');
  });
  for (const name of atTheFoot)
    await test.step(name, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).tap();
      await expectNoneTooSmallOn(name);
    });
  await test.step('beside a choice, in the strip above, and on a story', async () => {
    await goTo(page.request, newcomer.token, 'Market Cross');
    await play(page, newcomer, ['The Stage Door', 'Go in']);
    await ask(page.request, 'POST /extra/comfort', { compactLists: 'large' }, newcomer.token);
    await page.goto('/');
    await expect(cardOf(page, 'The Prompter')).toBeVisible();
    expect(await lowButtons(page)).toEqual([]);
    const card = cardOf(page, 'The Prompter');
    await card.getByRole('button', { name: /^Favourite/ }).tap();
    await expect(card.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: 'The Prompter', level: 3 })).toBeVisible();
    await card.getByRole('heading').tap();
    await expect(page.getByRole('heading', { name: 'The Prompter', level: 2 })).toBeVisible();
  });
});

const sheet = (page: Page, name: string) => mapDialog(page).getByRole('region', { name });

test('a touched place opens a sheet at the bottom, which closes by Back and leads there', async ({ page }) => {
  const complaints = complaintsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/map/move') && sent.push(request.url()));
  await aTraveller(page, {});
  await page.goto('/');
  await compass(page).tap();
  await place(page, 'The Endless Table', 'open').tap();
  await expect(sheet(page, 'The Endless Table')).toBeVisible();
  await expect(mapDialog(page).getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideways(page);
  expect(await tooSmall(page)).toEqual([]);
  expect(sent).toEqual([]);
  await page.goBack();
  await expect(sheet(page, 'The Endless Table')).toHaveCount(0);
  await expect(mapDialog(page)).toBeVisible();

  await place(page, 'The Endless Table', 'open').tap();
  await expect(sheet(page, 'The Endless Table')).toContainText('there is always another');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await sheet(page, 'The Endless Table').boundingBox())?.width).toBeLessThan(844 / 2);
  const head = await mapDialog(page).locator('header').boundingBox();
  expect(head?.height).toBeLessThan(80);
  await page.setViewportSize(onATelephone.viewport);
  await sheet(page, 'The Endless Table').getByRole('button', { name: 'Close' }).tap();
  await expect(sheet(page, 'The Endless Table')).toHaveCount(0);
  await expect(mapDialog(page).getByRole('group', { name: 'The map' })).toBeFocused();

  await place(page, 'The Endless Table', 'open').tap();
  await sheet(page, 'The Endless Table').getByRole('button', { name: 'Go to The Endless Table' }).tap();
  await expect(banner(page, 'The Endless Table')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(complaints).toEqual([]);
});

inOurWorld('on a phone, the opening and its map show marks, places and names without overlap', async ({ page }) => {
  const complaints = complaintsOf(page);
  const newcomer = await aNewcomer(page);

  await test.step('marks start their own line, and a choice’s cost shares the line of its button', async () => {
    await introduce(page, newcomer, 1);
    await page.goto('/');
    await expectMarksInLine(page);
  });

  await test.step('on the first map, a second tap travels, even under a resting mouse', async () => {
    await introduce(page, newcomer, 5);
    await page.goto('/');
    await compass(page).tap();
    // The sheet will rise under the pointer.
    await page.mouse.move(195, 800);
    await place(page, 'Lampwick', 'open').tap();
    await expect(mapDialog(page).getByText('Zooming in on Lampwick.')).toBeAttached();
    await expect(mapDialog(page).locator('[data-near="true"]')).toBeAttached();
    await expect(sheet(page, 'Lampwick').getByRole('button', { name: 'Go to Lampwick' })).toBeInViewport();
    await place(page, 'Lampwick', 'open').tap();
    await expect(banner(page, 'Lampwick')).toBeVisible();
  });

  await test.step('on the whole map no name overlaps another', async () => {
    await introduce(page, newcomer, 8);
    await page.goto('/');
    await compass(page).tap();
    await expect(place(page, 'The Bazaar', 'open')).toBeAttached();
    expect(await namesOnOthers(page)).toEqual([]);
  });
  expect(complaints).toEqual([]);
});

/** Map labels that overlap another label. */
const namesOnOthers = (page: Page): Promise<readonly string[]> =>
  mapDialog(page)
    .locator('[data-name-of]')
    .evaluateAll((names) => {
      const boxes = names.map((name) => ({ called: name.textContent, box: name.getBoundingClientRect() }));
      const isOn = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      return boxes.flatMap(({ called, box }, at) =>
        boxes.slice(at + 1).flatMap((other) => (isOn(box, other.box) ? [`${called} and ${other.called}`] : [])),
      );
    });

async function expectMarksInLine(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'One Candle, for the Use Of', exact: true }).locator('..');
  await expect(title).toContainText('Pressing');
  const indents: number[] = [];
  for (let width = 320; width <= 440; width += 10) {
    await page.setViewportSize({ width, height: 844 });
    const indent = await title.evaluate((line) => {
      const [name, mark] = [...line.children].map((each) => [...each.getClientRects()]);
      const [last, pill] = [name?.at(-1), mark?.[0]];
      const isAlone = last !== undefined && pill !== undefined && pill.top >= last.bottom - 2;
      return isAlone ? pill.left - (name?.[0]?.left ?? 0) : undefined;
    });
    if (indent !== undefined) indents.push(Math.round(indent));
  }
  expect(indents.length).toBeGreaterThan(0);
  expect(Math.max(...indents)).toBeLessThanOrEqual(0);

  await page.setViewportSize(onATelephone.viewport);
  await page.getByRole('button', { name: 'Go: One Candle, for the Use Of' }).tap();
  const choice = page.getByRole('list', { name: 'What you can do' }).getByRole('listitem').first();
  await expect(choice.getByText('Costs 1 action')).toBeVisible();
  const { cost, button } = await choice.evaluate((card) => {
    const [cost, button] = [...card.querySelectorAll('p, button')]
      .slice(-2)
      .map((each) => each.getBoundingClientRect());
    return { cost, button };
  });
  expect(cost?.top).toBe(button?.top);
  expect(cost?.right).toBeLessThan(button?.left ?? 0);
}
