import type { CurrencyCode } from '@underhall/contract';
import type { PaidTier, Subscription, Tier } from '@underhall/engine';
import type { Database } from '../db/database.ts';
import type { GrantedMembership, Member, Terms } from './member.ts';

/** State of a request to start or change a subscription. `asked` means that there is no result yet. */
export type RequestState = { readonly state: 'asked' | 'declined' | 'done'; readonly message: string };

export type ReversedSubscription = {
  readonly characterId: number;
  readonly tier: PaidTier;
  readonly paidUntil: number;
};
export type UpgradeCharge = {
  readonly characterId: number;
  readonly subscriptionId: string;
  /** In minor units. */
  readonly charge: number;
  readonly isReversed: boolean;
  readonly paidUntil?: number;
};

export type SubscriptionStore = {
  load(characterId: number): Promise<Member>;
  byNonce(digest: string): Promise<(RequestState & Terms & { readonly characterId: number }) | undefined>;
  memberOf(id: string): Promise<number | undefined>;
  /**
   * Returns a subscription that ended because its latest month was reversed, unless that month is over by the game's
   * clock.
   */
  findReversed(id: string, now: number): Promise<ReversedSubscription | undefined>;
  /** `id` is the order ID of the charge. Finds only completed upgrades. */
  findUpgrade(id: string): Promise<UpgradeCharge | undefined>;
  resultOf(id: string): Promise<RequestState | undefined>;
  resultOfChange(id: string): Promise<RequestState | undefined>;
  /**
   * Oldest check first. A check is due if a request is pending, a month is over by the game's clock, or the last check
   * was a day ago.
   */
  listDue(provider: string, now: number): Promise<readonly number[]>;
};

const loading = {
  name: 'load-member',
  text: `select coalesce(m.version, 0) as version, given_tier, given_until, given_by,
      s.id, provider, plan_id, add_on_id, currency, price, add_on_price, began_as, s.state,
      extract(epoch from now() - s.asked_at)::float8 * 1000 as age, s.tier, renews_as, s.paid_until,
      is_past_due, c.id as change_id, c.wanted, c.tier as change_tier, c.is_restored, c.charge,
      extract(epoch from now() - c.asked_at)::float8 * 1000 as change_age, k.id as card_id,
      extract(epoch from now() - k.asked_at)::float8 * 1000 as card_age
    from (select $1::bigint as character_id) one
    left join members m using (character_id)
    left join subscriptions s on s.character_id = one.character_id and s.state in ('asked', 'live')
    left join subscription_changes c on c.subscription_id = s.id and c.state = 'asked'
    left join subscription_cards k on k.subscription_id = s.id and k.state = 'asked'`,
};
const byNonce = {
  name: 'subscription-by-nonce',
  text: `select id, provider, plan_id, add_on_id, currency, price, add_on_price, began_as, state, message, character_id
    from subscriptions where nonce_digest = $1`,
};
const byId = { name: 'subscription-by-id', text: 'select character_id from subscriptions where id = $1' };
const findingReversed = {
  name: 'subscription-given-back',
  text: `select character_id, tier, paid_until from subscriptions
    where id = $1 and state = 'over' and given_back and paid_until > $2`,
};
const findingUpgrade = {
  name: 'raise-of-a-month',
  text: `select s.character_id, c.subscription_id, c.charge, c.given_back, c.paid_until
    from subscription_changes c join subscriptions s on s.id = c.subscription_id
    where c.id = $1 and c.state = 'done' and c.charge > 0`,
};
const ending = { name: 'end-of-subscription', text: 'select state, message from subscriptions where id = $1' };
const endingOfChange = { name: 'end-of-change', text: 'select state, message from subscription_changes where id = $1' };
const listingDue = {
  name: 'subscriptions-to-look-at',
  text: `select character_id from subscriptions s
    where state in ('asked', 'live') and provider = $2 and (
      looked_at < now() - interval '1 day'
      or looked_at < now() - interval '20 seconds' and (
        state = 'asked' or exists (select from subscription_changes c where c.subscription_id = s.id and c.state = 'asked')
        or exists (select from subscription_cards k where k.subscription_id = s.id and k.state = 'asked')
      )
      or looked_at < now() - interval '10 minutes' and paid_until <= $1
    )
    order by looked_at limit 500`,
};

