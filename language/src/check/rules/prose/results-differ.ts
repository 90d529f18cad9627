import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

export const resultsDiffer: Check = ({ storylets }) => storylets.flatMap(repeated);

function repeated({ block, branches }: WrittenStorylet): readonly Problem[] {
  const results: Block[] = [];
  const problems: Problem[] = [];
  const look = (part: Block): void => {
    const other = results.find((each) => hasSameProse(each, part));
    if (other) {
      const message = `this has the same text as "${other.heading.text}"; write what is different here`;
      problems.push({ at: part.heading.at, message });
    } else if (part.prose.length > 0) results.push(part);
  };
  look(block);
  for (const branch of branches) {
    look(branch.block);
    for (const outcome of branch.outcomes) look(outcome.block);
  }
  return problems;
}

const hasSameProse = ({ prose }: Block, other: Block): boolean =>
  prose.length === other.prose.length && prose.every(({ text }, i) => text === other.prose[i]?.text);
