import type { Pack } from '@underhall/engine';
import type { Database } from '@underhall/server';
import { benchCharacter } from './bench-world.ts';

export type Person = { readonly accountId: number; readonly characterId: number };

const opening = {
  name: 'bench-account',
  text: `insert into accounts (user_name, user_name_key, email, email_key, password_hash) values ($1, $1, $1, $1, '') returning id`,
};
const giving = {
  name: 'bench-character',
  text: `with made as (insert into characters (version, state) values (0, $1) returning id)
    insert into roster (character_id, account_id, name, name_key) select id, $2, $3, $3 from made returning character_id`,
};

/** So many accounts, each with a character of 300 qualities. */
export async function invite(database: Database, pack: Pack, count: number): Promise<readonly Person[]> {
  const state = JSON.stringify(benchCharacter(pack, 'Measured'));
  const people: Person[] = [];
  for (let i = 0; i < count; i++) {
    const [account] = await database.run<{ id: number }>(opening, [`measured ${i}`]);
    const [row] = await database.run<{ character_id: number }>(giving, [state, account?.id, `Measured ${i}`]);
    people.push({ accountId: account?.id ?? 0, characterId: row?.character_id ?? 0 });
  }
  return people;
}
