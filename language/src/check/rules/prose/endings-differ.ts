import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import { applyExemptions, type ProblemOfPart } from '../../prose/exempt.ts';
import { type Ending, endingOf } from '../../prose/measure-text.ts';
import type { Check } from '../../rule.ts';

/** Many results may repeat a kind. Endings on the player are welcome, so half of the results may have them. */
const maxAlike = (ending: Ending, results: number): number =>
  Math.max(2, Math.floor(results / (ending === 'a sentence about you' ? 2 : 3)));

/** At most two results of a storylet, or a third of many, may have the same kind of ending. */
export const endingsDiffer: Check = (world) =>
  applyExemptions('endings-differ', world, world.storylets.flatMap(endedAlike));

function endedAlike({ branches }: WrittenStorylet): readonly ProblemOfPart[] {
  const counts = new Map<Ending, number>();
  const results = branches.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  return branches.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ block }) => {
      const ending = endingOf(block);
      if (!ending) return [];
      const count = (counts.get(ending) ?? 0) + 1;
      counts.set(ending, count);
      if (count <= maxAlike(ending, results)) return [];
      const message = `${count} results of this storylet end on ${ending}; end this one differently`;
      return [{ part: block, at: block.prose.at(-1)?.at ?? block.heading.at, message }];
    }),
  );
}
