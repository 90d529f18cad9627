import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isTyped } from './handle-failure.ts';

// An answer is on the page wherever it is read before the browser paints: by a timer, as the library has it, a part of
// the page would follow a picture later, and move what stands below it.
notifyManager.setScheduler(queueMicrotask);

/** True for a mistake of ours, which is thrown where the answer is drawn; failures of calls are not. */
const throwOnError = (error: Error) => !isTyped(error);

/** Nothing goes stale by itself: the server's messages say what to fetch again. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        retry: false,
        // The part that shows a failure fetches again, not each part that mentions it.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        throwOnError,
      },
      mutations: { networkMode: 'always', throwOnError },
    },
  });
