import { call } from '../api/call.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

export const useAddInvitee = (branchId: number) =>
  useSingleMutation({
    mutationKey: ['add contact for act'],
    mutationFn: (username: string) => call('POST /storylet/addcontact', { branchId, username }),
    // biome-ignore lint/suspicious/noConsole: the specification requires this log line
    onError: ({ message }) => console.warn(`The contact was not added. ${message}`),
  });

export const useIneligibleContacts = (branchId: number) =>
  useSingleMutation({
    mutationKey: ['ineligible contacts'],
    mutationFn: (_: undefined) => call('POST /storylet/ineligiblecontacts', { branchId }),
  });

export const useSuggestContact = (branchId: number) =>
  useSingleMutation({
    mutationKey: ['suggest contact'],
    mutationFn: (_: undefined) => call('GET /storylet/suggest', { branchid: branchId }),
  });
