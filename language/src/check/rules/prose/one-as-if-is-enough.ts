import { type Problem, placeIn } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { filesWith } from '../../texts-in.ts';
import { partsOf } from '../../world-index.ts';

const AS_IF = /\bas (?:if|though)\b/gi;

/** At most one "as if" or "as though" under a heading. */
export const oneAsIfIsEnough: Check = (world) => {
  const problems: Problem[] = [];
  const files = filesWith(AS_IF, world);
  for (const { block } of partsOf(world)) {
    let count = 0;
    if (!files.has(block.heading.at.file)) continue;
    for (const words of block.prose) {
      for (const { index, 0: said } of words.text.matchAll(AS_IF)) {
        if (++count === 1) continue;
        const message = '"as if" and "as though" may stand once under a heading; rewrite this one';
        problems.push({ at: placeIn(words, index, said.length), message });
      }
    }
  }
  return problems;
};
