import { expect, test } from 'vitest';
import { aGateway } from '../testing/a-gateway.ts';
import { ageProviderRequests, aNonce, aSeller, aSubscriber, day, follow } from '../testing/a-subscriber.ts';

/** A player on a server that sells by Braintree. `later` moves the gateway's and the game's clock forward. */
async function aMember() {
  const gateway = await aGateway();
  const { now, after } = await aSeller({ options: { payments: { provider: 'braintree', account: gateway.settings } } });
  const me = await aSubscriber(now);
  return {
    gateway,
    now,
    me,
    at: after,
    later: async (days: number) => {
      await gateway.panel('clock', { to: new Date(Date.now() + days * day).toISOString() });
      const server = await after(days);
      await follow(server);
      return me.on(server);
    },
    charged: async () =>
      (await gateway.transactions()).flatMap(({ cents, responseCode }) => (responseCode === '1000' ? [cents] : [])),
  };
}

test('a membership starts with its payment, is upgraded for the difference and downgraded at renewal', async () => {
  const { me, later, charged } = await aMember();
  expect(await me.subscribe()).toMatchObject({ isSuccess: true });
  expect(await me.change('EnhancedExceptionalFriendship')).toMatchObject({ isSuccess: true });
  expect(await me.subscription()).toMatchObject({ typeInEffect: 'EnhancedExceptionalFriendship', addOnPrice: 5 });
  const [first, difference = 0] = await charged();
  expect([first, difference > 0, difference <= 500]).toEqual([750, true, true]);

  expect(await (await later(32)).subscription()).toMatchObject({ typeInEffect: 'EnhancedExceptionalFriendship' });
  expect(await (await later(33)).change('ExceptionalFriendship')).toMatchObject({ isSuccess: true });
  expect(await (await later(64)).subscription()).toMatchObject({ typeInEffect: 'ExceptionalFriendship' });
  expect(await charged()).toEqual([750, difference, 1250, 750]);
});

test('a membership that cannot be charged ends after the grace period and is not charged again', async () => {
  const { me, later, charged, gateway } = await aMember();
  await me.subscribe('exceptional', aNonce('fake-declined-at-renewal-nonce'));
  expect(await (await later(33)).subscription()).toMatchObject({ hasSubscription: true, subscriptionPastDue: true });
  expect(await (await later(41)).subscription()).toMatchObject({ hasSubscription: false });

  expect((await gateway.subscriptions()).map(({ status }) => status)).toEqual(['Canceled']);
  expect(await charged()).toEqual([750]);
});

test('a cancelled membership can be restored during its month and is not charged after it', async () => {
  const { me, later, charged } = await aMember();
  await me.subscribe();
  expect(await me.change('None')).toMatchObject({ isSuccess: true });
  expect(await me.change('ExceptionalFriendship')).toMatchObject({ isSuccess: true });
  const second = await later(33);
  expect(await second.subscription()).toMatchObject({ hasSubscription: true });
  expect(await second.change('None')).toMatchObject({ isSuccess: true });

  expect(await (await later(75)).subscription()).toMatchObject({ hasSubscription: false });
  expect(await charged()).toEqual([750, 750]);
});

test('a new card pays an overdue month once after any lost reply, and the old card is deleted', async () => {
  for (const on of ['POST /payment_methods', 'PUT /subscriptions/*', 'POST /transactions'] as const) {
    const { me, later, charged, gateway, at } = await aMember();
    await me.subscribe('exceptional', aNonce('fake-declined-at-renewal-nonce'));
    const late = await later(33);
    expect(await late.subscription(), on).toMatchObject({ subscriptionPastDue: true });
    await gateway.panel('fault', { on, how: 'lost' });
    expect(await late.changeCard(), on).toMatchObject({ isSuccess: false, isBeingFoundOut: true });
    await follow(await at(33));
    expect(await late.subscription(), on).toMatchObject({
      hasSubscription: true,
      subscriptionPastDue: false,
      isBeingFoundOut: false,
    });
    expect(await charged(), on).toEqual([750, 750]);
    expect((await gateway.panel('customers')).customers, on).toMatchObject([{ methods: [''] }]);
    expect(await (await later(66)).subscription(), on).toMatchObject({ subscriptionPastDue: false });
    expect(await charged(), on).toEqual([750, 750, 750]);
  }
});

test('stores a new card that cannot pay the overdue month, and the reply says so', async () => {
  const { me, later, charged } = await aMember();
  await me.subscribe('exceptional', aNonce('fake-declined-at-renewal-nonce'));
  const late = await later(33);
  expect(await late.changeCard(aNonce('fake-declined-at-renewal-nonce'))).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('could not be charged to it'),
  });
  expect(await late.changeCard(aNonce('fake-processor-declined-visa-nonce'))).toMatchObject({ isSuccess: false });
  expect(await late.changeCard()).toMatchObject({ isSuccess: true });
  expect(await late.subscription()).toMatchObject({ subscriptionPastDue: false });
  expect(await charged()).toEqual([750, 750]);
});

test('a declined card starts nothing, and another card can be tried', async () => {
  const { me, charged } = await aMember();
  for (const name of ['fake-processor-declined-visa-nonce', 'fake-three-d-secure-visa-failed-authentication-nonce'])
    expect(await me.subscribe('exceptional', aNonce(name)), name).toMatchObject({ isSuccess: false });
  expect(await charged()).toEqual([]);
  expect(await me.subscribe('enhanced')).toMatchObject({ isSuccess: true });
  expect(await charged()).toEqual([1250]);
});

test('a request after any lost reply is looked up, and charged at most once', async () => {
  const { gateway, now, me, charged } = await aMember();
  expect(await me.subscribe('exceptional', aNonce('fake-reply-lost-nonce'))).toMatchObject({ isBeingFoundOut: true });
  await follow(now);
  expect(await me.subscription()).toMatchObject({ isBeingFoundOut: true });
  await ageProviderRequests(now);
  await follow(now);
  expect(await me.subscription()).toMatchObject({ hasSubscription: false, isBeingFoundOut: false });
  expect(await charged()).toEqual([]);

  await gateway.panel('fault', { on: 'POST /subscriptions', how: 'lost' });
  expect(await me.subscribe()).toMatchObject({ isBeingFoundOut: true });
  await follow(now);
  expect(await me.subscription()).toMatchObject({ hasSubscription: true, isBeingFoundOut: false });
  expect(await charged()).toEqual([750]);

  for (const on of ['POST /transactions', 'PUT /subscriptions/*']) await gateway.panel('fault', { on, how: 'lost' });
  await me.change('EnhancedExceptionalFriendship');
  for (let times = 0; times < 3; times++) await follow(now);
  expect(await me.subscription()).toMatchObject({
    typeInEffect: 'EnhancedExceptionalFriendship',
    isBeingFoundOut: false,
  });
  expect(await charged()).toHaveLength(2);
});
