import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenBranch } from '../../../meaning/storylet.ts';
import { singleRequirements } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { branchesOf, nameIn } from '../../world-index.ts';

/** Accepting an act rechecks its sender, so its branch must not take anything that the act requires. */
export const actsAskForWhatStays: Check = (world) => {
  const acts = new Map(world.acts.map((act) => [nameIn(act), act.facts['sender needs'] ?? []]));
  return branchesOf(world).flatMap((branch) => {
    const needed = neededOf(acts.get(branch.facts.act?.name ?? '') ?? []);
    return losses(branch)
      .filter(({ quality }) => needed.has(quality.name))
      .map(({ quality: { name }, at }) => ({
        at,
        message: `the act requires "${name}" of its sender again when it is accepted; take it under "== sender", not here`,
      }));
  });
};

const neededOf = (required: readonly WrittenRequirement[]): ReadonlySet<string> =>
  new Set(
    required
      .flatMap(singleRequirements)
      .flatMap((each) =>
        each.kind !== 'met' && each.atLeast !== undefined && each.atLeast !== 0 ? [each.quality.name] : [],
      ),
  );

const losses = ({ facts, outcomes }: WrittenBranch) => [
  ...(facts.pay ?? []),
  ...outcomes.flatMap((outcome) => outcome.facts.lose ?? []),
];
