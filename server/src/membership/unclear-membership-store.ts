import type { Database } from '../db/database.ts';

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

/** The number of memberships, begun or changed a quarter of an hour ago, of which nobody knows yet what came of it. */
export async function countUnclearMemberships(database: Database): Promise<number> {
  return (await database.run<{ count: number }>(counting))[0]?.count ?? 0;
}
