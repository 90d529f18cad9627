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
import { closeCard } from './card-store.ts';
import { changeMember } from './change-member.ts';
import { type Member, stretchesOf, type Terms } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { monthOf } from './plans.ts';
import {
  closeChange,
  declineSubscription,
  queueLetter,
  recordLook,
  recordRefundedMonth,
  setSubscription,
} from './subscription-steps-store.ts';

/** A subscription of the provider's books in the words of the rules. */
export const inBooks = ({ addOnId }: Terms, { is, addOnIds, paidUntil }: ProviderSubscription): ProviderRecord => ({
  is,
  as: addOnIds.includes(addOnId) ? 'enhanced' : 'exceptional',
  paidUntil: paidUntil.getTime(),
});

/**
 * Takes over what the provider's books say of a subscription: a first month, another one, one that was not paid, one that was
 * given back, its end.
 */
export const reconcileSubscription = (
  deps: MembershipDeps,
  characterId: number,
  found: ProviderSubscription,
): Promise<boolean> =>
  changeMember(deps, characterId, `subscription ${found.id} is ${found.is}`, async (member) => {
    const { subscription, change } = member;
    // A change that is under way is told by its own end.
    if (subscription?.id !== found.id || change) return undefined;
    const books = inBooks(subscription, found);
    const first = { tier: books.as, renewsAs: books.as, paidUntil: books.paidUntil, isPastDue: false };
    const to = applyProviderRecord(subscription.standing ?? first, books);
    const now = await deps.now();
    if (found.isReversed) return endedAtOnce(member, subscription, to, now);
    if (subscription.standing && isSame(subscription.standing, to) && !isOver(to, now))
      return { steps: [recordLook(subscription.id)] };
    return written(member, subscription, to, now);
  });

/** Takes over that a change was done, as the provider has it now. */
export const recordChangeDone = (
  deps: MembershipDeps,
  characterId: number,
  changeId: string,
  found: ProviderSubscription,
): Promise<boolean> =>
  changeMember(deps, characterId, `subscription ${found.id} is changed`, async (member) => {
    const { subscription, change } = member;
    if (!subscription?.standing || change?.id !== changeId) return undefined;
    const wanted = { ...subscription.standing, tier: change.tier, renewsAs: change.wanted };
    const to = applyProviderRecord(wanted, inBooks(subscription, found));
    const { steps, stretches } = written(member, subscription, to, await deps.now());
    const receipt =
      change.charge > 0 ? [letter(member, subscription, 'membership paid', to.tier, to.paidUntil, change.charge)] : [];
    return { steps: [closeChange(changeId, 'done'), ...receipt, ...steps], stretches };
  });

/** Writes that a subscription was never begun. */
export const recordDeclinedSubscription = (deps: MembershipDeps, characterId: number, id: string, message: string) =>
  changeMember(deps, characterId, '', ({ subscription }) =>
    subscription?.id === id && !subscription.standing ? { steps: [declineSubscription(id, message)] } : undefined,
  );

/** Writes that a change was not done. */
export const recordDeclinedChange = (deps: MembershipDeps, characterId: number, changeId: string, message: string) =>
  changeMember(deps, characterId, '', ({ change }) =>
    change?.id === changeId ? { steps: [closeChange(changeId, 'declined', message)] } : undefined,
  );

/** Takes over that the way of paying was changed, and what became of a month that was owed. */
export const recordCardChange = (
  deps: MembershipDeps,
  characterId: number,
  cardId: string,
  found: ProviderSubscription,
) =>
  changeMember(deps, characterId, `subscription ${found.id} has another card`, async (member) => {
    const { subscription, card } = member;
    if (!subscription?.standing || card?.id !== cardId) return undefined;
    const to = applyProviderRecord(subscription.standing, inBooks(subscription, found));
    const { steps, stretches } = written(member, subscription, to, await deps.now());
    const news = letter(
      member,
      subscription,
      'membership card changed',
      to.renewsAs === 'none' ? to.tier : to.renewsAs,
      to.paidUntil,
    );
    const end = to.isPastDue ? closeCard(cardId, 'declined', stillOwed) : closeCard(cardId, 'done');
    return { steps: [end, news, ...steps], stretches };
  });

const stillOwed =
  'Your card was changed, but the month that is owed could not be charged by it. Your bank knows why. Try another card.';

/** Writes that the way of paying stayed as it was. */
export const recordDeclinedCard = (deps: MembershipDeps, characterId: number, cardId: string, message: string) =>
  changeMember(deps, characterId, '', ({ card }) =>
    card?.id === cardId ? { steps: [closeCard(cardId, 'declined', message)] } : undefined,
  );

function written(member: Member, terms: Terms, to: Subscription, now: number) {
  const over = isOver(to, now);
  const steps = [setSubscription(terms.id, to, over), ...letters(member, terms, to)];
  return { steps, stretches: stretchesOf(member.given, over ? undefined : to) };
}

/** A month that was given back is had no more. */
function endedAtOnce(member: Member, terms: Terms, to: Subscription, now: number) {
  const back = letter(member, terms, 'membership money back', to.tier, now);
  const steps = [setSubscription(terms.id, { ...to, renewsAs: 'none' }, true), recordRefundedMonth(terms.id), back];
  return { steps, stretches: stretchesOf(member.given, undefined) };
}

/** The receipt of a month that was paid, and the news of one that was not. */
function letters(member: Member, terms: Terms, to: Subscription): readonly Step[] {
  const before = member.subscription?.standing;
  if (to.paidUntil > (before?.paidUntil ?? 0)) return [letter(member, terms, 'membership paid', to.tier, to.paidUntil)];
  if (to.isPastDue && !before?.isPastDue && to.renewsAs !== 'none')
    return [letter(member, terms, 'membership past due', to.renewsAs, to.paidUntil + gracePeriodMs)];
  return [];
}

/** The letter about a kind of membership; `minor` is what a month of it costs, where nothing else was charged. */
export const letter = (
  { characterId }: Member,
  terms: Terms,
  kind: Parameters<typeof queueLetter>[1],
  tier: PaidTier,
  until: number,
  minor: number = monthOf(terms, tier).minor,
): Step => {
  const { id, provider, currency } = terms;
  return queueLetter(characterId, kind, { id, provider, currency, tier, minor, until: new Date(until).toISOString() });
};

const isSame = (one: Subscription, other: Subscription): boolean =>
  one.tier === other.tier &&
  one.renewsAs === other.renewsAs &&
  one.paidUntil === other.paidUntil &&
  one.isPastDue === other.isPastDue;
