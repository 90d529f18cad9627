import { createHash, randomUUID } from 'node:crypto';
import type { MembershipCard } from '@underhall/contract';
import { isOver } from '@underhall/engine';
import { IdempotencyKeyReused, Refused } from '../http/failures.ts';
import { majorUnits } from '../payments/prices.ts';
import { testCards } from '../payments/test-nonces.ts';
import { askCard } from './card-store.ts';
import { changeMember } from './change-member.ts';
import { findOut } from './find-out.ts';
import type { Member, StoredSubscription } from './member.ts';
import { type MembershipDeps, providerOf } from './membership-deps.ts';
import { monthOf } from './plans.ts';
import { recordCardChange, recordDeclinedCard } from './reconcile-subscription.ts';
import { faultOf, type Purchase } from './subscribe.ts';
import { beingFoundOut, type RequestResult, tellWhenKnown } from './tell-when-known.ts';

/** All that a page needs to ask for another card: how the provider's fields begin, and what is charged at once. */
export async function presentCardForm(deps: MembershipDeps, characterId: number): Promise<MembershipCard> {
  const provider = providerOf(deps);
  const { terms, standing } = chargedByCard(
    await deps.subscriptions.load(characterId),
    provider.name,
    await deps.now(),
  );
  const kind = standing.renewsAs === 'enhanced' ? 'enhanced' : 'exceptional';
  const month = majorUnits(monthOf(terms, kind));
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
 * Has a membership charged by another card from now on; one that is past due is charged at once. Its row first, then the
 * provider is asked, once. The same nonce again is told what came of it, and so are its twins: `isNew` is false for them. A
 * reply that is lost is found out later, by `followMemberships`.
 */
export async function changeCard(
  deps: MembershipDeps,
  characterId: number,
  { nonce, deviceData }: Pick<Purchase, 'nonce' | 'deviceData'>,
): Promise<RequestResult & { readonly isNew: boolean }> {
  const provider = providerOf(deps);
  if (nonce.trim() === '') throw new Refused('No way of paying was chosen. Choose one, and try again.');
  const now = await deps.now();
  const digest = createHash('sha256').update(nonce).digest('hex');
  const { subscription } = await deps.subscriptions.load(characterId);
  // A month that is over was renewed or was not: the provider knows.
  if (subscription?.standing && subscription.standing.paidUntil <= now)
    await findOut(deps, characterId).catch(() => undefined);

  const id = randomUUID();
  let subscriptionId = '';
  let earlier: Awaited<ReturnType<typeof deps.membershipCards.byNonce>>;
  const isNew = await changeMember(deps, characterId, '', async (member) => {
    earlier = await deps.membershipCards.byNonce(digest);
    if (earlier) return undefined;
    if (await deps.subscriptions.byNonce(digest)) throw new IdempotencyKeyReused();
    subscriptionId = chargedByCard(member, provider.name, now).terms.id;
    if (member.change || member.card) throw new Refused(beingFoundOut);
    return { steps: [askCard(id, subscriptionId, digest)] };
  });
  if (!isNew && earlier) {
    if (earlier.characterId !== characterId) throw new IdempotencyKeyReused();
    const { id: first } = earlier;
    return { ...(await tellWhenKnown(() => deps.membershipCards.endOf(first), done)), isNew: false };
  }

  const seen = await provider.inspectMethod(nonce).catch(() => ({ is: 'unknown' as const }));
  const fault = faultOf(seen);
  if (fault !== undefined) await recordDeclinedCard(deps, characterId, id, fault);
  else {
    const end = await provider.changeCard(subscriptionId, { card: id, nonce, ...(deviceData && { deviceData }) });
    if (end.is === 'done') await recordCardChange(deps, characterId, id, end.subscription);
    if (end.is === 'declined') await recordDeclinedCard(deps, characterId, id, end.message);
  }
  const told = await tellWhenKnown(() => deps.membershipCards.endOf(id), done, { isAsked: true });
  return { ...told, isNew: true };
}

const done = 'Your card was changed. The membership is charged by the new one from now on.';

/** The membership that is charged by a card; refuses where there is none, or none that is charged again. */
function chargedByCard({ subscription: terms }: Member, provider: string, now: number) {
  if (!terms) throw new Refused('You pay for no membership, so that no card is charged. Begin one first.');
  if (!terms.standing) throw new Refused(beingFoundOut);
  if (terms.provider !== provider)
    throw new Refused('Your membership is paid elsewhere than this server sells now. Write to us, and we see to it.');
  const { standing } = terms;
  if (isOver(standing, now)) throw new Refused('That membership is over. Begin a new one.');
  if (standing.renewsAs === 'none')
    throw new Refused('Your membership is cancelled, so that no card is charged. Take it up again first.');
  return { terms: terms as StoredSubscription, standing };
}
