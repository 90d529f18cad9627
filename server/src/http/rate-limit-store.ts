import type { Database } from '../db/database.ts';

/** A count, and the seconds until it restarts at zero. */
export type RateLimitCount = { readonly count: number; readonly seconds: number };

export type RateLimitStore = {
  /** Adds one and returns the count. The first call starts a window of `windowSeconds`. */
  increment(key: string, windowSeconds: number): Promise<RateLimitCount>;
  decrement(key: string): Promise<void>;
};

const incrementing = {
  name: 'add-to-tally',
  text: `insert into tallies as held (key, count, until) values ($1, 1, now() + make_interval(secs => $2))
    on conflict (key) do update set
      count = case when held.until > now() then held.count + 1 else 1 end,
      until = case when held.until > now() then held.until else excluded.until end
    returning count, ceil(extract(epoch from until - now()))::int as seconds`,
};
const decrementing = {
  name: 'take-back-from-tally',
  text: 'update tallies set count = count - 1 where key = $1 and until > now() and count > 0',
};

export function rateLimitStore(database: Database): RateLimitStore {
  return {
    async increment(key, windowSeconds) {
      const [row] = await database.run<RateLimitCount>(incrementing, [key, windowSeconds]);
      return row as RateLimitCount;
    },
    async decrement(key) {
      await database.run(decrementing, [key]);
    },
  };
}
