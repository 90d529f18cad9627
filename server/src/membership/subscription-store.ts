import type { CurrencyCode } from '@underhall/contract';
import type { PaidTier, Subscription, Tier } from '@underhall/engine';
import type { Database, Step } from '../db/database.ts';
import type { AskedChange, Given, Member, Terms } from './member.ts';
import type { AboutMembership } from './membership-letters.ts';

/** The end of a subscription, or of a change of one; `asked` while it is not known. */
export type Ended = { readonly state: 'asked' | 'declined' | 'done'; readonly message: string };

export type EndedEarly = { readonly characterId: number; readonly tier: PaidTier; readonly paidUntil: number };
export type Raise = {
  readonly characterId: number;
  readonly subscriptionId: string;
  /** The sum that was charged, in minor units. */
  readonly charge: number;
  readonly isGivenBack: boolean;
  /** The end of the month it was for. */
  readonly paidUntil?: number;
};

export type SubscriptionStore = {
  load(characterId: number): Promise<Member>;
  /** The subscription that a nonce stands for. */
  byNonce(digest: string): Promise<(Ended & Terms & { readonly characterId: number }) | undefined>;
  /** The owner of a subscription; undefined where there is none by this id. */
  memberOf(id: string): Promise<number | undefined>;
  /** One that ended because its newest month was given back, and whose month is not over by the game's clock. */
  givenBack(id: string, now: number): Promise<EndedEarly | undefined>;
  /** A raise within a month that was charged and done, by the order of its charge. */
  raise(id: string): Promise<Raise | undefined>;
  endOf(id: string): Promise<Ended | undefined>;
  endOfChange(id: string): Promise<Ended | undefined>;
  /**
   * Characters whose subscription has to be compared with the provider's books: something was asked and not answered, a
   * month is over by the game's clock, or nobody looked for a day. Those that nobody has looked at for longest come first.
   */
  toLookAt(provider: string, now: number): Promise<readonly number[]>;
};

const loading = {
  name: 'load-member',
  text: `select coalesce(m.version, 0) as version, given_tier, given_until, given_by,
      s.id, provider, plan_id, add_on_id, currency, price, add_on_price, began_as, s.state,
      extract(epoch from now() - s.asked_at)::float8 * 1000 as age, s.tier, renews_as, s.paid_until,
      is_past_due, c.id as change_id, c.wanted, c.tier as change_tier, c.is_restored, c.charge,
      extract(epoch from now() - c.asked_at)::float8 * 1000 as change_age
    from (select $1::bigint as character_id) one
    left join members m using (character_id)
    left join subscriptions s on s.character_id = one.character_id and s.state in ('asked', 'live')
    left join subscription_changes c on c.subscription_id = s.id and c.state = 'asked'`,
};
const byNonce = {
  name: 'subscription-by-nonce',
  text: `select id, provider, plan_id, add_on_id, currency, price, add_on_price, began_as, state, message, character_id
    from subscriptions where nonce_digest = $1`,
};
const byId = { name: 'subscription-by-id', text: 'select character_id from subscriptions where id = $1' };
const endedEarly = {
  name: 'subscription-given-back',
  text: `select character_id, tier, paid_until from subscriptions
    where id = $1 and state = 'over' and given_back and paid_until > $2`,
};
const raising = {
  name: 'raise-of-a-month',
  text: `select s.character_id, c.subscription_id, c.charge, c.given_back, c.paid_until
    from subscription_changes c join subscriptions s on s.id = c.subscription_id
    where c.id = $1 and c.state = 'done' and c.charge > 0`,
};
const ending = { name: 'end-of-subscription', text: 'select state, message from subscriptions where id = $1' };
const endingOfChange = { name: 'end-of-change', text: 'select state, message from subscription_changes where id = $1' };
const looking = {
  name: 'subscriptions-to-look-at',
  text: `select character_id from subscriptions s
    where state in ('asked', 'live') and provider = $2 and (
      looked_at < now() - interval '1 day'
      or looked_at < now() - interval '20 seconds' and (
        state = 'asked' or exists (select from subscription_changes c where c.subscription_id = s.id and c.state = 'asked')
      )
      or looked_at < now() - interval '10 minutes' and paid_until <= $1
    )
    order by looked_at limit 500`,
};

type Row = {
  version: number;
  given_tier: PaidTier | null;
  given_until: Date | null;
  given_by: Given['by'] | null;
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
  message: string;
  character_id: number;
};

type RaiseRow = Pick<Row, 'character_id' | 'charge'> & {
  subscription_id: string;
  given_back: boolean;
  paid_until: Date | null;
};

