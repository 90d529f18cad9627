import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FateAction, FateCard, FateReply, MyselfReply } from '@underhall/contract';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';

export const fateQuery = namedQuery('fate', { queryFn: () => call('GET /fate', {}) });

/** Always refetched, because stories also change the balance. */
export const freshFateQuery = queryOptions({ ...fateQuery, staleTime: 0 });

export const useFate = () => useQuery(fateQuery);

/** Returns undefined if the world does not sell this action. */
export const cardOf = (action: FateAction, { fateCards }: Pick<FateReply, 'fateCards'>): FateCard | undefined =>
  fateCards.find((card) => card.action === action);

/** `newName` is set only for a change of name. */
export type Purchase = { readonly storeItemId: number; readonly action: FateAction; readonly newName?: string };

export type Size = Purchase & { readonly label: string; readonly price: number };

export const sizesOf = ({ action, buttons, price }: FateCard): readonly Size[] =>
  buttons.map(({ description, correspondingActivePurchase: { id } }, place) => ({
    action,
    storeItemId: id,
    label: description,
    price: typeof price === 'number' ? price : (price[place] ?? 0),
  }));

const mutationKey = ['purchase'];

/**
 * Buys something for Fate. Ignores calls during a purchase. A retry after a lost reply keeps its idempotency key, so
 * that nothing is charged twice.
 */
export function usePurchase() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { mutate, ...state } = useMutation({
    mutationKey,
    mutationFn: (purchase: Purchase) => call('POST /fate/purchase', purchase, keyFor(purchase)),
    onSuccess: ({ characterName: name }, { action }) => {
      forget();
      if (name !== undefined) changeCharacter(cache, { name });
      // A story adds storylets, and shops, plans and places may depend on it.
      if (action === 'ContentPurchase' || action === 'EnhancedUnlock') {
        for (const stale of ['story', 'exchange', 'plans', 'map']) void cache.invalidateQueries({ queryKey: [stale] });
      }
      return invalidate(cache, 'fate', 'actions', 'cards', 'myself', 'outfit');
    },
    onError: (error) => {
      if (!(error instanceof Refused)) return;
      // The server charged nothing, so the next purchase is a new one. Another tab may have spent the Fate.
      forget();
      void invalidate(cache, 'fate');
    },
  });
  const buy = ({ storeItemId, action, newName }: Purchase) => {
    if (cache.isMutating({ mutationKey }) > 0) return;
    mutate({ storeItemId, action, ...(newName !== undefined && { newName }) });
  };
  return { ...state, buy };
}

/** Without `storeItemId` the change is free. */
export type FaceChange = { readonly avatarImage: string; readonly storeItemId?: number };

/** Like `usePurchase`, for a change of face. */
export function useFaceChange() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { mutate, ...state } = useMutation({
    mutationKey,
    mutationFn: (wanted: FaceChange) => call('POST /fate/changeavatar', wanted, keyFor(wanted)),
    onSuccess: ({ avatarImage }) => {
      forget();
      changeCharacter(cache, { avatarImage });
      return invalidate(cache, 'fate', 'myself');
    },
    onError: (error) => {
      if (error instanceof Refused) forget();
    },
  });
  const change = (wanted: FaceChange) => {
    if (cache.isMutating({ mutationKey }) === 0) mutate(wanted);
  };
  return { ...state, change };
}

/** Updates the cached character before the refetch completes. */
const changeCharacter = (cache: QueryClient, to: Partial<MyselfReply['character']>): void =>
  changeAnswer(cache, 'myself', (myself) => myself && { ...myself, character: { ...myself.character, ...to } });
