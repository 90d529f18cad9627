import { lowActionCount } from '../constants/timers.ts';

export type RefreshWay = 'enhanced refresh' | 'refill dialog' | 'fate page';

/** The way that Refresh leads, from the counter and from every other offer of more actions. */
export function refreshWay({
  refreshesLeft,
  actions,
}: {
  readonly refreshesLeft: number;
  readonly actions: number;
}): RefreshWay {
  if (refreshesLeft > 0) return 'enhanced refresh';
  return actions <= lowActionCount ? 'refill dialog' : 'fate page';
}
