import type { QueryClient } from '@tanstack/react-query';
import { answerOf, changeAnswer } from '../api/answers.ts';
import { call } from '../api/call.ts';
import type { StoryEvent } from '../story/story-state.ts';
import { BottomBar, Compass, GameFrame, HomePage } from './first-pages.ts';
import { whileOutQuery } from './while-out-slot.tsx';

/** The story waits this long for the news, because news that comes after the list waits for the next list. */
const maxNewsWaitMs = 5000;

/** Prefetches the story and the code of its page. The story page reports a failed request. */
export async function prefetchStory(cache: QueryClient): Promise<void> {
  if (location.pathname !== '/') return;
  const news = cache.prefetchQuery(whileOutQuery);
  const [{ initialStory, step }, { plansQuery }, { notesQuery }] = await Promise.all([
    import('../story/story-state.ts'),
    import('../plans/plans-queries.ts'),
    import('../notes/notes-queries.ts'),
    GameFrame.preload(),
    HomePage.preload(),
    BottomBar.preload(),
    Compass.preload(),
  ]);
  // Prefetch the plans, because a later reply would rerender every choice.
  void cache.prefetchQuery(plansQuery);
  void cache.prefetchQuery(notesQuery);
  const ask = { kind: 'resume' } as const;
  const read = () => answerOf(cache, 'story') ?? initialStory;
  if (read().asking || read().reply) return;
  const dispatch = (event: StoryEvent) => changeAnswer(cache, 'story', (state = initialStory) => step(state, event));
  dispatch({ kind: 'requested', ask });
  try {
    const reply = await call('POST /extra/story/resume', {});
    await Promise.race([news, new Promise((resolve) => setTimeout(resolve, maxNewsWaitMs))]);
    dispatch({ kind: 'answered', ask, reply });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    dispatch({ kind: 'failed', ask, message, mayRepeat: true });
  }
}
