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

/**
 * Stored in the query cache, so that the story survives unmounting its tab. The query never fetches, because `POST
 * /storylet` changes the story.
 */
export const storyQuery = namedQuery('story', {
  queryFn: skipToken,
  initialData: () => initialStory,
  structuralSharing: false,
});

/** The story, its requests, and `untilIdle`, which resolves once no request is pending. */
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
        // The reply may be older than what made the story stale while the request was pending.
        const isStale = cache.getQueryState(storyQuery.queryKey)?.isInvalidated;
        dispatch({ kind: 'answered', ask: next, reply });
        if (!isLast) return;
        if (isStale) void invalidate(cache, 'story');
        refetchAfter(cache, reply, areCardsStale || isFromCard(reply) ? ['cards'] : []);
        // The server has stored the sent invitation as a message.
        if (next.kind === 'invite' || next.kind === 'invite outside') void invalidate(cache, 'messages');
        const { destination } = read();
        if (destination !== undefined) void navigate(destination);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const status = error instanceof Failure ? error.status : undefined;
        const mayRepeat = !(error instanceof Refused) || next.kind === 'resume';
        dispatch({ kind: 'failed', ask: next, message, mayRepeat, status });
        // What was refused may be gone, so the page shows what is there now.
        if (!mayRepeat) void invalidate(cache, 'story', 'cards');
      }
    },
    [cache, navigate],
  );
  const lookBack = useCallback(
    () => changeAnswer(cache, 'story', (state = initialStory) => step(state, { kind: 'looked back' })),
    [cache],
  );
  const untilIdle = useCallback(
    () =>
      new Promise<void>((resolve) => {
        const isIdle = () => answerOf(cache, 'story')?.asking === undefined;
        if (isIdle()) return resolve();
        const stop = cache.getQueryCache().subscribe(() => {
          if (!isIdle()) return;
          stop();
          resolve();
        });
      }),
    [cache],
  );
  return { state, ask, lookBack, untilIdle };
}

/** Returns a new object, because requests are compared by identity. A retry keeps its key. */
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

/**
 * Sends the first request of a visit, unless the story is already loaded. Uses `resume`, which keeps the last result.
 */
export function useFirstLook({ state, ask }: ReturnType<typeof useStory>): void {
  const cache = useQueryClient();
  const isNew = isInitial(state);
  useEffect(() => {
    // The prefetch may have finished after this render.
    if (isNew && isInitial(answerOf(cache, 'story') ?? initialStory)) void ask({ kind: 'resume' });
  }, [isNew, ask, cache]);
}

/** Refetches the story if it is invalidated, or if the reply is incomplete when the tab opens. */
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
