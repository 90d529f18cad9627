import type { Step } from '../step.ts';

/** Looks at a step and says what is wrong with it, if anything is: then the run stops. */
export type Check = (step: Step) => string | undefined;
