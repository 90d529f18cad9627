import { expect, test } from 'vitest';
import { requestChange } from '../membership/request-change.ts';
import { addChange } from '../membership/subscription-steps-store.ts';
import {
  ageProviderRequests,
  aNonce,
  aSeller,
  aSubscriber,
  day,
  follow,
  immediateChargesOf,
  providerSubscriptionsOf,
} from '../testing/a-subscriber.ts';
import { syncSubscription } from './sync-membership.ts';

const { now: server, after } = await aSeller();

test('a renewal starts the next month without a gap', async () => {
  const me = await aSubscriber(server);
  await me.subscribe();
  const { renewDate: first = '' } = await me.subscription();
  const later = await after(33);
  expect(await me.on(later).actions()).toMatchObject({ actionBankSize: 40 });
  await follow(later);
  const { renewDate: second = '', subscriptionPastDue } = await me.on(later).subscription();
  expect(Date.parse(second) - Date.parse(first)).toBeGreaterThan(27 * day);
  expect(subscriptionPastDue).toBe(false);
  expect(await me.on(await after(60)).actions()).toMatchObject({ actionBankSize: 40 });
});

test('a downgrade applies from the renewal on, even before the server learns of the renewal', async () => {
  const me = await aSubscriber(server);
  await me.subscribe('enhanced');
  await me.change('ExceptionalFriendship');
  const later = await after(32);
  expect(await me.on(later).flags()).toMatchObject({ remainingActionRefreshes: 0 });
  await follow(later);
  expect(await me.on(later).subscription()).toMatchObject({
    typeInEffect: 'ExceptionalFriendship',
    subscriptionType: 'ExceptionalFriendship',
  });
  expect(await me.on(later).actions()).toMatchObject({ actionBankSize: 40 });
});

test('a membership that cannot be charged ends after seven days and is not charged again', async () => {
  const me = await aSubscriber(server);
  await me.subscribe('exceptional', aNonce('fake-declined-at-renewal-nonce'));
  const late = await after(33);
  await follow(late);
  expect(await me.on(late).subscription()).toMatchObject({ hasSubscription: true, subscriptionPastDue: true });
  expect(await me.on(late).actions()).toMatchObject({ actionBankSize: 40 });
  expect(await me.on(late).change('EnhancedExceptionalFriendship')).toMatchObject({
    isSuccess: false,
    message: expect.stringMatching(/could not be charged/),
  });

  const over = await after(40);
  expect(await me.on(over).actions()).toMatchObject({ actionBankSize: 20 });
  await follow(over);
  expect(await me.on(over).subscription()).toMatchObject({ hasSubscription: false });
  expect(await providerSubscriptionsOf(server, me.characterId)).toEqual(['cancelled']);
  expect(await me.on(over).subscribe()).toMatchObject({ isSuccess: true });
});

test('a membership that is past due ends when it is cancelled, and a new one can be started', async () => {
  const me = await aSubscriber(server);
  await me.subscribe('exceptional', aNonce('fake-declined-at-renewal-nonce'));
  const late = await after(33);
  expect(await me.on(late).change('None')).toMatchObject({ isSuccess: true });
  expect(await me.on(late).subscription()).toMatchObject({ hasSubscription: false });
  expect(await me.on(late).subscribe()).toMatchObject({ isSuccess: true });
});

test('a purchase after a lost reply is looked up by its ID and charged once', async () => {
  const me = await aSubscriber(server);
  const nonce = aNonce('fake-reply-lost-nonce');
  expect(await me.subscribe('exceptional', nonce)).toMatchObject({ isSuccess: false, isBeingFoundOut: true });
  expect(await me.subscription()).toMatchObject({ hasSubscription: false, isBeingFoundOut: true });
  expect(await me.subscribe()).toMatchObject({ isSuccess: false, message: expect.stringMatching(/finding out/) });
  await follow(server);
  expect(await me.subscription()).toMatchObject({ hasSubscription: true, isBeingFoundOut: false });
  expect(await me.subscribe('exceptional', nonce)).toMatchObject({ isSuccess: true });
  expect(await providerSubscriptionsOf(server, me.characterId)).toEqual(['active']);
});

test('a purchase that never arrived fails only once that is certain', async () => {
  const me = await aSubscriber(server);
  await me.subscribe('exceptional', aNonce('fake-never-arrived-nonce'));
  await follow(server);
  expect(await me.subscription()).toMatchObject({ isBeingFoundOut: true });
  await ageProviderRequests(server);
  await follow(server);
  expect(await me.subscription()).toMatchObject({ hasSubscription: false, isBeingFoundOut: false });
  expect(await me.subscribe()).toMatchObject({ isSuccess: true });
});

