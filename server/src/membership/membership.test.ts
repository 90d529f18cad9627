import { expect, test } from 'vitest';
import { bankDeclineMessage } from '../payments/decline-messages.ts';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { aNonce, aSeller, aSubscriber, day, immediateChargesOf, plan } from '../testing/a-subscriber.ts';
import { noSubscription } from './present-subscription.ts';

const { now: server, after } = await aSeller();
const { call } = server;
const { token } = await aPlayer(server);

test('plans are listed by currency, by ID or all, with price, add-on and client token', {
  meta: { rows: ['C-API-091', 'C-API-092', 'C-SUBS-006'] },
}, async () => {
  const pounds = {
    id: plan.planId,
    currencyIsoCode: 'GBP',
    price: 7.5,
    clientRequestToken: expect.stringMatching(/./),
    addOns: [{ id: plan.addOnId, amount: 5 }],
  };
  for (const id of ['GBP', 'gbp', plan.planId]) {
    const { body } = await call('GET /nex/braintreesubscriptionoptions/:id', { id }, token);
    expect(body).toEqual({ isSuccess: true, plans: [pounds] });
  }
  const { plans } = (await call('GET /nex/braintreesubscriptionoptions', {}, token)).body;
  expect(plans.map(({ currencyIsoCode }) => currencyIsoCode)).toEqual(['GBP', 'USD', 'EUR', 'AUD', 'CAD', 'SEK']);
  const other = async (id: string) => (await call('GET /nex/braintreesubscriptionoptions/:id', { id }, token)).body;
  expect(await other('JPY')).toEqual({
    isSuccess: false,
    message: "Couldn't find a plan denominated in 'JPY'",
  });
  expect(await other('no-such-plan')).toEqual({
    isSuccess: false,
    message: "Couldn't find a plan with ID 'no-such-plan'",
  });
});

test('without a subscription the data and flags are those of no membership', {
  meta: { rows: ['C-API-089', 'C-ACCOUNT-028'] },
}, async () => {
  expect((await call('GET /fate/hassubscription', {}, token)).body).toEqual(noSubscription);
  expect((await call('GET /settings', {}, token)).body.subscriptions).toEqual({
    hasAndroidSubscription: false,
    hasAppleSubscription: false,
    hasBraintreeSubscription: false,
    subscriptionType: 'None',
    remainingActionRefreshes: 0,
    remainingStoryUnlocks: 0,
  });
});

test('membership takes effect with the payment', {
  meta: { rows: ['C-API-094', 'C-SUBS-001', 'C-SUBS-003', 'C-SUBS-004', 'C-SUBS-005', 'C-SUBS-007', 'C-SUBS-017'] },
}, async () => {
  const me = await aSubscriber(server);
  expect(await me.outfits()).toMatchObject({ subscriptionType: 'None' });
  const outfitsBefore = (await me.outfits()).outfits.length;

  expect(await me.subscribe()).toMatchObject({
    isSuccess: true,
    message: expect.stringContaining('You have Exceptional Friendship now'),
  });
  const { renewDate = '', ...data } = await me.subscription();
  expect(data).toEqual({
    isSuccess: true,
    hasSubscription: true,
    price: 7.5,
    addOnPrice: 0,
    currencyIsoCode: 'GBP',
    subscriptionPastDue: false,
    subscriptionType: 'ExceptionalFriendship',
    typeInEffect: 'ExceptionalFriendship',
    enhanceNow: 5,
    isBeingFoundOut: false,
  });
  expect(Date.parse(renewDate) - Date.now()).toBeGreaterThan(27 * day);
  expect(await me.flags()).toEqual({
    hasAndroidSubscription: false,
    hasAppleSubscription: false,
    hasBraintreeSubscription: true,
    subscriptionType: 'ExceptionalFriendship',
    remainingActionRefreshes: 0,
    remainingStoryUnlocks: 0,
  });
  expect(await me.actions()).toMatchObject({ actionBankSize: 40 });
  expect(await me.hand()).toMatchObject({ maxDeckSize: 10 });
  expect(await me.agents()).toMatchObject({ maxPlots: 3 });
  expect((await me.outfits()).outfits).toHaveLength(outfitsBefore + 4);
  expect(await me.fate()).toMatchObject({ isExceptionalFriend: true, remainingStoryUnlocks: 0 });
});

