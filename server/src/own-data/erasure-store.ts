import { erasureDelayDays } from '@underhall/contract/limits';
import type { Database, Step } from '../db/database.ts';

export type Erasure = {
  readonly code: string;
  readonly accountId: number;
  readonly requestedAt: Date;
  readonly dueAt: Date;
  readonly restoredAt?: Date;
  readonly erasedAt?: Date;
};

export type ErasureStore = {
  findByCode(code: string): Promise<Erasure | undefined>;
  findOpen(accountId: number): Promise<Erasure | undefined>;
  /** Hides an account and schedules its erasure. A pending erasure keeps its date. */
  deactivateSteps(accountId: number, code: string): readonly Step[];
  /** At most 100 accounts, longest overdue first. */
  findDue(): Promise<readonly { readonly accountId: number; readonly email?: string }[]>;
  /** Counts erasures that are more than three hours late. The job runs every hour. */
  countOverdue(): Promise<number>;
  characterOf(accountId: number): Promise<number | undefined>;
  eraseSteps(accountId: number): readonly Step[];
  /** Records a deletion request from somebody without an account. */
  recordNothingToErase(code: string): Step;
  /** True if this session's log-in restored the account. */
  wasRestoredBy(accountId: number, sessionId: string): Promise<boolean>;
};

const columns = `code, account_id, asked_at, due_at, came_back_at, erased_at`;
const isOpen = 'came_back_at is null and erased_at is null';
const byCode = { name: 'erasure-by-code', text: `select ${columns} from erasures where code = $1` };
const openFor = { name: 'erasure-of', text: `select ${columns} from erasures where account_id = $1 and ${isOpen}` };
const requesting = {
  name: 'ask-erasure',
  text: `insert into erasures (code, account_id, due_at)
    select $2, id, now() + interval '${erasureDelayDays} days' from accounts where id = $1
    on conflict (account_id) where ${isOpen} do update set asked_at = erasures.asked_at`,
};
const hiding = { name: 'hide-character', text: 'update roster set hidden_at = now() where account_id = $1' };
/** A deactivated account gets no more e-mail. */
const dropUnsentMail = { name: 'unpost-letters', text: 'delete from mails where account_id = $1' };
const due = {
  name: 'erasures-due',
  text: `select account_id as "accountId", email from erasures left join accounts on accounts.id = account_id
    where due_at <= now() and ${isOpen} order by due_at limit 100`,
};
const countingOverdue = {
  name: 'count-erasures-overdue',
  text: `select count(*)::int as count from erasures where due_at < now() - interval '3 hours' and ${isOpen}`,
};
const characterOf = { name: 'erasure-character', text: 'select character_id as id from roster where account_id = $1' };

const character = '(select character_id from roster where account_id = $1)';
/**
 * Order matters. The first statement fails if the owner has just logged in again, which rolls back the whole erasure.
 * `ON DELETE CASCADE` removes dependent rows.
 */
const erasing = [
  { name: 'erasure-done', text: `update erasures set erased_at = now() where account_id = $1 and ${isOpen}`, rows: 1 },
  {
    name: 'erase-from-reports',
    text: `update reports set name = '', user_name = '', words = '', about = id::text where reported_id = ${character}`,
  },
  { name: 'erase-own-reports', text: `update reports set reason = '' where character_id = ${character}` },
  {
    name: 'erase-letters-to',
    text: 'delete from mails where address is not null and lower(address) = (select lower(email) from accounts where id = $1)',
  },
  { name: 'erase-character', text: `delete from characters where id = ${character}` },
  { name: 'erase-account', text: 'delete from accounts where id = $1' },
];
const nothing = {
  name: 'nothing-to-erase',
  text: 'insert into erasures (code, account_id, due_at, erased_at) values ($1, 0, now(), now())',
};
const wasRestoredBy = {
  name: 'came-back-with',
  text: `select from erasures join sessions on sessions.account_id = erasures.account_id
    where erasures.account_id = $1 and sessions.id = $2 and came_back_at = created_at`,
};

type Row = {
  code: string;
  account_id: number;
  asked_at: Date;
  due_at: Date;
  came_back_at: Date | null;
  erased_at: Date | null;
};

export const erasureStore = (database: Database): ErasureStore => ({
  async findByCode(code) {
    const [row] = await database.run<Row>(byCode, [code]);
    return row && erasureIn(row);
  },
  async findOpen(accountId) {
    const [row] = await database.run<Row>(openFor, [accountId]);
    return row && erasureIn(row);
  },
  deactivateSteps: (accountId, code) => [
    { ...requesting, values: [accountId, code], rows: 1 },
    { ...hiding, values: [accountId] },
    { ...dropUnsentMail, values: [accountId] },
  ],
  async findDue() {
    const rows = await database.run<{ accountId: number; email: string | null }>(due);
    return rows.map(({ accountId, email }) => ({ accountId, ...(email !== null && { email }) }));
  },
  countOverdue: async () => (await database.run<{ count: number }>(countingOverdue))[0]?.count ?? 0,
  async characterOf(accountId) {
    const [row] = await database.run<{ id: number }>(characterOf, [accountId]);
    return row?.id;
  },
  eraseSteps: (accountId) => erasing.map((statement) => ({ ...statement, values: [accountId] })),
  recordNothingToErase: (code) => ({ ...nothing, values: [code] }),
  wasRestoredBy: async (accountId, sessionId) => (await database.run(wasRestoredBy, [accountId, sessionId])).length > 0,
});

const erasureIn = ({ code, account_id, asked_at, due_at, came_back_at, erased_at }: Row): Erasure => ({
  code,
  accountId: account_id,
  requestedAt: asked_at,
  dueAt: due_at,
  ...(came_back_at && { restoredAt: came_back_at }),
  ...(erased_at && { erasedAt: erased_at }),
});
