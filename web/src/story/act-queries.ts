import { call } from '../api/call.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

/** Adds a contact by name, for the act of this branch. A failure is logged too. */
export const useAddingContact = (branchId: number) =>
  useSingleMutation({
    mutationKey: ['add contact for act'],
    mutationFn: (username: string) => call('POST /storylet/addcontact', { branchId, username }),
    // biome-ignore lint/suspicious/noConsole: the specification has it logged
    onError: ({ message }) => console.warn(`The contact was not added. ${message}`),
  });

/** Asks which contacts cannot be asked to the act of this branch, and why. */
export const useIneligible = (branchId: number) =>
  useSingleMutation({
    mutationKey: ['ineligible contacts'],
    mutationFn: (_: undefined) => call('POST /storylet/ineligiblecontacts', { branchId }),
  });

/** Asks for the name of somebody who might be added. */
export const useSuggesting = (branchId: number) =>
  useSingleMutation({
    mutationKey: ['suggest contact'],
    mutationFn: (_: undefined) => call('GET /storylet/suggest', { branchid: branchId }),
  });
