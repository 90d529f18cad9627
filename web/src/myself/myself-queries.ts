import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const myselfQuery = queryOptions({
  queryKey: ['myself'],
  queryFn: () => call('GET /character/myself', {}),
  refetchInterval: 120_000,
  refetchIntervalInBackground: false,
});

export const useMyself = () => useQuery(myselfQuery);
