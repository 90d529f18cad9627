import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenBranch } from '../../../meaning/storylet.ts';
import { singleRequirements } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { branchesOf, nameIn } from '../../world-index.ts';

/** A branch takes nothing that its act asks of the sender, for it is asked again when the act is accepted. */
export const actsAskForWhatStays: Check = (world) => {
  const acts = new Map(world.acts.map((act) => [nameIn(act), act.facts['sender needs'] ?? []]));
  return branchesOf(world).flatMap((branch) => {
    const needed = neededOf(acts.get(branch.facts.act?.name ?? '') ?? []);
    return losses(branch)
      .filter(({ quality }) => needed.has(quality.name))
      .map(({ quality: { name }, at }) => ({
        at,
        message: `the act asks its sender for "${name}" again when it is accepted; take it there (== sender), not here`,
      }));
  });
};

const neededOf = (asked: readonly WrittenRequirement[]): ReadonlySet<string> =>
  new Set(
    asked
      .flatMap(singleRequirements)
      .flatMap((each) =>
        each.kind !== 'met' && each.atLeast !== undefined && each.atLeast !== 0 ? [each.quality.name] : [],
      ),
  );

const losses = ({ facts, outcomes }: WrittenBranch) => [
  ...(facts.pay ?? []),
  ...outcomes.flatMap((outcome) => outcome.facts.lose ?? []),
];
