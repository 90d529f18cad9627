import { useQuery } from '@tanstack/react-query';
import type { Lead, LeadsReply } from '@underhall/contract';
import { namedQuery } from '../api/answers.ts';
import { call } from '../api/call.ts';
import { serverNow } from '../api/server-clock.ts';

declare module '../api/answers.ts' {
  interface Answers {
    readonly leads: LeadsReply;
  }
}

export const leadsQuery = namedQuery('leads', { queryFn: () => call('GET /extra/leads', {}) });

/** Browsers run a timer with a longer delay at once. */
const maxTimerMs = 2 ** 31 - 1;
/** Delay after a lead opens, so that the server's clock has passed that time too. */
const graceMs = 1000;

/** Milliseconds until the next waiting lead opens. False if none waits. */
export function msUntilNextOpening(leads: readonly Lead[], now: number): number | false {
  const times = leads.flatMap(({ opensAt }) => (opensAt === undefined ? [] : [Date.parse(opensAt) - now]));
  return times.length > 0 && Math.min(maxTimerMs, Math.max(0, Math.min(...times)) + graceMs);
}

/** Returns the leads, refetched when a waiting one opens. `leads` is undefined until loaded. */
export function useLeads() {
  const { data, error, refetch } = useQuery({
    ...leadsQuery,
    refetchInterval: ({ state }) => msUntilNextOpening(state.data?.leads ?? [], serverNow()),
  });
  return { leads: data?.leads, error, refetch };
}
