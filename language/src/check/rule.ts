import type { WrittenWorld } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';

/** One check: tells every mistake of its kind in the world. */
export type Rule = (world: WrittenWorld) => readonly Problem[];
