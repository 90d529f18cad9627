import { changeTier, proratedCharge, type SubscriptionRefusal, type Tier } from '@underhall/engine';
import { Refused } from '../http/failures.ts';
import { awaitResult, pendingMessage, type RequestResult } from './await-result.ts';
import { changeMember } from './change-member.ts';
import type { PendingChange, Terms } from './member.ts';
import { type MembershipDeps, otherProviderMessage, requireProvider } from './membership-deps.ts';
import { freeForAllMessage, isSold, membershipName } from './plans.ts';
import { recordChangeDone, recordDeclinedChange } from './reconcile-subscription.ts';
import { requestChange, revertChange } from './request-change.ts';
import { addChange } from './subscription-steps-store.ts';
import { syncMembership } from './sync-membership.ts';

const refusalMessages: Readonly<Record<SubscriptionRefusal, string>> = {
  'membership over': 'This membership is over. You can start a new one.',
  'membership past due':
    'The last month of your membership could not be charged. Change the card first, or cancel the membership.',
  'membership being renewed': 'Your membership is being renewed at the moment. Try again in a few minutes.',
};

/**
 * Changes the tier immediately or at the renewal. `none` cancels. Succeeds without a change if the tier is already the
 * requested one. The request is stored before it is sent to the provider. If the reply is lost, the result is looked up
 * and nothing is charged again.
 */
export async function changeSubscription(
  deps: MembershipDeps,
  characterId: number,
  target: Tier,
): Promise<RequestResult> {
  const provider = requireProvider(deps);
  const now = await deps.now();
  const { subscription } = await deps.subscriptions.load(characterId);
  if (subscription && subscription.provider !== provider.name) throw new Refused(otherProviderMessage);
  // After the end of the paid month, only the provider knows whether it was renewed.
  if (subscription?.standing && subscription.standing.paidUntil <= now)
    await syncMembership(deps, characterId).catch(() => undefined);

  let pending: { readonly change: PendingChange; readonly terms: Terms; readonly isDuplicate: boolean } | undefined;
  await changeMember(deps, characterId, '', ({ subscription: terms, change, card }) => {
    pending = undefined;
    if (!terms) throw new Refused('You have no membership to change. Start one first.');
    if (!terms.standing || card || (change && change.target !== target)) throw new Refused(pendingMessage);
    if (change) {
      pending = { change, terms, isDuplicate: true };
      return undefined;
    }
    const { standing } = terms;
    if (target !== 'none' && !isSold(target, deps.options.everybodysTier)) throw new Refused(freeForAllMessage);
    const changed = changeTier(standing, target, now);
    if (typeof changed === 'string') throw new Refused(refusalMessages[changed]);
    if (standing.renewsAs === target) return undefined;
    const { to, isRestored, isCharged } = changed;
    const charge = isCharged ? proratedCharge(terms.addOnPrice, standing.paidUntil, now) : 0;
    const newChange = { id: deps.runtime.randomId(), target, tier: to.tier, isRestored, charge };
    pending = { change: newChange, terms, isDuplicate: false };
    return { steps: [addChange(terms.id, newChange)] };
  });
  const success = successMessage(deps, target);
  if (!pending) return { isSuccess: true, message: success, isBeingFoundOut: false };
  const { change, terms, isDuplicate } = pending;
  if (!isDuplicate) await carryOutChange(deps, characterId, { provider, terms, change });
  return awaitResult(deps, () => deps.subscriptions.resultOfChange(change.id), success, { isDuplicate });
}

async function carryOutChange(deps: MembershipDeps, characterId: number, request: Parameters<typeof requestChange>[0]) {
  const { change } = request;
  const result = await requestChange(request, { isCharged: true });
  if (result.is === 'done') await recordChangeDone(deps, characterId, change.id, result.subscription);
  if (result.is !== 'declined') return;
  const { standing } = (await deps.subscriptions.load(characterId)).subscription ?? {};
  const reverted = change.isRestored && standing ? await revertChange(request, standing) : undefined;
  if (reverted?.is !== 'unknown') await recordDeclinedChange(deps, characterId, change.id, result.message);
}

function successMessage({ world: { pack } }: MembershipDeps, target: Tier): string {
  if (target === 'none')
    return 'Your membership is cancelled. You keep everything it gives until the day it would have been renewed.';
  const kind = membershipName(pack.words, target);
  return target === 'enhanced'
    ? `You have ${kind} now, and it will be renewed.`
    : `Your membership continues. From its next renewal on it is ${kind}, at the price of that.`;
}
