import type { Contact } from '@underhall/contract';
import { maxContacts } from '@underhall/contract/limits';
import { tidy } from '../account/name-rules.ts';
import type { Database } from '../db/database.ts';
import { Busy, Refused } from '../http/failures.ts';
import type { Acquaintance, ContactStore } from './contact-store.ts';

export type AddingDeps = { readonly contacts: ContactStore; readonly commit: Database['commit'] };

/** Adds somebody to a character's contacts by name, and says so; throws `Refused` with the reason why not. */
export async function addContact(
  deps: AddingDeps,
  characterId: number,
  wanted: string,
): Promise<{ readonly contact: Contact; readonly message: string }> {
  const { isContact, isBlocked, ...contact } = await findByName(deps.contacts, characterId, wanted);
  if (isBlocked) throw new Refused(`You have blocked ${contact.userName}. Unblock them first, on your account page.`);
  if (!(await deps.commit(deps.contacts.adding(characterId, contact.id)))) {
    // They may have blocked the one who asks a moment ago: then they are not found any more.
    await findByName(deps.contacts, characterId, wanted);
    throw await tooManyOrBusy((await deps.contacts.of(characterId)).length, 'contacts');
  }
  const told = isContact ? 'is one of your contacts already' : 'is one of your contacts now';
  return { message: `${contact.userName} ${told}.`, contact };
}

/** Finds somebody by name for the one who asks; throws `Refused` where there is nobody of it, or it is their own. */
export async function findByName(contacts: ContactStore, characterId: number, wanted: string): Promise<Acquaintance> {
  const name = plainName(wanted);
  if (name === '') throw new Refused('Say whom: give the username of their account, or the name of their character.');
  return requireOther(characterId, name, await contacts.byName(characterId, name));
}

/** A name as it may stand in an answer. */
const plainName = (name: string): string => tidy(name.replace(/[\p{Cc}\p{Cs}]/gu, ' '));

/** The person found by this name; throws `Refused` where nobody was found, or it is the one who asks. */
export function requireOther(asker: number, name: string, found: Acquaintance | undefined): Acquaintance {
  if (!found) throw new Refused(`Nobody here is called ${name}. Look at how it is spelled.`);
  if (found.id === asker) throw new Refused('That is your own name. Give that of somebody else.');
  return found;
}

/** The reason why nothing was written: a list is full, or else it was a matter of a moment. */
export const tooManyOrBusy = async (count: number, of: string): Promise<Error> =>
  count >= maxContacts ? new Refused(`You have ${maxContacts} ${of}, and there is no room for more.`) : new Busy();
