import { gracePeriodMs } from '@underhall/engine';
import { type PaymentProvider, recordsCompleteAfterMs } from '../payments/payment-provider.ts';
import { resumeAfterWonDispute } from './disputed-payments.ts';
import type { Member, PendingCardChange } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import {
  reconcileSubscription,
  recordCardChange,
  recordChangeDone,
  recordDeclinedCard,
  recordDeclinedChange,
  recordDeclinedSubscription,
} from './reconcile-subscription.ts';
import { requestChange, revertChange } from './request-change.ts';

const notReceivedMessage = 'The payment did not arrive. Nothing was charged. You can try again.';

/**
 * Looks up the result of a purchase or change after a lost reply. Also records renewals, unpaid months and ends. Never
 * charges again. Safe to repeat and to run concurrently.
 */
export async function syncMembership(deps: MembershipDeps, characterId: number): Promise<void> {
  const { provider } = deps.payments;
  const member = await deps.subscriptions.load(characterId);
  if (!provider || member.subscription?.provider !== provider.name) return;
  if (member.change) return syncChange(deps, provider, member, member.change);
  const { id, standing, ageMs } = member.subscription;
  if (member.card) return syncCardChange(deps, provider, { characterId, subscription: id, card: member.card });
  const found = await provider.findSubscription(id);
  if (!standing && !found && ageMs >= recordsCompleteAfterMs)
    await recordDeclinedSubscription(deps, characterId, id, notReceivedMessage);
  if (!found) return;
  // After the grace period, the membership is over, so nothing may be charged any more.
  const isGraceOver = found.is === 'pastDue' && found.paidUntil.getTime() + gracePeriodMs <= (await deps.now());
  // After a refund, no further month may be charged.
  const isCharged = found.is === 'active' || found.is === 'pastDue';
  if ((isGraceOver || (found.isReversed && isCharged)) && (await provider.cancelSubscription(id)).is === 'unknown')
    return;
  await reconcileSubscription(deps, characterId, found);
}

async function syncChange(
  deps: MembershipDeps,
  provider: PaymentProvider,
  { characterId, subscription: terms }: Member,
  change: NonNullable<Member['change']>,
): Promise<void> {
  if (!terms?.standing) return;
  const request = { provider, terms, change };
  const order = change.charge > 0 ? await provider.findOrder(change.id) : undefined;
  const isMissing = order?.is === 'missing';
  if (isMissing && change.ageMs < recordsCompleteAfterMs) return;
  // If the change could not be made, the provider refunds the charge.
  if (isMissing || order?.is === 'declined' || order?.is === 'refunded') {
    const reverted = await revertChange(request, terms.standing);
    const message = order.is === 'declined' ? order.message : notReceivedMessage;
    if (reverted.is !== 'unknown') await recordDeclinedChange(deps, characterId, change.id, message);
    return;
  }
  const result = await requestChange(request, { isCharged: false });
  if (result.is === 'done') await recordChangeDone(deps, characterId, change.id, result.subscription);
  if (result.is === 'declined') await recordDeclinedChange(deps, characterId, change.id, result.message);
}

type CardChange = { readonly characterId: number; readonly subscription: string; readonly card: PendingCardChange };

async function syncCardChange(deps: MembershipDeps, provider: PaymentProvider, request: CardChange): Promise<void> {
  const { characterId, subscription, card } = request;
  const result = await provider.resumeCardChange(subscription, card.id);
  if (!result && card.ageMs >= recordsCompleteAfterMs)
    await recordDeclinedCard(deps, characterId, card.id, cardNotReceivedMessage);
  if (result?.is === 'done') await recordCardChange(deps, characterId, card.id, result.subscription);
  if (result?.is === 'declined') await recordDeclinedCard(deps, characterId, card.id, result.message);
}

const cardNotReceivedMessage =
  'The new card did not arrive. Nothing was charged, and your old card is still used. You can try again.';

/** Ignores IDs that are not ours. */
export async function syncSubscription(deps: MembershipDeps, id: string): Promise<void> {
  const characterId = await deps.subscriptions.memberOf(id);
  if (characterId === undefined) return;
  await syncMembership(deps, characterId);
  await resumeAfterWonDispute(deps, characterId, id);
}

export async function syncMemberships(deps: MembershipDeps, logError: (message: string) => void): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  for (const characterId of await deps.subscriptions.listDue(provider.name, await deps.now()))
    await syncMembership(deps, characterId).catch((failure: Error) =>
      logError(`The membership of character ${characterId} could not be updated: ${failure.message}`),
    );
}
