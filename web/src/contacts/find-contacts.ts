import type { Contact } from '@underhall/contract';

const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Searches usernames and character names, ignoring case and accents. */
export function findContacts(contacts: readonly Contact[], words: string): readonly Contact[] {
  const query = normalize(words);
  return query === ''
    ? contacts
    : contacts.filter(({ name, userName }) => [userName, name].some((each) => normalize(each).includes(query)));
}

/** Adds a contact once, sorted by username ignoring case. */
export const withContact = (contacts: readonly Contact[], contact: Contact): Contact[] =>
  [...withoutContact(contacts, contact.id), contact].sort((one, two) =>
    one.userName.localeCompare(two.userName, 'en', { sensitivity: 'base' }),
  );

export const withoutContact = (contacts: readonly Contact[], id: number): Contact[] =>
  contacts.filter((each) => each.id !== id);
