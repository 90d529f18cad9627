import type { Database, Step } from '../db/database.ts';

/** Identifies players by account number, not by name. */
export type AdminLogEntry = {
  readonly operator: string;
  readonly command: string;
  readonly accountId?: number;
  /** Must contain no names or addresses, because the entry is stored longer than the account. */
  readonly about: Readonly<Record<string, unknown>>;
  readonly reason: string;
};

export type StoredAdminLogEntry = AdminLogEntry & {
  readonly id: number;
  readonly at: Date;
  /** False if this entry or the one before it was changed or deleted. */
  readonly isIntact: boolean;
};

export type AdminLogStore = {
  appending(entry: AdminLogEntry): Step;
  /** Returns at most `most` entries of one or all accounts, newest first. */
  list(most: number, accountId?: number): Promise<readonly StoredAdminLogEntry[]>;
  /** Returns the number of entries, and the IDs of entries that were changed or follow a deleted one. */
  check(): Promise<{ readonly lines: number; readonly broken: readonly number[] }>;
};

const insertEntry = {
  name: 'add-to-admin-log',
  text: `insert into admin_log (operator, deed, account_id, about, reason) values ($1, $2, $3, $4, $5)`,
};

/** SQL for every entry with a check of its hash, which covers the previous entry's hash. */
const chainedEntries = `select l.*, l.id = n.place and l.chain = admin_log_link(n.previous, l) as is_whole
  from admin_log l join (
    select id, row_number() over (order by id) as place, coalesce(lag(chain) over (order by id), '') as previous
    from admin_log
  ) as n using (id)`;
const selectEntries = {
  name: 'list-admin-log',
  text: `select id, at, operator, deed as command, account_id, about, reason, is_whole from (${chainedEntries}) as linked
    where $2::int8 is null or account_id = $2 order by id desc limit $1`,
};
const selectBroken = {
  name: 'check-admin-log',
  text: `select count(*)::int as lines, coalesce(array_agg(id order by id) filter (where not is_whole), '{}') as broken
    from (${chainedEntries}) as linked`,
};

type Row = {
  id: number;
  at: Date;
  operator: string;
  command: string;
  account_id: number | null;
  about: Record<string, unknown>;
  reason: string;
  is_whole: boolean;
};

export const adminLogStore = (database: Database): AdminLogStore => ({
  appending: ({ operator, command, accountId, about, reason }) => ({
    ...insertEntry,
    values: [operator, command, accountId ?? null, JSON.stringify(about), reason],
    rows: 1,
  }),
  list: async (most, accountId) => (await database.run<Row>(selectEntries, [most, accountId ?? null])).map(entryOf),
  async check() {
    const [row] = await database.run<{ lines: number; broken: string[] }>(selectBroken);
    return { lines: row?.lines ?? 0, broken: (row?.broken ?? []).map(Number) };
  },
});

const entryOf = ({ account_id, is_whole, ...row }: Row): StoredAdminLogEntry => ({
  ...row,
  isIntact: is_whole,
  ...(account_id !== null && { accountId: account_id }),
});
