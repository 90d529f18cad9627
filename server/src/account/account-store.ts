import { type Character, firstDue, schemaVersion } from '@underhall/engine';
import type { Database, Step } from '../db/database.ts';
import { violatedKey } from '../db/violated-key.ts';
import { emailKeys } from '../mail/address.ts';
import { likenessKey } from './name-likeness.ts';
import { nameKey } from './name-rules.ts';

export type Account = {
  readonly id: number;
  readonly userName: string;
  /** Absent if a provider opened the account without a verified address. */
  readonly email?: string;
  readonly isEmailConfirmed: boolean;
  /** Absent if the account signs in only through providers. */
  readonly passwordHash?: string;
  readonly privilege: '' | 'Admin';
  readonly createdAt: Date;
  /** True if the player changed the username within the last day. */
  readonly isJustRenamed: boolean;
};

export type NewAccount = Required<Pick<Account, 'userName' | 'email' | 'passwordHash'>> & {
  /** Normalized forms of name and address that must be unique, from `nameKey` and `emailKey`. */
  readonly userNameKey: string;
  readonly emailKey: string;
};

export type NewAddress = {
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash?: string | null;
};

export type AccountStore = {
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: number): Promise<Account | undefined>;
  /** True if the name belongs to another account, or looks like the name of one. */
  isNameTaken(userName: string, exceptAccountId: number): Promise<boolean>;
  /** Also records the time for `isJustRenamed`. */
  renaming(id: number, userName: string): Step;
  /** Sets a confirmed address. A `passwordHash` of null removes the password, undefined keeps the current one. */
  readdressing(id: number, address: NewAddress): Step;
  /** Replaces the hash of an unchanged password. Does nothing if the hash has changed. */
  rehash(id: number, oldHash: string, newHash: string): Promise<void>;
  open(account: NewAccount): Promise<Account | 'name taken' | 'address taken'>;
  giveCharacter(
    accountId: number,
    name: string,
    nameKey: string,
    character: Character,
  ): Promise<number | 'name taken' | 'has one'>;
  /** Deletes the account's character, if it has this name. */
  dropCharacter(accountId: number, name: string): Promise<void>;
};

type Row = {
  id: number;
  user_name: string;
  email: string | null;
  confirmed: boolean;
  password_hash: string | null;
  privilege: string;
  created_at: Date;
  just_renamed: boolean;
};

/** Replaces the likeness ($4) of an account ($1). Violates the primary key if somebody else owns it. */
export const likening = `freed as (delete from account_likenesses where account_id = $1 and likeness <> $4),
    likened as (
      insert into account_likenesses (likeness, account_id) select $4::text, $1
      where not exists (select from account_likenesses where likeness = $4 and account_id = $1)
    )`;
const columns = `id, user_name, email, coalesce(confirmed_email_key = email_key, false) as confirmed, password_hash,
  privilege, created_at, coalesce(renamed_at > now() - interval '1 day', false) as just_renamed`;
const byEmail = {
  name: 'account-by-email',
  text: `select ${columns} from accounts where email_key in ($1, $2) order by email_key = $2 desc limit 1`,
};
const byId = { name: 'account-by-id', text: `select ${columns} from accounts where id = $1` };
const opening = {
  name: 'open-account',
  text: `with opened as (
      insert into accounts (user_name, user_name_key, email, email_key, password_hash)
      select $1::text, $2::text, $3::text, $4::text, $5::text where not address_is_held($4, null) returning *
    ), likened as (insert into account_likenesses (likeness, account_id) select $6::text, id from opened)
    select ${columns} from opened`,
};
const naming = {
  name: 'name-is-taken',
  text: `select from accounts where user_name_key = $1 and id <> $2
    union all select from account_likenesses where likeness = $3 and account_id <> $2`,
};
const renaming = {
  name: 'rename-account',
  text: `with ${likening}
    update accounts set user_name = $2, user_name_key = $3, renamed_at = now() where id = $1`,
};
const readdressing = {
  name: 'readdress-account',
  text: `update accounts set email = $2, email_key = $3, confirmed_email_key = $3,
      password_hash = case when $4::boolean then $5::text else password_hash end
    where id = $1 and not address_is_held($3, $1)`,
};
const rehashing = {
  name: 'rehash-password',
  text: 'update accounts set password_hash = $3 where id = $1 and password_hash = $2',
};
const giving = {
  name: 'give-character',
  text: `with made as (insert into characters (version, state, due_at, schema_version)
      values (0, $1, $5, ${schemaVersion}) returning id)
    , listed as (
      insert into roster (character_id, account_id, name, name_key) select id, $2, $3, $4 from made returning character_id
    )
    insert into character_likenesses (likeness, character_id) select $6::text, character_id from listed
    returning character_id`,
};

const dropping = {
  name: 'drop-character',
  text: 'delete from characters where id = (select character_id from roster where account_id = $1 and name = $2)',
};

export function accountStore(database: Database): AccountStore {
  const one = async (rows: Promise<Row[]>) => {
    const [row] = await rows;
    return row && accountIn(row);
  };
  return {
    byEmail: (email) => one(database.run<Row>(byEmail, emailKeys(email))),
    byId: (id) => one(database.run<Row>(byId, [id])),
    isNameTaken: async (name, id) => (await database.run(naming, [nameKey(name), id, likenessKey(name)])).length > 0,
    renaming: (id, name) => ({ ...renaming, values: [id, name, nameKey(name), likenessKey(name)], rows: 1 }),
    readdressing: (id, { email, emailKey, passwordHash }) => ({
      ...readdressing,
      values: [id, email, emailKey, passwordHash !== undefined, passwordHash ?? null],
      rows: 1,
    }),
    async rehash(id, oldHash, newHash) {
      await database.run(rehashing, [id, oldHash, newHash]);
    },
    async open({ userName, userNameKey, email, emailKey, passwordHash }) {
      try {
        const [row] = await database.run<Row>(opening, [
          ...[userName, userNameKey, email, emailKey, passwordHash],
          likenessKey(userName),
        ]);
        return row ? accountIn(row) : 'address taken';
      } catch (failure) {
        const taken = violatedKey(failure);
        if (taken === undefined) throw failure;
        return taken.includes('email') ? 'address taken' : 'name taken';
      }
    },
    async giveCharacter(accountId, name, key, character) {
      try {
        const [row] = await database.run<{ character_id: number }>(giving, [
          JSON.stringify(character),
          accountId,
          name,
          key,
          firstDue(character) ?? null,
          likenessKey(name),
        ]);
        return (row as { character_id: number }).character_id;
      } catch (failure) {
        const taken = violatedKey(failure);
        if (taken === undefined) throw failure;
        return taken.includes('account') ? 'has one' : 'name taken';
      }
    },
    async dropCharacter(accountId, name) {
      await database.run(dropping, [accountId, name]);
    },
  };
}

const accountIn = (row: Row): Account => ({
  id: row.id,
  userName: row.user_name,
  ...(row.email !== null && { email: row.email }),
  isEmailConfirmed: row.confirmed,
  ...(row.password_hash !== null && { passwordHash: row.password_hash }),
  privilege: row.privilege === 'Admin' ? 'Admin' : '',
  createdAt: row.created_at,
  isJustRenamed: row.just_renamed,
});