type Row = {
  version: number;
  given_tier: PaidTier | null;
  given_until: Date | null;
  given_by: GrantedMembership['by'] | null;
  id: string | null;
  provider: string;
  plan_id: string;
  add_on_id: string;
  currency: CurrencyCode;
  price: number;
  add_on_price: number;
  began_as: PaidTier;
  state: 'asked' | 'live' | 'declined' | 'over';
  age: number;
  tier: PaidTier | null;
  renews_as: Tier;
  paid_until: Date;
  is_past_due: boolean;
  change_id: string | null;
  wanted: Tier;
  change_tier: PaidTier;
  is_restored: boolean;
  charge: number;
  change_age: number;
  card_id: string | null;
  card_age: number;
  message: string;
  character_id: number;
};

type UpgradeRow = Pick<Row, 'character_id' | 'charge'> & {
  subscription_id: string;
  given_back: boolean;
  paid_until: Date | null;
};

export function subscriptionStore(database: Database): SubscriptionStore {
  const readState = async (statement: typeof ending, id: string): Promise<RequestState | undefined> => {
    const [row] = await database.run<Pick<Row, 'message'> & { state: string }>(statement, [id]);
    return row && { state: requestStateOf(row.state), message: row.message };
  };
  return {
    async load(characterId) {
      const [row] = await database.run<Row>(loading, [characterId]);
      return toMember(characterId, row as Row);
    },
    async byNonce(digest) {
      const [row] = await database.run<Row>(byNonce, [digest]);
      if (!row) return undefined;
      const { state, message, character_id: characterId } = row;
      return { ...toTerms(row), characterId, state: requestStateOf(state), message };
    },
    async memberOf(id) {
      const [row] = await database.run<Row>(byId, [id]);
      return row?.character_id;
    },
    async findReversed(id, now) {
      const [row] = await database.run<Row & { tier: PaidTier }>(findingReversed, [id, new Date(now)]);
      return row && { characterId: row.character_id, tier: row.tier, paidUntil: row.paid_until.getTime() };
    },
    async findUpgrade(id) {
      const [row] = await database.run<UpgradeRow>(findingUpgrade, [id]);
      return (
        row && {
          characterId: row.character_id,
          subscriptionId: row.subscription_id,
          charge: row.charge,
          isReversed: row.given_back,
          ...(row.paid_until && { paidUntil: row.paid_until.getTime() }),
        }
      );
    },
    resultOf: (id) => readState(ending, id),
    resultOfChange: (id) => readState(endingOfChange, id),
    async listDue(provider, now) {
      return (await database.run<Row>(listingDue, [new Date(now), provider])).map((row) => row.character_id);
    },
  };
}

const requestStateOf = (state: string): RequestState['state'] =>
  state === 'asked' || state === 'declined' ? state : 'done';

const toTerms = (row: Row): Terms => ({
  id: row.id ?? '',
  provider: row.provider,
  planId: row.plan_id,
  addOnId: row.add_on_id,
  currency: row.currency,
  price: row.price,
  addOnPrice: row.add_on_price,
  initialTier: row.began_as,
});

function toMember(characterId: number, row: Row): Member {
  const { version, given_tier: tier, given_until: until, given_by: by } = row;
  return {
    characterId,
    version,
    ...(tier && by && { grant: { tier, by, ...(until && { until: until.getTime() }) } }),
    ...(row.id !== null && {
      subscription: { ...toTerms(row), ageMs: row.age, ...(row.tier && { standing: toStanding(row) }) },
    }),
    ...(row.change_id !== null && {
      change: {
        id: row.change_id,
        target: row.wanted,
        tier: row.change_tier,
        isRestored: row.is_restored,
        charge: row.charge,
        ageMs: row.change_age,
      },
    }),
    ...(row.card_id !== null && { card: { id: row.card_id, ageMs: row.card_age } }),
  };
}

const toStanding = (row: Row): Subscription => ({
  tier: row.tier ?? row.began_as,
  renewsAs: row.renews_as,
  paidUntil: row.paid_until.getTime(),
  isPastDue: row.is_past_due,
});

const counting = {
  name: 'count-unclear-subscriptions',
  text: `select count(distinct s.id)::int as count
    from subscriptions s left join subscription_changes c on c.subscription_id = s.id and c.state = 'asked'
    left join subscription_cards k on k.subscription_id = s.id and k.state = 'asked'
    where s.state in ('asked', 'live') and (
      s.state = 'asked' and s.asked_at < now() - interval '15 minutes' or c.asked_at < now() - interval '15 minutes'
      or k.asked_at < now() - interval '15 minutes'
    )`,
};

/** Counts memberships with a request that has been unresolved for 15 minutes. */
export async function countUnresolvedMemberships(database: Database): Promise<number> {
  return (await database.run<{ count: number }>(counting))[0]?.count ?? 0;
}
