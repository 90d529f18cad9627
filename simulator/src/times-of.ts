import { applyChange, timesIn, worldAfter } from '@underhall/engine';
import type { Step } from './step.ts';

/** A repeated choice as one step for each time, so that the measures count each. Any other step as it is. */
export function timesOf(step: Step): readonly [Step, ...Step[]] {
  const [first = [], ...more] = timesIn(step.changes);
  if (more.length === 0) return [step];
  const { moment } = step;
  const own = first.slice(moment.passed.length);
  let time: Step = { ...step, changes: first, after: own.reduce(applyChange, moment.character) };
  const times: [Step, ...Step[]] = [time];
  for (const changes of more) {
    const world = worldAfter(time.moment.world, time.changes);
    const at = { ...moment, world, character: time.after, passed: [] };
    time = { ...step, moment: at, changes, after: changes.reduce(applyChange, time.after) };
    times.push(time);
  }
  return times;
}
