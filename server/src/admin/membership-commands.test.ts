import { expect, test } from 'vitest';
import { aSeller, aSubscriber, day } from '../testing/a-subscriber.ts';
import { anOperator } from '../testing/an-operator.ts';
import { CommandRefused } from './admin-command.ts';

const { now: server, after } = await aSeller();
const { said } = anOperator(server);

test('give-membership: starts at once and ends after its days', {
  meta: { rows: ['C-SUBS-017'] },
}, async () => {
  const me = await aSubscriber(server);
  const who = me.name;
  expect(await said('membership', { who })).toMatch(/: no membership\ngiven {4}nothing\npaid {5}nothing/);
  expect(await said('give-membership', { who, kind: 'enhanced', days: '30' })).toMatch(/is a member: enhanced until /);
  expect(await me.flags()).toMatchObject({
    hasBraintreeSubscription: false,
    subscriptionType: 'EnhancedExceptionalFriendship',
    remainingActionRefreshes: 3,
  });
  expect(await said('membership', { who })).toMatch(/: enhanced until .*\ngiven {4}enhanced until .*, by operator/);
  expect(await me.on(await after(31)).flags()).toMatchObject({ subscriptionType: 'None', remainingActionRefreshes: 0 });
});

test('give-membership --by: the settings show the app store that it was bought from', {
  meta: { rows: ['C-ACCOUNT-028'] },
}, async () => {
  const me = await aSubscriber(server);
  await said('give-membership', { who: me.name, kind: 'exceptional', by: 'apple' });
  const flags = {
    hasAppleSubscription: true,
    hasAndroidSubscription: false,
    subscriptionType: 'ExceptionalFriendship',
  };
  expect(await me.flags()).toMatchObject(flags);
  await said('give-membership', { who: me.name, kind: 'exceptional', by: 'android' });
  expect(await me.flags()).toMatchObject({ hasAppleSubscription: false, hasAndroidSubscription: true });
  await said('end-membership', { who: me.name });
  expect(await me.flags()).toMatchObject({ hasAndroidSubscription: false, subscriptionType: 'None' });
});

test('the higher of a granted and a paid membership counts; end-membership cancels the paid one', async () => {
  const me = await aSubscriber(server);
  await me.subscribe();
  await said('give-membership', { who: me.name, kind: 'enhanced', days: '5' });
  expect(await me.flags()).toMatchObject({ remainingActionRefreshes: 3, subscriptionType: 'ExceptionalFriendship' });
  const later = await after(6);
  expect(await me.on(later).flags()).toMatchObject({ remainingActionRefreshes: 0 });
  expect(await me.on(later).actions()).toMatchObject({ actionBankSize: 40 });
  expect(await said('membership', { who: me.name })).toMatch(
    /paid {5}exceptional until .*, then exceptional for £7.50 a month/,
  );

  expect(await said('end-membership', { who: me.name })).toMatch(/has ended\..*\n.*is cancelled/);
  const { renewDate = '' } = await me.subscription();
  expect(Date.parse(renewDate) - Date.now()).toBeGreaterThan(20 * day);
  expect(await me.actions()).toMatchObject({ actionBankSize: 40 });
  await expect(said('end-membership', { who: me.name })).rejects.toThrow(CommandRefused);
});

test('give-membership: refuses an unknown kind or shop and a wrong number of days', async () => {
  const me = await aSubscriber(server);
  for (const given of [
    { kind: 'gold' },
    { kind: 'enhanced', by: 'somebody' },
    { kind: 'enhanced', days: '0' },
    { kind: 'enhanced', days: '3651' },
  ])
    await expect(said('give-membership', { who: me.name, ...given })).rejects.toThrow(CommandRefused);
  expect(await me.flags()).toMatchObject({ subscriptionType: 'None' });
});
