import type { PaymentProvider, SubscriptionResult } from '../payments/payment-provider.ts';
import type { AskedChange, Terms } from './member.ts';
import { addOnsOf, monthOf } from './plans.ts';

type About = { readonly provider: PaymentProvider; readonly terms: Terms; readonly change: AskedChange };

/**
 * Asks the provider for a change. All but the charge can be asked for again without harm: `isCharged` says whether the
 * difference is to be taken, which is asked for once.
 */
export async function askForChange(
  { provider, terms, change }: About,
  { isCharged }: { readonly isCharged: boolean },
): Promise<SubscriptionResult> {
  const { id, wanted, isRestored, charge } = change;
  if (wanted === 'none') return provider.cancelSubscription(terms.id);
  if (isRestored) {
    const restored = await provider.restoreSubscription(terms.id);
    if (restored.is !== 'done') return restored;
  }
  return provider.changeSubscription(terms.id, {
    addOnIds: addOnsOf(terms, wanted),
    price: monthOf(terms, wanted),
    ...(isCharged && charge > 0 && { chargeNow: { order: id, currency: terms.currency, minor: charge } }),
  });
}

/** Puts back what a change did whose charge did not come about: the next month as it was to be, or none. */
export async function undoChange(
  { provider, terms, change }: About,
  before: { readonly tier: 'exceptional' | 'enhanced' },
): Promise<SubscriptionResult> {
  const { tier } = before;
  const put = await provider.changeSubscription(terms.id, {
    addOnIds: addOnsOf(terms, tier),
    price: monthOf(terms, tier),
  });
  return put.is === 'done' && change.isRestored ? provider.cancelSubscription(terms.id) : put;
}
