import { createHash } from 'node:crypto';
import type { PaidTier, WorldWords } from '@underhall/engine';
import { IdempotencyKeyReused, Refused } from '../http/failures.ts';
import { rejectionReason } from '../payments/check-method.ts';
import { awaitResult, pendingMessage, type RequestResult } from './await-result.ts';
import { changeMember } from './change-member.ts';
import type { Terms } from './member.ts';
import { type MembershipDeps, requireProvider } from './membership-deps.ts';
import { addOnIdsOf, findPlan, freeForAllMessage, isSold, membershipName, monthlyPrice } from './plans.ts';
import { reconcileSubscription, recordDeclinedSubscription } from './reconcile-subscription.ts';
import { addSubscription } from './subscription-steps-store.ts';

export type SubscribeRequest = {
  readonly nonce: string;
  readonly deviceData?: string | null | undefined;
  readonly planId: string;
  readonly addOnId?: string | null | undefined;
};

/**
 * The request is stored before it is sent to the provider, and is sent only once. A duplicate request gets the same
 * result, with `isNew` false. If the reply is lost, `syncMemberships` looks up the result.
 *
 * @throws Refused with `canRetry` if the provider cannot be reached. Nothing is stored or charged then.
 */
export async function subscribe(
  deps: MembershipDeps,
  characterId: number,
  purchase: SubscribeRequest,
): Promise<RequestResult & { readonly isNew: boolean }> {
  const provider = requireProvider(deps);
  const plan = findPlan(deps.payments.prices, purchase);
  if (!plan) throw new Refused(`Couldn't find a plan with ID '${purchase.planId}'`);
  if (!isSold(plan.initialTier, deps.options.everybodysTier)) throw new Refused(freeForAllMessage);
  const { nonce, deviceData } = purchase;
  if (nonce.trim() === '') throw new Refused('No payment method was chosen. Choose one and try again.');
  const { words } = deps.world.pack;
  const welcome = `Thank you. You have ${membershipName(words, plan.initialTier)} now.${enhancedPerksText(words, plan.initialTier)}`;
  const terms: Terms = { id: deps.runtime.randomId(), provider: provider.name, ...plan };

  const digest = createHash('sha256').update(nonce).digest('hex');
  let earlier = await deps.subscriptions.byNonce(digest);
  // Checked before the request is stored, so that a nonce stays unused while the provider cannot be reached.
  const reason = earlier ? undefined : await rejectionReason(deps, provider, nonce);
  const isNew = await changeMember(deps, characterId, '', async ({ subscription }) => {
    earlier = await deps.subscriptions.byNonce(digest);
    if (earlier) return undefined;
    if (subscription && !subscription.standing) throw new Refused(pendingMessage);
    if (subscription) throw new Refused('You already have a membership. You can change it on your account page.');
    return { steps: [addSubscription(characterId, digest, terms)] };
  });
  if (!isNew && earlier) {
    const isTheSame = earlier.characterId === characterId && earlier.planId === plan.planId;
    if (!isTheSame || earlier.initialTier !== plan.initialTier) throw new IdempotencyKeyReused();
    const { id } = earlier;
    return { ...(await awaitResult(deps, () => deps.subscriptions.resultOf(id), welcome)), isNew: false };
  }

  if (reason !== undefined) await recordDeclinedSubscription(deps, characterId, terms.id, reason);
  else {
    const created = await provider.subscribe({
      nonce,
      ...(deviceData && { deviceData }),
      subscription: terms.id,
      planId: terms.planId,
      addOnIds: addOnIdsOf(terms, terms.initialTier),
      price: monthlyPrice(terms, terms.initialTier),
    });
    if (created.is === 'done') await reconcileSubscription(deps, characterId, created.subscription);
    if (created.is === 'declined') await recordDeclinedSubscription(deps, characterId, terms.id, created.message);
  }
  const result = await awaitResult(deps, () => deps.subscriptions.resultOf(terms.id), welcome, { isDuplicate: false });
  return { ...result, isNew: true };
}

const enhancedPerksText = ({ texts: { store } }: WorldWords, tier: PaidTier): string =>
  tier === 'enhanced' ? ` ${store.enhancedHave}: ${store.enhancedPerks.join('; ')}.` : '';
