import { useQuery } from '@tanstack/react-query';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { messagePollMs } from '../constants/timers.ts';

export const myselfQuery = namedQuery('myself', {
  queryFn: () => call('GET /character/myself', {}),
  refetchInterval: messagePollMs,
  refetchIntervalInBackground: false,
});

export const useMyself = () => useQuery(myselfQuery);
