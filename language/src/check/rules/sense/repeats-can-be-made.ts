import { maxTimesAtOnce } from '@underhall/contract/limits';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { reachIn, type WrittenBranch, type WrittenStorylet } from '../../../meaning/storylet.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A repeated branch asks and takes nothing that deserves a decision each time, and can be chosen again at once. */
export const repeatsCanBeMade: Check = (world) =>
  world.storylets.flatMap((storylet) =>
    storylet.branches.flatMap((branch) => {
      const message = branch.facts.repeatable === undefined ? undefined : whyNot(branch, storylet, world);
      return message ? [{ at: placeOf(branch.block, 'repeatable'), message }] : [];
    }),
  );

/** Facts of which each needs a decision of its own. */
const decisions = ['fate', 'act', 'one-way', 'names', 'ask second chance'] as const;

/** Facts of an outcome that always end a repeat. */
const ends = ['go to', 'straight to', 'move to', 'lodge', 'journal'] as const;

function whyNot(
  { facts, outcomes }: WrittenBranch,
  storylet: WrittenStorylet,
  world: WrittenWorld,
): string | undefined {
  if ((facts.repeatable ?? 0) > maxTimesAtOnce) return `write a number from 2 to ${maxTimesAtOnce}`;
  if (facts.once) return 'a branch with "once" is chosen a single time; delete "repeatable"';
  const decision = decisions.find((key) => facts[key]);
  if (decision) return `a branch with "${decision}" needs a decision each time; delete "repeatable"`;
  const reach = reachIn(storylet);
  if (reach === 'drawn') return 'a card is played once; delete "repeatable"';
  if (reach === 'linked' && !world.qualities.some((each) => each.facts.use?.name === nameIn(storylet)))
    return 'this storylet cannot be begun again from its result; delete "repeatable"';
  const usual = outcomes.filter(({ heading }) => heading && !heading.kind.startsWith('rare'));
  const [end] = usual.map((outcome) => ends.find((key) => outcome.facts[key] !== undefined));
  const isAlwaysOver = usual.every((outcome) => ends.some((key) => outcome.facts[key] !== undefined));
  return isAlwaysOver && end ? `the first time always ends it with "${end}"; delete "repeatable"` : undefined;
}
