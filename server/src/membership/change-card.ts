import { createHash } from 'node:crypto';
import type { MembershipCard } from '@underhall/contract';
import { isOver } from '@underhall/engine';
import { IdempotencyKeyReused, Refused } from '../http/failures.ts';
import { rejectionReason } from '../payments/check-method.ts';
import { majorUnits } from '../payments/prices.ts';
import { testCards } from '../payments/test-nonces.ts';
import { awaitResult, pendingMessage, type RequestResult } from './await-result.ts';
import { addCardChange } from './card-change-store.ts';
import { changeMember } from './change-member.ts';
import type { Member, StoredSubscription } from './member.ts';
import { type MembershipDeps, otherProviderMessage, requireProvider } from './membership-deps.ts';
import { monthlyPrice } from './plans.ts';
import { recordCardChange, recordDeclinedCard } from './reconcile-subscription.ts';
import type { SubscribeRequest } from './subscribe.ts';
import { syncMembership } from './sync-membership.ts';

export async function presentCardForm(deps: MembershipDeps, characterId: number): Promise<MembershipCard> {
  const provider = requireProvider(deps);
  const { terms, standing } = requireCharged(
    await deps.subscriptions.load(characterId),
    provider.name,
    await deps.now(),
  );
  const kind = standing.renewsAs === 'enhanced' ? 'enhanced' : 'exceptional';
  const month = majorUnits(monthlyPrice(terms, kind));
  return {
    isSuccess: true,
    provider: provider.name,
    clientRequestToken: await provider.clientToken(terms.currency),
    currencyIsoCode: terms.currency,
    month,
    owed: standing.isPastDue ? month : 0,
    ...(provider.name === 'test' && { testCards: [...testCards] }),
  };
}

/**
 * Also charges an overdue month. The request is stored before it is sent to the provider, and is sent only once. A
 * duplicate request gets the same result, with `isNew` false. If the reply is lost, `syncMemberships` looks up the
 * result.
 *
 * @throws Refused with `canRetry` if the provider cannot be reached. Nothing is stored or charged then.
 */
export async function changeCard(
  deps: MembershipDeps,
  characterId: number,
  { nonce, deviceData }: Pick<SubscribeRequest, 'nonce' | 'deviceData'>,
): Promise<RequestResult & { readonly isNew: boolean }> {
  const provider = requireProvider(deps);
  if (nonce.trim() === '') throw new Refused('No payment method was chosen. Choose one and try again.');
  const now = await deps.now();
  const digest = createHash('sha256').update(nonce).digest('hex');
  const { subscription } = await deps.subscriptions.load(characterId);
  // After the end of the paid month, only the provider knows whether it was renewed.
  if (subscription?.standing && subscription.standing.paidUntil <= now)
    await syncMembership(deps, characterId).catch(() => undefined);

  const id = deps.runtime.randomId();
  let subscriptionId = '';
  let earlier = await deps.membershipCards.byNonce(digest);
  // Checked before the request is stored, so that a nonce stays unused while the provider cannot be reached.
  const reason = earlier ? undefined : await rejectionReason(deps, provider, nonce);
  const isNew = await changeMember(deps, characterId, '', async (member) => {
    earlier = await deps.membershipCards.byNonce(digest);
    if (earlier) return undefined;
    if (await deps.subscriptions.byNonce(digest)) throw new IdempotencyKeyReused();
    subscriptionId = requireCharged(member, provider.name, now).terms.id;
    if (member.change || member.card) throw new Refused(pendingMessage);
    return { steps: [addCardChange(id, subscriptionId, digest)] };
  });
  if (!isNew && earlier) {
    if (earlier.characterId !== characterId) throw new IdempotencyKeyReused();
    const { id: first } = earlier;
    return {
      ...(await awaitResult(deps, () => deps.membershipCards.resultOf(first), cardChangedMessage)),
      isNew: false,
    };
  }

  if (reason !== undefined) await recordDeclinedCard(deps, characterId, id, reason);
  else {
    const request = { card: id, nonce, ...(deviceData && { deviceData }) };
    const changed = await provider.changeCard(subscriptionId, request);
    if (changed.is === 'done') await recordCardChange(deps, characterId, id, changed.subscription);
    if (changed.is === 'declined') await recordDeclinedCard(deps, characterId, id, changed.message);
  }
  const result = await awaitResult(deps, () => deps.membershipCards.resultOf(id), cardChangedMessage, {
    isDuplicate: false,
  });
  return { ...result, isNew: true };
}

const cardChangedMessage = 'Your card was changed. The membership is charged to the new card from now on.';

/** @throws Refused if the membership will not be charged again, or another provider charges it */
function requireCharged({ subscription: terms }: Member, provider: string, now: number) {
  if (!terms)
    throw new Refused('You have no paid membership, so there is no card to change. Start a membership first.');
  if (!terms.standing) throw new Refused(pendingMessage);
  if (terms.provider !== provider) throw new Refused(otherProviderMessage);
  const { standing } = terms;
  if (isOver(standing, now)) throw new Refused('This membership is over. You can start a new one.');
  if (standing.renewsAs === 'none')
    throw new Refused('Your membership is cancelled, so no card will be charged. Restore the membership first.');
  return { terms: terms as StoredSubscription, standing };
}