test('an enhanced member has refreshes, unlocks and two more outfits', {
  meta: { rows: ['C-SUBS-017', 'C-SUBS-018'] },
}, async () => {
  const me = await aSubscriber(server);
  await me.subscribe('enhanced');
  expect(await me.subscription()).toMatchObject({
    price: 7.5,
    addOnPrice: 5,
    subscriptionType: 'EnhancedExceptionalFriendship',
    enhanceNow: 0,
  });
  expect(await me.flags()).toMatchObject({
    subscriptionType: 'EnhancedExceptionalFriendship',
    remainingActionRefreshes: 3,
    remainingStoryUnlocks: 2,
  });
  const fate = await me.fate();
  expect(fate).toMatchObject({ remainingStoryUnlocks: 2, enhancedActionRefreshCard: { action: 'EnhancedRefresh' } });
  const { outfits } = await me.outfits();
  expect(outfits.filter(({ type }) => type === 'EnhancedExceptional')).toHaveLength(2);
});

test('a membership is upgraded at once for the difference, downgraded at its renewal, and cancelled', {
  meta: { rows: ['C-API-095', 'C-SUBS-008', 'C-SUBS-012', 'C-SUBS-013'] },
}, async () => {
  const me = await aSubscriber(server);
  await me.subscribe();
  expect(await me.change('EnhancedExceptionalFriendship')).toMatchObject({ isSuccess: true });
  expect(await immediateChargesOf(server, me.characterId)).toEqual([500]);
  expect(await me.flags()).toMatchObject({ remainingActionRefreshes: 3, remainingStoryUnlocks: 2 });
  // Requesting the current tier succeeds and charges nothing.
  expect(await me.change('EnhancedExceptionalFriendship')).toMatchObject({ isSuccess: true });
  expect(await immediateChargesOf(server, me.characterId)).toEqual([500]);

  expect(await me.change('ExceptionalFriendship')).toMatchObject({ isSuccess: true });
  const lowered = { subscriptionType: 'ExceptionalFriendship', typeInEffect: 'EnhancedExceptionalFriendship' };
  expect(await me.subscription()).toMatchObject({ ...lowered, addOnPrice: 0 });
  expect(await me.flags()).toMatchObject({ remainingActionRefreshes: 3 });
  expect(await me.change('None')).toMatchObject({ isSuccess: true, message: expect.stringMatching(/cancelled/) });
  expect(await me.subscription()).toMatchObject({ subscriptionType: 'None', hasSubscription: true });
});

test('an upgrade charges the difference for the days left', async () => {
  const me = await aSubscriber(server);
  await me.subscribe();
  const later = await after(16);
  const { enhanceNow = 0 } = await me.on(later).subscription();
  await me.on(later).change('EnhancedExceptionalFriendship');
  const [charged = 0] = await immediateChargesOf(server, me.characterId);
  expect(charged).toBe(Math.round(enhanceNow * 100));
  expect(charged).toBeGreaterThan(180);
  expect(charged).toBeLessThanOrEqual(250);
});

test('a cancelled membership keeps its tier until its last day and can be restored or upgraded', {
  meta: { rows: ['C-SUBS-014', 'C-SUBS-015', 'C-SUBS-016'] },
}, async () => {
  const me = await aSubscriber(server);
  await me.subscribe();
  await me.change('None');
  const flags = { hasBraintreeSubscription: true, subscriptionType: 'None' };
  expect(await me.flags()).toMatchObject(flags);
  expect(await me.subscription()).toMatchObject({ typeInEffect: 'ExceptionalFriendship', subscriptionType: 'None' });
  const later = await after(25);
  expect(await me.on(later).actions()).toMatchObject({ actionBankSize: 40 });
  expect(await me.on(later).flags()).toMatchObject(flags);

  expect(await me.change('ExceptionalFriendship')).toMatchObject({ isSuccess: true });
  expect(await me.flags()).toMatchObject({ subscriptionType: 'ExceptionalFriendship' });
  await me.change('None');
  expect(await me.change('EnhancedExceptionalFriendship')).toMatchObject({ isSuccess: true });
  expect(await immediateChargesOf(server, me.characterId)).toEqual([500]);
  expect(await me.flags()).toMatchObject({ subscriptionType: 'EnhancedExceptionalFriendship' });

  await me.change('None');
  const over = await after(32);
  expect(await me.on(over).flags()).toMatchObject({ hasBraintreeSubscription: false, subscriptionType: 'None' });
  expect(await me.on(over).subscription()).toMatchObject({ hasSubscription: false });
  expect(await me.on(over).actions()).toMatchObject({ actionBankSize: 20 });
  expect(await me.on(over).change('ExceptionalFriendship')).toMatchObject({
    isSuccess: false,
    message: expect.stringMatching(/over|no membership/),
  });
});

