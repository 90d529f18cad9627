import { chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import type { TimedId } from '../ids.ts';
import { meetsAll } from '../qualities/meets.ts';
import { seedOf } from '../seed-of.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';

export const isRunning = ({ timers }: Character, id: TimedId): boolean => timers.some(({ story }) => story === id);

/** True if the story was ever started for the character, even if it has stopped or come due since. */
export const hasBegun = (character: Character, id: TimedId): boolean =>
  character.begun.includes(id) || isRunning(character, id);

/** Starts a timed story at `from`. Its seed is rolled now. */
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
 * Starts timed stories whose requirements have just begun to hold. A running story continues even if they stop holding.
 * A story that has ended starts again the next time they begin to hold.
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

export const giveAtArrival = (turn: Turn, moment: Pick<Moment, 'world' | 'now' | 'chance'>): Turn =>
  moment.world.pack.timed
    .filter(({ given }) => given === 'at arrival')
    .reduce((sofar, { id }) => startTimer(sofar, id, moment.now, moment), turn);

/**
 * Starts repeating stories of arrival that are newer than the character. They come due as if started at arrival, and
 * missed times are not made up. The seed comes from the character's secret `luckSeed`, so that it stays the same and
 * players cannot predict it.
 */
export function giveBelated(turn: Turn, world: World, now: number): Turn {
  return world.pack.timed.reduce((sofar, { id, given, repeats, after }) => {
    if (given !== 'at arrival' || !repeats || hasBegun(sofar.character, id)) return sofar;
    const { arrived, luckSeed } = sofar.character;
    const last = arrived + Math.floor(Math.max(0, now - arrived) / after) * after;
    return startTimer(sofar, id, last, { world, chance: chanceFrom(seedOf(luckSeed, id)) });
  }, turn);
}

/** When the first running story is due. Undefined if none is running. */
export const firstDue = ({ timers }: Pick<Character, 'timers'>): number | undefined =>
  timers.length === 0 ? undefined : Math.min(...timers.map(({ dueAt }) => dueAt));

/** When the weekly visit is due, in milliseconds since 1970. Undefined if none is planned. */
export const nextVisit = ({ timers }: Character, { pack }: Pick<World, 'pack'>): number | undefined =>
  timers.find(({ story }) => story === pack.weekly)?.dueAt;
