import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { LevelSource } from '../levels/level-sources.ts';

/**
 * Something that comes about once all that is asked may hold, and one fact of each group has come about. It brings
 * facts and levels. Facts are words: `area The Square`, `storylet A Bench`, `market`.
 */
export type Step = {
  readonly asked: readonly WrittenRequirement[];
  readonly oneOf: readonly (readonly string[])[];
  readonly brings: readonly (string | LevelSource)[];
};

/** The storylet can be met. */
export const storyletFact = (name: string): string => `storylet ${name}`;
