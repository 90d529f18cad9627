import type { Character } from '../character.ts';
import type { Timer } from './timer.ts';

/** What time brings at a planned moment: the end of a membership, or a timed story. */
export type TimedEvent = { readonly at: number; readonly timer?: Timer };

/** The first thing that is due by now. At the same moment a membership ends first, then the story with the lower number comes. */
export function nextEvent({ membership, timers }: Character, now: number): TimedEvent | undefined {
  const first = timers.reduce<Timer | undefined>(
    (sofar, timer) => (timer.dueAt <= now && (!sofar || isBefore(timer, sofar)) ? timer : sofar),
    undefined,
  );
  const { until } = membership;
  if (until !== undefined && until <= (first?.dueAt ?? now)) return { at: until };
  return first && { at: first.dueAt, timer: first };
}

const isBefore = (one: Timer, other: Timer): boolean =>
  one.dueAt < other.dueAt || (one.dueAt === other.dueAt && one.story < other.story);
