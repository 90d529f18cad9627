import type { Rule } from './rule.ts';
import { knownNames } from './rules/known-names.ts';

/** Every check of the world. */
export const allRules: readonly Rule[] = [knownNames];
