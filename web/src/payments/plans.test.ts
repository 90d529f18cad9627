import type { SubscriptionPlan } from '@underhall/contract';
import { expect, test } from 'vitest';
import {
  advertisedPrice,
  availableChanges,
  effectiveType,
  monthlyPrice,
  planById,
  planForCurrency,
  selectPlan,
} from './plans.ts';

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
  availableChanges({ hasSubscription: true, subscriptionType, typeInEffect }).map(({ is, type }) => `${is}: ${type}`);

test('a missing plan is an error with its currency or ID', () => {
  expect(planForCurrency(plans, 'USD').price).toBe(9);
  expect(() => planForCurrency(plans, 'SEK')).toThrow("Couldn't find a plan denominated in 'SEK'");
  expect(planById(plans, 'plan-GBP').price).toBe(7.5);
  expect(() => planById(plans, 'gone')).toThrow("Couldn't find a plan with ID 'gone'");
});

test('a plan without the selected add-on is an error; the standard tier needs none', () => {
  const plan = planOf('GBP', 7.5);
  expect(selectPlan(plan, 'enhanced')).toBe(plan);
  expect(selectPlan({ ...plan, addOns: [] }, undefined).addOns).toEqual([]);
  for (const addOns of [[], [{ id: 'another', amount: 5 }]])
    expect(() => selectPlan({ ...plan, addOns }, 'enhanced')).toThrow("Couldn't find the selected plan.");
});

test('the enhanced tier costs the price of its add-on more', () => {
  expect([monthlyPrice(planOf('GBP', 7.5), false), monthlyPrice(planOf('GBP', 7.5), true)]).toEqual([7.5, 12.5]);
});

test('the advertised price comes from the price list', () => {
  expect(advertisedPrice(plans, 'USD')).toBe('$9');
  expect(advertisedPrice([planOf('USD', 9.5)], 'USD')).toBe('$9.50');
  expect(advertisedPrice(plans, 'GBP')).toBe('£7.50');
  expect(advertisedPrice([planOf('GBP', 9)], 'USD')).toBeUndefined();
});

test('a standard member can enhance or cancel, and an enhanced one downgrade or cancel', () => {
  expect(changes(standard)).toEqual([`Enhance: ${enhanced}`, 'Cancel: None']);
  expect(changes(enhanced)).toEqual([`Downgrade: ${standard}`, 'Cancel: None']);
});

test('a cancelled membership can be restored, and a standard one also enhanced', () => {
  expect(changes(none, standard)).toEqual([`Restore: ${standard}`, `Enhance: ${enhanced}`]);
  expect(changes(none, enhanced)).toEqual([`Restore: ${enhanced}`]);
  expect(effectiveType({ hasSubscription: true, subscriptionType: none, typeInEffect: standard })).toBe(standard);
});

test('without a membership no change is possible', () => {
  expect(availableChanges({ hasSubscription: false, subscriptionType: none, typeInEffect: none })).toEqual([]);
});
