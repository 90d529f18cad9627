import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { pageSpinnerMs } from '../constants/timers.ts';

export type PageName = 'help' | 'credits' | 'privacy' | 'terms';

/** The HTML of a reading page. The loading state lasts at least `pageSpinnerMs`, so that it does not flicker. */
export const usePageText = (pageName: PageName) =>
  useQuery({
    queryKey: ['page', pageName],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [{ text }] = await Promise.all([
        call('GET /page/:pageName', { pageName }),
        new Promise((done) => setTimeout(done, pageSpinnerMs)),
      ]);
      return text;
    },
  });
