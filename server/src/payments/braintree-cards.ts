import type { PaymentMethodCreateRequest, Subscription } from 'braintree';
import type { Gateway } from './braintree-gateway.ts';
import { declinedResult, inspectMethod, unknownResult } from './braintree-orders.ts';
import {
  findBraintreeSubscription,
  noSuchSubscription,
  resultOf,
  subscriptionOver,
  toProviderSubscription,
  unknownIfUnavailable,
} from './braintree-subscriptions.ts';
import { declineMessages, failureMessageOf } from './decline-messages.ts';
import type { PaymentMethod, SubscriptionResult } from './payment-provider.ts';

/** Also deletes the old payment method. */
export async function changeCard(
  gateway: Gateway,
  id: string,
  { card, nonce, deviceData }: PaymentMethod & { readonly card: string },
): Promise<SubscriptionResult> {
  return unknownIfUnavailable(async () => {
    const before = await findBraintreeSubscription(gateway, id);
    if (!before) return noSuchSubscription;
    if (!isRenewed(before)) return subscriptionOver;
    const method = await inspectMethod(gateway, nonce);
    // Safe to decline, because nothing has been charged yet.
    if (method.is === 'unknown') return declinedResult(declineMessages.unavailable);
    if (method.is === 'unusable') return declinedResult(method.message);
    if (method.is === 'card' && !method.hasLiabilityShift) return declinedResult(declineMessages.notVerified);
    const { sdk, timeouts, send } = gateway;
    const { merchantAccountId: account } = before;
    const request = {
      customerId: id,
      token: card,
      paymentMethodNonce: nonce,
      ...(deviceData && { deviceData }),
      options: { makeDefault: true, verifyCard: true, ...(account && { verificationMerchantAccountId: account }) },
    };
    const stored = await send(`storing a new payment method for subscription ${id}`, timeouts.request, () =>
      // The library's type has no `token`.
      sdk.paymentMethod.create(request as PaymentMethodCreateRequest),
    );
    if (stored.is === 'lost') return unknownResult;
    if (stored.is !== 'answered') return declinedResult(declineMessages.unavailable);
    if (!stored.value.success) return declinedResult(failureMessageOf(stored.value));
    return chargeByCard(gateway, before, card);
  });
}

/**
 * Completes a card change. Returns undefined if Braintree has not stored the new card.
 *
 * @throws ProviderUnavailable
 */
export async function resumeCardChange(
  gateway: Gateway,
  id: string,
  card: string,
): Promise<SubscriptionResult | undefined> {
  const { sdk, timeouts, read } = gateway;
  const stored = await read(`looking up a payment method of subscription ${id}`, timeouts.request, () =>
    sdk.paymentMethod.find(card),
  );
  if (!stored) return undefined;
  const before = await findBraintreeSubscription(gateway, id);
  return before ? chargeByCard(gateway, before, card) : noSuchSubscription;
}

const isRenewed = (found: Subscription): boolean => {
  const { is } = toProviderSubscription(found);
  return is === 'active' || is === 'pastDue';
};

async function chargeByCard(gateway: Gateway, before: Subscription, card: string): Promise<SubscriptionResult> {
  const { sdk, timeouts, send } = gateway;
  const { id } = before;
  if (before.paymentMethodToken !== card) {
    const reply = await send(`changing the payment method of subscription ${id}`, timeouts.request, () =>
      sdk.subscription.update(id, { paymentMethodToken: card }),
    );
    const result = resultOf(reply);
    if (result.is === 'declined') await deleteMethod(gateway, id, card);
    if (result.is !== 'done') return result;
  }
  await deleteOtherMethods(gateway, id, card);
  return before.status === 'Past Due'
    ? chargeOverdueMonth(gateway, id)
    : { is: 'done', subscription: toProviderSubscription(before) };
}

/** Ignores failures, because the player's request does not depend on this. */
const deleteMethod = ({ sdk, timeouts, send }: Gateway, id: string, token: string) =>
  send(`deleting a payment method of subscription ${id}`, timeouts.cleanup, () => sdk.paymentMethod.delete(token));

async function deleteOtherMethods(gateway: Gateway, id: string, card: string): Promise<void> {
  const { sdk, timeouts, send } = gateway;
  const customer = await send(`looking up the customer of subscription ${id}`, timeouts.cleanup, () =>
    sdk.customer.find(id),
  );
  if (customer.is !== 'answered') return;
  for (const { token } of customer.value.paymentMethods ?? [])
    if (token !== card) await deleteMethod(gateway, id, token);
}

/** Cannot charge a month twice: Braintree rejects the request if no month is overdue. */
async function chargeOverdueMonth(gateway: Gateway, id: string): Promise<SubscriptionResult> {
  const { sdk, timeouts, send } = gateway;
  const reply = await send(`charging the overdue month of subscription ${id}`, timeouts.request, () =>
    sdk.subscription.retryCharge(id, undefined, true),
  );
  if (reply.is === 'lost') return unknownResult;
  const after = await findBraintreeSubscription(gateway, id);
  return after ? { is: 'done', subscription: toProviderSubscription(after) } : noSuchSubscription;
}
