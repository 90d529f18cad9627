import { dirname } from 'node:path/posix';
import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

/** A storylet may have at most one `kindness found`, and none if the storylet before it in the same folder has one. */
export const kindnessIsRare: Check = ({ storylets }) => {
  const problems: Problem[] = [];
  for (const [i, storylet] of storylets.entries()) {
    const [first, ...others] = kindnessesIn(storylet);
    if (first === undefined) continue;
    const before = storylets[i - 1];
    const earlier = before && folderOf(before) === folderOf(storylet) ? kindnessesIn(before)[0] : undefined;
    if (before && earlier) {
      problems.push(problemOf(first, `"${before.block.heading.text}", the storylet before this one, has`, earlier));
    }
    for (const other of others) problems.push(problemOf(other, 'this storylet has', first));
  }
  return problems;
};

const kindnessesIn = ({ branches }: WrittenStorylet): readonly WrittenOutcome[] =>
  branches.flatMap(({ outcomes }) => outcomes).filter(({ facts }) => facts.turn === 'kindness found');

const folderOf = ({ block }: WrittenStorylet): string => dirname(block.heading.at.file);

const problemOf = ({ block }: WrittenOutcome, what: string, earlier: WrittenOutcome): Problem => ({
  at: block.heading.at,
  message: `${what} a "kindness found" in "${earlier.block.heading.text}" already; give this result another turn`,
});
