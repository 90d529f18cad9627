import { expect, type Page } from '@playwright/test';
import { ask, goTo, type Newcomer } from './fixtures/a-newcomer.ts';
import { play } from './fixtures/a-player-in-the-playhouse.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { go } from './fixtures/go.ts';
import { anEmployer, hall, send, wind } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

/** A plot of eight actions that can be called off. */
const stair = 'Find the Other Stair';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });

/** A player whose agent Pin Cotter is back from the first plot. */
async function whosePinIsBack(page: Page): Promise<Newcomer> {
  const player = await anEmployer(page);
  await send(page, player, hall.pin, hall.card);
  await wind(page, player, 'Wind it three times');
  return player;
}
const actionsOf = async (page: Page, { token }: Newcomer) =>
  (await ask(page.request, 'GET /character/actions', {}, token)).actions;
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test.describe('an agent on a plot', () => {
  const shared = onOnePage(test, async (page) => {
    const player = await anEmployer(page);
    return player;
  });

  test('abandons a plot after a question, by a weak button up to five actions', {
    annotation: { type: 'rows', description: 'C-AGENT-060, C-AGENT-088' },
  }, async () => {
    const { page, start: player } = shared();

    await goTo(page.request, player.token, 'Market Cross');
    await play(page, player, ['The Stage Door', 'Go in'], ['The Prompter', 'Say them after her']);
    await goTo(page.request, player.token, hall.place);
    await send(page, player, hall.pin, stair);
    await wind(page, player, 'Wind it three times');
    for (const _ of [4, 5]) await wind(page, player, 'Wind it once');
    const abandon = button(page, `Abandon Plot: ${stair}`);
    await page.goto('/agents');
    await expect(abandon).toHaveCSS('box-shadow', 'none');
    await wind(page, player, 'Wind it once');
    await page.reload();
    await expect(abandon).toBeVisible();
    await expect(abandon).not.toHaveCSS('box-shadow', 'none');
    await abandon.click();
    const question = page.getByRole('dialog', { name: 'Abandon this plot?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('1/2 Active Plots')).toBeVisible();
    await abandon.click();
    await question.getByRole('button', { name: 'Abandon' }).press('Enter');
    await expect(page.getByText('0/2 Active Plots')).toBeVisible();
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: `${hall.pin} is at home again.` }),
    ).toHaveCount(1);
    await expect(heading(page, hall.pin)).toBeFocused();
    await expect(button(page, `Assign ${hall.pin}`)).toBeEnabled();
  });

  test('opens, postpones and answers a report, and returns to the list', {
    annotation: {
      type: 'rows',
      description:
        'C-AGENT-015, C-AGENT-029, C-AGENT-030, C-AGENT-031, C-AGENT-032, C-AGENT-033, C-AGENT-057, C-AGENT-058, C-AGENT-059',
    },
  }, async () => {
    const { page, start: player } = shared();

    await send(page, player, hall.pin, hall.card);
    await wind(page, player, 'Wind it three times');
    await page.reload();
    const receive = button(page, `Receive Report from ${hall.pin}`);
    await receive.click();
    await expect(heading(page, 'What Was Said at the Door')).toBeVisible();
    await expect(heading(page, hall.pin)).toBeVisible();
    await button(page, 'Perhaps not').click();
    await expect(receive).toBeVisible();

    await receive.click();
    const choice = (name: string) =>
      main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) });
    await expect(choice('Ask what they saw')).toContainText('From the step, and through the gap.');
    await expect(choice('Ask what they saw')).toContainText('Watchful');
    await expect(choice('Ask what they saw').locator('img').first()).toHaveAttribute('src', /^\/images\//);
    const second = choice('Ask what they saw').getByRole('checkbox');
    await second.check();
    await second.uncheck();
    await expect(second).not.toBeChecked();
    await expect(choice('Ask what it cost')).toContainText('2 Fate');
    // The report replaces the list.
    await expect(page.getByLabel('Show:')).toHaveCount(0);
    await expect(choice('Ask for the letter itself').getByRole('button', { name: /Locked/ })).toBeDisabled();
    await expectAccessible(page);
    // A reload shows the same report.
    await page.reload();
    await expect(heading(page, 'What Was Said at the Door')).toBeVisible();
    await choice('Ask what they saw').getByRole('button', { name: go }).click();
    await expect(heading(page, /All of It|A Boot/)).toBeVisible();
    await expect(main(page).getByRole('list', { name: 'What came of it' })).toContainText('Watchful');
    await expectAccessible(page);
    await button(page, 'Onwards').press('Enter');
    await expect(page.getByText('0/2 Active Plots')).toBeVisible();
    await expect(heading(page, 'Agents')).toBeFocused();
    await expect(button(page, `Assign ${hall.pin}`)).toBeEnabled();
  });
});

