import type { WrittenText } from '../../../meaning/written-text.ts';
import { type Problem, placeIn } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { textsByPart } from '../../texts-in.ts';

/** Speech must be closed in its paragraph, unless the next paragraph opens with a quote. */
export const quotesClose: Check = (world) => {
  const problems: Problem[] = [];
  for (const { part, texts } of textsByPart(world)) {
    texts.forEach(({ words }, i) => {
      const last = loneQuote(words.text);
      if (last < 0 || (i < part.prose.length - 1 && goesOn(texts[i + 1]))) return;
      const message = 'this quote has no partner; close it, or open the next paragraph with one';
      problems.push({ at: placeIn(words, last), message });
    });
  }
  return problems;
};

const goesOn = (next: WrittenText | undefined): boolean => /^\*?"/.test(next?.words.text ?? '');

/** Returns the offset of the last quote if the number of quotes is odd, else -1. */
function loneQuote(text: string): number {
  let last = -1;
  let isOdd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    last = at;
    isOdd = !isOdd;
  }
  return isOdd ? last : -1;
}
