import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { aNonce, aSeller, aSubscriber, follow } from '../testing/a-subscriber.ts';
import { readOutbox } from '../testing/read-outbox.ts';

const outboxFolder = join(await mkdtemp(join(tmpdir(), 'underhall-members-')), 'outbox');
afterAll(() => rm(join(outboxFolder, '..'), { recursive: true, force: true }));
const seller = { name: 'Lamps & Daughters Ltd', email: 'sales@game.example' };
const { now: server, after } = await aSeller({ options: { seller, outboxFolder, publicUrl: 'https://game.example' } });

async function emailsTo(address: string, count: number) {
  const about = async () =>
    (await readOutbox(outboxFolder, address)).filter(
      ({ text }) => text.includes('until at least') || text.includes('could not be charged'),
    );
  await vi.waitFor(async () => {
    void server.deps.mailQueue.sendAll();
    expect(await about()).toHaveLength(count);
  }, 10_000);
  return about();
}

const ofEnhanced = expect.stringMatching(/: Enhanced Exceptional Friendship$/);

test('sends one receipt for each month and upgrade, with tier, price, tax, seller and contact', async () => {
  const me = await aSubscriber(server);
  await me.subscribe();
  const [first] = await emailsTo(me.email, 1);
  const { subscription } = await server.deps.subscriptions.load(me.characterId);
  expect(first?.subject).toMatch(/^For testing: Your receipt from .*: Exceptional Friendship$/);
  for (const line of [
    'For testing: no money was taken, and this is not a receipt.',
    `Membership: ${subscription?.id}`,
    'Price: £7.50',
    'VAT included: £1.25',
    'Lamps & Daughters Ltd',
    `write to sales@game.example and give the number ${subscription?.id}`,
  ])
    expect(first?.text).toContain(line);

  await me.change('EnhancedExceptionalFriendship');
  const raised = (await emailsTo(me.email, 2)).filter(({ text }) => text.includes('Price: £5.00'));
  expect(raised.map(({ subject }) => subject)).toEqual([ofEnhanced]);
  expect(raised[0]?.text).toMatch(/An enhanced one also has:[\s\S]*3 times a month/);
  const later = await after(33);
  await follow(later);
  await follow(later);
  const renewed = (await emailsTo(me.email, 3)).filter(({ text }) => text.includes('Price: £12.50'));
  expect(renewed.map(({ subject }) => subject)).toEqual([ofEnhanced]);
  expect(renewed[0]?.text).toContain('You have Enhanced Exceptional Friendship until at least');
});

test('a month that could not be charged sends one e-mail with the day on which it ends', async () => {
  const me = await aSubscriber(server);
  await me.subscribe('exceptional', aNonce('fake-declined-at-renewal-nonce'));
  const late = await after(33);
  await follow(late);
  await follow(late);
  const emails = await emailsTo(me.email, 2);
  const news = emails.filter(({ text }) => text.includes('could not be charged'));
  expect(news).toHaveLength(1);
  const { renewDate = '' } = await me.on(late).subscription();
  const end = new Date(Date.parse(renewDate) + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(news[0]?.text).toContain(`until ${end}`);
});
