import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoryReply } from '@underhall/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { answerOf, changeAnswer, invalidate, namedQuery, useCacheValue } from '../api/answers.ts';
import { newIdempotencyKey } from '../api/call.ts';
import { Failure, Refused } from '../api/failures.ts';
import { refetchAfter } from '../api/what-to-refetch.ts';
import { isCard } from './hints.ts';
import { callFor } from './story-calls.ts';
import { type Ask, atRest, isHeard, isLacking, type StoryEvent, type StoryState, step } from './story-state.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly story: StoryState;
  }
}

/** Kept beside the server's other answers, so that it outlives the tab; it never fetches by itself, for a look moves the story on. */
export const storyQuery = namedQuery('story', {
  queryFn: skipToken,
  initialData: () => atRest,
  structuralSharing: false,
});

export function useStory() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data: state = atRest } = useQuery(storyQuery);
  const ask = useCallback(
    async (wanted: Ask) => {
      const read = () => answerOf(cache, 'story') ?? atRest;
      const tell = (event: StoryEvent) => changeAnswer(cache, 'story', (state = atRest) => step(state, event));
      if (!isHeard(read(), wanted)) return;
      const next = marked(wanted, read());
      tell({ kind: 'requested', ask: next });
      const { areCardsStale } = read();
      try {
        const reply = await callFor(next);
        const isLast = read().asking === next;
        tell({ kind: 'answered', ask: next, reply });
        if (!isLast) return;
        refetchAfter(cache, reply, areCardsStale || tellsOfCard(reply) ? ['cards'] : []);
        // It stands among the messages from now on.
        if (next.kind === 'invite' || next.kind === 'invite outside') void invalidate(cache, 'messages');
        const { destination } = read();
        if (destination !== undefined) void navigate(destination);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const status = error instanceof Failure ? error.status : undefined;
        tell({ kind: 'failed', ask: next, message, mayRepeat: !(error instanceof Refused), status });
      }
    },
    [cache, navigate],
  );
  const lookBack = useCallback(
    () => changeAnswer(cache, 'story', (state = atRest) => step(state, { kind: 'looked back' })),
    [cache],
  );
  return { state, ask, lookBack };
}

/** An object of its own, for the same wish may be asked again; sent once more after a broken line, it keeps its key. */
const marked = (wanted: Ask, { reply }: StoryState): Ask => ({
  key: newIdempotencyKey(),
  ...wanted,
  ...(wanted.kind === 'choose' && reply?.agentId !== undefined && { isReport: true }),
});

const tellsOfCard = ({ storylet, endStorylet }: StoryReply): boolean => {
  const shown = storylet ?? endStorylet?.event;
  return shown !== undefined && isCard(shown);
};

const isUnasked = ({ reply, asking, failure }: StoryState): boolean => !reply && !asking && !failure;

/** The first look of a visit, which leaves no result behind. What is already known is not asked again. */
export function useFirstLook({ state, ask }: ReturnType<typeof useStory>): void {
  const cache = useQueryClient();
  const isNew = isUnasked(state);
  useEffect(() => {
    // What was asked ahead may have come since this was drawn.
    if (isNew && isUnasked(answerOf(cache, 'story') ?? atRest)) void ask({ kind: 'resume' });
  }, [isNew, ask, cache]);
}

/** Fetches the story again when its answer is invalidated, and when the tab opens on a reply that lacks its list. */
export function useFreshLook({ state, ask }: ReturnType<typeof useStory>): void {
  const isOutdated = useCacheValue((cache) => cache.getQueryState(storyQuery.queryKey)?.isInvalidated === true);
  const { asking } = state;
  useEffect(() => {
    if (isOutdated && !asking) void ask({ kind: 'resume' });
  }, [isOutdated, asking, ask]);

  const found = useRef(state);
  useEffect(() => {
    if (found.current.reply && isLacking(found.current)) void ask({ kind: 'resume' });
  }, [ask]);
}
