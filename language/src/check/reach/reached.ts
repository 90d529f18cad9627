import { once } from '../once.ts';
import { solve } from './solve.ts';
import { stepsOf } from './steps.ts';

/** All facts that may ever come about, from a new character on. */
export const reachedIn = once((world): ReadonlySet<string> => solve(stepsOf(world), world));
