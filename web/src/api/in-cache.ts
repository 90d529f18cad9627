import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** What is read of the queries' cache, anew whenever anything changes in it; nothing is fetched. `read` answers the same for the same. */
export function useInCache<Reading>(read: (cache: QueryClient) => Reading): Reading {
  const cache = useQueryClient();
  const watch = useCallback((listener: () => void) => cache.getQueryCache().subscribe(listener), [cache]);
  return useSyncExternalStore(watch, () => read(cache));
}
