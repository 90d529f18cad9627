import type { PaidTier, Subscription } from '@underhall/engine';
import { Busy } from '../http/failures.ts';
import { changeMember } from './change-member.ts';
import { periodsOf, type Terms } from './member.ts';
import { type MembershipDeps, requireProvider } from './membership-deps.ts';
import { addOnIdsOf, monthlyPrice } from './plans.ts';
import { membershipEmail } from './reconcile-subscription.ts';
import { markUpgradeReversed, resumeSubscription, setSubscription } from './subscription-steps-store.ts';
import type { UpgradeCharge } from './subscription-store.ts';

/** The member gets the rest of the month, unless another membership has been started since. */
export async function resumeAfterWonDispute(deps: MembershipDeps, characterId: number, id: string): Promise<void> {
  const ended = await deps.subscriptions.findReversed(id, await deps.now());
  if (!ended) return;
  const found = await requireProvider(deps).findSubscription(id);
  if (!found || found.isReversed) return;
  const { tier, paidUntil } = ended;
  const standing: Subscription = { tier, renewsAs: 'none', paidUntil, isPastDue: false };
  await changeMember(deps, characterId, `subscription ${id} is paid after all`, async ({ grant, subscription }) => {
    if (subscription || !(await deps.subscriptions.findReversed(id, await deps.now()))) return undefined;
    return { steps: [resumeSubscription(id)], periods: periodsOf(grant, standing) };
  });
}

/**
 * `id` is the order of an upgrade whose charge was reversed, or paid after a dispute. After a reversed charge, the rest
 * of the month and all later months have the lower tier.
 */
export async function syncUpgradeCharge(deps: MembershipDeps, id: string): Promise<void> {
  const { provider } = deps.payments;
  const upgrade = provider && (await deps.subscriptions.findUpgrade(id));
  if (!upgrade) return;
  const order = await provider.findOrder(id);
  const isReversed = order.is === 'refunded' || order.is === 'disputed';
  if (isReversed === upgrade.isReversed) return;
  await changeMember(deps, upgrade.characterId, `raise ${id} is ${order.is}`, async (member) => {
    const { subscription: terms, change, grant } = member;
    const now = await deps.subscriptions.findUpgrade(id);
    if (now?.isReversed === isReversed) return undefined;
    const mark = markUpgradeReversed(id, isReversed);
    const standing = terms?.id === upgrade.subscriptionId ? terms.standing : undefined;
    if (!terms || !standing || !isOfThisMonth(upgrade, standing)) return { steps: [mark] };
    // A pending change must be resolved first. The caller retries later.
    if (change) throw new Busy();
    const to = isReversed ? withoutUpgrade(standing) : { ...standing, tier: 'enhanced' as const };
    if (to.renewsAs !== standing.renewsAs && !(await renewAs(deps, terms, 'exceptional'))) throw new Busy();
    const emails = isReversed
      ? [membershipEmail(member, terms, 'membership raise back', 'enhanced', to.paidUntil, upgrade.charge)]
      : [];
    return { steps: [setSubscription(terms.id, to, false), mark, ...emails], periods: periodsOf(grant, to) };
  });
}

const isOfThisMonth = ({ paidUntil }: UpgradeCharge, standing: Subscription): boolean =>
  paidUntil === standing.paidUntil && !standing.isPastDue;

const withoutUpgrade = (standing: Subscription): Subscription => ({
  ...standing,
  tier: 'exceptional',
  renewsAs: standing.renewsAs === 'none' ? 'none' : 'exceptional',
});

/** Returns false if the change failed or may have failed. */
async function renewAs(deps: MembershipDeps, terms: Terms, tier: PaidTier): Promise<boolean> {
  const result = await requireProvider(deps).changeSubscription(terms.id, {
    addOnIds: addOnIdsOf(terms, tier),
    price: monthlyPrice(terms, tier),
  });
  return result.is === 'done';
}
