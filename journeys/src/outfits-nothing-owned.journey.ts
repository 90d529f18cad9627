import { expect, type Page } from '@playwright/test';
import { ask, goTo, somebody } from './fixtures/a-newcomer.ts';
import { atTheFair } from './fixtures/at-the-fair.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

/** Uses an item by calls, and plays the first branch of its storylet. */
async function useUp(page: Page, token: string, item: string): Promise<void> {
  const { possessions } = await ask(page.request, 'GET /character/myself', {}, token);
  const qualityId = possessions.flatMap((group) => group.possessions).find(({ name }) => name === item)?.id ?? 0;
  await ask(page.request, 'POST /storylet/usequality', { qualityId }, token);
  const { storylet } = await ask(page.request, 'POST /storylet', {}, token);
  await ask(page.request, 'POST /storylet/choosebranch', { branchId: storylet?.childBranches[0]?.id ?? 0 }, token);
  await ask(page.request, 'POST /storylet', {}, token);
}

test('money is shown as in the purse, and a page without items says so', {
  annotation: { type: 'rows', description: 'C-POSSESS-007' },
}, async ({ page }) => {
  await test.step('money is shown as in the purse, and not counted like an item', async () => {
    await atTheFair(page, 'a hundred');
    await page.goto('/possessions');
    const money = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Echoes' });
    await expect(money).toContainText('1.00 Echoes');
    await expect(money).not.toContainText('100');
  });

  await test.step('says that there are no items, shows empty slots and hides used-up items', async () => {
    const { token } = await somebody(page.request);
    await goTo(page.request, token, 'Market Cross');
    await choose(page.request, token, 'The Linen Press', 'Take the jar of camphor');
    for (let jar = 0; jar < 3; jar++) await useUp(page, token, 'Jar of Camphor');
    await page.evaluate((kept) => sessionStorage.setItem('access_token', kept), token);
    await page.goto('/possessions');
    await expect(page.getByText('You own nothing but your boots and your name.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Nothing for these yet:' }).getByRole('listitem')).toHaveCount(14);
    await expect(page.getByRole('main').getByRole('button', { name: /^What is / })).toHaveCount(0);
    await expectAccessible(page);
  });
});
