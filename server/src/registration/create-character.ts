import type { Gender } from '@underhall/contract';
import { chanceFrom, newCharacter } from '@underhall/engine';
import type { AccountStore } from '../account/account-store.ts';
import { faultOfCharacterName, nameKey, tidy } from '../account/name-rules.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import { Refused } from '../http/failures.ts';

export type CreationDeps = TurnDeps & ClockDeps & { readonly accounts: AccountStore };

type NewCharacterRequest = { readonly userName: string; readonly gender: Gender; readonly avatar: string };

/** Does nothing if the account already has a character. */
export async function createCharacter(
  deps: CreationDeps,
  accountId: number,
  request: NewCharacterRequest,
): Promise<void> {
  const name = tidy(request.userName);
  const fault = faultOfCharacterName(name, deps.world.pack.words.title);
  if (fault) throw new Refused(fault);
  const { faces } = deps.world.pack.start;
  const face = faces.length === 0 ? '' : request.avatar;
  if (faces.length > 0 && !faces.includes(face)) throw new Refused('Please choose one of the faces that are shown.');

  // The seed comes from the account id and turn 0, because the character has no id yet. No character has a turn 0.
  const [world, now] = await Promise.all([deps.world.now(), deps.now()]);
  const character = newCharacter(
    world,
    { name, gender: request.gender, face },
    now,
    chanceFrom(deps.seedFor(accountId, 0, 'arrive')),
  );
  const created = await deps.accounts.giveCharacter(accountId, name, nameKey(name), character);
  if (created === 'name taken') throw new Refused(`${name} is taken.`);
}

/**
 * Returns a message for the player that the name is available.
 *
 * @throws Refused if the name is taken or not allowed
 */
export async function describeAvailableName(deps: CreationDeps, requestedName: string): Promise<string> {
  const name = tidy(requestedName);
  const fault = faultOfCharacterName(name, deps.world.pack.words.title);
  if (fault) throw new Refused(fault);
  if ((await deps.roster.holderOf(name)) !== undefined) throw new Refused(`${name} is taken.`);
  return `${name} is available!`;
}
