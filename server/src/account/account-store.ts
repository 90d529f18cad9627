import { type Character, schemaVersion } from '@underhall/engine';
import type { Database } from '../db/database.ts';

export type Account = {
  readonly id: number;
  readonly userName: string;
  /** Absent for whoever came through a provider that did not vouch for one. */
  readonly email?: string;
  /** Absent for whoever has only ever come through a provider. */
  readonly passwordHash?: string;
  readonly privilege: '' | 'Admin';
  readonly createdAt: Date;
};

export type NewAccount = Required<Pick<Account, 'userName' | 'email' | 'passwordHash'>> & {
  /** The name and the address in the spelling in which each exists once. */
  readonly userNameKey: string;
  readonly emailKey: string;
};

export type AccountStore = {
  byEmail(emailKey: string): Promise<Account | undefined>;
  byId(id: number): Promise<Account | undefined>;
  /** The new account, or which of the two is taken. */
  open(account: NewAccount): Promise<Account | 'name taken' | 'address taken'>;
  characterNameIsFree(nameKey: string): Promise<boolean>;
  /** The account's one character: made now, or had already, or not made because the name is taken. */
  giveCharacter(
    accountId: number,
    name: string,
    nameKey: string,
    character: Character,
  ): Promise<number | 'name taken' | 'has one'>;
};

type Row = {
  id: number;
  user_name: string;
  email: string | null;
  password_hash: string | null;
  privilege: string;
  created_at: Date;
};

const columns = 'id, user_name, email, password_hash, privilege, created_at';
const byEmail = { name: 'account-by-email', text: `select ${columns} from accounts where email_key = $1` };
const byId = { name: 'account-by-id', text: `select ${columns} from accounts where id = $1` };
const opening = {
  name: 'open-account',
  text: `insert into accounts (user_name, user_name_key, email, email_key, password_hash)
    values ($1, $2, $3, $4, $5) returning ${columns}`,
};
const nameTaken = { name: 'character-name-taken', text: 'select 1 from roster where name_key = $1' };
const giving = {
  name: 'give-character',
  text: `with made as (insert into characters (version, state, schema_version)
      values (0, $1, ${schemaVersion}) returning id)
    insert into roster (character_id, account_id, name, name_key) select id, $2, $3, $4 from made returning character_id`,
};

export function accountStore(database: Database): AccountStore {
  const one = async (rows: Promise<Row[]>) => {
    const [row] = await rows;
    return row && accountIn(row);
  };
  return {
    byEmail: (key) => one(database.run<Row>(byEmail, [key])),
    byId: (id) => one(database.run<Row>(byId, [id])),
    async open({ userName, userNameKey, email, emailKey, passwordHash }) {
      try {
        const [row] = await database.run<Row>(opening, [userName, userNameKey, email, emailKey, passwordHash]);
        return accountIn(row as Row);
      } catch (failure) {
        const taken = uniqueKeyOf(failure);
        if (!taken) throw failure;
        return taken.includes('email') ? 'address taken' : 'name taken';
      }
    },
    async characterNameIsFree(key) {
      return (await database.run(nameTaken, [key])).length === 0;
    },
    async giveCharacter(accountId, name, key, character) {
      try {
        const [row] = await database.run<{ character_id: number }>(giving, [
          JSON.stringify(character),
          accountId,
          name,
          key,
        ]);
        return (row as { character_id: number }).character_id;
      } catch (failure) {
        const taken = uniqueKeyOf(failure);
        if (!taken) throw failure;
        return taken.includes('account') ? 'has one' : 'name taken';
      }
    },
  };
}

const accountIn = (row: Row): Account => ({
  id: row.id,
  userName: row.user_name,
  ...(row.email !== null && { email: row.email }),
  ...(row.password_hash !== null && { passwordHash: row.password_hash }),
  // The only one there is.
  privilege: row.privilege === 'Admin' ? 'Admin' : '',
  createdAt: row.created_at,
});

/** The name of the unique constraint that a statement ran against. */
const uniqueKeyOf = (failure: unknown): string | undefined => {
  const { code, constraint } = failure as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : undefined;
};
