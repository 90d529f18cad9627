import { effectsIn } from '../meaning/effects-in.ts';
import { memoize } from './memoize.ts';

/** Everything in the world that changes levels. */
export const effectsOf = memoize(effectsIn);
