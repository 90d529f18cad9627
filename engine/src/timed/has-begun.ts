import type { Character } from '../character.ts';
import type { TimedId } from '../ids.ts';

export const isRunning = ({ timers }: Character, id: TimedId): boolean => timers.some(({ story }) => story === id);

/** Did it begin to run at some time? What is given was given then, also if it has been stopped or told since. */
export const hasBegun = (character: Character, id: TimedId): boolean =>
  character.begun.includes(id) || isRunning(character, id);
