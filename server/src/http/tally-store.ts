import type { Database } from '../db/database.ts';

/** The count under a key, and the seconds until it begins anew. */
export type TallyCount = { readonly count: number; readonly seconds: number };

export type TallyStore = {
  /** Adds one, and answers with what it comes to. The first of a count opens a window of so many seconds. */
  add(key: string, windowSeconds: number): Promise<TallyCount>;
  /** Takes one back, of a window that is still open. */
  takeBack(key: string): Promise<void>;
};

const adding = {
  name: 'add-to-tally',
  text: `insert into tallies as held (key, count, until) values ($1, 1, now() + make_interval(secs => $2))
    on conflict (key) do update set
      count = case when held.until > now() then held.count + 1 else 1 end,
      until = case when held.until > now() then held.until else excluded.until end
    returning count, ceil(extract(epoch from until - now()))::int as seconds`,
};
const takingBack = {
  name: 'take-back-from-tally',
  text: 'update tallies set count = count - 1 where key = $1 and until > now() and count > 0',
};

export function tallyStore(database: Database): TallyStore {
  return {
    async add(key, windowSeconds) {
      const [row] = await database.run<TallyCount>(adding, [key, windowSeconds]);
      return row as TallyCount;
    },
    async takeBack(key) {
      await database.run(takingBack, [key]);
    },
  };
}
