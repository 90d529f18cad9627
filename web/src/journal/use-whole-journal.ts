import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call.ts';

/** Loads the player's whole journal in parts, oldest first, with a retry after a failure. */
export function useWholeJournal() {
  const { data, error, hasNextPage, isFetching, isSuccess, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['journal', 'whole'],
    queryFn: ({ pageParam }) => call('GET /extra/journal/whole', pageParam === undefined ? {} : { after: pageParam }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const canGoOn = hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (canGoOn) void fetchNextPage();
  }, [canGoOn, fetchNextPage]);
  return {
    entries: data?.pages.flatMap((part) => part.entries) ?? [],
    error,
    isWhole: isSuccess && !hasNextPage,
    onAgain: () => void (data ? fetchNextPage() : refetch()),
  };
}
