import type { Character } from '../character.ts';
import type { TimedId } from '../ids.ts';
import type { TimedChange } from './timed-change.ts';

/** A story runs once at a time: to start it again is to set it back. */
export function applyTimedChange(character: Character, change: TimedChange): Character {
  const story = change.kind === 'timer started' ? change.timer.story : change.story;
  const others = character.timers.filter((timer) => timer.story !== story);
  switch (change.kind) {
    case 'timer started':
      return { ...character, timers: [...others, change.timer], begun: withBegun(character.begun, story) };
    case 'timer stopped':
      return { ...character, timers: others, ...(change.isForgotten && { begun: without(character.begun, story) }) };
    case 'timer due':
      return { ...character, timers: others };
  }
}

const without = (begun: readonly TimedId[], story: TimedId) => begun.filter((each) => each !== story);

const withBegun = (begun: readonly TimedId[], story: TimedId) =>
  begun.includes(story) ? begun : [...begun, story].sort((a, b) => a - b);