test('a report waits for a forced story, needs no actions, and its silent changes show at once', {
  annotation: {
    type: 'rows',
    description: 'C-AGENT-004, C-AGENT-064, C-AGENT-107, C-STORY-060, C-ROLE-009, C-ROUTE-034',
  },
}, async ({ page }) => {
  const player = await whosePinIsBack(page);
  // No actions are left, but a report needs none.
  await wind(page, player, 'Wind it till it will go no further');
  for (let left = await actionsOf(page, player); left > 0; left--) await wind(page, player, 'Wind it once');
  const choice = (name: string) =>
    main(page).getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: go });
  await page.goto('/');

  await test.step('a report waits while a story lies open that cannot be left, and says which', async () => {
    await choice('The Chimney').click();
    await heading(page, 'The Chimney').waitFor();
    await tab(page, /^Agents/).click();
    await button(page, `Receive Report from ${hall.pin}`).click();
    await expect(main(page).getByRole('alert')).toContainText('“The Chimney”');
    await tab(page, 'Story').click();
    await choice('Climb to the top').click();
    await button(page, 'Onwards').click();
    await expect(choice('The Chimney')).toBeVisible();
  });
  await test.step('a report that lies open is the open story: the story’s page says whose it is, and leads there', async () => {
    await tab(page, /^Agents/).click();
    await button(page, `Receive Report from ${hall.pin}`).click();
    await heading(page, 'What Was Said at the Door').waitFor();
    await expect(page.getByLabel('Show:')).toHaveCount(0);
    await expect(button(page, /^Assign /)).toHaveCount(0);
    await tab(page, 'Story').click();
    await expect(page.getByRole('status').getByText('An agent of yours is reporting to you.')).toBeVisible();
    await main(page).getByRole('link', { name: 'To your agents' }).click();
    await expect(heading(page, 'What Was Said at the Door')).toBeVisible();
  });
  await test.step('what a report changes of the character without a word is on the page at once', async () => {
    await expect(tab(page, 'Fate')).toBeVisible();
    await choice('Ask what they saw').waitFor();
    await choice('Have the counting-room locked').click();
    await expect(heading(page, 'Locked Up')).toBeVisible();
    await expect(tab(page, 'Fate')).toHaveCount(0);
    await page.goto('/fate');
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(tab(page, 'Story')).toBeVisible();
    await expect(tab(page, 'Fate')).toHaveCount(0);
  });
});

test('an agent’s return shows an alert on every page, and a marker on the tab until it is opened', {
  annotation: {
    type: 'rows',
    description: 'C-LAYOUT-014, C-AGENT-003, C-AGENT-038, C-AGENT-066, C-AGENT-067, C-AGENT-068',
  },
}, async ({ page }) => {
  const player = await anEmployer(page);
  await send(page, player, hall.pin, hall.card);
  await page.clock.install();
  await page.goto('/');
  const card = main(page).getByRole('listitem').filter({ hasText: 'The Hall Clock' });
  await card.getByRole('button', { name: go }).click();
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: 'Wind it three times' })
    .getByRole('button', { name: go })
    .click();
  await button(page, 'Onwards').waitFor();
  const alert = page.getByRole('status').filter({ hasText: `${hall.pin} is back from ${hall.card}` });
  await expect(alert).toBeVisible();
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Agents/ });
  await expect(tab).toContainText(/new/i);
  // The alert waits while the pointer is on it.
  await alert.hover();
  await page.clock.runFor(12_000);
  await expect(alert).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_500);
  await expect(alert).toHaveCount(0);
  await expect(tab).toContainText(/new/i);
  await test.step('a reload keeps the marker and repeats no alert', async () => {
    await page.reload();
    await expect(tab).toContainText(/new/i);
    await expect(alert).toHaveCount(0);
  });
  await tab.click();
  await expect(page.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
  await expect(tab).not.toContainText(/new/i);
  await test.step('after the visit, a reload shows neither', async () => {
    const answered = page.waitForResponse('**/api/agents');
    await page.goto('/');
    await answered;
    await button(page, 'Onwards').waitFor();
    await expect(alert).toHaveCount(0);
    await expect(tab).not.toContainText(/new/i);
  });
});
