import { serverNow } from '../api/server-clock.ts';
import { opensIn } from './opens-in.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** For example `opens in 2 days`, counting down. `opensAt` is an ISO date. */
export function OpeningTime({ opensAt }: { readonly opensAt: string }) {
  // The countdown runs on the clock of `performance.now()`.
  const seconds = useSecondsUntil(performance.now() + Date.parse(opensAt) - serverNow());
  return <time dateTime={opensAt}>{opensIn((seconds ?? 0) * 1000)}</time>;
}
