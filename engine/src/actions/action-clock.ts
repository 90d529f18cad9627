import type { ActionClock, Character } from '../character.ts';
import { limitsOf } from '../membership/limits.ts';

/** How many actions time alone can gather: 20, or 40 for members. */
export const bankSize = (character: Pick<Character, 'membership'>): number => limitsOf(character).bank;

/** The clock after actions were given: `full` fills the bank; a number goes above it too, up to twice the bank, and never takes any. */
export function refreshed(
  clock: ActionClock,
  by: number | 'full',
  character: Pick<Character, 'membership'>,
): ActionClock {
  const bank = bankSize(character);
  const most = by === 'full' ? bank : Math.min(2 * bank, clock.count + by);
  const count = Math.max(clock.count, most);
  if (count === clock.count) return clock;
  return count >= bank || clock.nextAt === undefined ? { count } : { count, nextAt: clock.nextAt };
}

/** One action comes every ten minutes while the bank is not full. */
export { period as actionPeriod, spend } from '../refilling-clock.ts';
