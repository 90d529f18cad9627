import type { Check } from '../../rule.ts';
import { findInTexts } from '../../texts-in.ts';

// Words that are never repeated on purpose, unlike "had had", "that that" and "her her".
const TWICE = /\b(the|an?|and|of|to) \1\b/i;

export const wordsStandOnce: Check = (world) =>
  findInTexts(TWICE, world, (found) => `"${found.split(' ')[0]}" is repeated here; delete one`);
