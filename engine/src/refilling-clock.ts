/** What comes one by one while there is room for it: how many there are, and when the next one comes; nothing is coming while there is no room. */
export type RefillingClock = { readonly count: number; readonly nextAt?: number };

/** One comes every ten minutes. */
export const period = 10 * 60 * 1000;

/** The clock after some are taken: the next one is ten minutes off from the moment there is room. */
export function spend(clock: RefillingClock, taken: number, room: number, now: number): RefillingClock {
  const count = clock.count - taken;
  return count < room ? { count, nextAt: clock.nextAt ?? now + period } : { count };
}

/**
 * The clock with all that has come by a moment. What is above the room stays. A moment that lies before
 * others that were looked at already gives nothing.
 */
export function accrue(clock: RefillingClock, room: number, at: number): RefillingClock {
  const { count, nextAt } = clock;
  if (count >= room) return nextAt === undefined ? clock : { count };
  if (nextAt === undefined) return { count, nextAt: at + period };
  if (at < nextAt) return clock;
  const more = 1 + Math.floor((at - nextAt) / period);
  return count + more >= room ? { count: room } : { count: count + more, nextAt: nextAt + more * period };
}

/**
 * The clock as it stands at `now`. Doing it twice changes nothing more; a clock that went back takes
 * nothing away, gives nothing, and never leaves more than one period to wait.
 */
export function refillUntilNow(clock: RefillingClock, room: number, now: number): RefillingClock {
  const latest = now + period;
  const isAhead = clock.nextAt !== undefined && clock.nextAt > latest;
  return accrue(isAhead ? { count: clock.count, nextAt: latest } : clock, room, now);
}
