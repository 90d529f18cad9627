import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Possession, Target, TargetsReply } from '@underhall/contract';
import { changeAnswer, namedQuery, useAnswer } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useIdempotencyKey } from '../api/use-idempotency-key.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly targets: TargetsReply;
  }
}

const targetsQuery = namedQuery('targets', { queryFn: () => call('GET /extra/targets', {}), staleTime: 60_000 });

/** Everything on the character sheet, in its order. */
export function useOnSheet(): readonly Possession[] {
  return useAnswer('myself')?.possessions.flatMap((group) => group.possessions) ?? [];
}

/** The targets with the current levels from the sheet. Undefined until loaded. */
export function useTargets() {
  const { data, error, refetch } = useQuery(targetsQuery);
  const isSheetKnown = useAnswer('myself') !== undefined;
  const levels = new Map(useOnSheet().map(({ id, effectiveLevel }) => [id, effectiveLevel]));
  const targets = data?.targets.map(
    (each): Target => ({ ...each, level: levels.get(each.qualityId) ?? (isSheetKnown ? 0 : each.level) }),
  );
  return { targets, most: data?.most, error, refetch };
}

/** A request to set a target. A target of 0 removes it. */
export type TargetRequest = { readonly qualityId: number; readonly target: number };

/** Mutations that set and remove targets. A retry without a reply reuses its idempotency key. */
export function useTargeting() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { send, ...state } = useSingleMutation({
    mutationKey: ['targeting'],
    mutationFn: (wanted: TargetRequest) => call('POST /extra/targets', wanted, keyFor(wanted)),
    onSuccess: async (reply: TargetsReply) => {
      forget();
      // A reply to an earlier fetch would be out of date.
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
