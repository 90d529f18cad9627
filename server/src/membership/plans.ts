import type { SubscriptionPlan } from '@underhall/contract';
import { type PaidTier, rankOf, type Tier, type WorldWords } from '@underhall/engine';
import type { Money, PaymentProvider } from '../payments/payment-provider.ts';
import { currenciesOf, majorUnits, type Prices, pricesFor } from '../payments/prices.ts';
import type { Terms } from './member.ts';

type Plan = Omit<Terms, 'id' | 'provider' | 'beganAs'>;

const plansIn = (prices: Prices): readonly Plan[] =>
  currenciesOf(prices).flatMap((currency) => {
    const list = pricesFor(prices, currency);
    if (!list) return [];
    const { plan: planId, price, enhanced } = list.membership;
    return [{ planId, currency, price, addOnId: enhanced.addOn, addOnPrice: enhanced.amount }];
  });

/** The plan by its id, as the kind that the add-on makes it; nothing where there is none, or no such add-on of it. */
export function planBy(
  prices: Prices,
  { planId, addOnId }: { readonly planId: string; readonly addOnId?: string | null | undefined },
): (Plan & { readonly beganAs: PaidTier }) | undefined {
  const plan = plansIn(prices).find((each) => each.planId === planId);
  if (!plan) return undefined;
  if (addOnId === undefined || addOnId === null || addOnId === '') return { ...plan, beganAs: 'exceptional' };
  return addOnId === plan.addOnId ? { ...plan, beganAs: 'enhanced' } : undefined;
}

/** The plans in a currency by its code, or the one of an id (AMB-68); all of them without either. */
export function plansBy(prices: Prices, id?: string): readonly Plan[] {
  const all = plansIn(prices);
  if (id === undefined) return all;
  return all.filter(({ planId, currency }) => planId === id || currency === id.toUpperCase());
}

/** True if a kind is more than everybody has: nothing narrower is sold beside that. */
export const isSold = (tier: PaidTier, everybodys: Tier = 'none'): boolean => rankOf(tier) > rankOf(everybodys);

/** The plans as a page shows them, each with a word of the provider's for its currency. */
export const presentPlans = (provider: PaymentProvider, plans: readonly Plan[]): Promise<SubscriptionPlan[]> =>
  Promise.all(
    plans.map(async ({ planId, currency, price, addOnId, addOnPrice }) => ({
      id: planId,
      currencyIsoCode: currency,
      price: majorUnits({ currency, minor: price }),
      clientRequestToken: await provider.clientToken(currency),
      addOns: [{ id: addOnId, amount: majorUnits({ currency, minor: addOnPrice }) }],
    })),
  );

/** The whole price of a month of a kind. */
export const monthOf = ({ currency, price, addOnPrice }: Terms, tier: PaidTier): Money => ({
  currency,
  minor: tier === 'enhanced' ? price + addOnPrice : price,
});

export const addOnsOf = ({ addOnId }: Terms, tier: PaidTier): readonly string[] =>
  tier === 'enhanced' ? [addOnId] : [];

/** A kind of membership, as this world calls it. */
export const nameOf = ({ texts: { store } }: Pick<WorldWords, 'texts'>, tier: PaidTier = 'exceptional'): string =>
  tier === 'enhanced' ? store.enhancedMembership : store.membership;
