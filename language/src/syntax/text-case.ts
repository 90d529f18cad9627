import { isProblem, type Problem, type Words } from './block.ts';
import { cut } from './cut.ts';
import { offsetsOf } from './marks.ts';
import { parseRequirement, type RequirementForm } from './requirement.ts';
import { splitList } from './split-list.ts';
import type { CaseForm } from './text-piece.ts';

/** The longest requirements a case of a text may have, in characters. */
const LONGEST = 500;

/**
 * Reads `Talk 5+: One text`. What is asked stands before the first colon up to which it can be read, for names hold
 * colons too. Undefined without a colon; what is wrong up to the first colon if none fits.
 */
export function readCase(part: Words): CaseForm | Problem | undefined {
  let first: Problem | undefined;
  for (const colon of offsetsOf(part.text, ':')) {
    if (colon > LONGEST) break;
    if (isInQuotes(part.text, colon)) continue;
    const when = splitList(cut(part, 0, colon)).map(parseRequirement);
    const problem = when.find(isProblem);
    if (!problem) return { when: when as readonly RequirementForm[], text: cut(part, colon + 1) };
    first ??= problem;
  }
  return first;
}

const isInQuotes = (text: string, offset: number): boolean => text.slice(0, offset).split('"').length % 2 === 0;

/** True if a text looks as if it were meant to ask for something before its colon. */
export const looksLikeACase = ({ text }: Words): boolean => {
  const [colon] = offsetsOf(text, ':');
  return colon !== undefined && /^(?:no|seen|not seen) |[\d+]$/.test(text.slice(0, colon).trim());
};
