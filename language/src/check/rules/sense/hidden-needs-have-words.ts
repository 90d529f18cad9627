import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenBranch } from '../../../meaning/storylet.ts';
import { priceRequirement, singleRequirements } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/** A lock that no line of the screen explains has the author's words for it. */
export const hiddenNeedsHaveWords: Check = (world) => {
  const hidden = new Set(world.qualities.filter(({ facts }) => facts.hidden).map(({ block }) => block.heading.text));
  return branchesOf(world)
    .filter(({ facts }) => !facts.locked)
    .flatMap((branch) =>
      locks(branch)
        .filter((asked) => isHidden(asked, hidden))
        .map(({ at }) => ({
          at,
          message: 'the player never sees this quality; say in "locked" what is wanted, or ask it in "when"',
        })),
    );
};

const locks = ({ facts: { needs = [], pay = [] } }: WrittenBranch): readonly WrittenRequirement[] => [
  ...needs,
  ...pay.map(priceRequirement),
];

/** True if the player can see no part of a requirement: of several of which one is enough, the visible ones are told. */
const isHidden = (asked: WrittenRequirement, hidden: ReadonlySet<string>): boolean =>
  singleRequirements(asked).every((each) => each.kind !== 'met' && hidden.has(each.quality.name));
