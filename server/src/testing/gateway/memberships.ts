import {
  centsIn,
  createdReply,
  foundReply,
  notFoundReply,
  type Reply,
  refusal,
  subscriptionFields,
  writtenMethod,
  writtenTransaction,
} from './answers.ts';
import type { Books, StoredCustomer, StoredSubscription, StoredTransaction } from './books.ts';
import { behaviourOf } from './nonces.ts';
import { methodOf, storeSale, use } from './sales.ts';

export type PayerRequest = {
  readonly id?: string;
  readonly customer_id?: string;
  readonly token?: string;
  readonly payment_method_nonce?: string;
};

/** Stores a customer with a payment method, which the bank verifies. */
export function storeCustomer(books: Books, { id = books.nextId(), payment_method_nonce: nonce }: PayerRequest): Reply {
  if (books.get('customers', id)) return refusal('Customer ID has already been taken.', { code: '91609' });
  const fault = faultOf(books, nonce);
  if (fault) return fault;
  const customer: StoredCustomer = { id, methods: [nonce as string] };
  books.put('customers', customer);
  return createdReply('customer', { id, creditCards: [writtenMethod(customer, 0)] });
}

export function storeMethod(
  books: Books,
  { customer_id: id = '', token, payment_method_nonce: nonce }: PayerRequest,
): Reply {
  const customer = books.get('customers', id);
  if (!customer) return refusal('Customer ID is invalid.', { code: '91705' });
  const fault = faultOf(books, nonce);
  if (fault) return fault;
  if (token !== undefined) {
    if (books.get('methods', token)) return refusal('Token already exists.', { code: '91718' });
    books.put('methods', { id: token, customer: id, nonce: nonce as string });
    return createdReply('creditCard', { token, customerId: id, default: true });
  }
  const more = { ...customer, methods: [...customer.methods, nonce as string] };
  books.put('customers', more);
  return createdReply('creditCard', writtenMethod(more, more.methods.length - 1));
}

function faultOf(books: Books, nonce: string | undefined): Reply | undefined {
  const behaviour = nonce === undefined ? undefined : behaviourOf(nonce);
  if (nonce === undefined || !behaviour) return refusal('Unknown payment_method_nonce.', { code: '93108' });
  if (!use(books, nonce)) return refusal('Cannot use a payment_method_nonce more than once.', { code: '93107' });
  if (behaviour.decline) return refusal(behaviour.decline[1], { code: '81000' });
  return undefined;
}

/** Deletes the payment methods of a customer, who stays without one. */
export function deleteCustomer(books: Books, id: string): Reply {
  if (!books.get('customers', id)) return notFoundReply;
  books.put('customers', { id, methods: [] });
  return { status: 200 };
}

export function showCustomer(books: Books, id: string): Reply {
  const customer = books.get('customers', id);
  if (!customer) return notFoundReply;
  const numbered = customer.methods.flatMap((nonce, at) => (nonce === '' ? [] : [writtenMethod(customer, at)]));
  const named = books.all('methods').filter((method) => method.customer === id && !method.isForgotten);
  const creditCards = [...numbered, ...named.map(({ id: token }) => ({ token, customerId: id, default: true }))];
  return foundReply('customer', { id, creditCards });
}

export function showMethod(books: Books, token: string): Reply {
  const method = books.get('methods', token);
  return method && !method.isForgotten
    ? foundReply('creditCard', { token, customerId: method.customer, default: true })
    : notFoundReply;
}

/** Deletes a payment method and, like the real gateway, ends the subscriptions that it pays. */
export function deleteMethod(books: Books, token: string): Reply {
  if (methodOf(books, token) === undefined) return notFoundReply;
  for (const each of books.all('subscriptions'))
    if (each.token === token && each.status !== 'Expired') books.put('subscriptions', { ...each, status: 'Canceled' });
  const [, customer = '', at = ''] = /^(.*)_(\d+)$/.exec(token) ?? [];
  const payer = books.get('customers', customer);
  const named = books.get('methods', token);
  if (named) books.put('methods', { ...named, isForgotten: true });
  else if (payer)
    books.put('customers', {
      ...payer,
      methods: payer.methods.map((each, place) => (place === Number(at) ? '' : each)),
    });
  return { status: 200 };
}

