import type { CurrencyCode } from '@underhall/contract';
import { expect, test } from 'vitest';
import { firstPurchase, firstStep, type PurchaseEvent, purchaseAfter, purchaseSteps } from './purchase-state.ts';

const currencies: readonly CurrencyCode[] = ['GBP', 'USD'];
const packageOf = (quantity: number) => ({
  quantity,
  currency: { code: 'GBP', sign: '£' } as const,
  currencyAmount: quantity / 10,
  valueAddedTax: 0,
});
const offered: PurchaseEvent = {
  is: 'offered',
  currencyCode: 'GBP',
  currencies: currencies.map((code) => ({ code })),
  packages: [25, 60, 125].map(packageOf),
};
const after = (...events: readonly PurchaseEvent[]) => events.reduce(purchaseAfter, firstPurchase('GBP'));

const atDetails = [offered, { is: 'package chosen', id: 2 }, { is: 'went on' }] as const;
const ready = { is: 'method changed', paymentType: 'CreditCard' } as const;
const atCompleting = [...atDetails, ready, { is: 'sent' }] as const;

test('a purchase goes from the currency to the details, is completed, and ends well or not', {
  meta: { rows: ['C-PAY-002', 'C-PAY-012'] },
}, () => {
  expect(after().step).toBe('select currency');
  expect(after(...atDetails).step).toBe('payment details');
  expect(after(...atCompleting).step).toBe('completing');
  expect(after(...atCompleting, { is: 'paid' }).step).toBe('success');
  expect(after(...atCompleting, { is: 'failed', message: 'Do Not Honor' })).toMatchObject({
    step: 'failure',
    message: 'Do Not Honor',
  });
  expect(after({ is: 'not to be offered', message: 'no' }).step).toBe('server error');
  expect(purchaseSteps).toEqual([
    'select currency',
    'payment details',
    'completing',
    'success',
    'failure',
    'server error',
    'select new plan',
    'confirm new plan',
  ]);
});

test('whoever has a membership begins at the plans, and everybody else at the currency', () => {
  expect(firstStep({ hasSubscription: true })).toBe('select new plan');
  expect(firstStep({ hasSubscription: false })).toBe('select currency');
});

test('the state holds currency, currencies, packages, the chosen one, the way of paying and a message', {
  meta: { rows: ['C-PAY-009'] },
}, () => {
  expect(after(...atDetails, ready)).toEqual({
    step: 'payment details',
    currencies,
    currency: 'GBP',
    packages: [25, 60, 125].map((quantity, place) => ({ ...packageOf(quantity), id: place + 1 })),
    selected: { ...packageOf(60), id: 2 },
    paymentType: 'CreditCard',
    isBeingFoundOut: false,
  });
});

test('packages are numbered from 1 to the last, and the first is chosen until another is', {
  meta: { rows: ['C-PAY-010'] },
}, () => {
  expect(after(offered).packages.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(after(offered).selected?.id).toBe(1);
  expect(after(offered, { is: 'package chosen', id: 4 }).selected?.id).toBe(1);
});

test('another currency takes the packages of the one before away, and late ones of that are not heard', () => {
  const chosen = after(offered, { is: 'currency chosen', currency: 'USD' });
  expect(chosen).toMatchObject({ currency: 'USD', packages: [], selected: undefined });
  expect(purchaseAfter(chosen, offered).packages).toEqual([]);
  expect(purchaseAfter(chosen, { is: 'went on' }).step).toBe('select currency');
});

test('a failed check of 3-D Secure goes straight to the failure; from there one goes back to the details', () => {
  const message = 'ThreeDSecure verification failed (authenticate_failed)';
  const failed = after(...atDetails, ready, { is: 'failed', message });
  expect(failed).toMatchObject({ step: 'failure', message, paymentType: undefined });
  expect(purchaseAfter(failed, { is: 'went back' })).toMatchObject({ step: 'payment details', message: undefined });
});

test('an order of which nobody knows the end is being found out until it is known', () => {
  const open = after(...atCompleting, { is: 'left open', message: 'We are finding out.' });
  expect(open).toMatchObject({ step: 'completing', isBeingFoundOut: true });
  expect(purchaseAfter(open, { is: 'went back' })).toBe(open);
  expect(purchaseAfter(open, { is: 'paid' })).toMatchObject({ step: 'success', isBeingFoundOut: false });
  const resumed = firstPurchase('GBP', true);
  expect(resumed).toMatchObject({ step: 'completing', isBeingFoundOut: true });
  const failed = purchaseAfter(resumed, { is: 'failed' });
  expect(purchaseAfter(failed, { is: 'went back' }).step).toBe('select currency');
});

test('what does not fit the step changes nothing: a second press, a late answer', () => {
  const done = after(...atCompleting, { is: 'paid' });
  for (const event of [{ is: 'sent' }, { is: 'failed' }, { is: 'paid' }, { is: 'went back' }, ready] as const)
    expect(purchaseAfter(done, event)).toBe(done);
  const completing = after(...atCompleting);
  expect(purchaseAfter(completing, { is: 'sent' })).toBe(completing);
});
