import type { PaymentProvider, SubscriptionResult } from '../payments/payment-provider.ts';
import type { PendingChange, Terms } from './member.ts';
import { addOnIdsOf, monthlyPrice } from './plans.ts';

type ChangeRequest = { readonly provider: PaymentProvider; readonly terms: Terms; readonly change: PendingChange };

/**
 * Sends a change to the provider. Only the charge is unsafe to repeat, so set `isCharged` only in the first request.
 */
export async function requestChange(
  { provider, terms, change }: ChangeRequest,
  { isCharged }: { readonly isCharged: boolean },
): Promise<SubscriptionResult> {
  const { id, target, isRestored, charge } = change;
  if (target === 'none') return provider.cancelSubscription(terms.id);
  if (isRestored) {
    const restored = await provider.restoreSubscription(terms.id);
    if (restored.is !== 'done') return restored;
  }
  return provider.changeSubscription(terms.id, {
    addOnIds: addOnIdsOf(terms, target),
    price: monthlyPrice(terms, target),
    ...(isCharged && charge > 0 && { chargeNow: { order: id, currency: terms.currency, minor: charge } }),
  });
}

/** Restores the next month's price, or the cancellation, after the charge of a change has failed. */
export async function revertChange(
  { provider, terms, change }: ChangeRequest,
  before: { readonly tier: 'exceptional' | 'enhanced' },
): Promise<SubscriptionResult> {
  const { tier } = before;
  const reverted = await provider.changeSubscription(terms.id, {
    addOnIds: addOnIdsOf(terms, tier),
    price: monthlyPrice(terms, tier),
  });
  return reverted.is === 'done' && change.isRestored ? provider.cancelSubscription(terms.id) : reverted;
}
