import { rankOf, type Stretch } from './membership.ts';

const none: Stretch = { tier: 'none' };

/** The stretch that holds at a moment: this one, one that followed it, or none. */
export function stretchAt(stretch: Stretch, now: number): Stretch {
  let at = stretch;
  while (at.until !== undefined && at.until <= now) at = at.next ?? none;
  return at;
}

/** The highest of several memberships that are had side by side, from a moment on: at each moment the highest tier of all. */
export function highestOf(stretches: readonly Stretch[], now: number): Stretch {
  const still = stretches.map((each) => stretchAt(each, now));
  const { tier } = still.reduce((high, each) => (rankOf(each.tier) > rankOf(high.tier) ? each : high), none);
  const ends = still.flatMap(({ until }) => (until === undefined ? [] : [until]));
  if (ends.length === 0) return { tier };
  const until = Math.min(...ends);
  const next = highestOf(still, until);
  if (next.tier === tier) return next;
  return next.tier === 'none' ? { tier, until } : { tier, until, next };
}
