import { expect, type Page } from '@playwright/test';
import { anEmployer, hall, send } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { onOnePage } from './fixtures/on-one-page.ts';
import { expectAccessible } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });
const agent = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test.describe('an employer with two agents', () => {
  const shared = onOnePage(test, async (page) => {
    const player = await anEmployer(page);
    await page.goto('/agents');
    return player;
  });

  test(
    'lends an item to a slot of an agent and takes it back',
    {
      annotation: {
        type: 'rows',
        description:
          'C-AGENT-009, C-AGENT-010, C-AGENT-034, C-AGENT-035, C-AGENT-036, C-AGENT-037, C-AGENT-069, C-AGENT-071, C-AGENT-073',
      },
    },
    () => lendAndTakeBack(shared().page),
  );

  test(
    'lists the plots of an agent, and leads back from each step',
    {
      annotation: {
        type: 'rows',
        description: 'C-AGENT-016, C-AGENT-018, C-AGENT-019, C-AGENT-020, C-AGENT-021, C-AGENT-022',
      },
    },
    () => readPlots(shared().page),
  );

  test(
    'prepares a plot, which needs an item on loan',
    {
      annotation: {
        type: 'rows',
        description:
          'C-AGENT-023, C-AGENT-025, C-AGENT-026, C-AGENT-027, C-AGENT-085, C-AGENT-086, C-AGENT-087, C-AGENT-096',
      },
    },
    () => preparePlot(shared().page),
  );

  test(
    'sends the agent off and shows the plot as under way',
    {
      annotation: {
        type: 'rows',
        description:
          'C-AGENT-001, C-AGENT-011, C-AGENT-012, C-AGENT-014, C-AGENT-016, C-AGENT-028, C-AGENT-055, C-AGENT-061',
      },
    },
    () => sendOff(shared().page),
  );

  test('shows the slots of an agent who is away as read only, without Abandon where it is not allowed', {
    annotation: { type: 'rows', description: 'C-AGENT-013, C-AGENT-060' },
  }, async () => {
    const { page, start: player } = shared();
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
  await expect(button(page, `Unequip ${hall.pin}`)).toBeVisible();
  await expect(button(page, `Assign ${hall.pin}`)).toBeVisible();

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

async function readPlots(page: Page): Promise<void> {
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

  // Browser Back leads from the preparation to the list, and not off the page.
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

async function preparePlot(page: Page): Promise<void> {
  await button(page, `Prepare: ${hall.card}`).click();
  await expect(main(page).getByText('Somebody must stand on the step')).toBeVisible();
  await expect(main(page).getByText(/It takes 3 /)).toBeVisible();
  await expect(
    main(page).getByText(
      'You can loan your agent items to aid in their task. Items loaned to agents will be unavailable to you until the Plot has concluded.',
    ),
  ).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveText('Equip at least one item to your agent.');
  await expect(button(page, 'Send off')).toBeDisabled();
  const colour = () =>
    main(page)
      .getByRole('alert')
      .evaluate((alert) => getComputedStyle(alert).color);
  const calm = await colour();
  await button(page, 'Send off').press('Enter');
  expect(await colour()).not.toBe(calm);
  await expect(button(page, 'Perhaps not')).toBeVisible();
  const hint = button(page, 'Watchful: adequate');
  await hint.hover();
  await expect(
    page.getByText(
      'At 12 Watchful, your agent has a roughly 65% chance of succeeding at a typical check in this Plot.',
    ),
  ).toBeVisible();
  await button(page, /^Hat: nothing/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Equip Livery Cap' }).click();
  await expect(button(page, 'Watchful: solid')).toBeVisible();
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
}

async function sendOff(page: Page): Promise<void> {
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
  await expect(pin.getByRole('button', { name: 'Hat: Livery Cap', exact: true })).toBeVisible();
}
