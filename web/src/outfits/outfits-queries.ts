import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutfitReply } from '@underhall/contract';
import { changeAnswer, invalidate, namedQuery, type QueryName } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { readOutfit } from './outfit-state.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly outfit: OutfitReply;
  }
}

export const outfitQuery = namedQuery('outfit', { queryFn: () => call('GET /outfit', {}) });

const mutationKey = ['change outfit'];

/** `outfit` is undefined until loaded. `isFresh` forces a refetch on mount. */
export function useOutfit({ isFresh = false } = {}) {
  const { data, error, refetch } = useQuery({ ...outfitQuery, refetchOnMount: isFresh ? 'always' : true });
  const isChanging = useIsMutating({ mutationKey }) > 0;
  return { outfit: data && readOutfit(data, isChanging), error, refetch };
}

export type OutfitChange =
  | { readonly kind: 'change'; readonly outfitId: number }
  | { readonly kind: 'equip' | 'unequip' | 'equip highest'; readonly qualityId: number }
  | { readonly kind: 'save' | 'favourite' }
  | { readonly kind: 'rename'; readonly outfitId: number; readonly newName: string };

function send(request: OutfitChange, key: string): Promise<OutfitReply> {
  switch (request.kind) {
    case 'change':
      return call('POST /outfit/change', { outfitId: request.outfitId }, key);
    case 'equip':
      return call('POST /outfit/equip', { qualityId: request.qualityId }, key);
    case 'unequip':
      return call('POST /outfit/unequip', { qualityId: request.qualityId }, key);
    case 'equip highest':
      return call('POST /outfit/equipHighest', { qualityId: request.qualityId }, key);
    case 'save':
      return call('POST /outfit/save', {}, key);
    case 'favourite':
      return call('POST /outfit/toggleFavourite', {}, key);
    case 'rename':
      return call('POST /outfit/rename', { outfitId: request.outfitId, newName: request.newName }, key);
  }
}

/** Queries whose replies depend on worn items. */
const clothesDependent = ['myself', 'cards', 'plans', 'exchange', 'story'] as const;
const clothesChanges: readonly OutfitChange['kind'][] = ['change', 'equip', 'unequip', 'equip highest'];
const staleAfter = ({ kind }: OutfitChange): readonly QueryName[] =>
  clothesChanges.includes(kind) ? clothesDependent : ['myself'];

/**
 * Mutations of equipment and outfits. While one mutation is pending, all components ignore further mutations. A retry
 * after a connection failure reuses its idempotency key.
 */
export function useOutfitMutation() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { send: ask, ...state } = useSingleMutation({
    mutationKey,
    mutationFn: (request: OutfitChange) => send(request, keyFor(request)),
    onSuccess: async (reply: OutfitReply, request) => {
      forget();
      // A reply to an earlier fetch would be out of date.
      await cache.cancelQueries({ queryKey: outfitQuery.queryKey });
      changeAnswer(cache, 'outfit', () => reply);
      void invalidate(cache, ...staleAfter(request));
    },
    onError: (error: Error) => {
      // A rejected request changed nothing, so the next one needs a new key.
      if (error instanceof Refused) forget();
      // The page may be stale: another tab made a change, or the reply was lost.
      void invalidate(cache, 'outfit', ...clothesDependent);
    },
  });
  const change = (request: OutfitChange, onDone?: (reply: OutfitReply) => void) =>
    ask(request, onDone && { onSuccess: onDone });
  const failed = state.error ? { message: state.error.message, request: state.variables } : undefined;
  return { change, isPending: state.isPending, failed, forget: state.reset };
}

export type OutfitMutation = ReturnType<typeof useOutfitMutation>;