export type SubscriptionRequest = {
  readonly id?: string;
  readonly plan_id?: string;
  readonly price?: string;
  readonly merchant_account_id?: string;
  readonly payment_method_token?: string;
  readonly add_ons?: { readonly add?: readonly { readonly inherited_from_id: string; readonly amount?: string }[] };
  readonly never_expires?: boolean;
  readonly number_of_billing_cycles?: number;
  readonly options?: { readonly prorate_charges?: boolean; readonly replace_all_add_ons_and_discounts?: boolean };
};

const addOnsIn = ({ add_ons }: SubscriptionRequest): StoredSubscription['addOns'] =>
  (add_ons?.add ?? []).map(({ inherited_from_id: id, amount }) => ({ id, cents: centsIn(amount) ?? 0 }));

/** If the bank declines the first charge, there is no subscription. */
export function begin(books: Books, asked: SubscriptionRequest): Reply {
  const { id = books.nextId(), plan_id: planId, merchant_account_id: account, payment_method_token: token } = asked;
  const cents = centsIn(asked.price);
  if (books.get('subscriptions', id)) return refusal('ID has already been taken.', { code: '81906' });
  if (!planId || cents === undefined || !account || !methodOf(books, token))
    return refusal('Plan, price, merchant account or payment method is invalid.', { code: '91904' });
  const today = dayOf(books.now());
  const subscription: StoredSubscription = {
    id,
    planId,
    addOns: addOnsIn(asked),
    cents,
    merchantAccountId: account,
    token: token as string,
    status: 'Active',
    firstBillingDate: today,
    nextBillingDate: today,
    paidThroughDate: null,
    cycles: 0,
    lastCycle: asked.never_expires ? null : (asked.number_of_billing_cycles ?? null),
  };
  const { charged, after } = renew(books, subscription);
  if (after.status !== 'Active') return refusal(charged.responseText, { transaction: writtenTransaction(charged) });
  books.put('subscriptions', after);
  return createdReply('subscription', subscriptionFields(after, [charged]));
}

/** If the bank declines, the subscription is past due and its paid period stays as it was. */
function renew(books: Books, subscription: StoredSubscription) {
  const behaviour = behaviourOf(methodOf(books, subscription.token) ?? '') ?? { decline: ['2099', 'No card'] as const };
  const isLater = subscription.cycles > 0;
  const isBroken =
    (isLater && behaviour.failsLater === true) || books.get('broken', subscription.token)?.isBroken === true;
  const charged = storeSale(books, {
    cents: priceOf(subscription),
    account: subscription.merchantAccountId,
    order: null,
    subscription: subscription.id,
    behaviour: isBroken ? { decline: ['2001', 'Insufficient Funds'] } : behaviour,
    isSubmitted: true,
  });
  const cycles = subscription.cycles + 1;
  const after: StoredSubscription =
    charged.status === 'submitted_for_settlement'
      ? {
          ...subscription,
          status: 'Active',
          cycles,
          nextBillingDate: monthsAfter(subscription.firstBillingDate, cycles),
          paidThroughDate: dayBefore(monthsAfter(subscription.firstBillingDate, cycles)),
        }
      : { ...subscription, status: 'Past Due' };
  return { charged, after };
}

const priceOf = ({ cents, addOns }: StoredSubscription): number =>
  addOns.reduce((sum, each) => sum + each.cents, cents);

