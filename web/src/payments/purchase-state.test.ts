import type { CurrencyCode } from '@underhall/contract';
import { expect, test } from 'vitest';
import { firstStep, initialPurchase, type PurchaseEvent, purchaseReducer, purchaseSteps } from './purchase-state.ts';

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
const after = (...events: readonly PurchaseEvent[]) => events.reduce(purchaseReducer, initialPurchase('GBP'));

const atDetails = [offered, { is: 'package chosen', id: 2 }, { is: 'continued' }] as const;
const ready = { is: 'method changed', paymentType: 'CreditCard' } as const;
const atCompleting = [...atDetails, ready, { is: 'sent' }] as const;

test('a purchase goes from currency to details and completion, and succeeds or fails', {
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
  expect(after({ is: 'offer failed', message: 'no' }).step).toBe('server error');
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

test('members start at the plans, and others at the currency', () => {
  expect(firstStep({ hasSubscription: true })).toBe('select new plan');
  expect(firstStep({ hasSubscription: false })).toBe('select currency');
});

test('the state has currency, currencies, packages, the selected one, the payment type and a message', {
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

test('packages are numbered from 1, and the first is selected until another is', {
  meta: { rows: ['C-PAY-010'] },
}, () => {
  expect(after(offered).packages.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(after(offered).selected?.id).toBe(1);
  expect(after(offered, { is: 'package chosen', id: 4 }).selected?.id).toBe(1);
});

test('another currency removes the packages, and a late offer for the old one is ignored', () => {
  const chosen = after(offered, { is: 'currency chosen', currency: 'USD' });
  expect(chosen).toMatchObject({ currency: 'USD', packages: [], selected: undefined });
  expect(purchaseReducer(chosen, offered).packages).toEqual([]);
  expect(purchaseReducer(chosen, { is: 'continued' }).step).toBe('select currency');
});

test('a failed 3-D Secure check leads to the failure, and from there back to the details', () => {
  const message = 'ThreeDSecure verification failed (authenticate_failed)';
  const failed = after(...atDetails, ready, { is: 'failed', message });
  expect(failed).toMatchObject({ step: 'failure', message, paymentType: undefined });
  expect(purchaseReducer(failed, { is: 'went back' })).toMatchObject({ step: 'payment details', message: undefined });
});

test('an order without a result is pending until it has one', () => {
  const open = after(...atCompleting, { is: 'pending', message: 'We are finding out.' });
  expect(open).toMatchObject({ step: 'completing', isBeingFoundOut: true });
  expect(purchaseReducer(open, { is: 'went back' })).toBe(open);
  expect(purchaseReducer(open, { is: 'paid' })).toMatchObject({ step: 'success', isBeingFoundOut: false });
  const resumed = initialPurchase('GBP', true);
  expect(resumed).toMatchObject({ step: 'completing', isBeingFoundOut: true });
  const failed = purchaseReducer(resumed, { is: 'failed' });
  expect(purchaseReducer(failed, { is: 'went back' }).step).toBe('select currency');
});

test('an order can be sent again only if the payment provider never got it', () => {
  const lost = after(...atCompleting, { is: 'failed', message: 'Nothing was charged.', canRetry: true });
  expect(lost).toMatchObject({ step: 'failure', canRetry: true });
  const again = purchaseReducer(lost, { is: 'sent' });
  expect(again).toMatchObject({ step: 'completing', message: undefined, canRetry: undefined });
  const declined = purchaseReducer(again, { is: 'failed', message: 'Do Not Honor' });
  expect(purchaseReducer(declined, { is: 'sent' })).toBe(declined);
  const back = purchaseReducer(lost, { is: 'went back' });
  expect(back).toMatchObject({ step: 'payment details', canRetry: undefined });
});

test('an event that does not fit the step, such as a second press, changes nothing', () => {
  const done = after(...atCompleting, { is: 'paid' });
  for (const event of [{ is: 'sent' }, { is: 'failed' }, { is: 'paid' }, { is: 'went back' }, ready] as const)
    expect(purchaseReducer(done, event)).toBe(done);
  const completing = after(...atCompleting);
  expect(purchaseReducer(completing, { is: 'sent' })).toBe(completing);
});
