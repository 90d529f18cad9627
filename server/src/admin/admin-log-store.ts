import type { Database, Step } from '../db/database.ts';

/** One line of the operators' log. It names no player: accounts are known by their number. */
export type AdminLogEntry = {
  readonly operator: string;
  readonly deed: string;
  readonly accountId?: number;
  /** Facts that say what was done; neither names nor addresses, for the line outlives the account. */
  readonly about: Readonly<Record<string, unknown>>;
  readonly reason: string;
};

export type StoredAdminLogEntry = AdminLogEntry & {
  readonly id: number;
  readonly at: Date;
  /** False if this line or the one before it is not as it was written. */
  readonly isWhole: boolean;
};

export type AdminLogStore = {
  /** Adds a line, in the transaction of what it tells. */
  adding(entry: AdminLogEntry): Step;
  /** The newest lines, at most so many, of one account where its number is given; the newest first. */
  list(most: number, accountId?: number): Promise<readonly StoredAdminLogEntry[]>;
  /** The number of lines, and the numbers of those that are not as they were written, or follow one that is missing. */
  check(): Promise<{ readonly lines: number; readonly broken: readonly number[] }>;
};

const adding = {
  name: 'add-to-admin-log',
  text: `insert into admin_log (operator, deed, account_id, about, reason) values ($1, $2, $3, $4, $5)`,
};

/** SQL: every line with the hash of the one before it, and whether its own follows from that. */
const linked = `select l.*, l.id = n.place and l.chain = admin_log_link(n.previous, l) as is_whole
  from admin_log l join (
    select id, row_number() over (order by id) as place, coalesce(lag(chain) over (order by id), '') as previous
    from admin_log
  ) as n using (id)`;
const listing = {
  name: 'list-admin-log',
  text: `select id, at, operator, deed, account_id, about, reason, is_whole from (${linked}) as linked
    where $2::int8 is null or account_id = $2 order by id desc limit $1`,
};
const checking = {
  name: 'check-admin-log',
  text: `select count(*)::int as lines, coalesce(array_agg(id order by id) filter (where not is_whole), '{}') as broken
    from (${linked}) as linked`,
};

type Row = {
  id: number;
  at: Date;
  operator: string;
  deed: string;
  account_id: number | null;
  about: Record<string, unknown>;
  reason: string;
  is_whole: boolean;
};

export const adminLogStore = (database: Database): AdminLogStore => ({
  adding: ({ operator, deed, accountId, about, reason }) => ({
    ...adding,
    values: [operator, deed, accountId ?? null, JSON.stringify(about), reason],
    rows: 1,
  }),
  list: async (most, accountId) => (await database.run<Row>(listing, [most, accountId ?? null])).map(entryIn),
  async check() {
    const [row] = await database.run<{ lines: number; broken: string[] }>(checking);
    return { lines: row?.lines ?? 0, broken: (row?.broken ?? []).map(Number) };
  },
});

const entryIn = ({ account_id, is_whole, ...row }: Row): StoredAdminLogEntry => ({
  ...row,
  isWhole: is_whole,
  ...(account_id !== null && { accountId: account_id }),
});
