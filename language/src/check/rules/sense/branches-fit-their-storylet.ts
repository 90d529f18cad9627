import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../../meaning/requirement.ts';
import type { WrittenStorylet } from '../../../meaning/storylet.ts';
import { rangesWhere, surelyFails } from '../../levels/known-ranges.ts';
import { movementsIn } from '../../levels/movement.ts';
import { linkedNames } from '../../reach/linked-names.ts';
import { priceRequirement, requirementsOf } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const branchesFitTheirStorylet: Check = (world) => {
  const led = linkedNames(world).storylets;
  return world.storylets
    .filter((storylet) => !led.has(nameIn(storylet)))
    .flatMap((storylet) => {
      const known = rangesWhere(steady(storylet, world));
      if (known.size === 0) return [];
      return storylet.branches
        .flatMap((branch) => [...requirementsOf(branch), ...(branch.facts.pay ?? []).map(priceRequirement)])
        .filter((required) => surelyFails(required, known))
        .map(({ at }) => ({ at, message: 'the requirements of the storylet exclude this; change one of the two' }));
    });
};

/** Requirements that still hold while the storylet is open, even if the player changes clothes meanwhile. */
function steady({ facts: { when = [], outfit } }: WrittenStorylet, world: WrittenWorld): readonly WrittenRequirement[] {
  const movements = movementsIn(world);
  return outfit
    ? when.filter((required) => required.kind === 'level' && !movements.get(required.quality.name)?.bonus)
    : when;
}
