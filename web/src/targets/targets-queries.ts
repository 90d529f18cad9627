import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Possession, Target, TargetsReply } from '@underhall/contract';
import { useState } from 'react';
import { changeAnswer, namedQuery, useAnswer } from '../api/answers.ts';
import { aCallKey, call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { useOneAtATime } from '../api/use-one-at-a-time.ts';

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

/** The targets, with the levels that the sheet has by now. */
export function useTargets(): readonly Target[] | undefined {
  const { data } = useQuery(targetsQuery);
  const isSheetKnown = useAnswer('myself') !== undefined;
  const levels = new Map(useOnSheet().map(({ id, effectiveLevel }) => [id, effectiveLevel]));
  return data?.targets.map((each) => ({
    ...each,
    level: levels.get(each.qualityId) ?? (isSheetKnown ? 0 : each.level),
  }));
}

type Wanted = { readonly qualityId: number; readonly target: number };

/** Sets targets and takes them away. What was sent and not answered is sent again under its own key. */
export function useTargeting() {
  const cache = useQueryClient();
  const [last, setLast] = useState<{ readonly wanted: Wanted; readonly key: string }>();
  const { send, ...state } = useOneAtATime({
    mutationKey: ['targeting'],
    mutationFn: ({ wanted, key }: { readonly wanted: Wanted; readonly key: string }) =>
      call('POST /extra/targets', wanted, key),
    onSuccess: async (reply: TargetsReply) => {
      setLast(undefined);
      // What was asked before the answer knows less than it.
      await cache.cancelQueries({ queryKey: targetsQuery.queryKey });
      changeAnswer(cache, 'targets', () => reply);
    },
    onError: (error: Error) => {
      if (error instanceof Refused) setLast(undefined);
    },
  });
  const set = (wanted: Wanted, onDone: () => void) => {
    const isSame = last !== undefined && JSON.stringify(last.wanted) === JSON.stringify(wanted);
    const next = isSame ? last : { wanted, key: aCallKey() };
    setLast(next);
    send(next, { onSuccess: onDone });
  };
  return { set, ...state };
}
