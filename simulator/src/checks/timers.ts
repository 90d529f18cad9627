import { catchUp } from '@underhall/engine';
import type { Player, Town } from '../cast.ts';

/**
 * Every running timer is due in the future, within its duration; and a repeating one that all have from their arrival
 * keeps the hour of arrival, however often it fired and however late anybody looked.
 */
export function checkTimers({ stored, arrived }: Player, { world, now }: Town): string | undefined {
  const { timers } = catchUp({ character: stored, world }, now).character;
  for (const { story, dueAt } of timers) {
    const timed = world.timed.get(story);
    if (!timed) return `timed story ${story} runs, and is not in the world`;
    if (dueAt <= now || dueAt > now + timed.after) return `${timed.name} is due at ${dueAt}, and it is ${now}`;
    const isOfArrival = timed.given === 'at arrival' && timed.repeats === true;
    if (isOfArrival && (dueAt - arrived) % timed.after !== 0) return `${timed.name} has lost its hour: ${dueAt}`;
  }
  return undefined;
}
