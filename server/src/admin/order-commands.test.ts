import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aPaidOrder } from '../testing/a-shop.ts';
import { anOperator } from '../testing/an-operator.ts';

const server = await aServer({ options: { payments: { provider: 'test' } } });
const { deps } = server;
const { ask, said } = anOperator(server);

test('orders, refund, resolve: list orders, refund one once, and look up an unknown one', async () => {
  const { name, token, characterId } = await aPlayer(server);
  const order = await aPaidOrder(server, token);
  const lost = await aPaidOrder(server, token, 'fake-reply-lost-nonce');
  const fate = async () => (await deps.characters.load(characterId))?.character.fate;
  expect(await fate()).toBe(10);
  expect(await said('orders', { who: name })).toMatch(new RegExp(`${lost} .* UNKNOWN\n${order} .*£2.50 .* SETTLED$`));

  expect(await said('resolve', { order: lost })).toContain('SETTLED');
  for (let times = 0; times < 2; times++) expect(await said('refund', { order })).toContain('REFUNDED');
  expect(await fate()).toBe(10);
  const declined = await aPaidOrder(server, token, 'fake-processor-declined-visa-nonce');
  await expect(ask('refund', { order: declined })).rejects.toThrow('is declined, so there is nothing to refund');
  await expect(ask('refund', { order: 'ada' })).rejects.toThrow('There is no order ada');
});
