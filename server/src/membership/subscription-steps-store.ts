import type { Subscription } from '@underhall/engine';
import type { Step } from '../db/database.ts';
import type { GrantedMembership, Member, PendingChange, Terms } from './member.ts';
import type { MembershipEmailData } from './membership-emails.ts';

const advancing = {
  name: 'advance-member',
  text: `insert into members (character_id, version) values ($1, 1)
    on conflict (character_id) do update set version = members.version + 1 where members.version = $2`,
};
const adding = {
  name: 'add-subscription',
  text: `insert into subscriptions
      (id, character_id, nonce_digest, plan_id, add_on_id, currency, price, add_on_price, began_as, provider)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};
const standing = {
  name: 'set-subscription',
  text: `update subscriptions set state = $6, tier = $2, renews_as = $3, paid_until = $4, is_past_due = $5, looked_at = now()
    where id = $1 and state in ('asked', 'live')`,
};
const declining = {
  name: 'decline-subscription',
  text: `update subscriptions set state = 'declined', message = $2 where id = $1 and state = 'asked'`,
};
const checking = { name: 'look-at-subscription', text: 'update subscriptions set looked_at = now() where id = $1' };
const asking = {
  name: 'add-subscription-change',
  text: `insert into subscription_changes (id, subscription_id, wanted, tier, is_restored, charge, paid_until)
    select $1, id, $3, $4, $5, $6, paid_until from subscriptions where id = $2`,
};
const closing = {
  name: 'close-subscription-change',
  text: `update subscription_changes set state = $2, message = $3 where id = $1 and state = 'asked'`,
};
const markingMonth = {
  name: 'mark-month-given-back',
  text: `update subscriptions set given_back = true where id = $1`,
};
const resuming = {
  name: 'take-up-subscription-again',
  text: `update subscriptions set state = 'live', given_back = false, renews_as = 'none', is_past_due = false,
    looked_at = now() where id = $1 and state = 'over' and given_back`,
};
const markingUpgrade = {
  name: 'mark-raise-given-back',
  text: `update subscription_changes set given_back = $2 where id = $1 and given_back <> $2`,
};
const giving = {
  name: 'give-membership',
  text: 'update members set given_tier = $2, given_until = $3, given_by = $4 where character_id = $1',
};

const queueing = {
  name: 'queue-membership-letter',
  text: `insert into mails (kind, account_id, about) select $2::text, account_id, $3::jsonb from roster where character_id = $1`,
};

/** Queues an e-mail to the character's account, if that still exists. */
export const queueMembershipEmail = (
  characterId: number,
  kind:
    | 'membership paid'
    | 'membership past due'
    | 'membership card changed'
    | 'membership money back'
    | 'membership raise back',
  about: MembershipEmailData,
): Step => ({ ...queueing, values: [characterId, kind, JSON.stringify(about)] });

/** Commit this with every other step in this file, so that one of two concurrent changes fails. */
export const advanceVersion = ({ characterId, version }: Pick<Member, 'characterId' | 'version'>): Step => ({
  ...advancing,
  values: [characterId, version],
  rows: 1,
});

export const addSubscription = (characterId: number, nonceDigest: string, terms: Terms): Step => {
  const { id, provider, planId, addOnId, currency, price, addOnPrice, initialTier } = terms;
  const values = [id, characterId, nonceDigest, planId, addOnId, currency, price, addOnPrice, initialTier, provider];
  return { ...adding, values, rows: 1 };
};

export const setSubscription = (id: string, to: Subscription, isOver: boolean): Step => ({
  ...standing,
  values: [id, to.tier, to.renewsAs, new Date(to.paidUntil), to.isPastDue, isOver ? 'over' : 'live'],
  rows: 1,
});

export const declineSubscription = (id: string, message: string): Step => ({
  ...declining,
  values: [id, message],
  rows: 1,
});

/** Records a comparison with the provider that found no change. */
export const recordCheck = (id: string): Step => ({ ...checking, values: [id], rows: 1 });

export const addChange = (subscription: string, { id, target, tier, isRestored, charge }: PendingChange): Step => ({
  ...asking,
  values: [id, subscription, target, tier, isRestored, charge],
  rows: 1,
});

export const closeChange = (id: string, state: 'done' | 'declined', message = ''): Step => ({
  ...closing,
  values: [id, state, message],
  rows: 1,
});

/** Records that the subscription ended because its latest month was refunded or disputed. */
export const markMonthReversed = (id: string): Step => ({ ...markingMonth, values: [id], rows: 1 });

/** Resumes a reversed subscription for the rest of the month. There is no renewal afterwards. */
export const resumeSubscription = (id: string): Step => ({ ...resuming, values: [id], rows: 1 });

export const markUpgradeReversed = (id: string, isReversed: boolean): Step => ({
  ...markingUpgrade,
  values: [id, isReversed],
  rows: 1,
});

export const setGrant = (characterId: number, grant: GrantedMembership | undefined): Step => ({
  ...giving,
  values: [
    characterId,
    grant?.tier ?? null,
    grant?.until === undefined ? null : new Date(grant.until),
    grant?.by ?? null,
  ],
  rows: 1,
});
