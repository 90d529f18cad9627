import { chanceFrom } from '../chance.ts';
import type { Character } from '../character.ts';
import type { TimedId } from '../ids.ts';
import { meetsAll } from '../qualities/meets.ts';
import { seedOf } from '../seed-of.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';

export const isRunning = ({ timers }: Character, id: TimedId): boolean => timers.some(({ story }) => story === id);

/** True if a timed story has ever run for the character, also if it was stopped or has come due since. */
export const hasBegun = (character: Character, id: TimedId): boolean =>
  character.begun.includes(id) || isRunning(character, id);

/** Starts a timed story at a moment; its seed is rolled now. */
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
 * Starts timed stories whose requirements have just come to hold, once each time. A running story continues when they
 * no longer hold.
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

/** Starts every timed story that is given at arrival. */
export const giveAtArrival = (turn: Turn, moment: Pick<Moment, 'world' | 'now' | 'chance'>): Turn =>
  moment.world.pack.timed
    .filter(({ given }) => given === 'at arrival')
    .reduce((sofar, { id }) => startTimer(sofar, id, moment.now, moment), turn);

/**
 * Gives stories of arrival to characters older than the story. Only repeating ones: they come due as if started at
 * arrival, and missed ones stay missed. The seed is the character's own and secret: the same at every look, and not
 * predictable.
 */
export function giveBelated(turn: Turn, world: World, now: number): Turn {
  return world.pack.timed.reduce((sofar, { id, given, repeats, after }) => {
    if (given !== 'at arrival' || !repeats || hasBegun(sofar.character, id)) return sofar;
    const { arrived, luckSeed } = sofar.character;
    const last = arrived + Math.floor(Math.max(0, now - arrived) / after) * after;
    return startTimer(sofar, id, last, { world, chance: chanceFrom(seedOf(luckSeed, id)) });
  }, turn);
}

/** Moment when the first running story is due; undefined if none runs. */
export const firstDue = ({ timers }: Pick<Character, 'timers'>): number | undefined =>
  timers.length === 0 ? undefined : Math.min(...timers.map(({ dueAt }) => dueAt));

/** The moment the weekly visit is due, in milliseconds since 1970; undefined if the world has none. */
export const nextVisit = ({ timers }: Character, { pack }: Pick<World, 'pack'>): number | undefined =>
  timers.find(({ story }) => story === pack.weekly)?.dueAt;
