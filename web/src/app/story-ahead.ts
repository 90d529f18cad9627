import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { GameFrame, HomePage } from './first-pages.ts';

/**
 * The story is asked for while the rest is loaded, with the page it stands on, so that both are there when it is drawn.
 * Nobody waits for it: a failure is told by the story's own tab.
 */
export async function lookAhead(cache: QueryClient): Promise<void> {
  if (location.pathname !== '/') return;
  const [{ storyQuery }, { atRest, step }] = await Promise.all([
    import('../story/story-queries.ts'),
    import('../story/story-state.ts'),
    GameFrame.bring(),
    HomePage.bring(),
  ]);
  const ask = { kind: 'resume' } as const;
  const read = () => cache.getQueryData(storyQuery.queryKey) ?? atRest;
  if (read().asking || read().reply) return;
  cache.setQueryData(storyQuery.queryKey, step(read(), { kind: 'requested', ask }));
  try {
    const reply = await call('POST /extra/story/resume', {});
    cache.setQueryData(storyQuery.queryKey, step(read(), { kind: 'answered', ask, reply }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    cache.setQueryData(storyQuery.queryKey, step(read(), { kind: 'failed', ask, message, mayRepeat: true }));
  }
}
