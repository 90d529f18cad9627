import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenBranch } from '../../../meaning/storylet.ts';
import { priceRequirement, singleRequirements } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/** If a branch's lock cannot be explained by the screen, the author must write a text for it. */
export const hiddenNeedsHaveWords: Check = (world) => {
  const hidden = new Set(world.qualities.filter(({ facts }) => facts.hidden).map(({ block }) => block.heading.text));
  return branchesOf(world)
    .filter(({ facts }) => !facts.locked)
    .flatMap((branch) =>
      locks(branch)
        .filter((required) => isHidden(required, hidden))
        .map(({ at }) => ({
          at,
          message: 'the player never sees this quality; explain the requirement in "locked", or move it to "when"',
        })),
    );
};

const locks = ({ facts: { needs = [], pay = [] } }: WrittenBranch): readonly WrittenRequirement[] => [
  ...needs,
  ...pay.map(priceRequirement),
];

const isHidden = (required: WrittenRequirement, hidden: ReadonlySet<string>): boolean =>
  singleRequirements(required).every((each) => each.kind !== 'met' && hidden.has(each.quality.name));
