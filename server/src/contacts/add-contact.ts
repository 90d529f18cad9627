import type { Contact } from '@underhall/contract';
import { maxContacts } from '@underhall/contract/limits';
import { describeFault, readText } from '@underhall/contract/read-text';
import { type TextRule, typedTexts } from '@underhall/contract/typed-texts';
import { tidy } from '../account/name-rules.ts';
import type { Database } from '../db/database.ts';
import { Busy, Refused } from '../http/failures.ts';
import type { Acquaintance, ContactStore } from './contact-store.ts';

export type AddContactDeps = { readonly contacts: ContactStore; readonly commit: Database['commit'] };

/** Adds a contact by name. Returns the message for the player. Throws `Refused` with the reason. */
export async function addContact(
  deps: AddContactDeps,
  characterId: number,
  requestedName: string,
): Promise<{ readonly contact: Contact; readonly message: string }> {
  const { isContact, isBlocked, ...contact } = await findByName(deps.contacts, characterId, requestedName);
  if (isBlocked) throw new Refused(`You have blocked ${contact.userName}. Unblock them first, on your account page.`);
  if (!(await deps.commit(deps.contacts.adding(characterId, contact.id)))) {
    // If the other player has just blocked the caller, this reports an unknown name.
    await findByName(deps.contacts, characterId, requestedName);
    throw await tooManyOrBusy((await deps.contacts.contactsOf(characterId)).length, 'contacts');
  }
  const state = isContact ? 'is one of your contacts already' : 'is one of your contacts now';
  return { message: `${contact.userName} ${state}.`, contact };
}

/** Finds a player by name. Throws `Refused` if the name is unknown or the caller's own. */
export async function findByName(
  contacts: ContactStore,
  characterId: number,
  requestedName: string,
): Promise<Acquaintance> {
  const name = plainName(requestedName);
  if (name === '') throw new Refused('Enter the username or the character name of a player.');
  return requireOther(characterId, name, await contacts.byName(characterId, name));
}

/** Makes a name safe for a reply: replaces control characters and lone surrogates. */
const plainName = (name: string): string => tidy(name.replace(/[\p{Cc}\p{Cs}]/gu, ' '));

/** Returns the player. Throws `Refused` if the player is unknown or the caller. */
export function requireOther(asker: number, name: string, found: Acquaintance | undefined): Acquaintance {
  if (!found) throw new Refused(faultOfName(name) ?? `No player is called ${name}. Check the spelling.`);
  if (found.id === asker) throw new Refused('That is your own name. Enter somebody else’s.');
  return found;
}

/** What a username and a character's name have in common. */
const anyName: TextRule = { ...typedTexts.userName, name: 'A name', min: 1, max: typedTexts.characterName.max };

/** Why no player can have this name, so that the reply need not quote it. Undefined if one can. */
function faultOfName(name: string): string | undefined {
  const { fault } = readText(anyName, name);
  return fault === undefined || fault.kind === 'unfit' ? undefined : describeFault(anyName, fault);
}

/** Returns the error for a failed write: `Refused` if the list is full, otherwise `Busy`. */
export const tooManyOrBusy = async (count: number, of: string): Promise<Error> =>
  count >= maxContacts
    ? new Refused(`You have ${maxContacts} ${of}, which is the maximum. Remove one first.`)
    : new Busy();
