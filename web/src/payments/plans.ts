import type { CurrencyCode, SubscriptionData, SubscriptionPlan, SubscriptionType } from '@underhall/contract';
import { world } from '../api/world.ts';

export const membershipNames: Readonly<Record<SubscriptionType, string>> = {
  None: 'None',
  ExceptionalFriendship: world.texts.store.membership,
  EnhancedExceptionalFriendship: world.texts.store.enhancedMembership,
};

/** The server-error step shows the message of this error. */
export class PlanNotFound extends Error {}

/** @throws PlanNotFound */
export function planForCurrency(plans: readonly SubscriptionPlan[], currency: CurrencyCode): SubscriptionPlan {
  const plan = plans.find(({ currencyIsoCode }) => currencyIsoCode === currency);
  if (!plan) throw new PlanNotFound(`Couldn't find a plan denominated in '${currency}'`);
  return plan;
}

/** @throws PlanNotFound */
export function planById(plans: readonly SubscriptionPlan[], id: string): SubscriptionPlan {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new PlanNotFound(`Couldn't find a plan with ID '${id}'`);
  return plan;
}

/**
 * Checks that a freshly loaded plan still has the add-on that the buyer selected. `addOnId` is undefined for the
 * standard tier.
 *
 * @throws PlanNotFound
 */
export function selectPlan(plan: SubscriptionPlan, addOnId: string | undefined): SubscriptionPlan {
  if (addOnId !== undefined && !plan.addOns.some(({ id }) => id === addOnId)) throw planNotSelected();
  return plan;
}

export const planNotSelected = (): PlanNotFound => new PlanNotFound("Couldn't find the selected plan.");

/** In whole units of the plan's currency. */
export const monthlyPrice = ({ price, addOns }: SubscriptionPlan, isEnhanced: boolean): number =>
  price + (isEnhanced ? (addOns[0]?.amount ?? 0) : 0);

/**
 * Formats the monthly price without add-ons, for example '$9' or '$9.50'. Returns undefined if there is no plan in the
 * currency.
 */
export function advertisedPrice(plans: readonly SubscriptionPlan[], currency: CurrencyCode): string | undefined {
  const plan = plans.find(({ currencyIsoCode }) => currencyIsoCode === currency);
  const cents = plan && !Number.isInteger(plan.price) ? 2 : 0;
  const format = new Intl.NumberFormat('en-GB', {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ minimumFractionDigits: cents, maximumFractionDigits: cents },
  });
  return plan && format.format(plan.price);
}

/** A change that a member can request. `type` is the value sent to the server. */
export type PlanChange = {
  readonly is: 'Enhance' | 'Downgrade' | 'Cancel' | 'Restore';
  readonly type: SubscriptionType;
};

type MembershipState = Pick<SubscriptionData, 'hasSubscription' | 'subscriptionType' | 'typeInEffect'>;

const [standard, enhanced] = ['ExceptionalFriendship', 'EnhancedExceptionalFriendship'] as const;

/** A cancelled membership keeps its type until it ends. */
export const effectiveType = ({ subscriptionType, typeInEffect }: MembershipState): SubscriptionType =>
  subscriptionType === 'None' ? typeInEffect : subscriptionType;

export function availableChanges(membership: MembershipState): readonly PlanChange[] {
  const { hasSubscription, subscriptionType } = membership;
  if (!hasSubscription) return [];
  const enhance: PlanChange = { is: 'Enhance', type: enhanced };
  if (subscriptionType === 'None') {
    const type = effectiveType(membership);
    return [{ is: 'Restore', type }, ...(type === standard ? [enhance] : [])];
  }
  const cancel: PlanChange = { is: 'Cancel', type: 'None' };
  return subscriptionType === enhanced ? [{ is: 'Downgrade', type: standard }, cancel] : [enhance, cancel];
}
