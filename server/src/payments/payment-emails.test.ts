import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aPaidOrder } from '../testing/a-shop.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { findOutOrder } from './settle-orders.ts';
import type { TestProvider } from './test-provider.ts';

const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-receipts-')), 'outbox');
afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
const seller = {
  name: 'Lamps & Daughters Ltd',
  address: '1 Quay Street\nUnderhall',
  vatNumber: 'GB 000 0000 00',
  email: 'sales@game.example',
};
const server = await aServer({
  options: { payments: { provider: 'test' }, seller, outboxFolder, publicUrl: 'https://game.example' },
});
const { deps } = server;

/** The nth letter about a purchase to somebody. */
async function letter(address: string, nth: number) {
  const about = async () => (await readOutbox(outboxFolder, address)).filter(({ text }) => text.includes('Order: '));
  await vi.waitFor(async () => expect(await about()).toHaveLength(nth), 10_000);
  return (await about()).at(-1);
}

test('a receipt names the order, the price and the tax in it, who sells and whom to ask; with the test provider it says that it is none', async () => {
  const { email, token, userName } = await aPlayer(server);
  const order = await aPaidOrder(server, token);
  const { subject = '', text = '', html = '' } = (await letter(email, 1)) ?? {};

  expect(subject).toMatch(/^For testing: Your receipt from .*: 10 Fate$/);
  for (const line of [
    'For testing: no money was taken, and this is no receipt.',
    `${userName},`,
    `Order: ${order}`,
    'Price: £2.50',
    'VAT in it: £0.42',
    'Lamps & Daughters Ltd',
    '1 Quay Street',
    'VAT number: GB 000 0000 00',
    `write to sales@game.example and name the number ${order}`,
  ])
    expect(text).toContain(line);
  expect(html).toContain('Lamps &amp; Daughters Ltd');
});

test('a payment that goes back is told in a letter too, once', async () => {
  const { email, token } = await aPlayer(server);
  const order = await aPaidOrder(server, token);
  await letter(email, 1);
  const provider = deps.payments.provider as TestProvider;
  await provider.panel.refund(order);
  for (let times = 0; times < 3; times++) await findOutOrder(deps, provider, order);
  void deps.mailQueue.sendAll();

  const { subject = '', text = '' } = (await letter(email, 2)) ?? {};
  expect(subject).toMatch(/went back: 10 Fate$/);
  expect(text).toContain('is owed');
});
