import type { CurrencyCode, SubscriptionData, SubscriptionPlan, SubscriptionType } from '@underhall/contract';
import { world } from '../api/world.ts';

/** The kinds of membership, as this world calls them. */
export const kindNames: Readonly<Record<SubscriptionType, string>> = {
  None: 'None',
  ExceptionalFriendship: world.texts.store.membership,
  EnhancedExceptionalFriendship: world.texts.store.enhancedMembership,
};

/** The words of a plan that is not there, as the screen for errors of the server tells them. */
export class PlanMissing extends Error {}

/** The plan in a currency. Throws `PlanMissing` where there is none. */
export function planIn(plans: readonly SubscriptionPlan[], currency: CurrencyCode): SubscriptionPlan {
  const plan = plans.find(({ currencyIsoCode }) => currencyIsoCode === currency);
  if (!plan) throw new PlanMissing(`Couldn't find a plan denominated in '${currency}'`);
  return plan;
}

/** The plan of an id, as it is asked for anew before it is paid. Throws `PlanMissing` where it has gone. */
export function planWith(plans: readonly SubscriptionPlan[], id: string): SubscriptionPlan {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new PlanMissing(`Couldn't find a plan with ID '${id}'`);
  return plan;
}

/** A month of a kind of membership, in whole units of the plan's currency. */
export const priceOfMonth = ({ price, addOns }: SubscriptionPlan, isEnhanced: boolean): number =>
  price + (isEnhanced ? (addOns[0]?.amount ?? 0) : 0);

/** The least price of a month as it is advertised in a currency: '$9', without the cents where there are none. */
export function advertisedPrice(plans: readonly SubscriptionPlan[], currency: CurrencyCode): string | undefined {
  const plan = plans.find(({ currencyIsoCode }) => currencyIsoCode === currency);
  const cents = plan && !Number.isInteger(plan.price) ? 2 : 0;
  const told = new Intl.NumberFormat('en-GB', {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ minimumFractionDigits: cents, maximumFractionDigits: cents },
  });
  return plan && told.format(plan.price);
}

/** Another membership that a member may have, or none; `wish` is what is asked of the server. */
export type PlanChange = {
  readonly is: 'Enhance' | 'Downgrade' | 'Cancel' | 'Restore';
  readonly wish: SubscriptionType;
};

type Standing = Pick<SubscriptionData, 'hasSubscription' | 'subscriptionType' | 'typeInEffect'>;

const [standard, enhanced] = ['ExceptionalFriendship', 'EnhancedExceptionalFriendship'] as const;

/** The kind that a membership counts as: one that is cancelled is what it was until it is over. */
export const kindOf = ({ subscriptionType, typeInEffect }: Standing): SubscriptionType =>
  subscriptionType === 'None' ? typeInEffect : subscriptionType;

/** The changes open to a membership as it stands. */
export function changesFor(standing: Standing): readonly PlanChange[] {
  const { hasSubscription, subscriptionType } = standing;
  if (!hasSubscription) return [];
  const raise: PlanChange = { is: 'Enhance', wish: enhanced };
  if (subscriptionType === 'None') {
    const wish = kindOf(standing);
    return [{ is: 'Restore', wish }, ...(wish === standard ? [raise] : [])];
  }
  const end: PlanChange = { is: 'Cancel', wish: 'None' };
  return subscriptionType === enhanced ? [{ is: 'Downgrade', wish: standard }, end] : [raise, end];
}
