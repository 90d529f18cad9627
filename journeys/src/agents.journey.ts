import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { holdCalls } from './fixtures/hold-calls.ts';
import { anEmployer, hall, register, send, takeOn, wind } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });
const agent = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const errand = agent;
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test.describe('the Agents page', () => {
  const shared = onOnePage(test, async (page) => {
    const player = await anEmployer(page, 'Take on the boy as well');
    await page.goto('/agents');
    return player;
  });

  test('shows each agent with portrait, levels, items and Assign', {
    annotation: {
      type: 'rows',
      description: 'C-ROUTE-024, C-MYSELF-002, C-AGENT-002, C-AGENT-004, C-AGENT-005, C-AGENT-009',
    },
  }, async () => {
    const { page } = shared();
    const release = await holdCalls(page, '**/api/agents');
    await page.reload();
    await expect(main(page).getByText('Calling your agents')).toBeVisible();
    await expect(page.getByLabel('Show:')).toHaveCount(0);
    release();
    await expect(page.getByLabel('Show:')).toBeVisible();
    await expect(main(page).getByText('Calling your agents')).toHaveCount(0);
    await page.unroute('**/api/agents');
    await expect(page.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
    await expect(page.getByText('0/2 Active Plots')).toBeVisible();
    const pin = agent(page, hall.pin);
    await expect(pin.getByText('hard to keep out of anywhere')).toBeVisible();
    await expect(pin.getByRole('img').or(pin.locator('img')).first()).toBeVisible();
    await expect(pin.getByRole('button', { name: 'Watchful 12' }).locator('img')).toBeVisible();
    await expect(pin.getByRole('list', { name: `What ${hall.pin} carries` }).getByRole('listitem')).toHaveCount(4);
    await expect(pin.getByRole('button', { name: `Assign ${hall.pin}` })).toBeEnabled();
    await expectAccessible(page);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideways(page);
      const strip = page.getByRole('navigation', { name: 'Myself' }).getByRole('link');
      await expect(strip).toHaveText(['Myself', 'Possessions', 'Agents']);
    }
    const strip = page.getByRole('navigation', { name: 'Myself' });
    for (const [name, heading] of [
      ['Possessions', 'My Possessions'],
      ['Myself', 'Myself'],
      ['Agents', 'Agents'],
    ] as const) {
      await strip.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(strip.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Agents' })).toBeVisible();
  });

  test('filters agents by category, and shows all at first', {
    annotation: { type: 'rows', description: 'C-AGENT-006' },
  }, async () => {
    const { page } = shared();

    const show = page.getByLabel('Show:');
    await expect(show).toHaveValue('');
    await expect(show.locator('option')).toHaveText(['All', 'Attributes', 'Skills', 'Service']);
    const names = main(page).getByRole('listitem').getByRole('heading', { level: 3 });
    await expect(names).toHaveText([hall.pin, hall.tarn, 'The Boy with the Bucket']);
    await show.selectOption('Skills');
    await expect(names).toHaveText([hall.pin]);
    await show.selectOption('');
  });

  test('refuses more plots than allowed, and a plot that costs too much Fate', {
    annotation: { type: 'rows', description: 'C-AGENT-004, C-AGENT-024, C-AGENT-063, C-AGENT-084' },
  }, async () => {
    const { page, start: player } = shared();

    await button(page, `Assign ${hall.pin}`).click();
    await expect(heading(page, `What ${hall.pin} could do`)).toBeVisible();
    await expect(page.getByLabel('Show:')).toHaveCount(0);
    await button(page, 'Consider: The Coal Cellar').click();
    await button(page, 'Prepare: Pay the Coalman').click();
    await expect(main(page).getByText(/This costs 3 Fate, which you do not have/)).toBeVisible();
    await expect(button(page, 'Send off')).toBeDisabled();

    await register(page, player, 'Ask for a little Fate');
    await page.reload();
    await button(page, `Assign ${hall.pin}`).click();
    await button(page, 'Consider: The Coal Cellar').click();
    await button(page, 'Prepare: Pay the Coalman').click();
    await expect(main(page).getByText(/This costs 3 Fate, paid as it begins/)).toBeVisible();
    await button(page, 'Send off').click();
    await expect(main(page).getByText('You spent 3 Fate (1 left).')).toBeVisible();
    await button(page, 'Onwards').click();
    await send(page, player, hall.tarn, hall.boiler);
    await page.reload();
    await expect(button(page, 'Assign The Boy with the Bucket')).toBeDisabled();
    await expect(page.getByText('2/2 Active Plots')).toBeVisible();
  });
});

test('the Agents page has empty, failed, restricted and phone states, and opens a single concern', {
  annotation: { type: 'rows', description: 'C-ROUTE-024, C-MYSELF-003, C-AGENT-017, C-AGENT-062' },
}, async ({ page }) => {
  const player = await aNewcomer(page);
  await test.step('says that there are no agents, and retries a failed fetch', async () => {
    let isDown = true;
    await page.route('**/api/agents', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/agents');
    const again = main(page).getByRole('button', { name: 'Retry' });
    await expect(again).toBeVisible();
    isDown = false;
    await again.click();
    await expect(page.getByText('Nobody is in your service yet.')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Back to the story' })).toHaveAttribute('href', '/');
    await expectAccessible(page);
  });
  await test.step('is hidden while restricted; a single concern opens by itself, and Perhaps not leaves it', async () => {
    await takeOn(page, player, 'Shut the hall');
    await page.goto('/agents');
    await expect(page.getByText('This door is not open yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Agents' })).toHaveCount(0);

    await register(page, player, 'Open the hall');
    await register(page, player, 'Keep to the cellar');
    await page.goto('/agents');
    await expect(page.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
    await button(page, `Assign ${hall.pin}`).click();
    await expect(heading(page, 'The Coal Cellar')).toBeFocused();
    await expect(errand(page, 'Count the Sacks')).toBeVisible();
    await button(page, 'Perhaps not').click();
    await expect(button(page, `Assign ${hall.pin}`)).toBeVisible();
  });
  await test.step('on a phone, has its own entry and marker while possessions are restricted', async () => {
    await register(page, player, 'Lock the wardrobe');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/myself');
    await expect(page.getByRole('navigation', { name: 'Myself' })).toHaveCount(0);
    await send(page, player, hall.pin, 'Count the Sacks');
    await wind(page, player, 'Wind it three times');
    for (const _ of [4, 5]) await wind(page, player, 'Wind it once');
    await page.reload();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Myself' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('button', { name: /More.*new/i }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Agents' }).click();
    await expect(page.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Myself' })).not.toHaveAttribute('aria-current');
    await expectNoSideways(page);
  });
});
