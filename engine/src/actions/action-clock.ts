import type { ActionClock, Character } from '../character.ts';

/** One action comes every ten minutes while the bank is not full. */
export const actionPeriod = 10 * 60 * 1000;
const bank = 20;

/** How many actions time alone can gather. */
export const bankSize = (_character: Character): number => bank;

/** The clock after `cost` actions are burnt; the next one is ten minutes off from the moment the bank stops being full. */
export function spend(clock: ActionClock, cost: number, now: number): ActionClock {
  const count = clock.count - cost;
  return count < bank ? { count, nextAt: clock.nextAt ?? now + actionPeriod } : { count };
}

/**
 * The clock as it stands at `now`. Doing it twice changes nothing more; a clock that went back takes
 * nothing away, and never leaves more than one period to wait.
 */
export function refill(clock: ActionClock, now: number): ActionClock {
  if (clock.count >= bank) return clock.nextAt === undefined ? clock : { count: clock.count };
  const nextAt = Math.min(clock.nextAt ?? now + actionPeriod, now + actionPeriod);
  if (now < nextAt) return nextAt === clock.nextAt ? clock : { count: clock.count, nextAt };
  const come = 1 + Math.floor((now - nextAt) / actionPeriod);
  const count = Math.min(bank, clock.count + come);
  return count >= bank ? { count } : { count, nextAt: nextAt + come * actionPeriod };
}