test('a declined payment returns the provider’s message and starts nothing', async () => {
  const me = await aSubscriber(server);
  const declined = aNonce('fake-processor-declined-visa-nonce');
  const reply = { isSuccess: false, message: bankDeclineMessage('2000', 'Do Not Honor'), isBeingFoundOut: false };
  expect(await me.subscribe('exceptional', declined)).toEqual(reply);
  expect(await me.subscribe('exceptional', declined)).toEqual(reply);
  const failed = aNonce('fake-three-d-secure-visa-failed-authentication-nonce');
  expect(await me.subscribe('exceptional', failed)).toMatchObject({
    isSuccess: false,
    message: expect.stringMatching(/^ThreeDSecure verification failed \(/),
  });
  expect(await me.actions()).toMatchObject({ actionBankSize: 20 });
  expect(await me.subscribe()).toMatchObject({ isSuccess: true });
});

test('invalid nonces, plans, second memberships and changes of none are refused with a message', async () => {
  const [me, other] = [await aSubscriber(server), await aSubscriber(server)];
  const nonce = aNonce();
  expect(await other.change('None')).toMatchObject({
    isSuccess: false,
    message: expect.stringMatching(/no membership/),
  });
  await me.subscribe('exceptional', nonce);
  for (const refused of [
    await other.subscribe('exceptional', nonce),
    await me.subscribe('enhanced', nonce),
    await other.subscribe('exceptional', ' '),
    await me.subscribe(),
  ])
    expect(refused).toMatchObject({ isSuccess: false, message: expect.stringMatching(/./) });
  const asked = { nonce: aNonce(), planId: plan.planId, addOnId: 'enhanced-usd' };
  for (const body of [asked, { ...asked, planId: 'nothing' }])
    expect((await call('POST /nex/createbraintreesubscription', body, other.token)).body.message).toMatch(
      /^Couldn't find a plan with ID/,
    );
  expect(await other.subscription()).toMatchObject({ hasSubscription: false });
});

test('a tier that everybody has is not sold', async () => {
  const { now: generous } = await aSeller({ options: { everybodysTier: 'exceptional' } });
  const me = await aSubscriber(generous);
  expect(await me.flags()).toMatchObject({ subscriptionType: 'ExceptionalFriendship' });
  expect(await me.subscribe()).toMatchObject({ isSuccess: false, message: expect.stringMatching(/for free/) });
  expect(await me.subscribe('enhanced')).toMatchObject({ isSuccess: true });
  const { now: most } = await aSeller({ options: { everybodysTier: 'enhanced' } });
  const they = await aSubscriber(most);
  expect(await they.subscribe('enhanced')).toMatchObject({ isSuccess: false });
  const { body } = await most.call('GET /nex/braintreesubscriptionoptions', {}, they.token);
  expect(body).toMatchObject({ isSuccess: false, message: expect.stringMatching(/none is sold/) });
});

test('a server without payments refuses to sell a membership', async () => {
  const plain = await aServer();
  const me = await aSubscriber(plain);
  expect(await me.subscribe()).toEqual({ isSuccess: false, message: 'This server sells no membership.' });
  expect(await me.change('None')).toMatchObject({ isSuccess: false });
  expect(await me.subscription()).toMatchObject({ hasSubscription: false });
});
