import { expect, test } from 'vitest';
import { askForChange } from '../membership/ask-provider.ts';
import { askChange } from '../membership/subscription-steps-store.ts';
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
import { followSubscription } from './find-out.ts';

const { now: server, after } = await aSeller();

test('a renewal is taken over: the next month is had, and no moment between the two is without membership', async () => {
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

test('a lowered one is the lower kind from its renewal on, whether or not that was heard of', async () => {
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

test('a month that cannot be charged leaves seven days of grace, and then it is over and charged no more', async () => {
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

test('a past due one is cancelled at once, and a new one may be begun', async () => {
  const me = await aSubscriber(server);
  await me.subscribe('exceptional', aNonce('fake-declined-at-renewal-nonce'));
  const late = await after(33);
  expect(await me.on(late).change('None')).toMatchObject({ isSuccess: true });
  expect(await me.on(late).subscription()).toMatchObject({ hasSubscription: false });
  expect(await me.on(late).subscribe()).toMatchObject({ isSuccess: true });
});

test('a purchase whose reply was lost is found out by its id, and charged once', async () => {
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

test('one that never arrived is said to have failed once that is certain, and not before', async () => {
  const me = await aSubscriber(server);
  await me.subscribe('exceptional', aNonce('fake-never-arrived-nonce'));
  await follow(server);
  expect(await me.subscription()).toMatchObject({ isBeingFoundOut: true });
  await ageProviderRequests(server);
  await follow(server);
  expect(await me.subscription()).toMatchObject({ hasSubscription: false, isBeingFoundOut: false });
  expect(await me.subscribe()).toMatchObject({ isSuccess: true });
});

/** A change that was written down and asked for, or not, when the server was killed. */
async function aLostChange({ isAsked }: { readonly isAsked: boolean }) {
  const me = await aSubscriber(server);
  await me.subscribe();
  const { provider } = server.deps.payments;
  const { subscription: terms } = await server.deps.subscriptions.load(me.characterId);
  if (!terms || !provider) throw new Error('no subscription');
  const change = {
    id: crypto.randomUUID(),
    wanted: 'enhanced',
    tier: 'enhanced',
    isRestored: false,
    charge: 500,
  } as const;
  await server.deps.commit([askChange(terms.id, change)]);
  if (isAsked) await askForChange({ provider, terms, change }, { isCharged: true });
  return me;
}

test('a raise that was charged when the server was killed is taken over, and charged once', async () => {
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

test('a raise that nobody was asked for when the server was killed is given up once that is certain, and costs nothing', async () => {
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

test('sixteen equal purchases at once, and sixteen raises, have the effect of one, and all are told of it', async () => {
  const me = await aSubscriber(server);
  const nonce = aNonce();
  const bought = await Promise.all(Array.from({ length: 16 }, () => me.subscribe('exceptional', nonce)));
  expect(new Set(bought.map(({ isSuccess }) => isSuccess))).toEqual(new Set([true]));
  expect(await providerSubscriptionsOf(server, me.characterId)).toEqual(['active']);

  const raised = await Promise.all(Array.from({ length: 16 }, () => me.change('EnhancedExceptionalFriendship')));
  expect(new Set(raised.map(({ isSuccess }) => isSuccess))).toEqual(new Set([true]));
  expect(await immediateChargesOf(server, me.characterId)).toEqual([500]);
});

test('two tabs that buy with two nonces buy one membership; two that want different things are each told the truth', async () => {
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

test('news are taken over by the subscription’s id, however often; of one that is none of ours nothing comes', async () => {
  const me = await aSubscriber(server);
  await me.subscribe();
  const { subscription } = await server.deps.subscriptions.load(me.characterId);
  const later = await after(33);
  await Promise.all(Array.from({ length: 4 }, () => followSubscription(later.deps, subscription?.id ?? '')));
  const { renewDate = '' } = await me.on(later).subscription();
  expect(Date.parse(renewDate)).toBeGreaterThan(Date.now() + 50 * day);
  await followSubscription(later.deps, 'somebody else’s');
});
