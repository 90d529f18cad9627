import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfobarReply, NewsReply } from '@underhall/contract';
import { changeAnswer, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';

declare module '../api/answers.ts' {
  interface Answers {
    /** The advert, and the snippets starting with the visible one. */
    readonly infobar: InfobarReply;
    readonly news: NewsReply;
  }
}

const infobarQuery = namedQuery('infobar', { queryFn: () => call('GET /infobar', {}) });

export const newsQuery = namedQuery('news', { queryFn: () => call('GET /news', {}), staleTime: 10 * 60_000 });

/** Does not fetch while the story restricts `Extras`. */
export function useInfobar(hasExtras: boolean) {
  const { data, error, refetch } = useQuery({ ...infobarQuery, enabled: hasExtras });
  return { data: hasExtras ? data : undefined, error: hasExtras ? error : null, refetch };
}

export const useNews = () => useQuery(newsQuery).data?.newsItem;

/** Advances to the next snippet. Fetches more snippets after the last one. */
export function useNextSnippet() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ([shown, ...known]: InfobarReply['snippets']) =>
      known.length > 0 ? known : call('GET /infobar/snippets', shown ? { after: shown.id } : {}),
    onSuccess: (snippets) => changeAnswer(cache, 'infobar', (last) => last && { ...last, snippets }),
  });
}
