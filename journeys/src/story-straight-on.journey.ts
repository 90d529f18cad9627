import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { aPlayer, begin, goOf, onwards, perhapsNot } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a choice that leads straight on shows the next story with its gains, once', {
  annotation: { type: 'rows', description: 'C-STORY-049' },
}, async ({ page }) => {
  const { token } = await aPlayer(page);
  const applause = async () => {
    const { possessions } = await ask(page.request, 'GET /character/myself', {}, token);
    const found = possessions.flatMap((group) => group.possessions).find(({ name }) => name === 'Applause');
    return found?.level ?? 0;
  };
  const before = await applause();
  await page.goto('/');
  await begin(page, 'The Revolve');

  await test.step('after a lost reply the same press has no second effect, and the next story stands', async () => {
    await page.route(
      '**/api/storylet/choosebranch',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await goOf(page, 'Step on it').click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, 'Behind the Scenery')).toBeFocused();
    await expect(page.getByRole('list', { name: 'What came of it' })).toContainText('Applause');
    await expect(onwards(page)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSideways(page);
    expect(await applause()).toBe(before + 1);
  });

  await test.step('a reload keeps the next story, and it can be left', async () => {
    await page.reload();
    await expect(heading(page, 'Behind the Scenery')).toBeVisible();
    await perhapsNot(page).click();
    await expect(goOf(page, 'The Revolve')).toBeVisible();
    expect(await applause()).toBe(before + 1);
  });
});
