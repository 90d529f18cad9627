import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FateAction, FateCard } from '@underhall/contract';
import { useState } from 'react';
import { invalidate, namedQuery } from '../api/answers.ts';
import { aCallKey, call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';

/** The balance, and what it buys. */
export const fateQuery = namedQuery('fate', { queryFn: () => call('GET /fate', {}) });

/** The same, always fetched anew before Fate is spent: stories give and take it, too. */
export const freshFateQuery = queryOptions({ ...fateQuery, staleTime: 0 });

export const useFate = () => useQuery(fateQuery);

/** An item to buy, without the rest of its card. */
export type Purchase = { readonly storeItemId: number; readonly action: FateAction };

/** One button of a card, its price, and whether the balance is enough for it. */
export type Size = Purchase & { readonly label: string; readonly price: number };

/** The sizes a card comes in, in their order. */
export const sizesOf = ({ action, buttons, price }: FateCard): readonly Size[] =>
  buttons.map(({ description, correspondingActivePurchase: { id } }, place) => ({
    action,
    storeItemId: id,
    label: description,
    price: typeof price === 'number' ? price : (price[place] ?? 0),
  }));

const mutationKey = ['purchase'];

/**
 * Buys for Fate. A second press while one is under way is not heard; one that is tried once more after the connection
 * broke keeps its key, so that nothing is paid twice.
 */
export function usePurchase() {
  const cache = useQueryClient();
  const [key, setKey] = useState(aCallKey);
  const { mutate, ...state } = useMutation({
    mutationKey,
    mutationFn: (purchase: Purchase) => call('POST /fate/purchase', purchase, `${key}-${purchase.storeItemId}`),
    onSuccess: () => {
      setKey(aCallKey);
      return invalidate(cache, 'fate', 'actions', 'cards', 'myself');
    },
    onError: (error) => {
      // What was refused was not done: the next press is another one.
      if (error instanceof Refused) setKey(aCallKey);
    },
  });
  const buy = ({ storeItemId, action }: Purchase) => {
    if (cache.isMutating({ mutationKey }) === 0) mutate({ storeItemId, action });
  };
  return { ...state, buy };
}
