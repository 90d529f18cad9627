import type { Gender } from '@underhall/contract';
import { chanceFrom, newCharacter } from '@underhall/engine';
import type { AccountStore } from '../account/account-store.ts';
import { faultOfCharacterName, nameKey, tidy } from '../account/name-rules.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import { Refused } from '../http/failures.ts';

export type CreationDeps = TurnDeps & ClockDeps & { readonly accounts: AccountStore };

type Wish = { readonly userName: string; readonly gender: Gender; readonly avatar: string };

/** Creates the account's one character. Does nothing if the account has one. */
export async function createCharacter(deps: CreationDeps, accountId: number, wish: Wish): Promise<void> {
  const name = tidy(wish.userName);
  const fault = faultOfCharacterName(name, deps.world.pack.words.title);
  if (fault) throw new Refused(fault);
  if (!deps.world.pack.start.faces.includes(wish.avatar)) throw new Refused('Please choose one of the faces on show.');

  // The character has no id yet. The account's id and turn 0, which no character has, seed the luck of the start.
  const [world, now] = await Promise.all([deps.world.now(), deps.now()]);
  const character = newCharacter(
    world,
    { name, gender: wish.gender, face: wish.avatar },
    now,
    chanceFrom(deps.seedFor(accountId, 0, 'arrive')),
  );
  const created = await deps.accounts.giveCharacter(accountId, name, nameKey(name), character);
  if (created === 'name taken') throw new Refused(`${name} is taken.`);
}

/**
 * Returns a sentence saying that a name is free.
 *
 * @throws Refused if it is not
 */
export async function characterNameAvailable(deps: CreationDeps, wanted: string): Promise<string> {
  const name = tidy(wanted);
  const fault = faultOfCharacterName(name, deps.world.pack.words.title);
  if (fault) throw new Refused(fault);
  if ((await deps.roster.byName(name)) !== undefined) throw new Refused(`${name} is taken.`);
  return `${name} is available!`;
}
