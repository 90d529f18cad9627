import { expect, type Page } from '@playwright/test';
import { ask } from './fixtures/a-newcomer.ts';
import { withoutPictures } from './fixtures/browser.ts';
import { anEmployer, hall, register, send, wind } from './fixtures/in-the-bell-room.ts';
import { test } from './fixtures/in-the-town.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';

test.use(reducedMotion);
test.use(withoutPictures);

const main = (page: Page) => page.getByRole('main');
const agent = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

/** Comes to the page of agents from another page, because it refetches whenever it opens. */
async function comeAnew(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await tabs.getByRole('link', { name: 'Myself' }).click();
  await expect(page.getByRole('heading', { name: 'Myself', level: 1 })).toBeVisible();
  await tabs.getByRole('link', { name: /^Agents/ }).click();
}

/** Opens the picker of a slot for the boy, who is free, and returns the message under an item. */
async function lineOf(page: Page, slot: string, thing: string) {
  await agent(page, 'The Boy with the Bucket')
    .getByRole('button', { name: new RegExp(`^${slot}: nothing`) })
    .click();
  return page.getByRole('dialog').getByRole('listitem').filter({ hasText: thing });
}

test('each item shows where its copies are, and agents are listed by their state', {
  annotation: {
    type: 'rows',
    description:
      'C-AGENT-007, C-AGENT-008, C-AGENT-052, C-AGENT-072, C-AGENT-076, C-AGENT-077, C-AGENT-078, C-AGENT-080',
  },
}, async ({ page }) => {
  const player = await anEmployer(page, 'Take on the boy as well');
  const call = <Name extends Parameters<typeof ask>[1]>(name: Name, body: object) =>
    ask(page.request, name, body as never, player.token);
  const { inventory, agents } = await ask(page.request, 'GET /agents', {}, player.token);
  const thing = (name: string) => inventory.find((each) => each.name === name)?.id ?? 0;
  const tarn = agents.find(({ name }) => name === hall.tarn)?.id ?? 0;

  await call('POST /outfit/equip', { qualityId: thing('Heavy Ladle') });
  await page.goto('/agents');
  await expect(await lineOf(page, 'Weapon', 'Heavy Ladle')).toContainText('This item is currently equipped by you.');
  await call('POST /outfit/save', {});
  await call('POST /outfit/unequip', { qualityId: thing('Heavy Ladle') });
  await comeAnew(page);
  await expect(await lineOf(page, 'Weapon', 'Heavy Ladle')).toContainText('This item is assigned to an outfit.');

  await call('POST /agents/lend', { agentId: tarn, itemId: thing('Livery Cap') });
  await call('POST /agents/lend', { agentId: tarn, itemId: thing('Spy-Glass') });
  await send(page, player, hall.tarn, hall.boiler);
  await call('POST /outfit/equip', { qualityId: thing('Livery Cap') });
  await comeAnew(page);
  await expect(await lineOf(page, 'Luggage', 'Spy-Glass')).toContainText(
    `You cannot loan out this item because it is currently equipped by ${hall.tarn}.`,
  );
  await page.keyboard.press('Escape');
  await expect(await lineOf(page, 'Hat', 'Livery Cap')).toContainText(
    `This item is currently equipped by you, as well as ${hall.tarn}.`,
  );

  await test.step('lists agents who are back first, then those away, then those free', async () => {
    await send(page, player, hall.pin, hall.card);
    await wind(page, player, 'Wind it three times');
    await comeAnew(page);
    const portraits = main(page)
      .getByRole('listitem')
      .getByRole('heading', { name: /Pin Cotter|Mrs Tarn|The Boy/ });
    await expect(portraits).toHaveText([hall.pin, hall.tarn, 'The Boy with the Bucket']);
    const slots = agent(page, 'The Boy with the Bucket').getByRole('button', { name: /Choose for/ });
    await expect(slots).toHaveCount(4);
    await expect(slots.filter({ hasText: /Treasure|Tool/ })).toHaveCount(0);
  });
  await test.step('clothes cannot be lent during a forced story', async () => {
    const { storylets = [] } = await ask(page.request, 'POST /storylet', {}, player.token);
    const eventId = storylets.find(({ name }) => name === 'The Chimney')?.id ?? 0;
    await call('POST /storylet/begin', { eventId });
    await comeAnew(page);
    await expect(await lineOf(page, 'Hat', 'Livery Cap')).toContainText(
      'You cannot loan out this item because you cannot change outfits.',
    );
  });
});

test('an item that is lost while the picker is open stays listed and cannot be lent', {
  annotation: { type: 'rows', description: 'C-AGENT-070' },
}, async ({ page }) => {
  const player = await anEmployer(page, 'Take on the boy as well');
  await page.goto('/agents');
  const line = await lineOf(page, 'Luggage', 'Spy-Glass');
  const equip = line.getByRole('button', { name: 'Equip Spy-Glass' });
  await expect(line).toContainText('There is 1 of this item you can loan out.');
  await register(page, player, 'Leave the spy-glass at the pawnshop');
  await equip.click();
  await expect(line).toContainText('You do not own this item.');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(equip).toBeDisabled();
});
