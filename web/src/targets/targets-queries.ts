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

/** All that stands on the sheet, in its order. */
export function useOnSheet(): readonly Possession[] {
  return useAnswer('myself')?.possessions.flatMap((group) => group.possessions) ?? [];
}

/** The targets, with the levels that the sheet has by now; undefined until they have come. */
export function useTargets() {
  const { data, error, refetch } = useQuery(targetsQuery);
  const isSheetKnown = useAnswer('myself') !== undefined;
  const levels = new Map(useOnSheet().map(({ id, effectiveLevel }) => [id, effectiveLevel]));
  const targets = data?.targets.map(
    (each): Target => ({ ...each, level: levels.get(each.qualityId) ?? (isSheetKnown ? 0 : each.level) }),
  );
  return { targets, most: data?.most, error, refetch };
}

/** A target as it is asked for; one of 0 takes it away. */
export type TargetRequest = { readonly qualityId: number; readonly target: number };

/** Sets targets and takes them away. What was sent and not answered is sent again under its own key. */
export function useTargeting() {
  const cache = useQueryClient();
  const { keyFor, forget } = useIdempotencyKey();
  const { send, ...state } = useSingleMutation({
    mutationKey: ['targeting'],
    mutationFn: (wanted: TargetRequest) => call('POST /extra/targets', wanted, keyFor(wanted)),
    onSuccess: async (reply: TargetsReply) => {
      forget();
      // What was asked before the answer knows less than it.
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
