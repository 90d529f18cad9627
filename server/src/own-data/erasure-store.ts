import { erasureDelayDays } from '@underhall/contract/limits';
import type { Database, Step } from '../db/database.ts';

export type Erasure = {
  readonly code: string;
  readonly accountId: number;
  readonly askedAt: Date;
  readonly dueAt: Date;
  /** The moment at which its owner logged in again. */
  readonly cameBackAt?: Date;
  readonly erasedAt?: Date;
};

export type ErasureStore = {
  byCode(code: string): Promise<Erasure | undefined>;
  /** The one that is open for an account, which is deactivated as long. */
  openFor(accountId: number): Promise<Erasure | undefined>;
  /** The steps that deactivate an account: it is to be erased after fourteen days, and found by nobody until then. */
  deactivating(accountId: number, code: string): readonly Step[];
  /** Those that are due, the oldest first, with the address of each account. */
  due(): Promise<readonly { readonly accountId: number; readonly email?: string }[]>;
  /** The number of those that have been due for three hours: the job that does them looks once an hour. */
  countOverdue(): Promise<number>;
  characterOf(accountId: number): Promise<number | undefined>;
  /** The steps that erase an account and all that is its owner's. */
  erasing(accountId: number): readonly Step[];
  /** The step that notes that there is nothing of whoever asked. */
  nothingToErase(code: string): Step;
  /** The account that came back with this session, by its own log-in. */
  cameBackWith(accountId: number, sessionId: string): Promise<boolean>;
};

const columns = `code, account_id, asked_at, due_at, came_back_at, erased_at`;
const isOpen = 'came_back_at is null and erased_at is null';
const byCode = { name: 'erasure-by-code', text: `select ${columns} from erasures where code = $1` };
const openFor = { name: 'erasure-of', text: `select ${columns} from erasures where account_id = $1 and ${isOpen}` };
const asking = {
  name: 'ask-erasure',
  text: `insert into erasures (code, account_id, due_at)
    select $2, id, now() + interval '${erasureDelayDays} days' from accounts where id = $1
    on conflict (account_id) where ${isOpen} do update set asked_at = erasures.asked_at`,
};
const hiding = { name: 'hide-character', text: 'update roster set hidden_at = now() where account_id = $1' };
/** Letters that wait for somebody who has just gone are not sent. */
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
/** In the order in which they have to be done; nothing of it where the owner has come back a moment ago. Whatever hangs on account and character goes with them. */
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
const cameBackWith = {
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
  async byCode(code) {
    const [row] = await database.run<Row>(byCode, [code]);
    return row && erasureIn(row);
  },
  async openFor(accountId) {
    const [row] = await database.run<Row>(openFor, [accountId]);
    return row && erasureIn(row);
  },
  deactivating: (accountId, code) => [
    { ...asking, values: [accountId, code], rows: 1 },
    { ...hiding, values: [accountId] },
    { ...dropUnsentMail, values: [accountId] },
  ],
  async due() {
    const rows = await database.run<{ accountId: number; email: string | null }>(due);
    return rows.map(({ accountId, email }) => ({ accountId, ...(email !== null && { email }) }));
  },
  countOverdue: async () => (await database.run<{ count: number }>(countingOverdue))[0]?.count ?? 0,
  async characterOf(accountId) {
    const [row] = await database.run<{ id: number }>(characterOf, [accountId]);
    return row?.id;
  },
  erasing: (accountId) => erasing.map((statement) => ({ ...statement, values: [accountId] })),
  nothingToErase: (code) => ({ ...nothing, values: [code] }),
  cameBackWith: async (accountId, sessionId) => (await database.run(cameBackWith, [accountId, sessionId])).length > 0,
});

const erasureIn = ({ code, account_id, asked_at, due_at, came_back_at, erased_at }: Row): Erasure => ({
  code,
  accountId: account_id,
  askedAt: asked_at,
  dueAt: due_at,
  ...(came_back_at && { cameBackAt: came_back_at }),
  ...(erased_at && { erasedAt: erased_at }),
});
