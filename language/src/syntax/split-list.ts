import type { Words } from './block.ts';
import { splitOutside } from './split-outside.ts';

/** The parts of a list, each with its own place. */
export const splitList = (words: Words): readonly Words[] => splitOutside(words, ',');
