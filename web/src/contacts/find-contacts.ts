import type { Contact } from '@underhall/contract';

/** A text without capitals and accents, for comparing. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Those in whose username, or character's name, these words occur. Capitals and accents make no difference. */
export function findContacts(contacts: readonly Contact[], words: string): readonly Contact[] {
  const wanted = plain(words);
  return wanted === ''
    ? contacts
    : contacts.filter(({ name, userName }) => [userName, name].some((each) => plain(each).includes(wanted)));
}

/** The list with somebody on it, once, in its order: by username, capitals aside. */
export const withContact = (contacts: readonly Contact[], contact: Contact): Contact[] =>
  [...withoutContact(contacts, contact.id), contact].sort((one, two) =>
    one.userName.localeCompare(two.userName, 'en', { sensitivity: 'base' }),
  );

export const withoutContact = (contacts: readonly Contact[], id: number): Contact[] =>
  contacts.filter((each) => each.id !== id);
