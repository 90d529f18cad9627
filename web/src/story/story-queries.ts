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
import {
  canRequest,
  initialStory,
  isIncomplete,
  type StoryEvent,
  type StoryRequest,
  type StoryState,
  step,
} from './story-state.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly story: StoryState;
  }
}

/** In the query cache, so that it survives the tab. It never fetches by itself, because a look changes the story. */
export const storyQuery = namedQuery('story', {
  queryFn: skipToken,
  initialData: () => initialStory,
  structuralSharing: false,
});

export function useStory() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { data: state = initialStory } = useQuery(storyQuery);
  const ask = useCallback(
    async (request: StoryRequest) => {
      const read = () => answerOf(cache, 'story') ?? initialStory;
      const dispatch = (event: StoryEvent) =>
        changeAnswer(cache, 'story', (state = initialStory) => step(state, event));
      if (!canRequest(read(), request)) return;
      const next = withKey(request, read());
      dispatch({ kind: 'requested', ask: next });
      const { areCardsStale } = read();
      try {
        const reply = await callFor(next);
        const isLast = read().asking === next;
        dispatch({ kind: 'answered', ask: next, reply });
        if (!isLast) return;
        refetchAfter(cache, reply, areCardsStale || isFromCard(reply) ? ['cards'] : []);
        // The invitation is a message from now on.
        if (next.kind === 'invite' || next.kind === 'invite outside') void invalidate(cache, 'messages');
        const { destination } = read();
        if (destination !== undefined) void navigate(destination);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const status = error instanceof Failure ? error.status : undefined;
        dispatch({ kind: 'failed', ask: next, message, mayRepeat: !(error instanceof Refused), status });
      }
    },
    [cache, navigate],
  );
  const lookBack = useCallback(
    () => changeAnswer(cache, 'story', (state = initialStory) => step(state, { kind: 'looked back' })),
    [cache],
  );
  return { state, ask, lookBack };
}

/** A new object, because the same request can be made twice. A retry keeps its key. */
const withKey = (request: StoryRequest, { reply }: StoryState): StoryRequest => ({
  key: newIdempotencyKey(),
  ...request,
  ...(request.kind === 'choose' && reply?.agentId !== undefined && { isReport: true }),
});

const isFromCard = ({ storylet, endStorylet }: StoryReply): boolean => {
  const shown = storylet ?? endStorylet?.event;
  return shown !== undefined && isCard(shown);
};

const isInitial = ({ reply, asking, failure }: StoryState): boolean => !reply && !asking && !failure;

/** The first look of a visit, which keeps the last result. Known state is not fetched again. */
export function useFirstLook({ state, ask }: ReturnType<typeof useStory>): void {
  const cache = useQueryClient();
  const isNew = isInitial(state);
  useEffect(() => {
    // The prefetch may have finished since this render.
    if (isNew && isInitial(answerOf(cache, 'story') ?? initialStory)) void ask({ kind: 'resume' });
  }, [isNew, ask, cache]);
}

/** Fetches the story again when it is invalidated, or when the tab opens on an incomplete reply. */
export function useFreshLook({ state, ask }: ReturnType<typeof useStory>): void {
  const isOutdated = useCacheValue((cache) => cache.getQueryState(storyQuery.queryKey)?.isInvalidated === true);
  const { asking } = state;
  useEffect(() => {
    if (isOutdated && !asking) void ask({ kind: 'resume' });
  }, [isOutdated, asking, ask]);

  const found = useRef(state);
  useEffect(() => {
    if (found.current.reply && isIncomplete(found.current)) void ask({ kind: 'resume' });
  }, [ask]);
}
