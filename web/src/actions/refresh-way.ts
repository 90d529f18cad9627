import { lowActionCount } from '../constants/timers.ts';

export type RefreshWay = 'enhanced refresh' | 'refill dialog' | 'fate page';

/** Where Refresh leads, from the counter and from wherever else more actions are asked for. */
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
