import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import { isAlwaysListed, isRepeatable } from '../../open-branches.ts';
import { applyExemptions, type ProblemOfPart } from '../../prose/exempt.ts';
import type { Check } from '../../rule.ts';

/** The most frequent result of a repeatable choice must have cases. So must its rare ones, which tell of an event. */
export const habitsVary: Check = (world) => {
  const told = world.storylets
    .filter((storylet) => isAlwaysListed(storylet, world))
    .flatMap(({ branches }) => branches.filter((branch) => isRepeatable(branch, world)))
    .flatMap(({ outcomes }) => outcomes.filter(({ heading }) => VARYING.has(heading?.kind ?? '')));
  const same = told.filter((outcome) => !hasCases(outcome));
  return applyExemptions('habits-vary', world, same.map(problemOf));
};

const VARYING: ReadonlySet<string> = new Set(['always', 'success', 'rare', 'rare success']);

const hasCases = ({ prose }: WrittenOutcome): boolean =>
  prose.some(({ pieces }) => pieces.some(({ kind }) => kind === 'cases' || kind === 'entry'));

const problemOf = ({ block }: WrittenOutcome): ProblemOfPart => ({
  part: block,
  at: block.heading.at,
  message:
    'this result can repeat but never varies; give it cases, like "{Talk 5+: one | other}", or let its branch require "not seen" or a level',
});
