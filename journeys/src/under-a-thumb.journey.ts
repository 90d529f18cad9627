import { expect, test as inOurWorld, type Page } from '@playwright/test';
import { aNewcomer, ask, goTo, introduce } from './fixtures/a-newcomer.ts';
import { cardOf, play } from './fixtures/a-player-in-the-playhouse.ts';
import { aTraveller, banner, compass, mapDialog, place } from './fixtures/a-traveller-at-the-map.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { test } from './fixtures/in-the-town.ts';
import { complaintsOf, expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { publicPages, screens } from './fixtures/screens.ts';
import { expectThumbSized, smallTargets } from './fixtures/thumb-checks.ts';

test.use({ ...withoutPictures, ...reducedMotion });
inOurWorld.use(withoutPictures);

const onATelephone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
test.use(onATelephone);
inOurWorld.use(onATelephone);

/** Opens each page and asserts that thumbs and eyes find it large enough. */
async function expectPagesThumbSized(
  page: Page,
  pages: readonly (readonly [path: string, title: string | undefined])[],
) {
  for (const [path, title] of pages)
    await test.step(path, async () => {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1, ...(title !== undefined && { name: title }) });
      await expect(heading.first()).toBeVisible();
      await expectThumbSized(page);
    });
}

test('on a phone, visitors’ pages have no small text and no small touch target', async ({ page }) => {
  await expectPagesThumbSized(page, publicPages);
});

test('on a phone, players’ pages have no small text and no small touch target', async ({ page }) => {
  test.slow();
  const newcomer = await aNewcomer(page);
  await goTo(page.request, newcomer.token, 'The Shuttered House');
  await expectPagesThumbSized(
    page,
    screens.map(({ path, title }) => [path, title] as const),
  );
});

test('on a phone, menu, dialogs, choices and results have no small text and no small touch target', async ({
  page,
}) => {
  test.slow();
  const newcomer = await aNewcomer(page);
  await goTo(page.request, newcomer.token, 'Market Cross');
  await test.step('the menu', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'More', exact: true })).toBeVisible();
    await expectThumbSized(page);
    await page.keyboard.press('Escape');
    // A closing layer goes back in the history, which would end a navigation that has begun.
    await page.waitForFunction(() => (history.state?.depth ?? 0) === 0);
  });
  await test.step('a form in a dialog', async () => {
    await page.goto('/myself');
    await page.getByRole('button', { name: 'Open Journal' }).tap();
    await page.getByRole('button', { name: 'Create New Tag...' }).tap();
    await expect(page.getByRole('dialog', { name: 'Create New Tag' })).toBeVisible();
    await expectThumbSized(page);
  });
  await test.step('tabs that scroll sideways show the selected one', async () => {
    await page.goto('/account#contacts');
    await expect(page.getByRole('tab', { name: 'Contacts', selected: true })).toBeInViewport({ ratio: 1 });
  });
  await test.step('stories, a story and its result', async () => {
    await play(page, newcomer, ['The Stage Door', 'Go in']);
    await ask(page.request, 'POST /extra/comfort', { compactLists: 'large' }, newcomer.token);
    await page.goto('/');
    const card = cardOf(page, 'The Prompter');
    await expect(card).toBeVisible();
    await expectThumbSized(page);
    await card.getByRole('button', { name: /^Favourite/ }).tap();
    await expect(card.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: 'The Prompter', level: 3 })).toBeVisible();
    await card.getByRole('heading').tap();
    await expect(page.getByRole('heading', { name: 'The Prompter', level: 2 })).toBeVisible();
    await expectThumbSized(page);
    await page.getByRole('list', { name: 'What you can do' }).getByRole('button', { name: go }).first().tap();
    await expect(page.getByRole('button', { name: 'Onwards' })).toBeVisible();
    await expectThumbSized(page);
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
  expect(await smallTargets(page)).toEqual([]);
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
