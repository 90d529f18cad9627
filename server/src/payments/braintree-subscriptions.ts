import type { CreditCardCreateRequest, Subscription, SubscriptionRequest } from 'braintree';
import { ProviderUnavailable } from '../http/failures.ts';
import type { Gateway, GatewayReply } from './braintree-gateway.ts';
import {
  chargeStored,
  declinedResult,
  findLatestMonth,
  findOrder,
  inspectMethod,
  orderStateOf,
  refund,
  refundSale,
  unknownResult,
} from './braintree-orders.ts';
import { declineMessages, failureMessageOf, validationErrorCodes } from './decline-messages.ts';
import type {
  ChargeResult,
  Money,
  PaymentMethod,
  PaymentProvider,
  ProviderSubscription,
  RefundResult,
  SubscriptionResult,
} from './payment-provider.ts';
import { toDecimal } from './prices.ts';

/** @throws ProviderUnavailable */
export async function findSubscription(gateway: Gateway, id: string): Promise<ProviderSubscription | undefined> {
  const found = await findBraintreeSubscription(gateway, id);
  if (!found) return undefined;
  const month = await findLatestMonth(gateway, found);
  const isReversed = month !== undefined && orderStateOf(month).is !== 'settled';
  return { ...toProviderSubscription(found), ...(isReversed && { isReversed }) };
}

export const refundMonth = (gateway: Gateway, id: string): Promise<RefundResult> =>
  refundSale(gateway, `the newest month of subscription ${id}`, async () => {
    const found = await findBraintreeSubscription(gateway, id);
    return found && findLatestMonth(gateway, found);
  });

export const findBraintreeSubscription = (
  { sdk, timeouts, read }: Gateway,
  id: string,
): Promise<Subscription | undefined> =>
  read(`looking up subscription ${id}`, timeouts.request, () => sdk.subscription.find(id));

const states = {
  Active: 'active',
  Pending: 'active',
  'Past Due': 'pastDue',
  Canceled: 'cancelled',
  Expired: 'expired',
} as const;

export const toProviderSubscription = (found: Subscription): ProviderSubscription => ({
  id: found.id,
  planId: found.planId,
  addOnIds: (found.addOns ?? []).map(({ id }) => id),
  is: endsAfterThisMonth(found) ? 'cancelled' : states[found.status],
  paidUntil: paidUntil(found),
});

/** True if the current month is the last one, so that the cancellation can be undone. */
const endsAfterThisMonth = ({
  status,
  neverExpires,
  numberOfBillingCycles,
  currentBillingCycle,
}: Subscription): boolean =>
  status === 'Active' && !neverExpires && (numberOfBillingCycles ?? Infinity) <= currentBillingCycle;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Braintree's dates are whole days. A month is paid until the end of a day, and the next charge is on the following
 * day.
 */
function paidUntil({ paidThroughDate, nextBillingDate }: Subscription): Date {
  const [last, next] = [paidThroughDate, nextBillingDate].map((text) => Date.parse(`${text}T00:00:00Z`));
  return new Date(last !== undefined && !Number.isNaN(last) ? last + dayMs : (next as number));
}

type NewSubscription = Parameters<PaymentProvider['subscribe']>[0];

/** If the ID already exists, returns that subscription unchanged. */
export async function subscribe(gateway: Gateway, request: NewSubscription): Promise<SubscriptionResult> {
  const { subscription: id, planId, addOnIds, price } = request;
  const merchantAccountId = gateway.settings.accounts[price.currency];
  if (!merchantAccountId) return declinedResult(declineMessages.noAccount);
  return unknownIfUnavailable(async () => {
    const before = await findSubscription(gateway, id);
    if (before) return { is: 'done', subscription: before };
    const method = await inspectMethod(gateway, request.nonce);
    // Safe to decline, because nothing has been charged yet.
    if (method.is === 'unknown') return declinedResult(declineMessages.unavailable);
    if (method.is === 'unusable') return declinedResult(method.message);
    if (method.is === 'card' && !method.hasLiabilityShift) return declinedResult(declineMessages.notVerified);
    const stored = await storeMethod(gateway, id, request, merchantAccountId);
    if (stored.is !== 'stored') return stored;
    const { sdk, timeouts, send } = gateway;
    const reply = await send(`creating subscription ${id}`, timeouts.request, () =>
      sdk.subscription.create({
        id,
        paymentMethodToken: stored.token,
        planId,
        neverExpires: true,
        merchantAccountId,
        price: toDecimal(price),
        ...addOns(addOnIds, price),
        options: { doNotInheritAddOnsOrDiscounts: true, startImmediately: true },
      }),
    );
    const result = resultOf(reply);
    // Ignores failures.
    if (result.is === 'declined')
      await send('deleting an unused customer', timeouts.cleanup, () => sdk.customer.delete(id));
    return result;
  });
}

/** The subscription's price includes add-ons, so each add-on has a price of 0. */
const addOns = (ids: readonly string[], { currency }: Money): Pick<SubscriptionRequest, 'addOns'> =>
  ids.length === 0
    ? {}
    : { addOns: { add: ids.map((id) => ({ inheritedFromId: id, amount: toDecimal({ currency, minor: 0 }) })) } };

type StoreResult =
  | { readonly is: 'stored'; readonly token: string }
  | ReturnType<typeof declinedResult>
  | typeof unknownResult;

const idIsTaken = '91609';

