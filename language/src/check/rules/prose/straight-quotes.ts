import { type Problem, placeIn, type Words } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { filesWith } from '../../texts-in.ts';
import { partsOf } from '../../world-index.ts';

const CURLY = /[\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb]/;

/** Authors write straight quotes; the compiler makes them curly. */
export const straightQuotes: Check = (world) => {
  const problems: Problem[] = [];
  const look = (words: Words): void => {
    const found = words.text.search(CURLY);
    if (found < 0) return;
    problems.push({
      at: placeIn(words, found),
      message: `write straight quotes (" and '); the compiler makes them curly`,
    });
  };
  const files = filesWith(CURLY, world);
  for (const { block } of files.size > 0 ? partsOf(world) : []) {
    look(block.heading);
    for (const { value } of block.facts) look(value);
    block.prose.forEach(look);
  }
  return problems;
};
