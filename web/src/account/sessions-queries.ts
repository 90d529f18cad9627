import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Calls } from '@underhall/contract';
import { changeAnswer, invalidate, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { callProved } from './proof.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly sessions: Calls['GET /extra/sessions']['reply'];
  }
}

export const sessionsQuery = namedQuery('sessions', {
  queryFn: () => call('GET /extra/sessions', {}),
  // The player opens this page to look for new sessions.
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});

export const useSessions = () => useQuery(sessionsQuery);

/** Ends one session by its id, or all except the current one. */
export function useEndSessions() {
  const cache = useQueryClient();
  return useSingleMutation({
    mutationKey: ['end sessions'],
    mutationFn: (which: string | 'others') =>
      which === 'others'
        ? callProved('POST /extra/sessions/endothers', {})
        : callProved('POST /extra/sessions/end', { id: which }),
    onSuccess: (_, which) => {
      changeAnswer(
        cache,
        'sessions',
        (last) =>
          last && {
            ...last,
            sessions: last.sessions.filter(({ id, isPresent }) => isPresent || (which !== 'others' && id !== which)),
          },
      );
      return invalidate(cache, 'sessions');
    },
  });
}
