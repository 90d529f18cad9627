import { skeletonWords } from '../../../skeleton/skeleton-words.ts';
import { partsOf } from '../../parts-of.ts';
import type { Check } from '../../rule.ts';

/** Nothing is told in the words with which `npm run world new` says what to write. */
export const skeletonsAreFilled: Check = (world) =>
  partsOf(world).flatMap(({ block }) =>
    [...block.facts.map(({ value }) => value), ...block.prose]
      .filter(({ text }) => skeletonWords.has(text))
      .map(({ at }) => ({ at, message: 'this is still what the skeleton says; write your own in its place' })),
  );
