import type { WrittenText } from '../../meaning/told-text.ts';
import type { Problem } from '../../syntax/block.ts';
import { placeIn } from '../../syntax/cut.ts';
import { partsOf } from '../parts-of.ts';
import type { Rule } from '../rule.ts';
import { textsIn } from '../texts-in.ts';

/** Speech that begins ends, in its paragraph, or goes on in the next one, which opens with a quote again. */
export const quotesClose: Rule = (world) =>
  partsOf(world).flatMap((part) => {
    const texts = textsIn(part);
    return texts.flatMap((text, i) => (i < part.prose.length - 1 && goesOn(texts[i + 1]) ? [] : open(text)));
  });

const goesOn = (next: WrittenText | undefined): boolean => /^\*?"/.test(next?.words.text ?? '');

function open({ words }: WrittenText): readonly Problem[] {
  let last = -1;
  let count = 0;
  for (let at = words.text.indexOf('"'); at >= 0; at = words.text.indexOf('"', at + 1)) {
    last = at;
    count++;
  }
  return count % 2 === 0
    ? []
    : [
        {
          at: placeIn(words, last),
          message: 'this quote has no partner; close it, or open the next paragraph with one',
        },
      ];
}
