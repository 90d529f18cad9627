import { asInBooks, type InBooks, isOver, type Subscription } from '@underhall/engine';
import type { SubscriptionFound } from '../payments/payment-provider.ts';
import { changeMember } from './hold.ts';
import { type Member, stretchesOf, type Terms } from './member.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { closeChange, declineSubscription, lookedAt, setSubscription } from './subscription-store.ts';

/** What the provider has of a subscription, in the words of the rules. */
export const inBooks = ({ addOnId }: Terms, { is, addOnIds, paidUntil }: SubscriptionFound): InBooks => ({
  is,
  as: addOnIds.includes(addOnId) ? 'enhanced' : 'exceptional',
  paidUntil: paidUntil.getTime(),
});

/** Takes over what the provider's books say of a subscription: a first month, another one, one that was not paid, its end. */
export const takeOver = (deps: MembershipDeps, characterId: number, found: SubscriptionFound): Promise<boolean> =>
  changeMember(deps, characterId, `subscription ${found.id} is ${found.is}`, async (member) => {
    const { subscription, change } = member;
    // A change that is under way is told by its own end.
    if (subscription?.id !== found.id || change) return undefined;
    const books = inBooks(subscription, found);
    const first = { tier: books.as, renewsAs: books.as, paidUntil: books.paidUntil, isPastDue: false };
    const to = asInBooks(subscription.standing ?? first, books);
    const now = await deps.now();
    if (subscription.standing && isSame(subscription.standing, to) && !isOver(to, now))
      return { steps: [lookedAt(subscription.id)] };
    return written(member, subscription, to, now);
  });

/** Takes over that a change was done, as the provider has it now. */
export const takeOverChange = (
  deps: MembershipDeps,
  characterId: number,
  changeId: string,
  found: SubscriptionFound,
): Promise<boolean> =>
  changeMember(deps, characterId, `subscription ${found.id} is changed`, async (member) => {
    const { subscription, change } = member;
    if (!subscription?.standing || change?.id !== changeId) return undefined;
    const wanted = { ...subscription.standing, tier: change.tier, renewsAs: change.wanted };
    const to = asInBooks(wanted, inBooks(subscription, found));
    const { steps, stretches } = written(member, subscription, to, await deps.now());
    return { steps: [closeChange(changeId, 'done'), ...steps], stretches };
  });

/** Writes that a subscription was never begun. */
export const takeOverDecline = (deps: MembershipDeps, characterId: number, id: string, message: string) =>
  changeMember(deps, characterId, '', ({ subscription }) =>
    subscription?.id === id && !subscription.standing ? { steps: [declineSubscription(id, message)] } : undefined,
  );

/** Writes that a change was not done. */
export const takeOverDeclinedChange = (deps: MembershipDeps, characterId: number, changeId: string, message: string) =>
  changeMember(deps, characterId, '', ({ change }) =>
    change?.id === changeId ? { steps: [closeChange(changeId, 'declined', message)] } : undefined,
  );

function written({ given }: Member, { id }: Terms, to: Subscription, now: number) {
  const over = isOver(to, now);
  return { steps: [setSubscription(id, to, over)], stretches: stretchesOf(given, over ? undefined : to) };
}

const isSame = (one: Subscription, other: Subscription): boolean =>
  one.tier === other.tier &&
  one.renewsAs === other.renewsAs &&
  one.paidUntil === other.paidUntil &&
  one.isPastDue === other.isPastDue;
