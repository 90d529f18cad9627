import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Company, CompanyReply, Contact, ContactsReply } from '@underhall/contract';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { withContact, withoutContact } from './find-contacts.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly contacts: ContactsReply;
    readonly company: CompanyReply;
  }
}

export const contactsQuery = namedQuery('contacts', { queryFn: () => call('GET /contact', {}), staleTime: 60_000 });
export const companyQuery = namedQuery('company', { queryFn: () => call('GET /extra/company', {}), staleTime: 60_000 });

export const useContacts = () => useQuery(contactsQuery);
export const useCompany = () => useQuery(companyQuery);

/** Adds a contact by username, or by character name if no username matches. Errors are also logged. */
export function useAddContact() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['add contact'],
    mutationFn: (userName: string) => call('POST /contact/addcontact', { userName }),
    onSuccess: ({ contact }) => {
      changeAnswer(cache, 'contacts', (last) => last && { ...last, contacts: withContact(last.contacts, contact) });
      return invalidate(cache, 'profile');
    },
    // biome-ignore lint/suspicious/noConsole: the specification requires this log entry
    onError: ({ message }) => console.error(`a contact could not be added: ${message}`),
  });
}

export function useRemoveContact() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['remove contact'],
    mutationFn: (contactId: number) => call('POST /contact/deletecontact', { contactId }),
    onSuccess: (_, id) => {
      changeAnswer(cache, 'contacts', (last) => last && { ...last, contacts: withoutContact(last.contacts, id) });
      return invalidate(cache, 'profile');
    },
  });
}

export function useSaveCompany() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['choose company'],
    mutationFn: (company: Company) => call('POST /extra/company', company),
    onSuccess: ({ contactsOnly, canBeSuggested }) =>
      changeAnswer(cache, 'company', (last) => last && { ...last, contactsOnly, canBeSuggested }),
  });
}

/** A player, identified by username or by a message from them. */
export type PlayerRef = { readonly name: string } | { readonly messageId: number };

/** Blocks a player, who then disappears from every list of other players. */
export function useBlock() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['block'],
    mutationFn: (player: PlayerRef) => call('POST /extra/block', player),
    onSuccess: ({ blocked }) => {
      const change = (list: readonly Contact[]) => withContact(list, blocked);
      changeAnswer(cache, 'company', (last) => last && { ...last, blocked: change(last.blocked) });
      return invalidate(cache, 'contacts', 'company', 'messages', 'profile', 'together');
    },
  });
}

export function useUnblock() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['unblock'],
    mutationFn: (characterId: number) => call('POST /extra/unblock', { characterId }),
    onSuccess: (_, id) => {
      changeAnswer(cache, 'company', (last) => last && { ...last, blocked: withoutContact(last.blocked, id) });
      return invalidate(cache, 'profile', 'messages');
    },
  });
}
