import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

/** Facts that only the result page shows. */
const OF_RESULTS = ['go to', 'give code', 'journal', 'aside', 'image', 'scene'] as const;

/**
 * An outcome with `straight to` must not have facts that only the result page shows. The storylet must be a different
 * one, so that a duplicate request cannot choose the branch again.
 */
export const straightOnShowsNoResult: Check = ({ storylets }) =>
  storylets.flatMap((storylet) =>
    storylet.branches.flatMap(({ outcomes }) => outcomes.flatMap((outcome) => wrong(outcome, storylet))),
  );

function wrong({ block, facts }: WrittenOutcome, { block: own }: WrittenStorylet): readonly Problem[] {
  const straight = facts['straight to'];
  if (!straight) return [];
  const loop = {
    at: placeOf(block, 'straight to'),
    message: `"${straight.name}" is the storylet of this branch; lead straight to another one, or delete the fact: "Try again" begins it again`,
  };
  const unseen = OF_RESULTS.filter((key) => facts[key] !== undefined).map((key) => ({
    at: placeOf(block, key),
    message: `"${key}" is part of a result, and "straight to" shows none; delete one of the two`,
  }));
  return [...(straight.name === own.heading.text ? [loop] : []), ...unseen];
}
