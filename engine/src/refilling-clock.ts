import { actionPeriodMs } from '@underhall/contract/limits';
/** A counter that gains one every `actionPeriodMs`, up to a capacity. `nextAt` is missing at capacity. */
export type RefillingClock = { readonly count: number; readonly nextAt?: number };

/** The first gain comes one period after the counter fell below its capacity. */
export function spend(clock: RefillingClock, amount: number, capacity: number, now: number): RefillingClock {
  const count = clock.count - amount;
  return count < capacity ? { count, nextAt: clock.nextAt ?? now + actionPeriodMs } : { count };
}

/** Adds all gains that came due by `at`. A count above capacity stays. */
export function accrue(clock: RefillingClock, capacity: number, at: number): RefillingClock {
  const { count, nextAt } = clock;
  if (count >= capacity) return nextAt === undefined ? clock : { count };
  if (nextAt === undefined) return { count, nextAt: at + actionPeriodMs };
  if (at < nextAt) return clock;
  const more = 1 + Math.floor((at - nextAt) / actionPeriodMs);
  return count + more >= capacity
    ? { count: capacity }
    : { count: count + more, nextAt: nextAt + more * actionPeriodMs };
}

/**
 * The clock at `now`. Idempotent. If the system clock was set back, the count stays, and the wait for the next gain is
 * at most one period.
 */
export function refillUntilNow(clock: RefillingClock, capacity: number, now: number): RefillingClock {
  const latest = now + actionPeriodMs;
  const isAhead = clock.nextAt !== undefined && clock.nextAt > latest;
  return accrue(isAhead ? { count: clock.count, nextAt: latest } : clock, capacity, now);
}
