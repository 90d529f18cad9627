import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfobarReply, NewsReply } from '@underhall/contract';
import { changeAnswer, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';

declare module '../api/answers.ts' {
  interface Answers {
    /** The advert, and the snippets from the one on show. */
    readonly infobar: InfobarReply;
    readonly news: NewsReply;
  }
}

const infobarQuery = namedQuery('infobar', { queryFn: () => call('GET /infobar', {}) });

export const newsQuery = namedQuery('news', { queryFn: () => call('GET /news', {}), staleTime: 10 * 60_000 });

/** The advert and the snippets; nothing, and nothing is asked, while they are held back. */
export function useInfobar(hasExtras: boolean) {
  const { data, error, refetch } = useQuery({ ...infobarQuery, enabled: hasExtras });
  return { data: hasExtras ? data : undefined, error: hasExtras ? error : null, refetch };
}

export const useNews = () => useQuery(newsQuery).data?.newsItem;

/** Goes on to the snippet behind the first; those behind the last that is known are fetched. */
export function useNextSnippet() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ([shown, ...known]: InfobarReply['snippets']) =>
      known.length > 0 ? known : call('GET /infobar/snippets', shown ? { after: shown.id } : {}),
    onSuccess: (snippets) => changeAnswer(cache, 'infobar', (last) => last && { ...last, snippets }),
  });
}
