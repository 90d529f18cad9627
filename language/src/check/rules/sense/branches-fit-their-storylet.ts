import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import { rangesWhere, surelyFails } from '../../levels/known-ranges.ts';
import { movementsIn } from '../../levels/movement.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import { priceRequirement, requirementsOf } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A branch asks for nothing that its storylet rules out. */
export const branchesFitTheirStorylet: Check = (world) => {
  const led = linkedNames(world).storylets;
  return world.storylets
    .filter((storylet) => !led.has(nameIn(storylet)))
    .flatMap((storylet) => {
      const known = rangesWhere(steady(storylet, world));
      if (known.size === 0) return [];
      return storylet.branches
        .flatMap((branch) => [...requirementsOf(branch), ...(branch.facts.pay ?? []).map(priceRequirement)])
        .filter((asked) => surelyFails(asked, known))
        .map(({ at }) => ({ at, message: 'the storylet is only met where this does not hold; change one of the two' }));
    });
};

/** The requirements of a storylet that go on holding while it is open: clothes may be changed meanwhile. */
function steady({ facts: { when = [], outfit } }: WrittenStorylet, world: WrittenWorld): readonly WrittenRequirement[] {
  const movements = movementsIn(world);
  return outfit ? when.filter((asked) => asked.kind === 'level' && !movements.get(asked.quality.name)?.bonus) : when;
}
