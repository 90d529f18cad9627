import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

/** No two parts of a storylet tell the same. */
export const resultsDiffer: Check = ({ storylets }) => storylets.flatMap(repeated);

function repeated({ block, branches }: WrittenStorylet): readonly Problem[] {
  const results: Block[] = [];
  const problems: Problem[] = [];
  const look = (part: Block): void => {
    const other = results.find((each) => tellsTheSame(each, part));
    if (other) {
      const message = `this tells the same as "${other.heading.text}"; tell what is different here`;
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

const tellsTheSame = ({ prose }: Block, other: Block): boolean =>
  prose.length === other.prose.length && prose.every(({ text }, i) => text === other.prose[i]?.text);
