import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isCallError } from './handle-failure.ts';

// Renders replies before the next paint. The library's default timer would render parts of a page one frame later and
// shift the layout.
notifyManager.setScheduler(queueMicrotask);

/** Bugs are thrown during rendering. Failed calls are not. */
const throwOnError = (error: Error) => !isCallError(error);

/** Cached data never goes stale with time. The messages in replies say what to refetch. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // The component that shows a failure handles the retry. Other readers of the query must not refetch on mount.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        throwOnError,
      },
      mutations: { networkMode: 'always', throwOnError },
    },
  });
