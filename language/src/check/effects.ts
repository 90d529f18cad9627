import { effectsIn } from '../meaning/effects-in.ts';
import { once } from './once.ts';

/** Everything in the world that changes levels. */
export const effectsOf = once(effectsIn);
