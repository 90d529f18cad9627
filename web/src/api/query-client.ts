import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isCallError } from './handle-failure.ts';

// Replies render before the next paint. With the library's timer, parts of a page would follow one frame later and move
// what is below.
notifyManager.setScheduler(queueMicrotask);

/** Bugs are thrown during rendering; failures of calls are not. */
const throwOnError = (error: Error) => !isCallError(error);

/** Creates a cache in which nothing goes stale with time: the messages in replies say what to refetch. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Only the component that shows a failure refetches, not each one that reads the query.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        throwOnError,
      },
      mutations: { networkMode: 'always', throwOnError },
    },
  });
