import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import { isAlwaysListed, isRepeatable } from '../../open-branches.ts';
import { applyExemptions, type ProblemOfPart } from '../../prose/exempt.ts';
import type { Check } from '../../rule.ts';

/** The most frequent result of a repeatable choice must have cases. */
export const habitsVary: Check = (world) => {
  const commonest = world.storylets
    .filter((storylet) => isAlwaysListed(storylet, world))
    .flatMap(({ branches }) => branches.filter((branch) => isRepeatable(branch, world)))
    .flatMap(({ outcomes }) => outcomes.filter(({ heading }) => COMMONEST.has(heading?.kind ?? '')));
  const same = commonest.filter((outcome) => !hasCases(outcome));
  return applyExemptions('habits-vary', world, same.map(problemOf));
};

const COMMONEST: ReadonlySet<string> = new Set(['always', 'success']);

const hasCases = ({ prose }: WrittenOutcome): boolean =>
  prose.some(({ pieces }) => pieces.some(({ kind }) => kind === 'cases' || kind === 'entry'));

const problemOf = ({ block }: WrittenOutcome): ProblemOfPart => ({
  part: block,
  at: block.heading.at,
  message:
    'this result can repeat but never varies; give it cases, like "{Talk 5+: one | other}", or let its branch require "not seen" or a level',
});
