import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TogetherReply } from '@underhall/contract';
import { call } from '../api/call.ts';

declare module '../api/answers.ts' {
  interface Answers {
    /** Common prefix of all query keys of what two players did together. */
    readonly together: TogetherReply;
  }
}

/** Pages are numbered from 0. */
export const useTogether = (characterId: number, page: number) =>
  useQuery({
    queryKey: ['together', characterId, page],
    queryFn: () => call('GET /extra/together', { characterId, page }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
