import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Possession, Target, TargetsReply } from '@underhall/contract';
import { changeAnswer, namedQuery, useAnswer } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { possessionsIn } from '../ui/sheet-groups.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly targets: TargetsReply;
  }
}

const targetsQuery = namedQuery('targets', { queryFn: () => call('GET /extra/targets', {}), staleTime: 60_000 });

/** Returns all qualities on the character sheet, in order. */
export function useOnSheet(): readonly Possession[] {
  const myself = useAnswer('myself');
  return myself ? possessionsIn(myself) : [];
}

/** Returns the targets with current levels from the sheet. `targets` is undefined until loaded. */
export function useTargets() {
  const { data, error, refetch } = useQuery(targetsQuery);
  const isSheetKnown = useAnswer('myself') !== undefined;
  const levels = new Map(useOnSheet().map(({ id, effectiveLevel }) => [id, effectiveLevel]));
  const targets = data?.targets.map(
    (each): Target => ({ ...each, level: levels.get(each.qualityId) ?? (isSheetKnown ? 0 : each.level) }),
  );
  return { targets, most: data?.most, error, refetch };
}

/** A target of 0 removes the target. */
export type TargetRequest = { readonly qualityId: number; readonly target: number };

/** Sets and removes targets. A retry without a reply keeps its idempotency key. */
export function useTargeting() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { send, ...state } = useSingleMutation({
    mutationKey: ['targeting'],
    mutationFn: (wanted: TargetRequest) => call('POST /extra/targets', wanted, keyFor(wanted)),
    onSuccess: async (reply: TargetsReply) => {
      forget();
      // A fetch that started before the reply is stale.
      await cache.cancelQueries({ queryKey: targetsQuery.queryKey });
      changeAnswer(cache, 'targets', () => reply);
    },
    onError: (error: Error) => {
      if (error instanceof Refused) forget();
    },
  });
  const set = (wanted: TargetRequest, onDone: () => void = () => {}) => send(wanted, { onSuccess: onDone });
  return { set, ...state };
}