/** A change that was stored, and requested or not, when the server was killed. */
async function aLostChange({ isAsked }: { readonly isAsked: boolean }) {
  const me = await aSubscriber(server);
  await me.subscribe();
  const { provider } = server.deps.payments;
  const { subscription: terms } = await server.deps.subscriptions.load(me.characterId);
  if (!terms || !provider) throw new Error('no subscription');
  const change = {
    id: crypto.randomUUID(),
    target: 'enhanced',
    tier: 'enhanced',
    isRestored: false,
    charge: 500,
  } as const;
  await server.deps.commit([addChange(terms.id, change)]);
  if (isAsked) await requestChange({ provider, terms, change }, { isCharged: true });
  return me;
}

test('an upgrade that was charged when the server was killed takes effect and is charged once', async () => {
  const me = await aLostChange({ isAsked: true });
  expect(await me.subscription()).toMatchObject({ isBeingFoundOut: true, typeInEffect: 'ExceptionalFriendship' });
  expect(await me.change('None')).toMatchObject({ isSuccess: false, message: expect.stringMatching(/finding out/) });
  await follow(server);
  await follow(server);
  expect(await me.subscription()).toMatchObject({
    isBeingFoundOut: false,
    typeInEffect: 'EnhancedExceptionalFriendship',
    subscriptionType: 'EnhancedExceptionalFriendship',
  });
  expect(await immediateChargesOf(server, me.characterId)).toEqual([500]);
});

test('an upgrade that was not requested when the server was killed fails and costs nothing', async () => {
  const me = await aLostChange({ isAsked: false });
  await follow(server);
  expect(await me.subscription()).toMatchObject({ isBeingFoundOut: true });
  await ageProviderRequests(server);
  await follow(server);
  expect(await me.subscription()).toMatchObject({
    isBeingFoundOut: false,
    typeInEffect: 'ExceptionalFriendship',
    subscriptionType: 'ExceptionalFriendship',
  });
  expect(await immediateChargesOf(server, me.characterId)).toEqual([]);
  expect(await me.change('EnhancedExceptionalFriendship')).toMatchObject({ isSuccess: true });
  expect(await immediateChargesOf(server, me.characterId)).toEqual([500]);
});

test('sixteen duplicate purchases or upgrades have the effect and the result of one', async () => {
  const me = await aSubscriber(server);
  const nonce = aNonce();
  const bought = await Promise.all(Array.from({ length: 16 }, () => me.subscribe('exceptional', nonce)));
  expect(new Set(bought.map(({ isSuccess }) => isSuccess))).toEqual(new Set([true]));
  expect(await providerSubscriptionsOf(server, me.characterId)).toEqual(['active']);

  const raised = await Promise.all(Array.from({ length: 16 }, () => me.change('EnhancedExceptionalFriendship')));
  expect(new Set(raised.map(({ isSuccess }) => isSuccess))).toEqual(new Set([true]));
  expect(await immediateChargesOf(server, me.characterId)).toEqual([500]);
});

test('two tabs start one membership, and two different changes each get a true reply', async () => {
  const me = await aSubscriber(server);
  const bought = await Promise.all([me.subscribe(), me.subscribe('enhanced')]);
  expect(bought.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  expect(await providerSubscriptionsOf(server, me.characterId)).toEqual(['active']);

  const [left, raised] = await Promise.all([me.change('None'), me.change('EnhancedExceptionalFriendship')]);
  const { subscriptionType } = await me.subscription();
  if (subscriptionType === 'None') expect(left.isSuccess).toBe(true);
  else expect(raised.isSuccess).toBe(true);
  expect((await immediateChargesOf(server, me.characterId)).length).toBeLessThanOrEqual(1);
});

test('events update a subscription by its ID, and unknown IDs are ignored', async () => {
  const me = await aSubscriber(server);
  await me.subscribe();
  const { subscription } = await server.deps.subscriptions.load(me.characterId);
  const later = await after(33);
  await Promise.all(Array.from({ length: 4 }, () => syncSubscription(later.deps, subscription?.id ?? '')));
  const { renewDate = '' } = await me.on(later).subscription();
  expect(Date.parse(renewDate)).toBeGreaterThan(Date.now() + 50 * day);
  await syncSubscription(later.deps, 'somebody else’s');
});
