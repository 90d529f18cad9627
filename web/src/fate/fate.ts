import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FateAction, FateCard, FateReply, MyselfReply } from '@underhall/contract';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';

/** The balance, and what it buys. */
export const fateQuery = namedQuery('fate', { queryFn: () => call('GET /fate', {}) });

/** The same, always fetched anew before Fate is spent: stories give and take it, too. */
export const freshFateQuery = queryOptions({ ...fateQuery, staleTime: 0 });

export const useFate = () => useQuery(fateQuery);

/** The card of a purchase; undefined where the world does not sell it. */
export const cardOf = (action: FateAction, { fateCards }: Pick<FateReply, 'fateCards'>): FateCard | undefined =>
  fateCards.find((card) => card.action === action);

/** An item to buy, without the rest of its card; a change of name with the new name. */
export type Purchase = { readonly storeItemId: number; readonly action: FateAction; readonly newName?: string };

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
  const { keyFor, forget } = useIdempotencyKey();
  const { mutate, ...state } = useMutation({
    mutationKey,
    mutationFn: (purchase: Purchase) => call('POST /fate/purchase', purchase, keyFor(purchase)),
    onSuccess: ({ characterName: name }, { action }) => {
      forget();
      if (name !== undefined) changeCharacter(cache, { name });
      // A story brings storylets, which may be asked for by shops and plans too.
      if (action === 'ContentPurchase' || action === 'EnhancedUnlock') {
        for (const stale of ['story', 'exchange', 'plans', 'map']) void cache.invalidateQueries({ queryKey: [stale] });
      }
      return invalidate(cache, 'fate', 'actions', 'cards', 'myself', 'outfit');
    },
    onError: (error) => {
      // What was refused was not done: the next press is another one.
      if (error instanceof Refused) forget();
    },
  });
  const buy = ({ storeItemId, action, newName }: Purchase) => {
    if (cache.isMutating({ mutationKey }) > 0) return;
    mutate({ storeItemId, action, ...(newName !== undefined && { newName }) });
  };
  return { ...state, buy };
}

/** A face, and the number of the purchase that pays for it; without one it is had for nothing. */
export type FaceWanted = { readonly avatarImage: string; readonly storeItemId?: number };

/** Changes the face, as `usePurchase` buys. */
export function useFaceChange() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { mutate, ...state } = useMutation({
    mutationKey,
    mutationFn: (wanted: FaceWanted) => call('POST /fate/changeavatar', wanted, keyFor(wanted)),
    onSuccess: ({ avatarImage }) => {
      forget();
      changeCharacter(cache, { avatarImage });
      return invalidate(cache, 'fate', 'myself');
    },
    onError: (error) => {
      if (error instanceof Refused) forget();
    },
  });
  const change = (wanted: FaceWanted) => {
    if (cache.isMutating({ mutationKey }) === 0) mutate(wanted);
  };
  return { ...state, change };
}

/** Shows it on the sheet before that has been fetched again. */
const changeCharacter = (cache: QueryClient, to: Partial<MyselfReply['character']>): void =>
  changeAnswer(cache, 'myself', (myself) => myself && { ...myself, character: { ...myself.character, ...to } });
