import { isObtainable } from '../../levels/movement.ts';
import { requirementsIn } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { pricesIn } from '../../used-qualities.ts';
import { names } from '../../world-index.ts';

export const askedQualitiesAreGiven: Check = (world) => {
  const known = names(world).quality;
  const requiredQualities = requirementsIn(world).flatMap((each) => (each.kind === 'met' ? [] : [each.quality]));
  return [...requiredQualities, ...pricesIn(world).map(({ quality }) => quality)]
    .filter(({ name }) => known.has(name) && !isObtainable(name, world))
    .map(({ name, at }) => ({
      at,
      message: `nothing ever gives "${name}"; let an outcome give it, or remove the requirement`,
    }));
};