export function subscriptionStore(database: Database): SubscriptionStore {
  const endIn = async (statement: typeof ending, id: string): Promise<Ended | undefined> => {
    const [row] = await database.run<Pick<Row, 'message'> & { state: string }>(statement, [id]);
    return row && { state: endedAs(row.state), message: row.message };
  };
  return {
    async load(characterId) {
      const [row] = await database.run<Row>(loading, [characterId]);
      return memberIn(characterId, row as Row);
    },
    async byNonce(digest) {
      const [row] = await database.run<Row>(byNonce, [digest]);
      if (!row) return undefined;
      const { state, message, character_id: characterId } = row;
      return { ...termsIn(row), characterId, state: endedAs(state), message };
    },
    async memberOf(id) {
      const [row] = await database.run<Row>(byId, [id]);
      return row?.character_id;
    },
    async givenBack(id, now) {
      const [row] = await database.run<Row & { tier: PaidTier }>(endedEarly, [id, new Date(now)]);
      return row && { characterId: row.character_id, tier: row.tier, paidUntil: row.paid_until.getTime() };
    },
    async raise(id) {
      const [row] = await database.run<RaiseRow>(raising, [id]);
      return (
        row && {
          characterId: row.character_id,
          subscriptionId: row.subscription_id,
          charge: row.charge,
          isGivenBack: row.given_back,
          ...(row.paid_until && { paidUntil: row.paid_until.getTime() }),
        }
      );
    },
    endOf: (id) => endIn(ending, id),
    endOfChange: (id) => endIn(endingOfChange, id),
    async toLookAt(provider, now) {
      return (await database.run<Row>(looking, [new Date(now), provider])).map((row) => row.character_id);
    },
  };
}

const endedAs = (state: string): Ended['state'] => (state === 'asked' || state === 'declined' ? state : 'done');

const termsIn = (row: Row): Terms => ({
  id: row.id ?? '',
  provider: row.provider,
  planId: row.plan_id,
  addOnId: row.add_on_id,
  currency: row.currency,
  price: row.price,
  addOnPrice: row.add_on_price,
  beganAs: row.began_as,
});

function memberIn(characterId: number, row: Row): Member {
  const { version, given_tier: tier, given_until: until, given_by: by } = row;
  return {
    characterId,
    version,
    ...(tier && by && { given: { tier, by, ...(until && { until: until.getTime() }) } }),
    ...(row.id !== null && {
      subscription: { ...termsIn(row), age: row.age, ...(row.tier && { standing: standingIn(row) }) },
    }),
    ...(row.change_id !== null && {
      change: {
        id: row.change_id,
        wanted: row.wanted,
        tier: row.change_tier,
        isRestored: row.is_restored,
        charge: row.charge,
        age: row.change_age,
      },
    }),
  };
}

const standingIn = (row: Row): Subscription => ({
  tier: row.tier ?? row.began_as,
  renewsAs: row.renews_as,
  paidUntil: row.paid_until.getTime(),
  isPastDue: row.is_past_due,
});

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
const seeing = { name: 'look-at-subscription', text: 'update subscriptions set looked_at = now() where id = $1' };
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
const takingUpAgain = {
  name: 'take-up-subscription-again',
  text: `update subscriptions set state = 'live', given_back = false, renews_as = 'none', is_past_due = false,
    looked_at = now() where id = $1 and state = 'over' and given_back`,
};
const markingRaise = {
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

/** Queues a letter to whoever plays the character; to nobody where they are gone. */
export const queueLetter = (
  characterId: number,
  kind: 'membership paid' | 'membership past due' | 'membership money back' | 'membership raise back',
  about: AboutMembership,
): Step => ({ ...queueing, values: [characterId, kind, JSON.stringify(about)] });

/** The steps of changes. Each is committed with `advance`, which lets one of two that meet come through. */
export const advance = ({ characterId, version }: Pick<Member, 'characterId' | 'version'>): Step => ({
  ...advancing,
  values: [characterId, version],
  rows: 1,
});

export const addSubscription = (characterId: number, nonceDigest: string, terms: Terms): Step => {
  const { id, provider, planId, addOnId, currency, price, addOnPrice, beganAs } = terms;
  const values = [id, characterId, nonceDigest, planId, addOnId, currency, price, addOnPrice, beganAs, provider];
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

/** Says that the provider's books were looked at, and told nothing new. */
export const lookedAt = (id: string): Step => ({ ...seeing, values: [id], rows: 1 });

export const askChange = (subscription: string, { id, wanted, tier, isRestored, charge }: AskedChange): Step => ({
  ...asking,
  values: [id, subscription, wanted, tier, isRestored, charge],
  rows: 1,
});

export const closeChange = (id: string, state: 'done' | 'declined', message = ''): Step => ({
  ...closing,
  values: [id, state, message],
  rows: 1,
});

/** Writes that the newest month was given back, for which it is over. */
export const monthGivenBack = (id: string): Step => ({ ...markingMonth, values: [id], rows: 1 });

/** Takes up one that had ended for that: the rest of its month, and none after it. */
export const takeUpAgain = (id: string): Step => ({ ...takingUpAgain, values: [id], rows: 1 });

export const raiseGivenBack = (id: string, isGivenBack: boolean): Step => ({
  ...markingRaise,
  values: [id, isGivenBack],
  rows: 1,
});

export const setGiven = (characterId: number, given: Given | undefined): Step => ({
  ...giving,
  values: [
    characterId,
    given?.tier ?? null,
    given?.until === undefined ? null : new Date(given.until),
    given?.by ?? null,
  ],
  rows: 1,
});
