import type { SubscriptionData } from '@underhall/contract';
import { changeTier, proratedCharge, tierAt } from '@underhall/engine';
import { subscriptionOf } from '../outfits/present-outfit.ts';
import { majorUnits } from '../payments/prices.ts';
import type { Member } from './member.ts';

export const noSubscription: SubscriptionData = {
  isSuccess: true,
  hasSubscription: false,
  price: 0,
  addOnPrice: 0,
  currencyIsoCode: 'GBP',
  subscriptionPastDue: false,
  subscriptionType: 'None',
  typeInEffect: 'None',
  isBeingFoundOut: false,
};

export function presentSubscription({ subscription, change, card }: Member, now: number): SubscriptionData {
  if (!subscription?.standing) return { ...noSubscription, isBeingFoundOut: subscription !== undefined };
  const { standing, currency, price, addOnPrice } = subscription;
  const { tier, renewsAs, paidUntil, isPastDue } = standing;
  const inEffect = tierAt(standing, now);
  if (inEffect === 'none') return noSubscription;
  const charged = renewsAs === 'none' ? tier : renewsAs;
  const upgrade = changeTier(standing, 'enhanced', now);
  const difference = () => majorUnits({ currency, minor: proratedCharge(addOnPrice, paidUntil, now) });
  return {
    isSuccess: true,
    hasSubscription: true,
    renewDate: new Date(paidUntil).toISOString(),
    price: majorUnits({ currency, minor: price }),
    addOnPrice: charged === 'enhanced' ? majorUnits({ currency, minor: addOnPrice }) : 0,
    currencyIsoCode: currency,
    subscriptionPastDue: isPastDue,
    subscriptionType: subscriptionOf[renewsAs],
    typeInEffect: subscriptionOf[inEffect],
    ...(typeof upgrade !== 'string' && { enhanceNow: upgrade.isCharged ? difference() : 0 }),
    isBeingFoundOut: change !== undefined || card !== undefined,
  };
}
