import type { Pack } from '@underhall/engine';
import { accountStore, type Database } from '@underhall/server';
import { benchCharacter } from './bench-world.ts';

export type Person = { readonly accountId: number; readonly characterId: number };

/** Opens accounts, each with a character who has 300 qualities. */
export async function openAccounts(database: Database, pack: Pack, count: number): Promise<readonly Person[]> {
  const accounts = accountStore(database);
  const character = benchCharacter(pack, 'Measured', Date.now());
  const people: Person[] = [];
  for (let i = 0; i < count; i++) {
    const name = `measured ${i}`;
    const account = await accounts.open({
      userName: name,
      userNameKey: name,
      email: name,
      emailKey: name,
      passwordHash: '',
    });
    if (typeof account === 'string') throw new Error(`${account}: this benchmark needs an empty database.`);
    const characterId = await accounts.giveCharacter(account.id, name, name, character);
    if (typeof characterId === 'string') throw new Error(`${characterId}: this benchmark needs an empty database.`);
    people.push({ accountId: account.id, characterId });
  }
  return people;
}
