import type { PaidTier, Subscription } from '@underhall/engine';
import { Busy } from '../http/failures.ts';
import { changeMember } from './change-member.ts';
import { stretchesOf, type Terms } from './member.ts';
import { type MembershipDeps, providerOf } from './membership-deps.ts';
import { addOnsOf, monthOf } from './plans.ts';
import { letter } from './reconcile-subscription.ts';
import { recordRefundedRaise, resumeSubscription, setSubscription } from './subscription-steps-store.ts';
import type { Raise } from './subscription-store.ts';

/**
 * Takes up a membership that ended because its month was held back, and whose money has come: a dispute that was won. The
 * rest of the month is had, unless another membership was begun meanwhile.
 */
export async function resumeAfterWonDispute(deps: MembershipDeps, characterId: number, id: string): Promise<void> {
  const ended = await deps.subscriptions.givenBack(id, await deps.now());
  if (!ended) return;
  const found = await providerOf(deps).findSubscription(id);
  if (!found || found.isReversed) return;
  const { tier, paidUntil } = ended;
  const standing: Subscription = { tier, renewsAs: 'none', paidUntil, isPastDue: false };
  await changeMember(deps, characterId, `subscription ${id} is paid after all`, async ({ given, subscription }) => {
    if (subscription || !(await deps.subscriptions.givenBack(id, await deps.now()))) return undefined;
    return { steps: [resumeSubscription(id)], stretches: stretchesOf(given, standing) };
  });
}

/**
 * Takes over that the charge of a raise within a month went back, or came after all, by the order of it. Its kind is had
 * while that is paid: without it the rest of the month is the lower kind, and so are the months to come.
 */
export async function followRefundedRaise(deps: MembershipDeps, id: string): Promise<void> {
  const { provider } = deps.payments;
  const raise = provider && (await deps.subscriptions.raise(id));
  if (!raise) return;
  const order = await provider.findOrder(id);
  const isGivenBack = order.is === 'refunded' || order.is === 'disputed';
  if (isGivenBack === raise.isGivenBack) return;
  await changeMember(deps, raise.characterId, `raise ${id} is ${order.is}`, async (member) => {
    const { subscription: terms, change, given } = member;
    const now = await deps.subscriptions.raise(id);
    if (now?.isGivenBack === isGivenBack) return undefined;
    const mark = recordRefundedRaise(id, isGivenBack);
    const standing = terms?.id === raise.subscriptionId ? terms.standing : undefined;
    if (!terms || !standing || !isOfThisMonth(raise, standing)) return { steps: [mark] };
    // What is under way has its end first: this is looked at again.
    if (change) throw new Busy();
    const to = isGivenBack ? lowered(standing) : { ...standing, tier: 'enhanced' as const };
    if (to.renewsAs !== standing.renewsAs && !(await renewAs(deps, terms, 'exceptional'))) throw new Busy();
    const told = isGivenBack
      ? [letter(member, terms, 'membership raise back', 'enhanced', to.paidUntil, raise.charge)]
      : [];
    return { steps: [setSubscription(terms.id, to, false), mark, ...told], stretches: stretchesOf(given, to) };
  });
}

const isOfThisMonth = ({ paidUntil }: Raise, standing: Subscription): boolean =>
  paidUntil === standing.paidUntil && !standing.isPastDue;

const lowered = (standing: Subscription): Subscription => ({
  ...standing,
  tier: 'exceptional',
  renewsAs: standing.renewsAs === 'none' ? 'none' : 'exceptional',
});

/** Has the next month charged as another kind; false if that is not certain. */
async function renewAs(deps: MembershipDeps, terms: Terms, tier: PaidTier): Promise<boolean> {
  const end = await providerOf(deps).changeSubscription(terms.id, {
    addOnIds: addOnsOf(terms, tier),
    price: monthOf(terms, tier),
  });
  return end.is === 'done';
}
