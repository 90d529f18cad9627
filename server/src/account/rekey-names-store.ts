import type { Database } from '../db/database.ts';
import { emailKey, nameKey } from './name-rules.ts';

const tables = [
  { table: 'roster', id: 'character_id', name: 'name', key: 'name_key' },
  { table: 'accounts', id: 'id', name: 'user_name', key: 'user_name_key' },
] as const;

/**
 * Updates the keys of names that were chosen under an older rule. A name keeps its old key if the new one is taken.
 * Only names with non-ASCII characters are affected.
 */
export async function rekeyNames(database: Database): Promise<void> {
  for (const { table, id, name, key } of tables) {
    const odd = {
      name: `odd-names-${table}`,
      text: `select ${id} as id, ${name} as name, ${key} as key from ${table} where ${name} ~ '[^ -~]'`,
    };
    const text = `update ${table} set ${key} = $2 where ${id} = $1 and not exists (select from ${table} where ${key} = $2)`;
    for (const each of await database.run<{ id: number; name: string; key: string }>(odd)) {
      if (nameKey(each.name) !== each.key)
        await database.run({ name: `rekey-${table}`, text }, [each.id, nameKey(each.name)]);
    }
  }
}

const oddAddresses = {
  name: 'odd-addresses',
  text: `select id, email, email_key as key from accounts where email ~ '[^ -~]'`,
};
const rekeyingAddress = {
  name: 'rekey-address',
  text: `update accounts set email_key = $2,
      confirmed_email_key = case when confirmed_email_key = email_key then $2 else confirmed_email_key end
    where id = $1 and not exists (select from accounts where email_key = $2)`,
};

/**
 * Updates the keys of e-mail addresses in the same way. If two accounts now have equal keys, both keep their old ones.
 */
export async function rekeyAddresses(database: Database): Promise<void> {
  for (const { id, email, key } of await database.run<{ id: number; email: string; key: string }>(oddAddresses)) {
    if (emailKey(email) !== key) await database.run(rekeyingAddress, [id, emailKey(email)]);
  }
}
