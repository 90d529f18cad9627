import type { Words } from '../../syntax/block.ts';
import { placeIn } from '../../syntax/cut.ts';
import { partsOf } from '../parts-of.ts';
import type { Rule } from '../rule.ts';

const CURLY = /[\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb]/;

/** Quotes are written straight, and set by the language. */
export const straightQuotes: Rule = (world) =>
  partsOf(world).flatMap(({ block: { heading, facts, prose } }) =>
    [heading, ...facts.map(({ value }) => value), ...prose].flatMap(curly),
  );

function curly(words: Words) {
  const found = words.text.search(CURLY);
  return found < 0
    ? []
    : [{ at: placeIn(words, found), message: `write quotes straight (" and '); they are set when they are told` }];
}
