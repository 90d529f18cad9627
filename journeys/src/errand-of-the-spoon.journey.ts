import { expect, type Page, test } from '@playwright/test';
import { aNewcomer, ask, burnDown, goTo, introduce, playOne } from './fixtures/a-newcomer.ts';
import { choose } from './fixtures/choose-by-call.ts';
import { go } from './fixtures/go.ts';
import { expectPicture } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const nephew = 'Mr Aubrey Thripp';

test('in the default world, the first agent is hired, lent an item, sent and reports back', {
  annotation: { type: 'rows', description: 'C-AGENT-001, C-AGENT-057, C-AGENT-058, C-AGENT-065' },
}, async ({ page }) => {
  const player = await aNewcomer(page);
  const { request } = page;
  const { token } = player;
  await introduce(page, player, 10);
  await goTo(request, token, 'Lampwick');
  await choose(request, token, 'Word Comes to Number Nine', 'Wait at the gate');
  // Play the first of four errands and the storylets that it leads to.
  await playOne(request, token, /^A Finding of Fact$/);
  await playOne(request, token);

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Agents' })).toHaveCount(0);
  await part(page, 'Second in Merit').getByRole('button', { name: go }).click();
  await part(page, 'Take him, and ask what he wants for wages').getByRole('button', { name: go }).click();
  await expect(page.getByRole('heading', { name: 'Only to Look' })).toBeVisible();
  // The result leads to the agent whom it has engaged.
  await main(page).getByRole('button', { name: nephew, exact: true }).click();

  const him = part(page, nephew);
  await expectPicture(him.locator('img').first());
  await him.getByRole('button', { name: /^Luggage: nothing/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Equip Card-Case' }).click();
  await him.getByRole('button', { name: `Assign ${nephew}` }).click();
  await part(page, 'The Extra Spoon')
    .getByRole('button', { name: /^Prepare/ })
    .click();
  await main(page).getByRole('button', { name: 'Send off' }).click();
  await main(page).getByRole('button', { name: 'Onwards' }).click();
  await expect(page.getByText('1/2 Active Plots')).toBeVisible();

  await ask(request, 'POST /fate/purchase', { storeItemId: 1, action: 'RefillActions' }, token);
  await burnDown(page, player, 1);
  await page.reload();
  await main(page)
    .getByRole('button', { name: `Receive Report from ${nephew}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Twenty-Three in the Drawer' })).toBeVisible();
  // The agent narrates the report.
  await expect(main(page)).toContainText('two invitations');
  await part(page, 'Let Mrs Hatchard have it as she says').getByRole('button', { name: go }).click();
  await expect(page.getByRole('heading', { name: 'Relined' })).toBeVisible();
  await expect(main(page)).toContainText('could hardly get home');
  await main(page).getByRole('button', { name: 'Onwards' }).click();
  await him.getByRole('button', { name: `Assign ${nephew}` }).click();
  await expect(part(page, 'A House to Be Slept In')).toBeVisible();
});