/** Each subscription has its own Braintree customer, with the same ID. */
async function storeMethod(
  { sdk, timeouts, send }: Gateway,
  id: string,
  { nonce: paymentMethodNonce, deviceData }: PaymentMethod,
  account: string,
): Promise<StoreResult> {
  const options = { verifyCard: true, verificationMerchantAccountId: account };
  // The library requires the customer ID in its type but rejects it here.
  const creditCard = { options } as CreditCardCreateRequest;
  const created = await send(`storing the payment method of subscription ${id}`, timeouts.request, () =>
    sdk.customer.create({ id, paymentMethodNonce, ...(deviceData && { deviceData }), creditCard }),
  );
  if (created.is === 'lost') return unknownResult;
  if (created.is !== 'answered') return declinedResult(declineMessages.unavailable);
  if (created.value.success) return storeResultOf(created.value.customer.paymentMethods?.[0]);
  if (!validationErrorCodes(created.value).includes(idIsTaken)) return declinedResult(failureMessageOf(created.value));
  const added = await send(`storing another payment method of subscription ${id}`, timeouts.request, () =>
    sdk.paymentMethod.create({
      customerId: id,
      paymentMethodNonce,
      ...(deviceData && { deviceData }),
      options: { ...options, makeDefault: true },
    }),
  );
  if (added.is === 'lost') return unknownResult;
  if (added.is !== 'answered') return declinedResult(declineMessages.unavailable);
  return added.value.success ? storeResultOf(added.value.paymentMethod) : declinedResult(failureMessageOf(added.value));
}

const storeResultOf = (method: { readonly token: string } | undefined): StoreResult =>
  method ? { is: 'stored', token: method.token } : declinedResult(declineMessages.unusable);

type Change = Parameters<PaymentProvider['changeSubscription']>[1];

/** Charges `chargeNow` first, and only once per order. */
export async function changeSubscription(gateway: Gateway, id: string, to: Change): Promise<SubscriptionResult> {
  const { addOnIds, price, chargeNow } = to;
  return unknownIfUnavailable(async () => {
    const before = await findBraintreeSubscription(gateway, id);
    if (!before) return noSuchSubscription;
    if (chargeNow) {
      const charged = await chargeOnce(gateway, before.paymentMethodToken, chargeNow);
      if (charged.is !== 'settled') return charged;
    }
    const { sdk, timeouts, send } = gateway;
    const result = resultOf(
      await send(`changing subscription ${id}`, timeouts.request, () =>
        sdk.subscription.update(id, {
          price: toDecimal(price),
          ...addOns(addOnIds, price),
          options: { prorateCharges: false, replaceAllAddOnsAndDiscounts: true },
        }),
      ),
    );
    if (result.is === 'declined' && chargeNow) {
      const refunded = await refund(gateway, chargeNow.order);
      if (refunded.is !== 'done') return unknownResult;
    }
    return result;
  });
}

async function chargeOnce(
  gateway: Gateway,
  token: string,
  { order, ...price }: Money & { readonly order: string },
): Promise<ChargeResult> {
  const found = await findOrder(gateway, order);
  if (found.is === 'declined') return found;
  if (found.is === 'settled') return { is: 'settled', reference: found.reference };
  if (found.is !== 'missing') return declinedResult(declineMessages.plain);
  return chargeStored(gateway, token, order, price);
}

/**
 * Makes the current month the last one, because Braintree cannot undo its own cancellation. A past-due subscription is
 * cancelled outright, because Braintree would otherwise retry the charge.
 */
export async function cancelSubscription(gateway: Gateway, id: string): Promise<SubscriptionResult> {
  return unknownIfUnavailable(async () => {
    const found = await findBraintreeSubscription(gateway, id);
    if (!found) return noSuchSubscription;
    const before = toProviderSubscription(found);
    if (before.is === 'cancelled' || before.is === 'expired') return { is: 'done', subscription: before };
    const { sdk, timeouts, send } = gateway;
    return resultOf(
      await send(`cancelling subscription ${id}`, timeouts.request, () =>
        before.is === 'pastDue'
          ? sdk.subscription.cancel(id)
          : sdk.subscription.update(id, { numberOfBillingCycles: found.currentBillingCycle, neverExpires: false }),
      ),
    );
  });
}

export async function restoreSubscription(gateway: Gateway, id: string): Promise<SubscriptionResult> {
  return unknownIfUnavailable(async () => {
    const found = await findBraintreeSubscription(gateway, id);
    if (!found) return noSuchSubscription;
    if (!endsAfterThisMonth(found)) {
      const subscription = toProviderSubscription(found);
      const isRenewed = subscription.is === 'active' || subscription.is === 'pastDue';
      return isRenewed ? { is: 'done', subscription } : subscriptionOver;
    }
    const { sdk, timeouts, send } = gateway;
    const restore = () => sdk.subscription.update(id, { neverExpires: true });
    return resultOf(await send(`restoring subscription ${id}`, timeouts.request, restore));
  });
}

export const noSuchSubscription = declinedResult('You have no such membership.');
export const subscriptionOver = declinedResult('This membership is over. You can start a new one.');

type Reply = Awaited<ReturnType<Gateway['sdk']['subscription']['create']>>;

export function resultOf(reply: GatewayReply<Reply>): SubscriptionResult {
  if (reply.is === 'lost') return unknownResult;
  if (reply.is !== 'answered') return declinedResult(declineMessages.unavailable);
  const { value } = reply;
  return value.success
    ? { is: 'done', subscription: toProviderSubscription(value.subscription) }
    : declinedResult(failureMessageOf(value));
}

/** Returns `unknown` if Braintree's records cannot be read before sending the request. */
export async function unknownIfUnavailable(request: () => Promise<SubscriptionResult>): Promise<SubscriptionResult> {
  try {
    return await request();
  } catch (failure) {
    if (failure instanceof ProviderUnavailable) return unknownResult;
    throw failure;
  }
}
