import type { Calls } from '@underhall/contract';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';

type FirstScene = Calls['GET /extra/first-scene']['reply'];

declare module '../api/answers.ts' {
  interface Answers {
    readonly 'first scene': FirstScene;
  }
}

/** The scene of a new character. Never refetched, so that choices do not move while a visitor reads. */
export const firstSceneQuery = namedQuery('first scene', {
  queryFn: () => call('GET /extra/first-scene', {}),
  staleTime: Number.POSITIVE_INFINITY,
});
