import { slotOf } from '../../qualities.ts';
import type { Check } from '../../rule.ts';

export const wornThingsAreClothes: Check = (world) => {
  const slotless = new Set(
    world.qualities.filter((quality) => slotOf(quality) === undefined).map(({ block }) => block.heading.text),
  );
  return world.storylets.flatMap(({ branches }) =>
    branches.flatMap(({ outcomes }) =>
      outcomes
        .flatMap(({ facts }) => facts.wear ?? [])
        .filter(({ name }) => slotless.has(name))
        .map(({ name, at }) => ({
          at,
          message: `"${name}" has no slot and cannot be worn; give it one, or wear another`,
        })),
    ),
  );
};
