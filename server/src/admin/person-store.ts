import { likening } from '../account/account-store.ts';
import { findAlike, type NamedRow } from '../account/likeness-store.ts';
import { emailKeys, likenessKey, nameKey } from '../account/name-rules.ts';
import type { Database, Step } from '../db/database.ts';

export type Person = {
  readonly accountId: number;
  readonly userName: string;
  readonly email?: string;
  readonly isEmailConfirmed: boolean;
  readonly isAdmin: boolean;
  /** Sign-in methods: `password`, and the providers. */
  readonly waysIn: readonly string[];
  readonly openedAt: Date;
  readonly disabledAt?: Date;
  readonly character?: {
    readonly id: number;
    readonly name: string;
    /** The number of turns, which is also the last turn's number. */
    readonly turns: number;
    readonly lastTurnAt?: Date;
  };
  readonly sessions: number;
};

export type PersonStore = {
  /**
   * Finds people by account number, username, character name or e-mail address. If nobody matches exactly, finds people
   * whose names or address contain the text. Returns at most `most` people.
   */
  find(words: string, most: number): Promise<readonly Person[]>;
  /** The step fails if the account is already in that state. */
  setDisabled(accountId: number, isDisabled: boolean): Step;
  setUserName(accountId: number, userName: string): Step;
  setPrivilege(accountId: number, privilege: 'Admin' | ''): Step;
  /** The account with this username, or one that looks like it: another than `asker` if there is one. */
  holderOf(userName: string, asker: number): Promise<number | undefined>;
  /** The groups of names that look alike. */
  alike(kind: 'accounts' | 'roster'): Promise<readonly (readonly NamedRow[])[]>;
};

const columns = `a.id, a.user_name, a.email, coalesce(a.confirmed_email_key = a.email_key, false) as confirmed, a.privilege,
  a.password_hash is not null as has_password, a.created_at, a.disabled_at, r.character_id, r.name, c.version,
  (select at from ledger where character_id = c.id and ledger.version = c.version) as last_turn_at,
  array(select provider from identities where account_id = a.id order by provider) as providers,
  (select count(*)::int from sessions where account_id = a.id and expires_at > now()) as sessions`;
const from = `accounts a left join roster r on r.account_id = a.id left join characters c on c.id = r.character_id`;
const whole = {
  name: 'person-by-name',
  text: `select ${columns} from ${from}
    where a.id::text = $1 or a.user_name_key = $2 or r.name_key = $2 or a.email_key = any($3) order by a.id limit $4`,
};
const holding = {
  name: 'people-whose-names-hold',
  text: `select ${columns} from ${from}
    where $1 <> '' and (
      position($1 in a.user_name_key) > 0 or position($1 in r.name_key) > 0 or position($2 in a.email_key) > 0
    ) order by a.id limit $3`,
};
const disabling = {
  name: 'set-disabled',
  text: `update accounts set disabled_at = case when $2 then now() end where id = $1 and (disabled_at is not null) <> $2`,
};
const naming = {
  name: 'set-user-name',
  text: `with ${likening} update accounts set user_name = $2, user_name_key = $3 where id = $1`,
};
const granting = {
  name: 'set-privilege',
  text: 'update accounts set privilege = $2 where id = $1 and privilege <> $2',
};
const byUserName = {
  name: 'account-by-user-name',
  text: `select id from (
      select id from accounts where user_name_key = $1
      union select account_id from account_likenesses where likeness = $2
    ) holders order by id = $3 limit 1`,
};

type Row = {
  id: number;
  user_name: string;
  email: string | null;
  confirmed: boolean;
  privilege: string;
  has_password: boolean;
  created_at: Date;
  disabled_at: Date | null;
  character_id: number | null;
  name: string | null;
  version: number | null;
  last_turn_at: Date | null;
  providers: string[];
  sessions: number;
};

export const personStore = (database: Database): PersonStore => ({
  async find(words, most) {
    const [name, email] = [nameKey(words), emailKeys(words)];
    const named = await database.run<Row>(whole, [words.trim().replace(/^#/, ''), name, email, most]);
    const rows = named.length > 0 ? named : await database.run<Row>(holding, [name, email[0], most]);
    return rows.map(personIn);
  },
  setDisabled: (accountId, isDisabled) => ({ ...disabling, values: [accountId, isDisabled], rows: 1 }),
  setUserName: (accountId, userName) => ({
    ...naming,
    values: [accountId, userName, nameKey(userName), likenessKey(userName)],
    rows: 1,
  }),
  setPrivilege: (accountId, privilege) => ({ ...granting, values: [accountId, privilege], rows: 1 }),
  alike: (kind) => findAlike(database, kind),
  async holderOf(userName, asker) {
    const values = [nameKey(userName), likenessKey(userName), asker];
    const [row] = await database.run<{ id: number }>(byUserName, values);
    return row?.id;
  },
});

const personIn = (row: Row): Person => ({
  accountId: row.id,
  userName: row.user_name,
  ...(row.email !== null && { email: row.email }),
  isEmailConfirmed: row.confirmed,
  isAdmin: row.privilege === 'Admin',
  waysIn: [...(row.has_password ? ['password'] : []), ...row.providers],
  openedAt: row.created_at,
  ...(row.disabled_at && { disabledAt: row.disabled_at }),
  ...(row.character_id !== null && {
    character: {
      id: row.character_id,
      name: row.name ?? '',
      turns: row.version ?? 0,
      ...(row.last_turn_at && { lastTurnAt: row.last_turn_at }),
    },
  }),
  sessions: row.sessions,
});
