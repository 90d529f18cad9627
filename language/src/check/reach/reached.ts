import { memoize } from '../memoize.ts';
import { fixpoint } from './fixpoint.ts';
import { stepsOf } from './steps.ts';

/** All facts that may ever come about, from a new character on. */
export const reachedIn = memoize((world): ReadonlySet<string> => fixpoint(stepsOf(world), world));
