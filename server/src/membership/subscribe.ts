import { createHash, randomUUID } from 'node:crypto';
import type { PaidTier, WorldWords } from '@underhall/engine';
import { IdempotencyKeyReused, Refused } from '../http/failures.ts';
import type { MethodDetails } from '../payments/payment-provider.ts';
import { changeMember } from './change-member.ts';
import type { Terms } from './member.ts';
import { type MembershipDeps, providerOf } from './membership-deps.ts';
import { addOnsOf, isSold, monthOf, nameOf, planBy } from './plans.ts';
import { reconcileSubscription, recordDeclinedSubscription } from './reconcile-subscription.ts';
import { addSubscription } from './subscription-steps-store.ts';
import { beingFoundOut, type RequestResult, tellWhenKnown } from './tell-when-known.ts';

export type Purchase = {
  readonly nonce: string;
  readonly deviceData?: string | null | undefined;
  readonly planId: string;
  readonly addOnId?: string | null | undefined;
};

/**
 * Subscribes a character to a plan: its row first, then the provider is asked, once. The same nonce again is told what came
 * of it, and so are its twins: `isNew` is false for them. A reply that is lost is found out later, by `followMemberships`.
 */
export async function subscribe(
  deps: MembershipDeps,
  characterId: number,
  purchase: Purchase,
): Promise<RequestResult & { readonly isNew: boolean }> {
  const provider = providerOf(deps);
  const plan = planBy(deps.payments.prices, purchase);
  if (!plan) throw new Refused(`Couldn't find a plan with ID '${purchase.planId}'`);
  if (!isSold(plan.beganAs, deps.options.everybodysTier))
    throw new Refused('Everybody here has that membership, for nothing. There is no need to buy it.');
  const { nonce, deviceData } = purchase;
  if (nonce.trim() === '') throw new Refused('No way of paying was chosen. Choose one, and try again.');
  const { words } = deps.world.pack;
  const welcome = `Thank you. ${nameOf(words, plan.beganAs)} is yours from this moment on.${besides(words, plan.beganAs)}`;
  const terms: Terms = { id: randomUUID(), provider: provider.name, ...plan };

  const digest = createHash('sha256').update(nonce).digest('hex');
  let earlier: Awaited<ReturnType<typeof deps.subscriptions.byNonce>>;
  const isNew = await changeMember(deps, characterId, '', async ({ subscription }) => {
    earlier = await deps.subscriptions.byNonce(digest);
    if (earlier) return undefined;
    if (subscription && !subscription.standing) throw new Refused(beingFoundOut);
    if (subscription) throw new Refused('You have a membership. What it is can be changed where it is managed.');
    return { steps: [addSubscription(characterId, digest, terms)] };
  });
  if (!isNew && earlier) {
    const isTheSame = earlier.characterId === characterId && earlier.planId === plan.planId;
    if (!isTheSame || earlier.beganAs !== plan.beganAs) throw new IdempotencyKeyReused();
    const { id } = earlier;
    return { ...(await tellWhenKnown(() => deps.subscriptions.endOf(id), welcome)), isNew: false };
  }

  const seen = await provider.inspectMethod(nonce).catch(() => ({ is: 'unknown' as const }));
  const fault = faultOf(seen);
  if (fault !== undefined) await recordDeclinedSubscription(deps, characterId, terms.id, fault);
  else {
    const end = await provider.subscribe({
      nonce,
      ...(deviceData && { deviceData }),
      subscription: terms.id,
      planId: terms.planId,
      addOnIds: addOnsOf(terms, terms.beganAs),
      price: monthOf(terms, terms.beganAs),
    });
    if (end.is === 'done') await reconcileSubscription(deps, characterId, end.subscription);
    if (end.is === 'declined') await recordDeclinedSubscription(deps, characterId, terms.id, end.message);
  }
  const told = await tellWhenKnown(() => deps.subscriptions.endOf(terms.id), welcome, { isAsked: true });
  return { ...told, isNew: true };
}

/** The perks that the enhanced kind has besides, each with its place, so that they are found. */
const besides = ({ texts: { store } }: WorldWords, tier: PaidTier): string =>
  tier === 'enhanced' ? ` ${store.enhancedHave}: ${store.enhancedPerks.join('; ')}.` : '';

/** A card whose bank does not answer for it is not charged; nothing is, if that cannot be asked. */
export function faultOf(seen: MethodDetails): string | undefined {
  switch (seen.is) {
    case 'card':
      return seen.hasLiabilityShift ? undefined : `ThreeDSecure verification failed (${seen.status})`;
    case 'unusable':
      return seen.message;
    case 'unknown':
      return 'The payment company does not answer. Nothing was charged; try again later.';
    case 'other':
      return undefined;
  }
}
