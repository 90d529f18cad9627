import {
  applyProviderRecord,
  gracePeriodMs,
  isOver,
  type PaidTier,
  type ProviderRecord,
  type Subscription,
} from '@underhall/engine';
import type { Step } from '../db/database.ts';
import type { ProviderSubscription } from '../payments/payment-provider.ts';
import { closeCardChange } from './card-change-store.ts';
import { changeMember } from './change-member.ts';
import { type Member, periodsOf, type Terms } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { monthlyPrice } from './plans.ts';
import {
  closeChange,
  declineSubscription,
  markMonthReversed,
  queueMembershipEmail,
  recordCheck,
  setSubscription,
} from './subscription-steps-store.ts';

const providerRecordOf = ({ addOnId }: Terms, { is, addOnIds, paidUntil }: ProviderSubscription): ProviderRecord => ({
  is,
  as: addOnIds.includes(addOnId) ? 'enhanced' : 'exceptional',
  paidUntil: paidUntil.getTime(),
});

export const reconcileSubscription = (
  deps: MembershipDeps,
  characterId: number,
  found: ProviderSubscription,
): Promise<boolean> =>
  changeMember(deps, characterId, `subscription ${found.id} is ${found.is}`, async (member) => {
    const { subscription, change } = member;
    // `recordChangeDone` or `recordDeclinedChange` records the result of a pending change.
    if (subscription?.id !== found.id || change) return undefined;
    const record = providerRecordOf(subscription, found);
    const first = { tier: record.as, renewsAs: record.as, paidUntil: record.paidUntil, isPastDue: false };
    const to = applyProviderRecord(subscription.standing ?? first, record);
    const now = await deps.now();
    if (found.isReversed) return endSteps(member, subscription, to, now);
    if (subscription.standing && isSame(subscription.standing, to) && !isOver(to, now))
      return { steps: [recordCheck(subscription.id)] };
    return stateSteps(member, subscription, to, now);
  });

export const recordChangeDone = (
  deps: MembershipDeps,
  characterId: number,
  changeId: string,
  found: ProviderSubscription,
): Promise<boolean> =>
  changeMember(deps, characterId, `subscription ${found.id} is changed`, async (member) => {
    const { subscription, change } = member;
    if (!subscription?.standing || change?.id !== changeId) return undefined;
    const changed = { ...subscription.standing, tier: change.tier, renewsAs: change.target };
    const to = applyProviderRecord(changed, providerRecordOf(subscription, found));
    const { steps, periods } = stateSteps(member, subscription, to, await deps.now());
    const receipt =
      change.charge > 0
        ? [membershipEmail(member, subscription, 'membership paid', to.tier, to.paidUntil, change.charge)]
        : [];
    return { steps: [closeChange(changeId, 'done'), ...receipt, ...steps], periods };
  });

export const recordDeclinedSubscription = (deps: MembershipDeps, characterId: number, id: string, message: string) =>
  changeMember(deps, characterId, '', ({ subscription }) =>
    subscription?.id === id && !subscription.standing ? { steps: [declineSubscription(id, message)] } : undefined,
  );

export const recordDeclinedChange = (deps: MembershipDeps, characterId: number, changeId: string, message: string) =>
  changeMember(deps, characterId, '', ({ change }) =>
    change?.id === changeId ? { steps: [closeChange(changeId, 'declined', message)] } : undefined,
  );

/** Records the new card and whether it could pay an overdue month. */
export const recordCardChange = (
  deps: MembershipDeps,
  characterId: number,
  cardId: string,
  found: ProviderSubscription,
) =>
  changeMember(deps, characterId, `subscription ${found.id} has another card`, async (member) => {
    const { subscription, card } = member;
    if (!subscription?.standing || card?.id !== cardId) return undefined;
    const to = applyProviderRecord(subscription.standing, providerRecordOf(subscription, found));
    const { steps, periods } = stateSteps(member, subscription, to, await deps.now());
    const email = membershipEmail(
      member,
      subscription,
      'membership card changed',
      to.renewsAs === 'none' ? to.tier : to.renewsAs,
      to.paidUntil,
    );
    const end = to.isPastDue
      ? closeCardChange(cardId, 'declined', stillOverdueMessage)
      : closeCardChange(cardId, 'done');
    return { steps: [end, email, ...steps], periods };
  });

const stillOverdueMessage =
  'Your card was changed, but the overdue month could not be charged to it. Try another card, or ask your bank.';

export const recordDeclinedCard = (deps: MembershipDeps, characterId: number, cardId: string, message: string) =>
  changeMember(deps, characterId, '', ({ card }) =>
    card?.id === cardId ? { steps: [closeCardChange(cardId, 'declined', message)] } : undefined,
  );

function stateSteps(member: Member, terms: Terms, to: Subscription, now: number) {
  const over = isOver(to, now);
  const steps = [setSubscription(terms.id, to, over), ...paymentEmails(member, terms, to)];
  return { steps, periods: periodsOf(member.grant, over ? undefined : to) };
}

function endSteps(member: Member, terms: Terms, to: Subscription, now: number) {
  const back = membershipEmail(member, terms, 'membership money back', to.tier, now);
  const steps = [setSubscription(terms.id, { ...to, renewsAs: 'none' }, true), markMonthReversed(terms.id), back];
  return { steps, periods: periodsOf(member.grant, undefined) };
}

/** Sends a receipt for a new month, or a notice about a declined one. */
function paymentEmails(member: Member, terms: Terms, to: Subscription): readonly Step[] {
  const before = member.subscription?.standing;
  if (to.paidUntil > (before?.paidUntil ?? 0))
    return [membershipEmail(member, terms, 'membership paid', to.tier, to.paidUntil)];
  if (to.isPastDue && !before?.isPastDue && to.renewsAs !== 'none')
    return [membershipEmail(member, terms, 'membership past due', to.renewsAs, to.paidUntil + gracePeriodMs)];
  return [];
}

/** `minor` is the charged amount and defaults to the price of a month. */
export const membershipEmail = (
  { characterId }: Member,
  terms: Terms,
  kind: Parameters<typeof queueMembershipEmail>[1],
  tier: PaidTier,
  until: number,
  minor: number = monthlyPrice(terms, tier).minor,
): Step => {
  const { id, provider, currency } = terms;
  return queueMembershipEmail(characterId, kind, {
    id,
    provider,
    currency,
    tier,
    minor,
    until: new Date(until).toISOString(),
  });
};

const isSame = (one: Subscription, other: Subscription): boolean =>
  one.tier === other.tier &&
  one.renewsAs === other.renewsAs &&
  one.paidUntil === other.paidUntil &&
  one.isPastDue === other.isPastDue;
