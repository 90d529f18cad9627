import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aPaidOrder } from '../testing/a-shop.ts';
import { readOutbox } from '../testing/read-outbox.ts';
import { syncOrder } from './settle-orders.ts';
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

/** The nth e-mail about a purchase to this address. */
async function email(address: string, nth: number) {
  const about = async () => (await readOutbox(outboxFolder, address)).filter(({ text }) => text.includes('Order: '));
  await vi.waitFor(async () => expect(await about()).toHaveLength(nth), 10_000);
  return (await about()).at(-1);
}

test('a receipt has order, price, tax, seller and contact, and says if it is only a test', async () => {
  const { email: address, token, userName } = await aPlayer(server);
  const order = await aPaidOrder(server, token);
  const { subject = '', text = '', html = '' } = (await email(address, 1)) ?? {};

  expect(subject).toMatch(/^For testing: Your receipt from .*: 10 Fate$/);
  for (const line of [
    'For testing: no money was taken, and this is not a receipt.',
    `${userName},`,
    `Order: ${order}`,
    'Price: £2.50',
    'VAT included: £0.42',
    'Lamps & Daughters Ltd',
    '1 Quay Street',
    'VAT number: GB 000 0000 00',
    `write to sales@game.example and give the number ${order}`,
  ])
    expect(text).toContain(line);
  expect(html).toContain('Lamps &amp; Daughters Ltd');
});

test('a returned payment sends one e-mail', async () => {
  const { email: address, token } = await aPlayer(server);
  const order = await aPaidOrder(server, token);
  await email(address, 1);
  const provider = deps.payments.provider as TestProvider;
  await provider.controls.refund(order);
  for (let times = 0; times < 3; times++) await syncOrder(deps, provider, order);
  void deps.mailQueue.sendAll();

  const { subject = '', text = '' } = (await email(address, 2)) ?? {};
  expect(subject).toMatch(/was returned: 10 Fate$/);
  expect(text).toContain('you owe that amount');
});
