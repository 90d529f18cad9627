import type { SubscriptionPlan } from '@underhall/contract';
import { expect, test } from 'vitest';
import { advertisedPrice, changesFor, kindOf, planIn, planWith, priceOfMonth } from './plans.ts';

const planOf = (currencyIsoCode: 'GBP' | 'USD', price: number): SubscriptionPlan => ({
  id: `plan-${currencyIsoCode}`,
  currencyIsoCode,
  price,
  clientRequestToken: '',
  addOns: [{ id: 'enhanced', amount: 5 }],
});
const plans = [planOf('GBP', 7.5), planOf('USD', 9)];
const [none, standard, enhanced] = ['None', 'ExceptionalFriendship', 'EnhancedExceptionalFriendship'] as const;
const changes = (subscriptionType: typeof none | typeof standard | typeof enhanced, typeInEffect = subscriptionType) =>
  changesFor({ hasSubscription: true, subscriptionType, typeInEffect }).map(({ is, wish }) => `${is}: ${wish}`);

test('a plan that is not there is told by its currency or its id', () => {
  expect(planIn(plans, 'USD').price).toBe(9);
  expect(() => planIn(plans, 'SEK')).toThrow("Couldn't find a plan denominated in 'SEK'");
  expect(planWith(plans, 'plan-GBP').price).toBe(7.5);
  expect(() => planWith(plans, 'gone')).toThrow("Couldn't find a plan with ID 'gone'");
});

test('the enhanced kind costs what its add-on adds', () => {
  expect([priceOfMonth(planOf('GBP', 7.5), false), priceOfMonth(planOf('GBP', 7.5), true)]).toEqual([7.5, 12.5]);
});

test('the price is advertised in dollars, by the price list', () => {
  expect(advertisedPrice(plans, 'USD')).toBe('$9');
  expect(advertisedPrice([planOf('USD', 9.5)], 'USD')).toBe('$9.50');
  expect(advertisedPrice(plans, 'GBP')).toBe('£7.50');
  expect(advertisedPrice([planOf('GBP', 9)], 'USD')).toBeUndefined();
});

test('a standard member may enhance or cancel, an enhanced one downgrade or cancel', () => {
  expect(changes(standard)).toEqual([`Enhance: ${enhanced}`, 'Cancel: None']);
  expect(changes(enhanced)).toEqual([`Downgrade: ${standard}`, 'Cancel: None']);
});

test('a cancelled membership counts as what it was until it is over: it may be restored, and a standard one raised', () => {
  expect(changes(none, standard)).toEqual([`Restore: ${standard}`, `Enhance: ${enhanced}`]);
  expect(changes(none, enhanced)).toEqual([`Restore: ${enhanced}`]);
  expect(kindOf({ hasSubscription: true, subscriptionType: none, typeInEffect: standard })).toBe(standard);
});

test('who has none has nothing to change', () => {
  expect(changesFor({ hasSubscription: false, subscriptionType: none, typeInEffect: none })).toEqual([]);
});
