import { type Problem, placeIn } from '../../../syntax/block.ts';
import { stockOpenings, stockPhrases } from '../../prose/word-lists.ts';
import type { Check } from '../../rule.ts';
import { filesWith, findInTextsAndHeadings, textsByPart } from '../../texts-in.ts';

const ending = (phrase: string): string => (phrase.endsWith('-') ? `${phrase.slice(0, -1)}\\w*` : `${phrase}\\b`);

const ANYWHERE = new RegExp(`\\b(?:${stockPhrases.map(ending).join('|')})`, 'i');
const OPENING = new RegExp(`\\b(?:${stockOpenings.map(ending).join('|')})`, 'i');
const AT_FIRST = new RegExp(`^[*"]*${OPENING.source}`, 'i');

export const stockPhrasesAreLeftOut: Check = (world) => {
  const problems: Problem[] = [...findInTextsAndHeadings(ANYWHERE, world, worn)];
  const files = filesWith(OPENING, world);
  for (const { part, texts } of textsByPart(world)) {
    if (!files.has(part.block.heading.at.file)) continue;
    texts.forEach(({ words }, i) => {
      // Checks openings in the first paragraph of the prose and in every fact.
      const found = i === 0 || i >= part.prose.length ? AT_FIRST.exec(words.text) : undefined;
      if (found) problems.push({ at: placeIn(words, 0, found[0].length), message: worn(found[0]) });
    });
  }
  return problems;
};

const worn = (found: string): string => `"${found}" is a stock phrase; describe what can be seen or heard`;
