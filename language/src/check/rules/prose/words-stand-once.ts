import type { Check } from '../../rule.ts';
import { findInTexts } from '../../texts-in.ts';

// Words that are never meant twice running; "had had", "that that" and "her her" may be.
const TWICE = /\b(the|an?|and|of|to) \1\b/i;

/** No small word stands there twice running. */
export const wordsStandOnce: Check = (world) =>
  findInTexts(TWICE, world, (found) => `"${found.split(' ')[0]}" stands here twice; take one out`);
