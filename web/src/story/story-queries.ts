import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { refetchAfter } from '../api/what-to-refetch.ts';
import { type Ask, atRest, type StoryEvent, step } from './story-state.ts';

/** Kept beside the server's other answers, so that it outlives the tab; it never fetches by itself, for a look moves the story on. */
export const storyQuery = queryOptions({
  queryKey: ['story'],
  queryFn: skipToken,
  initialData: atRest,
  structuralSharing: false,
});

const answer = (ask: Ask) => {
  switch (ask.kind) {
    case 'resume':
      return call('POST /extra/story/resume', {});
    case 'look':
      return call('POST /storylet', {});
    case 'go back':
      return call('POST /storylet/goback', {});
    case 'begin':
      return call('POST /storylet/begin', { eventId: ask.eventId });
    case 'choose':
      return call('POST /storylet/choosebranch', {
        branchId: ask.branchId,
        secondChanceIds: [...ask.secondChanceIds],
      });
  }
};

export function useStory() {
  const cache = useQueryClient();
  const { data: state = atRest } = useQuery(storyQuery);
  const ask = useCallback(
    async (wanted: Ask) => {
      const read = () => cache.getQueryData(storyQuery.queryKey) ?? atRest;
      const tell = (event: StoryEvent) => cache.setQueryData(storyQuery.queryKey, step(read(), event));
      if (read().asking) return;
      // An object of its own, for the same wish may be asked again.
      const next = { ...wanted };
      tell({ kind: 'requested', ask: next });
      try {
        const reply = await answer(next);
        const isHeard = read().asking === next;
        tell({ kind: 'answered', ask: next, reply });
        if (isHeard) refetchAfter(cache, reply);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        tell({ kind: 'failed', ask: next, message, mayRepeat: !(error instanceof Refused) });
      }
    },
    [cache],
  );
  return { state, ask };
}

/** The first look of a visit, which leaves no result behind. What is already known is not asked again. */
export function useFirstLook({ state, ask }: ReturnType<typeof useStory>): void {
  const isNew = !state.reply && !state.asking && !state.failure;
  useEffect(() => {
    if (isNew) void ask({ kind: 'resume' });
  }, [isNew, ask]);
}
