import type { Words } from '../../syntax/block.ts';
import { placeIn } from '../../syntax/cut.ts';
import { partsOf } from '../parts-of.ts';
import type { Rule } from '../rule.ts';
import { stockOpenings, stockPhrases } from '../stock-phrases.ts';
import { textsIn } from '../texts-in.ts';

const ending = (phrase: string): string => (phrase.endsWith('-') ? `${phrase.slice(0, -1)}\\w*` : `${phrase}\\b`);

const ANYWHERE = new RegExp(`\\b(?:${stockPhrases.map(ending).join('|')})`, 'i');
const AT_FIRST = new RegExp(`^[*"]*(?:${stockOpenings.map(ending).join('|')})`, 'i');

/** Nothing is told in words that are worn out. */
export const stockPhrasesAreLeftOut: Rule = (world) =>
  partsOf(world).flatMap((part) => {
    const texts = textsIn(part).map(({ words }) => words);
    const beginning = texts.filter((_, i) => i === 0 || i >= part.prose.length);
    return [
      ...[part.block.heading, ...texts].flatMap((words) => found(words, ANYWHERE)),
      ...beginning.flatMap((words) => found(words, AT_FIRST)),
    ];
  });

function found(words: Words, phrases: RegExp) {
  const match = phrases.exec(words.text);
  return match
    ? [
        {
          at: placeIn(words, match.index, match[0].length),
          message: `"${match[0]}" is worn out; say what is there to be seen or heard`,
        },
      ]
    : [];
}
