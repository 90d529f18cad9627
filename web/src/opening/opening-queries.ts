import type { Calls } from '@underhall/contract';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';

type Opening = Calls['GET /extra/opening']['reply'];

declare module '../api/answers.ts' {
  interface Answers {
    readonly opening: Opening;
  }
}

/** The scene that meets a new character; the same for as long as the page is open, so that nobody's choice moves. */
export const openingQuery = namedQuery('opening', {
  queryFn: () => call('GET /extra/opening', {}),
  staleTime: Number.POSITIVE_INFINITY,
});
