import { chanceFrom } from '../chance.ts';
import { seedOf } from '../seed-of.ts';
import type { Moment, Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { hasBegun } from './has-begun.ts';
import { startTimer } from './start-timer.ts';

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
    const { arrived, luck } = sofar.character;
    const last = arrived + Math.floor(Math.max(0, now - arrived) / after) * after;
    return startTimer(sofar, id, last, { world, chance: chanceFrom(seedOf(luck, id)) });
  }, turn);
}
