import type { Contact } from '@underhall/contract';
import { maxContacts } from '@underhall/contract/limits';
import { tidy } from '../account/name-rules.ts';
import type { Database } from '../db/database.ts';
import { Busy, Refused } from '../http/failures.ts';
import type { Acquaintance, ContactStore } from './contact-store.ts';

export type AddingDeps = { readonly contacts: ContactStore; readonly commit: Database['commit'] };

/** Adds a contact by name, and returns the message; throws `Refused` with the reason. */
export async function addContact(
  deps: AddingDeps,
  characterId: number,
  wanted: string,
): Promise<{ readonly contact: Contact; readonly message: string }> {
  const { isContact, isBlocked, ...contact } = await findByName(deps.contacts, characterId, wanted);
  if (isBlocked) throw new Refused(`You have blocked ${contact.userName}. Unblock them first, on your account page.`);
  if (!(await deps.commit(deps.contacts.adding(characterId, contact.id)))) {
    // If the other player has just blocked the caller, this throws as for an unknown name.
    await findByName(deps.contacts, characterId, wanted);
    throw await tooManyOrBusy((await deps.contacts.of(characterId)).length, 'contacts');
  }
  const told = isContact ? 'is one of your contacts already' : 'is one of your contacts now';
  return { message: `${contact.userName} ${told}.`, contact };
}

/** Finds a player by name; throws `Refused` if there is none, or if the name is the caller's own. */
export async function findByName(contacts: ContactStore, characterId: number, wanted: string): Promise<Acquaintance> {
  const name = plainName(wanted);
  if (name === '') throw new Refused('Say whom: give the username of their account, or the name of their character.');
  return requireOther(characterId, name, await contacts.byName(characterId, name));
}

/** Makes a name safe for a reply: replaces control characters and lone surrogates. */
const plainName = (name: string): string => tidy(name.replace(/[\p{Cc}\p{Cs}]/gu, ' '));

/** Returns the player found; throws `Refused` if there is none, or if it is the caller. */
export function requireOther(asker: number, name: string, found: Acquaintance | undefined): Acquaintance {
  if (!found) throw new Refused(`Nobody here is called ${name}. Look at how it is spelled.`);
  if (found.id === asker) throw new Refused('That is your own name. Give that of somebody else.');
  return found;
}

/** The error after a failed write: the list is full, or else there was a conflict. */
export const tooManyOrBusy = async (count: number, of: string): Promise<Error> =>
  count >= maxContacts ? new Refused(`You have ${maxContacts} ${of}, and there is no room for more.`) : new Busy();
