import { queryOptions } from '@tanstack/react-query';
import type { CurrencyCode } from '@underhall/contract';
import { call } from '../api/call.ts';

/** The packages of a currency, and the word with which a payment in it begins, always asked for anew. */
export const packagesQuery = (id: CurrencyCode) =>
  queryOptions({
    queryKey: ['packages', id],
    queryFn: () => call('GET /nex/braintreenexoptions/:id', { id }),
    staleTime: 0,
    gcTime: 0,
  });

/** The address of the account, or nothing where it has none. */
export const ownAddressQuery = queryOptions({
  queryKey: ['own address'],
  queryFn: async () => (await call('GET /settings', {})).emailAddress ?? '',
});
