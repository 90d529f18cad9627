import { meetsAll } from '../qualities/meets.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { hasBegun, isRunning } from './has-begun.ts';
import { startTimer } from './start-timer.ts';

/**
 * Timed stories that are given to whoever comes to meet what they ask begin to run: once each time that
 * comes to hold. One that is running then runs on, also when it holds no more.
 */
export function giveTimers(turn: Turn, moment: Pick<Moment, 'world' | 'now' | 'chance'>): Turn {
  const { world, now } = moment;
  return world.pack.timed.reduce((sofar, { id, given }) => {
    if (typeof given === 'string') return sofar;
    const isGiven = hasBegun(sofar.character, id);
    if (meetsAll(given, sofar.character, world)) return isGiven ? sofar : startTimer(sofar, id, now, moment);
    if (!isGiven || isRunning(sofar.character, id)) return sofar;
    return record(sofar, { kind: 'timer stopped', story: id, isForgotten: true });
  }, turn);
}
