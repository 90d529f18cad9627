import { expect, type Page } from '@playwright/test';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { atRest } from './fixtures/at-rest.ts';
import { anEmployer, hall, register, send, takeOn, wind } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { expectAccessible, expectNoSideways } from './fixtures/page-checks.ts';

test.use(atRest);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });
/** An agent of the list. */
const agent = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const errand = agent;
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test('agents have a page with a tab among Myself’s; it loads them, and shows who they are, what they can do and carry; the list is narrowed by the kind of that; no more are sent than may be under way', {
  annotation: {
    type: 'rows',
    description:
      'C-ROUTE-024, C-MYSELF-002, C-AGENT-001, C-AGENT-002, C-AGENT-004, C-AGENT-005, C-AGENT-006, C-AGENT-009, C-AGENT-010, C-AGENT-024, C-AGENT-063, C-AGENT-084',
  },
}, async ({ page }) => {
  const player = await anEmployer(page, 'Take on the boy as well');
  await page.goto('/agents');
  await expect(page.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
  await expect(page.getByText('0/2 Active Plots')).toBeVisible();
  const pin = agent(page, hall.pin);
  await expect(pin.getByText('hard to keep out of anywhere')).toBeVisible();
  await expect(pin.getByRole('img').or(pin.locator('img')).first()).toBeVisible();
  await expect(pin.getByRole('button', { name: 'Watchful 12' })).toBeVisible();
  await expect(pin.getByRole('list', { name: `What ${hall.pin} carries` }).getByRole('listitem')).toHaveCount(4);
  await expect(pin.getByRole('button', { name: `Assign ${hall.pin}` })).toBeEnabled();
  await expectAccessible(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSideways(page);
  }
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Agents' })).toBeVisible();
  await test.step('the list is narrowed by the kind of what they can do, and shows all at first', async () => {
    const show = page.getByLabel('Show:');
    await expect(show).toHaveValue('');
    await expect(show.locator('option')).toHaveText(['All', 'Attributes', 'Skills', 'Service']);
    const names = main(page).getByRole('listitem').getByRole('heading', { level: 3 });
    await expect(names).toHaveText([hall.pin, hall.tarn, 'The Boy with the Bucket']);
    await show.selectOption('Skills');
    await expect(names).toHaveText([hall.pin]);
    await show.selectOption('');
  });
  await test.step('no more can be sent than there may be under way; a price says what it is, and cannot be paid without Fate', async () => {
    await button(page, `Assign ${hall.pin}`).click();
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

test('who has nobody in service reads so; while the story holds agents back there is no tab, and their address leads to the story; once they are there, the one concern there is opens by itself, and Perhaps not then leaves the way to it; on a telephone they have a way of their own', {
  annotation: { type: 'rows', description: 'C-ROUTE-024, C-MYSELF-003, C-AGENT-017, C-AGENT-062' },
}, async ({ page }) => {
  const player = await aNewcomer(page);
  await test.step('who has nobody in service reads so, and a page that cannot be fetched can be asked for again', async () => {
    let isDown = true;
    await page.route('**/api/agents', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/agents');
    const again = main(page).getByRole('button', { name: 'Try once more' });
    await expect(again).toBeVisible();
    isDown = false;
    await again.click();
    await expect(page.getByText('Nobody is in your service yet.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('held back there is no tab, and the address leads to the story; then the one concern there is opens by itself, and Perhaps not leaves the way to it', async () => {
    await takeOn(page, player, 'Shut the hall');
    await page.goto('/agents');
    await expect(page.getByText('This door is not open yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Agents' })).toHaveCount(0);

    await register(page, player, 'Open the hall');
    await page.route('**/api/agents/plots*', async (route) => {
      const answer = await route.fetch();
      const { concerns, ...rest } = await answer.json();
      await route.fulfill({
        response: answer,
        json: { ...rest, concerns: concerns.filter(({ name }: { name: string }) => name === 'The Coal Cellar') },
      });
    });
    await page.goto('/agents');
    await expect(page.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
    await button(page, `Assign ${hall.pin}`).click();
    await expect(heading(page, 'The Coal Cellar')).toBeFocused();
    await expect(errand(page, 'Count the Sacks')).toBeVisible();
    await button(page, 'Perhaps not').click();
    await expect(button(page, `Assign ${hall.pin}`)).toBeVisible();
    await page.unroute('**/api/agents/plots*');
  });
  await test.step('on a telephone agents have a way of their own while the possessions are held back, and bear their light there', async () => {
    await register(page, player, 'Lock the wardrobe');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/myself');
    await expect(page.getByRole('navigation', { name: 'Myself' })).toHaveCount(0);
    await send(page, player, hall.pin, hall.card);
    await wind(page, player, 'Wind it three times');
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

test('a thing is lent by its slot, in a dialog under its name: what suits comes first, each with a line on whether it can be had; and is taken back; the lesson: errands are listed, prepared, and begun once something is lent; then the agent is away, and what is with one is read only', {
  annotation: {
    type: 'rows',
    description:
      'C-AGENT-011, C-AGENT-012, C-AGENT-013, C-AGENT-014, C-AGENT-016, C-AGENT-018, C-AGENT-019, C-AGENT-020, C-AGENT-021, C-AGENT-022, C-AGENT-023, C-AGENT-025, C-AGENT-026, C-AGENT-027, C-AGENT-028, C-AGENT-034, C-AGENT-035, C-AGENT-036, C-AGENT-037, C-AGENT-055, C-AGENT-061, C-AGENT-069, C-AGENT-071, C-AGENT-073, C-AGENT-085, C-AGENT-086, C-AGENT-087, C-AGENT-096',
  },
}, async ({ page }) => {
  const player = await anEmployer(page);
  await page.goto('/agents');
  await test.step('a thing is lent by its slot, what suits comes first, and is taken back', () =>
    lendAndTakeBack(page));
  await test.step('errands are listed', () => readErrands(page));
  await test.step('an errand is prepared, and begun once something is lent; then the agent is away', () =>
    prepareAndSend(page));
  await test.step('what is with an agent away is read only; who may not be called off has no such button', async () => {
    await button(page, /^Hat: nothing. Choose for Old Mrs Tarn/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Equip Livery Cap' }).click();
    await expect(button(page, /^Hat: Livery Cap. Choose for Old Mrs Tarn/)).toBeVisible();
    await send(page, player, hall.tarn, hall.boiler);
    await page.reload();
    const tarn = agent(page, hall.tarn);
    await expect(tarn.getByText(/^0\/12/)).toBeVisible();
    await expect(tarn.getByRole('button', { name: 'Hat: Livery Cap', exact: true })).toBeVisible();
    await expect(tarn.getByRole('button', { name: /Choose for/ })).toHaveCount(0);
    await expect(tarn.getByRole('button', { name: /Abandon/ })).toHaveCount(0);
  });
});

async function lendAndTakeBack(page: Page): Promise<void> {
  await agent(page, hall.pin)
    .getByRole('button', { name: /^Hat: nothing/ })
    .click();
  const picker = page.getByRole('dialog', { name: `Hat for ${hall.pin}` });
  await expect(picker.getByRole('heading', { level: 3 }).first()).toHaveText('Watchful');
  const cap = picker.getByRole('listitem').filter({ hasText: 'Livery Cap' });
  await expect(cap).toContainText('There are 2 of this item you can loan out.');
  const bonnet = picker.getByRole('listitem').filter({ hasText: 'Best Bonnet' });
  await expect(bonnet).toContainText('You cannot loan out this item.');
  await expect(bonnet.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await cap.getByRole('button', { name: 'Equip Livery Cap' }).click();
  await expect(picker).toHaveCount(0);
  await expect(agent(page, hall.pin).getByRole('button', { name: 'Watchful 14' })).toContainText('2 of it lent');

  await agent(page, hall.pin)
    .getByRole('button', { name: /^Luggage: nothing/ })
    .click();
  const luggage = page.getByRole('dialog', { name: `Luggage for ${hall.pin}` });
  await expect(luggage.getByRole('heading', { level: 3 }).first()).toHaveText('Well Suited');
  await page.keyboard.press('Escape');
  await agent(page, hall.pin)
    .getByRole('button', { name: /^Gloves: nothing/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toHaveText('Other Items');
  await page.keyboard.press('Escape');

  await agent(page, hall.pin)
    .getByRole('button', { name: /^Hat: Livery Cap/ })
    .click();
  await expect(picker.getByText(`${hall.pin} has already equipped this item.`)).toBeVisible();
  await picker.getByRole('button', { name: 'Unequip' }).click();
  await expect(agent(page, hall.pin).getByRole('button', { name: /^Hat: nothing/ })).toBeVisible();
}

async function readErrands(page: Page): Promise<void> {
  await button(page, `Assign ${hall.pin}`).click();
  await expect(heading(page, `What ${hall.pin} could do`)).toBeFocused();
  const listed = main(page).getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(listed).toHaveText([
    hall.card,
    hall.boiler,
    'The Coal Cellar',
    'The Roof Again',
    'Find the Other Stair',
  ]);
  await expect(button(page, 'Prepare: Find the Other Stair')).toBeDisabled();
  await expectAccessible(page);

  await button(page, 'Consider: The Coal Cellar').click();
  await expect(heading(page, 'The Coal Cellar')).toBeFocused();
  await expect(listed).toHaveText(['Count the Sacks', 'Pay the Coalman']);
  await button(page, 'Perhaps not').click();
  await expect(heading(page, `What ${hall.pin} could do`)).toBeVisible();

  // The browser's way back leads out of the preparation, then out of the choice, and not off the page.
  await button(page, 'Consider: The Coal Cellar').click();
  await button(page, 'Prepare: Count the Sacks').click();
  await expect(heading(page, `Before ${hall.pin} goes`)).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'The Coal Cellar')).toBeFocused();
  await page.goBack();
  await expect(heading(page, `What ${hall.pin} could do`)).toBeFocused();
  await page.goBack();
  await expect(button(page, `Assign ${hall.pin}`)).toBeVisible();
  await button(page, `Assign ${hall.pin}`).click();
}

async function prepareAndSend(page: Page): Promise<void> {
  await button(page, `Prepare: ${hall.card}`).click();
  await expect(main(page).getByText('Somebody must stand on the step')).toBeVisible();
  await expect(main(page).getByText(/It takes 3 /)).toBeVisible();
  await expect(main(page).getByText('You can loan your agent items to aid in their task.')).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveText('Equip at least one item to your agent.');
  await expect(button(page, 'Send off')).toBeDisabled();
  const hint = button(page, 'Watchful: adequate');
  await hint.hover();
  await expect(page.getByText(/^At 12 Watchful, your agent has a roughly 65% chance/)).toBeVisible();
  await button(page, /^Hat: nothing/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Equip Livery Cap' }).click();
  await expect(button(page, 'Watchful: solid')).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);

  await button(page, 'Send off').click();
  await expect(heading(page, hall.card)).toBeFocused();
  await expect(main(page).getByText(`${hall.pin} has set out.`)).toBeVisible();
  await button(page, 'Onwards').press('Enter');
  await expect(page.getByText('1/2 Active Plots')).toBeVisible();
  await expect(heading(page, 'Agents')).toBeFocused();
  const pin = agent(page, hall.pin);
  await expect(pin.getByRole('heading', { name: hall.card })).toBeVisible();
  await expect(pin.getByText(/^0\/3: 3 .* before your agent returns$/)).toBeVisible();
  await expect(pin.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^0\/3/);
  await expect(pin.getByRole('button', { name: `Abandon Plot: ${hall.card}` })).toBeVisible();
}
