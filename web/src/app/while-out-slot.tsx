import { useQueryClient } from '@tanstack/react-query';
import type { WhileOutReply } from '@underhall/contract';
import { useLayoutEffect, useState } from 'react';
import { answerOf, namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { lazyPage } from '../ui/lazy-page.tsx';
import type { WhileOutProps } from './while-out-with-story.tsx';

declare module '../api/answers.ts' {
  interface Answers {
    readonly whileOut: WhileOutReply;
  }
}

const WhileOut = lazyPage<WhileOutProps>(async () => (await import('./while-out-with-story.tsx')).WhileOutWithStory);

/** The code of the panel belongs to the reply, so that both are there at once. It loads only if there is news. */
export const whileOutQuery = namedQuery('whileOut', {
  queryFn: async () => {
    const reply = await call('GET /extra/while-out', {});
    if (hasNews(reply)) await WhileOut.preload();
    return reply;
  },
});

/**
 * The news of an absence above the list. News that comes after the list was painted would move it, so it waits for the
 * next list.
 */
export function WhileOutSlot(props: WhileOutProps) {
  const cache = useQueryClient();
  const isOn = usePreferences().whileOut;
  const [isShown, setShown] = useState<boolean>();
  // Runs when the list becomes visible, before it is painted. Reads the cache, because a hidden page is not rerendered.
  useLayoutEffect(() => {
    setShown((before) => before ?? (isOn && hasNews(answerOf(cache, 'whileOut'))));
    if (isOn) void cache.prefetchQuery(whileOutQuery);
  }, [isOn, cache]);
  return isShown && <WhileOut {...props} />;
}

const hasNews = (reply: WhileOutReply | undefined): boolean => reply !== undefined && reply.lines.length > 0;
