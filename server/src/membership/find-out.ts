import { gracePeriodMs } from '@underhall/engine';
import { type PaymentProvider, recordsCompleteAfterMs } from '../payments/payment-provider.ts';
import { askForChange, undoChange } from './ask-provider.ts';
import { resumeAfterWonDispute } from './disputed-payments.ts';
import type { AskedCard, Member } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import {
  reconcileSubscription,
  recordCardChange,
  recordChangeDone,
  recordDeclinedCard,
  recordDeclinedChange,
  recordDeclinedSubscription,
} from './reconcile-subscription.ts';

const neverArrived = 'The payment never arrived. Nothing was charged, and you can try again.';

/**
 * Compares a member's subscription with the provider's books: finds out what came of a purchase or a change whose reply was
 * lost, by its id, and takes over renewals, months that were not paid, and ends. Nothing is charged anew. Done twice, or at
 * once by several, it comes to the same.
 */
export async function findOut(deps: MembershipDeps, characterId: number): Promise<void> {
  const { provider } = deps.payments;
  const member = await deps.subscriptions.load(characterId);
  if (!provider || member.subscription?.provider !== provider.name) return;
  if (member.change) return findOutChange(deps, provider, member, member.change);
  const { id, standing, age } = member.subscription;
  if (member.card) return findOutCard(deps, provider, { characterId, subscription: id, card: member.card });
  const found = await provider.findSubscription(id);
  if (!standing && !found && age >= recordsCompleteAfterMs)
    await recordDeclinedSubscription(deps, characterId, id, neverArrived);
  if (!found) return;
  // The days of gracePeriodMs are over: nothing more is taken for what nobody has any more.
  const isGivenUp = found.is === 'pastDue' && found.paidUntil.getTime() + gracePeriodMs <= (await deps.now());
  // Whose month was given back is charged for no other.
  const isCharged = found.is === 'active' || found.is === 'pastDue';
  if ((isGivenUp || (found.isReversed && isCharged)) && (await provider.cancelSubscription(id)).is === 'unknown')
    return;
  await reconcileSubscription(deps, characterId, found);
}

async function findOutChange(
  deps: MembershipDeps,
  provider: PaymentProvider,
  { characterId, subscription: terms }: Member,
  change: NonNullable<Member['change']>,
): Promise<void> {
  if (!terms?.standing) return;
  const about = { provider, terms, change };
  const order = change.charge > 0 ? await provider.findOrder(change.id) : undefined;
  const isUnheard = order?.is === 'missing';
  if (isUnheard && change.age < recordsCompleteAfterMs) return;
  // What was given back was charged for a change that could not be made.
  if (isUnheard || order?.is === 'declined' || order?.is === 'refunded') {
    const undone = await undoChange(about, terms.standing);
    const message = order.is === 'declined' ? order.message : neverArrived;
    if (undone.is !== 'unknown') await recordDeclinedChange(deps, characterId, change.id, message);
    return;
  }
  const end = await askForChange(about, { isCharged: false });
  if (end.is === 'done') await recordChangeDone(deps, characterId, change.id, end.subscription);
  if (end.is === 'declined') await recordDeclinedChange(deps, characterId, change.id, end.message);
}

type OpenCard = { readonly characterId: number; readonly subscription: string; readonly card: AskedCard };

async function findOutCard(deps: MembershipDeps, provider: PaymentProvider, about: OpenCard): Promise<void> {
  const { characterId, subscription, card } = about;
  const end = await provider.resumeCardChange(subscription, card.id);
  if (!end && card.age >= recordsCompleteAfterMs)
    await recordDeclinedCard(deps, characterId, card.id, cardNeverArrived);
  if (end?.is === 'done') await recordCardChange(deps, characterId, card.id, end.subscription);
  if (end?.is === 'declined') await recordDeclinedCard(deps, characterId, card.id, end.message);
}

const cardNeverArrived =
  'The new card never arrived. Nothing was charged, the one before stays, and you can try again.';

/** Takes over news of a subscription, by its id with the provider; an id that is none of ours is passed over. */
export async function followSubscription(deps: MembershipDeps, id: string): Promise<void> {
  const characterId = await deps.subscriptions.memberOf(id);
  if (characterId === undefined) return;
  await findOut(deps, characterId);
  await resumeAfterWonDispute(deps, characterId, id);
}

/** Follows the provider: all that was asked and not answered, and all whose month is over. */
export async function followMemberships(deps: MembershipDeps, logError: (message: string) => void): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  for (const characterId of await deps.subscriptions.toLookAt(provider.name, await deps.now()))
    await findOut(deps, characterId).catch((failure: Error) =>
      logError(`the membership of character ${characterId} could not be followed: ${failure.message}`),
    );
}
