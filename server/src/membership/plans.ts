import type { SubscriptionPlan } from '@underhall/contract';
import { type PaidTier, rankOf, type Tier, type WorldWords } from '@underhall/engine';
import type { Money, PaymentProvider } from '../payments/payment-provider.ts';
import { currenciesOf, majorUnits, type Prices, pricesFor } from '../payments/prices.ts';
import type { Terms } from './member.ts';

type Plan = Omit<Terms, 'id' | 'provider' | 'initialTier'>;

const allPlans = (prices: Prices): readonly Plan[] =>
  currenciesOf(prices).flatMap((currency) => {
    const list = pricesFor(prices, currency);
    if (!list) return [];
    const { plan: planId, price, enhanced } = list.membership;
    return [{ planId, currency, price, addOnId: enhanced.addOn, addOnPrice: enhanced.amount }];
  });

/** Returns undefined if there is no such plan or add-on. `initialTier` is the tier of the add-on. */
export function findPlan(
  prices: Prices,
  { planId, addOnId }: { readonly planId: string; readonly addOnId?: string | null | undefined },
): (Plan & { readonly initialTier: PaidTier }) | undefined {
  const plan = allPlans(prices).find((each) => each.planId === planId);
  if (!plan) return undefined;
  if (addOnId === undefined || addOnId === null || addOnId === '') return { ...plan, initialTier: 'exceptional' };
  return addOnId === plan.addOnId ? { ...plan, initialTier: 'enhanced' } : undefined;
}

/** `id` is a currency code or the ID of a plan (AMB-68). If `id` is missing, returns all plans. */
export function findPlans(prices: Prices, id?: string): readonly Plan[] {
  const all = allPlans(prices);
  if (id === undefined) return all;
  return all.filter(({ planId, currency }) => planId === id || currency === id.toUpperCase());
}

export const freeForAllMessage = 'Everybody on this server has that membership for free. You do not need to buy it.';

/** False if every player has this tier or a higher one for free. */
export const isSold = (tier: PaidTier, everybodys: Tier = 'none'): boolean => rankOf(tier) > rankOf(everybodys);

/** Each plan gets a client token for its currency. */
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

export const monthlyPrice = ({ currency, price, addOnPrice }: Terms, tier: PaidTier): Money => ({
  currency,
  minor: tier === 'enhanced' ? price + addOnPrice : price,
});

export const addOnIdsOf = ({ addOnId }: Terms, tier: PaidTier): readonly string[] =>
  tier === 'enhanced' ? [addOnId] : [];

export const membershipName = (
  { texts: { store } }: Pick<WorldWords, 'texts'>,
  tier: PaidTier = 'exceptional',
): string => (tier === 'enhanced' ? store.enhancedMembership : store.membership);
