import { chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import type { TimedId } from '../ids.ts';
import { meetsAll } from '../qualities/meets.ts';
import { seedOf } from '../seed-of.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';

export const isRunning = ({ timers }: Character, id: TimedId): boolean => timers.some(({ story }) => story === id);

/** Did it begin to run at some time? What is given was given then, also if it has been stopped or told since. */
export const hasBegun = (character: Character, id: TimedId): boolean =>
  character.begun.includes(id) || isRunning(character, id);

/** Lets a timed story run from a moment on, with its luck settled. */
export function startTimer(
  turn: Turn,
  story: TimedId,
  from: number,
  { world, chance }: Pick<Moment, 'world' | 'chance'>,
): Turn {
  const timed = world.timed.get(story);
  if (!timed) return turn;
  const timer = { story, dueAt: from + timed.after, seed: chance.roll(2 ** 31) };
  return record(turn, { kind: 'timer started', timer });
}

/**
 * Timed stories that are given to whoever comes to meet what they ask begin to run: once each time that
 * comes to hold. One that is running then runs on, also when it holds no more.
 */
export function giveTimers(turn: Turn, moment: Pick<Moment, 'world' | 'now' | 'chance'>): Turn {
  const { world, now } = moment;
  return world.pack.timed.reduce((sofar, { id, given }) => {
    if (typeof given === 'string') return sofar;
    const isGiven = hasBegun(sofar.character, id);
    if (meetsAll(given, { character: sofar.character, world }))
      return isGiven ? sofar : startTimer(sofar, id, now, moment);
    if (!isGiven || isRunning(sofar.character, id)) return sofar;
    return record(sofar, { kind: 'timer stopped', story: id, isForgotten: true });
  }, turn);
}

/** Everything that is given at arrival begins to run. */
export const giveAtArrival = (turn: Turn, moment: Pick<Moment, 'world' | 'now' | 'chance'>): Turn =>
  moment.world.pack.timed
    .filter(({ given }) => given === 'at arrival')
    .reduce((sofar, { id }) => startTimer(sofar, id, moment.now, moment), turn);

/**
 * For whoever arrived before the world had them: what repeats is given now, and is due when it would be
 * had it run from arrival on; what it missed stays missed. What is told but once was for newcomers. Its luck
 * is the character's own, so that it is the same however often it is looked at, and not to be foreseen.
 */
export function giveBelated(turn: Turn, world: World, now: number): Turn {
  return world.pack.timed.reduce((sofar, { id, given, repeats, after }) => {
    if (given !== 'at arrival' || !repeats || hasBegun(sofar.character, id)) return sofar;
    const { arrived, luckSeed } = sofar.character;
    const last = arrived + Math.floor(Math.max(0, now - arrived) / after) * after;
    return startTimer(sofar, id, last, { world, chance: chanceFrom(seedOf(luckSeed, id)) });
  }, turn);
}

/** When the weekly visit is due, in milliseconds since 1970; nothing where there is none. */
export const nextVisit = ({ timers }: Character, { pack }: Pick<World, 'pack'>): number | undefined =>
  timers.find(({ story }) => story === pack.weekly)?.dueAt;
