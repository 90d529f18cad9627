import type { Change } from '../change.ts';
import type { EndedStory } from './phases.ts';

/**
 * True for changes that the sum of a repeated choice reports completely: levels, rolls, payments and counters. After
 * any other change the player should read the result before the next choice. The same applies to a rare result and to
 * one that leads to another storylet.
 */
export function isRoutine(change: Change): boolean {
  switch (change.kind) {
    case 'quality':
    case 'shared':
    case 'rolled':
    case 'stayed':
    case 'forced in a row':
      return true;
    case 'actions':
      return change.why === 'spent';
    case 'agent':
      return change.why === 'got on';
    case 'story':
      return change.to.phase === 'In' || (change.to.phase === 'End' && isPlain(change.to));
    // New kinds are not routine, so that a repeat never skips something unread.
    default:
      return false;
  }
}

const isPlain = ({ outcome, next }: EndedStory): boolean => next === undefined && !outcome.startsWith('rare');