export function change(books: Books, id: string, asked: SubscriptionRequest): Reply {
  const subscription = books.get('subscriptions', id);
  if (!subscription) return notFoundReply;
  const isPriced = asked.price !== undefined || asked.add_ons !== undefined;
  const { payment_method_token: token = subscription.token } = asked;
  const isLate = subscription.status === 'Past Due';
  if (subscription.status === 'Canceled') return refusal('Cannot edit a canceled subscription.', { code: '81901' });
  if (subscription.status === 'Expired') return refusal('Cannot edit an expired subscription.', { code: '81910' });
  if (isLate && (isPriced || asked.number_of_billing_cycles !== undefined))
    return refusal('Cannot edit price changing fields on past due subscription.', { code: '91920' });
  if (methodOf(books, token) === undefined) return refusal('Payment method token is invalid.', { code: '91903' });
  const cents = centsIn(asked.price) ?? subscription.cents;
  const kept = asked.options?.replace_all_add_ons_and_discounts ? [] : subscription.addOns;
  const after: StoredSubscription = {
    ...subscription,
    token,
    cents,
    addOns: [...kept, ...addOnsIn(asked)],
    lastCycle: lastCycleOf(subscription, asked),
  };
  if (isPriced && asked.options?.prorate_charges !== false)
    throw new Error('the stand-in works out no part of a month');
  books.put('subscriptions', after);
  return foundReply('subscription', subscriptionFields(after));
}

function lastCycleOf({ lastCycle }: StoredSubscription, asked: SubscriptionRequest): number | null {
  if (asked.never_expires) return null;
  return asked.number_of_billing_cycles ?? lastCycle;
}

export function retry(books: Books, id: string): Reply {
  const subscription = books.get('subscriptions', id);
  if (!subscription) return notFoundReply;
  if (subscription.status !== 'Past Due')
    return refusal('Subscription status must be Past Due in order to retry charge.', { code: '91531' });
  const { charged, after } = renew(books, subscription);
  books.put('subscriptions', after);
  const written = writtenTransaction(charged);
  return after.status === 'Active'
    ? createdReply('transaction', written)
    : refusal(charged.responseText, { transaction: written });
}

export function cancel(books: Books, id: string): Reply {
  const subscription = books.get('subscriptions', id);
  if (!subscription) return notFoundReply;
  if (subscription.status === 'Canceled' || subscription.status === 'Expired')
    return refusal('Subscription has already been canceled.', { code: '81905' });
  const after: StoredSubscription = { ...subscription, status: 'Canceled' };
  books.put('subscriptions', after);
  return foundReply('subscription', subscriptionFields(after));
}

export function showSubscription(books: Books, id: string): Reply {
  const subscription = books.get('subscriptions', id);
  if (!subscription) return notFoundReply;
  const months = books
    .all('transactions')
    .filter(({ type, subscriptionId }) => type === 'sale' && subscriptionId === id);
  return foundReply('subscription', subscriptionFields(subscription, months.toReversed()));
}

/** A month that was due: charged, declined, or expired without a charge. */
export type Renewal = { readonly subscription: StoredSubscription; readonly charged?: StoredTransaction };

/** Renews all subscriptions month by month up to today. Those past due are retried. */
export function renewAll(books: Books): readonly Renewal[] {
  const today = dayOf(books.now());
  return books.all('subscriptions').flatMap((first) => {
    const renewals: Renewal[] = [];
    let subscription = first;
    while (isDue(subscription, today)) {
      if (subscription.lastCycle !== null && subscription.cycles >= subscription.lastCycle) {
        subscription = { ...subscription, status: 'Expired' };
        books.put('subscriptions', subscription);
        renewals.push({ subscription });
        break;
      }
      const { charged, after } = renew(books, subscription);
      books.put('subscriptions', after);
      renewals.push({ subscription: after, charged });
      if (after.status === 'Past Due') break;
      subscription = after;
    }
    return renewals;
  });
}

const isDue = ({ status, nextBillingDate }: StoredSubscription, today: string): boolean =>
  (status === 'Active' || status === 'Past Due') && nextBillingDate <= today;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The same day some months later, or the last day of that month if it is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

const dayBefore = (day: string): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000));
