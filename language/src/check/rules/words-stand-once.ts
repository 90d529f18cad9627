import { placeIn } from '../../syntax/cut.ts';
import type { Rule } from '../rule.ts';
import { allTexts } from '../texts-in.ts';

// Words that are never meant twice running; "had had" and "that that" may be.
const TWICE = /\b(the|an?|and|of|to|with|from|for|your|his|her|its) \1\b/i;

/** No small word stands there twice running. */
export const wordsStandOnce: Rule = (world) =>
  allTexts(world).flatMap(({ words }) => {
    const found = TWICE.exec(words.text);
    return found
      ? [{ at: placeIn(words, found.index, found[0].length), message: `"${found[1]}" stands here twice; take one out` }]
      : [];
  });
