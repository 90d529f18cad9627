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

const mutationKey = ['dressing'];

/** The clothes worn, and the outfits; undefined while it is unknown. `isFresh`: asked for anew by the page that shows it. */
export function useOutfit({ isFresh = false } = {}) {
  const { data, error, refetch } = useQuery({ ...outfitQuery, refetchOnMount: isFresh ? 'always' : true });
  const isChanging = useIsMutating({ mutationKey }) > 0;
  return { outfit: data && readOutfit(data, isChanging), error, refetch };
}

/** A change of clothes, or of an outfit, as it is asked for. */
export type Dressing =
  | { readonly kind: 'change'; readonly outfitId: number }
  | { readonly kind: 'equip' | 'unequip' | 'equip highest'; readonly qualityId: number }
  | { readonly kind: 'save' | 'favourite' }
  | { readonly kind: 'rename'; readonly outfitId: number; readonly newName: string };

function send(dressing: Dressing, key: string): Promise<OutfitReply> {
  switch (dressing.kind) {
    case 'change':
      return call('POST /outfit/change', { outfitId: dressing.outfitId }, key);
    case 'equip':
      return call('POST /outfit/equip', { qualityId: dressing.qualityId }, key);
    case 'unequip':
      return call('POST /outfit/unequip', { qualityId: dressing.qualityId }, key);
    case 'equip highest':
      return call('POST /outfit/equipHighest', { qualityId: dressing.qualityId }, key);
    case 'save':
      return call('POST /outfit/save', {}, key);
    case 'favourite':
      return call('POST /outfit/toggleFavourite', {}, key);
    case 'rename':
      return call('POST /outfit/rename', { outfitId: dressing.outfitId, newName: dressing.newName }, key);
  }
}

/** The answers that show what is worn, or that depend on it. */
const dependOnClothes = ['myself', 'cards', 'plans', 'exchange', 'story'] as const;
const changeClothes: readonly Dressing['kind'][] = ['change', 'equip', 'unequip', 'equip highest'];
const staleAfter = ({ kind }: Dressing): readonly QueryName[] =>
  changeClothes.includes(kind) ? dependOnClothes : ['myself'];

/**
 * Changes clothes and outfits. While one change is under way no other is heard, wherever it is asked for; one that is
 * tried once more after the connection broke keeps its key.
 */
export function useDressing() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { send: ask, ...state } = useSingleMutation({
    mutationKey,
    mutationFn: (dressing: Dressing) => send(dressing, keyFor(dressing)),
    onSuccess: async (reply: OutfitReply, dressing) => {
      forget();
      // What was asked before the answer knows less than it.
      await cache.cancelQueries({ queryKey: outfitQuery.queryKey });
      changeAnswer(cache, 'outfit', () => reply);
      void invalidate(cache, ...staleAfter(dressing));
    },
    onError: (error: Error) => {
      // What was refused was not done: the next press is another one.
      if (error instanceof Refused) forget();
      // Either way the page may be behind: another tab dressed, or the answer was lost on its way.
      void invalidate(cache, 'outfit', ...dependOnClothes);
    },
  });
  const dress = (dressing: Dressing, onDone?: (reply: OutfitReply) => void) =>
    ask(dressing, onDone && { onSuccess: onDone });
  const failed = state.error ? { message: state.error.message, dressing: state.variables } : undefined;
  return { dress, isPending: state.isPending, failed, forget: state.reset };
}

export type Dresser = ReturnType<typeof useDressing>;
