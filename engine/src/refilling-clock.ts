/** A counter that gains one every period, up to a capacity. `nextAt` is missing at capacity. */
export type RefillingClock = { readonly count: number; readonly nextAt?: number };

export type Refill = { readonly capacity: number; readonly periodMs: number };

/** A way to let a clock run until a moment: `accrue` for one in the past, `refillUntilNow` for the present. */
export type Pass = (clock: RefillingClock, refill: Refill, at: number) => RefillingClock;

/** The first gain comes one period after the counter fell below its capacity. */
export function spend(
  clock: RefillingClock,
  amount: number,
  { capacity, periodMs }: Refill,
  now: number,
): RefillingClock {
  const count = clock.count - amount;
  return count < capacity ? { count, nextAt: clock.nextAt ?? now + periodMs } : { count };
}

/** Adds all gains that came due by `at`. A count above capacity stays. */
export function accrue(clock: RefillingClock, { capacity, periodMs }: Refill, at: number): RefillingClock {
  const { count, nextAt } = clock;
  if (count >= capacity) return nextAt === undefined ? clock : { count };
  if (nextAt === undefined) return { count, nextAt: at + periodMs };
  if (at < nextAt) return clock;
  const more = 1 + Math.floor((at - nextAt) / periodMs);
  return count + more >= capacity ? { count: capacity } : { count: count + more, nextAt: nextAt + more * periodMs };
}

/**
 * The clock at `now`. Idempotent. The wait for the next gain is at most one period, even if the system clock was set back
 * or the period became shorter. The count stays then.
 */
export function refillUntilNow(clock: RefillingClock, refill: Refill, now: number): RefillingClock {
  const latest = now + refill.periodMs;
  const isAhead = clock.nextAt !== undefined && clock.nextAt > latest;
  return accrue(isAhead ? { count: clock.count, nextAt: latest } : clock, refill, now);
}

/**
 * The clock after its period became `byMs` longer or, if negative, shorter. The wait under way counts from its start. It
 * ends at once if it is over by then.
 */
export const withPeriodChanged = (clock: RefillingClock, byMs: number, at: number): RefillingClock =>
  clock.nextAt === undefined || byMs === 0
    ? clock
    : { count: clock.count, nextAt: Math.max(Math.min(at, clock.nextAt), clock.nextAt + byMs) };
