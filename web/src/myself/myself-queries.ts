import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { messagePollMs } from '../constants/timers.ts';

export const myselfQuery = queryOptions({
  queryKey: ['myself'],
  queryFn: () => call('GET /character/myself', {}),
  refetchInterval: messagePollMs,
  refetchIntervalInBackground: false,
});

export const useMyself = () => useQuery(myselfQuery);
